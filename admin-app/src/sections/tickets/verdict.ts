import {
  type CheckIn,
  checkInOutcome,
  type DoorList,
  type DoorTicket,
  type ScanResult,
  ticketCodeOf,
} from '@venue/sdk/tickets/model';
import type { Waiting } from './storedDoor.ts';

/** The result of a scan; `byPhone` if the phone decided without the server. */
export interface Verdict extends Omit<ScanResult, 'scanId'> {
  readonly byPhone: boolean;
}

/** SHA-256 in hexadecimal digits: the list of guests holds codes in this form. */
export async function hashOf(code: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The ticket in the list that fits what was scanned or chosen. */
export async function ticketOf(
  list: DoorList | null,
  by: { code: string } | { ticketNumber: number },
): Promise<DoorTicket | undefined> {
  if (!list) return undefined;
  if ('ticketNumber' in by) return list.tickets.find(each => each.ticketNumber === by.ticketNumber);
  const code = ticketCodeOf(by.code);
  if (code === null) return undefined;
  const hash = await hashOf(code);
  return list.tickets.find(each => each.codeHash === hash);
}

/** What the list says of a code that was replaced. */
export async function replacedIn(
  list: DoorList | null,
  by: { code: string } | { ticketNumber: number },
): Promise<DoorList['replaced'][number] | undefined> {
  const code = 'code' in by ? ticketCodeOf(by.code) : null;
  if (!list || code === null) return undefined;
  const hash = await hashOf(code);
  return list.replaced.find(each => each.codeHash === hash);
}

interface DoorRules {
  /** When tickets begin to be checked in. */
  readonly opensAt: string;
  /** Whether guests may go out and come in again. */
  readonly allowsReentry: boolean;
  readonly direction: Direction;
}

/** The verdict of a phone without network, based only on its stored list and its own scans. */
export function verdictOffline(
  ticket: DoorTicket | undefined,
  waiting: readonly Waiting[],
  own: CheckIn,
  { opensAt, allowsReentry, direction }: DoorRules,
): Verdict {
  const { admitted, already, cancelled, early, unknown } = checkInOutcome;
  if (!ticket)
    return { outcome: unknown, ticketNumber: null, holderName: null, ticketName: null, checkIn: null, byPhone: true };
  const { ticketNumber, holderName, ticketName } = ticket;
  const whose = { ticketNumber, holderName, ticketName, byPhone: true };
  if (ticket.isCancelled) return { ...whose, outcome: cancelled, checkIn: null };
  if (own.at < opensAt) return { ...whose, outcome: early, checkIn: ticket.checkIn };
  const first = waiting.find(each => each.ticketNumber === ticketNumber)?.scan;
  const before = ticket.checkIn ?? (first ? { at: first.scannedAt, place: first.place, who: own.who } : null);
  if (allowsReentry) return passOffline(whose, before, { ticket, waiting, own, direction });
  return before ? { ...whose, outcome: already, checkIn: before } : { ...whose, outcome: admitted, checkIn: own };
}

interface PassState {
  readonly ticket: DoorTicket;
  readonly waiting: readonly Waiting[];
  readonly own: CheckIn;
  readonly direction: Direction;
}

/** The same where guests go out and come in again: nobody does either twice in a row. */
function passOffline(
  whose: Omit<Verdict, 'outcome' | 'checkIn'>,
  before: CheckIn | null,
  { ticket, waiting, own, direction }: PassState,
): Verdict {
  const last = waiting.findLast(each => each.ticketNumber === ticket.ticketNumber)?.scan;
  const isInside = last ? last.direction !== 'out' : ticket.checkIn !== null && !ticket.isOutside;
  const { admitted, inside, left, outside } = checkInOutcome;
  if (direction === 'out') return { ...whose, outcome: isInside ? left : outside, checkIn: isInside ? own : before };
  return isInside ? { ...whose, outcome: inside, checkIn: before } : { ...whose, outcome: admitted, checkIn: own };
}

/** Whether a guest comes in or goes out. */
export type Direction = 'in' | 'out';
