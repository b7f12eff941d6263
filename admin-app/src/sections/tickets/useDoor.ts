import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure, textOf, Unreachable } from '@venue/sdk';
import { checkIn, getDoorList } from '@venue/sdk/tickets/admin';
import { checkInOutcome, type DoorList, type ScanResult, ticketLimits } from '@venue/sdk/tickets/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useWho } from '../../app/frame/useWho.ts';
import { keepList, keepScans, storedDoor, type Waiting } from './storedDoor.ts';
import { type Direction, replacedIn, ticketOf, type Verdict, verdictOffline } from './verdict.ts';

/** Outcomes of who was let in or out. */
const passed: readonly number[] = [checkInOutcome.admitted, checkInOutcome.left];
const LIST_EVERY_MS = 15_000;
const RETRY_EVERY_MS = 10_000;
/** Milliseconds to wait for the server before the phone decides by itself, because people are waiting at the door. */
const PATIENCE_MS = 4_000;

export interface Door {
  readonly list: DoorList | null;
  readonly error: ApiFailure | Unreachable | null;
  readonly refetch: () => void;
  /** Scans that have not reached the server. */
  readonly waiting: readonly Waiting[];
  /** Why the server refused them the last time; null if it did not. They stay, and are sent again. */
  readonly refused: string | null;
  /** Guests whom the phone let in although the ticket had been used at another door. */
  readonly conflicts: readonly ScanResult[];
  readonly verdict: Verdict | null;
  /** Takes the last verdict off the screen: it is not about the code that comes now. */
  readonly clear: () => void;
  readonly scan: (by: { code: string } | { ticketNumber: number }, direction: Direction) => Promise<void>;
}

/** The door of an event: who may come, and scanning, with and without network. */
export function useDoor(eventId: number, place: string): Door {
  const { client } = useApi();
  const queries = useQueryClient();
  const who = useWho().person?.name ?? '';
  const { data, error, refetch } = useCall(getDoorList, { id: eventId }, { every: LIST_EVERY_MS });
  const [kept] = useState(() => storedDoor(eventId));
  const [waiting, setWaiting] = useState<readonly Waiting[]>(kept.waiting);
  const [refused, setRefused] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly ScanResult[]>([]);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const list = data?.message ?? kept.list;

  useEffect(() => {
    if (data) keepList(eventId, data.message);
  }, [eventId, data]);
  useEffect(() => keepScans(eventId, waiting), [eventId, waiting]);

  /** Sends scans; null while there is no network. */
  const send = useCallback(
    async (scans: readonly Waiting[]): Promise<readonly ScanResult[] | null> => {
      try {
        const body = { scans: scans.map(each => each.scan) };
        const { message } = await client.send(checkIn, { id: eventId, body }, { timeoutMs: PATIENCE_MS });
        void refresh(queries, checkIn.changes ?? []);
        return message.results;
      } catch (problem) {
        if (problem instanceof Unreachable || (problem instanceof ApiFailure && problem.status >= 500)) return null;
        throw problem;
      }
    },
    [client, eventId, queries],
  );

  const flush = useEffectEvent(async () => {
    const sent = waiting.slice(0, ticketLimits.scans);
    if (sent.length === 0) return;
    const results = await send(sent).catch((problem: ApiFailure) => {
      setRefused(textOf(problem, ''));
      return null;
    });
    if (!results) return;
    setRefused(null);
    setWaiting(current => current.filter(each => !sent.includes(each)));
    // Guests that the phone admitted, but the server did not.
    setConflicts(current => {
      const known = new Set(current.map(each => each.scanId));
      return [...current, ...results.filter(each => !passed.includes(each.outcome) && !known.has(each.scanId))];
    });
  });
  useEffect(() => {
    const again = () => void flush();
    const timer = setInterval(again, RETRY_EVERY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);

  async function scan(by: { code: string } | { ticketNumber: number }, direction: Direction): Promise<void> {
    setVerdict(null);
    const scannedAt = new Date().toISOString();
    const ticket = await ticketOf(list, by);
    const made: Waiting = {
      scan: { scanId: crypto.randomUUID(), ...by, place, scannedAt, ...(direction === 'out' ? { direction } : {}) },
      ticketNumber: ticket?.ticketNumber ?? null,
    };
    try {
      const results = await send([made]);
      const [answer] = results ?? [];
      if (answer) {
        setVerdict({ ...answer, byPhone: false });
        return;
      }
    } catch (problem) {
      notify.error(textOf(problem as ApiFailure, 'Не\u00a0удалось проверить билет'));
      return;
    }
    const replaced = await replacedIn(list, by);
    if (replaced) {
      const { outcome, ticketNumber } = replaced;
      setVerdict({ outcome, ticketNumber, holderName: null, ticketName: null, checkIn: null, byPhone: true });
      return;
    }
    const { doorsOpenAt: opensAt = '', allowsReentry = false } = list?.event ?? {};
    const rules = { opensAt, allowsReentry, direction };
    const localVerdict = verdictOffline(ticket, waiting, { at: scannedAt, place, who }, rules);
    setVerdict(localVerdict);
    // Only who was let in or out needs to be sent to the server.
    if (passed.includes(localVerdict.outcome)) setWaiting(current => [...current, made]);
  }

  const clear = () => setVerdict(null);
  return { list, error, refetch: () => void refetch(), waiting, refused, conflicts, verdict, clear, scan };
}
