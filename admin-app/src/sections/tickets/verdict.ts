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

/**
 * The verdict of a phone without network, based only on its stored list and its own scans. `opensAt` is when tickets
 * begin to be checked in.
 */
export function verdictOffline(
  ticket: DoorTicket | undefined,
  waiting: readonly Waiting[],
  own: CheckIn,
  opensAt: string,
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
  return before ? { ...whose, outcome: already, checkIn: before } : { ...whose, outcome: admitted, checkIn: own };
}
