import { ApiFailure } from '@venue/sdk';
import { checkIn, getDoorList, listDoorEvents, undoCheckIn } from '@venue/sdk/tickets/admin';
import {
  type CheckIn,
  checkInOutcome,
  type DoorEvent,
  type Scan,
  type ScanResult,
  ticketCodeOf,
} from '@venue/sdk/tickets/model';
import type { Config } from '../../../config.ts';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { publish } from '../../../core/publish.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { mustExist } from '../../../core/record/records.ts';
import { type EventTableRow, eventById, lockEvent } from '../../events/events.store.ts';
import { namesOfRooms } from '../../rooms/rooms.store.ts';
import { contradiction } from '../passes/tickets.passes.rules.ts';
import { addPass, type Pass, passesOf } from '../passes/tickets.passes.store.ts';
import { reentryOf } from '../terms/tickets.terms.store.ts';
import { hashOfCode } from '../tickets.code.ts';
import { ticketMessages } from '../tickets.messages.ts';
import { phoneEnding } from '../tickets.presenter.ts';
import { doorsOpenAt } from '../tickets.rules.ts';
import { comersOf } from '../tickets.store.ts';
import { outcomes, replacedCode, replacedCodes } from '../transfer/tickets.transfer.store.ts';
import * as door from './tickets.door.store.ts';

const { admitted, already, cancelled, early, exitOff, inside, left, otherEvent, outside, passedOn, unknown } =
  checkInOutcome;
const subject = 'event';

export const ticketsDoorRoutes = [
  handle(listDoorEvents, async (_input, { db, now, config }) => ({
    message: { events: await presentEvents(db, config, await door.doorEvents(db, now)) },
  })),

  handle(getDoorList, async ({ id }, { db, now, config }) => {
    const [event] = await presentEvents(db, config, [mustExist(await eventById(db, id))]);
    const rows = await door.doorRows(db, id);
    return {
      message: {
        event: mustExist(event),
        tickets: rows.map(row => ({
          ticketNumber: row.id,
          codeHash: hashOfCode(row.code),
          holderName: row.name,
          phoneEnding: phoneEnding(row.phone),
          ticketName: row.kind,
          isCancelled: row.cancelledAt !== null,
          checkIn: presentCheckIn(row),
          isOutside: row.isOutside,
        })),
        replaced: (await replacedCodes(db, id)).map(({ attendeeId, kind, code }) => ({
          codeHash: hashOfCode(code),
          ticketNumber: attendeeId,
          outcome: outcomes[kind],
        })),
        now: now.toISOString(),
      },
    };
  }),

  handle(checkIn, ({ id, body: { scans } }, context) =>
    transact(context, async tx => {
      // Check-ins and cancellations of an event's tickets wait for each other.
      const event = mustExist(await lockEvent(tx, id));
      const results: Scanned[] = [];
      for (const scan of scans) results.push(await scanned(tx, context, event, scan));
      const tickets = results.flatMap(({ isNew, ticketNumber }) => (isNew ? [ticketNumber] : []));
      if (tickets.length > 0) await writeAudit(tx, context, checkIn.id, { subject, subjectId: id, after: { tickets } });
      return { message: { results: results.map(({ isNew: _, ...result }) => result) } };
    }),
  ),

  handle(undoCheckIn, ({ id, body: { ticketNumber } }, context) =>
    transact(context, async tx => {
      await lockEvent(tx, id);
      const row = await door.doorRow(tx, { id: ticketNumber });
      if (row?.eventId !== id) throw new ApiFailure('not_found');
      if (!(await door.removeCheckIn(tx, ticketNumber))) throw new ApiFailure('move_not_allowed');
      const before = { ticketNumber, ...presentCheckIn(row) };
      await writeAudit(tx, context, undoCheckIn.id, { subject, subjectId: id, before });
      return { message: { success: true } };
    }),
  ),
];

/** `isNew` is set for the scan that let a ticket in, when it came the first time. */
type Scanned = ScanResult & { readonly isNew?: true };

/** The result of one scan. The check-in that was saved first decides, whichever phone comes second. */
async function scanned(
  tx: Db,
  context: Context,
  event: EventTableRow,
  { scanId, code: typed, ticketNumber, place: where, scannedAt, direction = 'in' }: Scan,
): Promise<Scanned> {
  const code = typed === undefined ? null : ticketCodeOf(typed);
  const by = ticketNumber !== undefined ? { id: ticketNumber } : code === null ? null : { code };
  const row = by ? await door.doorRow(tx, by) : undefined;
  const former = row || code === null ? undefined : await replacedCode(tx, code);
  if (former) {
    const { attendeeId, kind } = former;
    const now = await door.doorRow(tx, { id: attendeeId });
    // Nobody reads whose the ticket is now from a code that is void.
    const outcome = outcomes[kind];
    return {
      scanId,
      outcome,
      ticketNumber: attendeeId,
      holderName: null,
      ticketName: now?.kind ?? null,
      checkIn: null,
    };
  }
  if (!row) return { scanId, outcome: unknown, ticketNumber: null, holderName: null, ticketName: null, checkIn: null };
  if (row.eventId !== event.id)
    return { scanId, outcome: otherEvent, ticketNumber: row.id, holderName: null, ticketName: null, checkIn: null };
  const whose = { scanId, ticketNumber: row.id, holderName: row.name, ticketName: row.kind };
  // guard: tickets.door.test.ts
  const isOff = row.cancelledAt !== null || event.cancelledAt !== null;
  if (isOff) return { ...whose, outcome: cancelled, checkIn: null };
  const { userId: byId, name: who } = actorOf(context);
  const place = where.trim();
  // The clock of a phone may be ahead.
  // guard: tickets.door.test.ts
  const at = new Date(Math.min(new Date(scannedAt).getTime(), context.now.getTime()));
  // Chosen in the list of a phone without network, before the ticket was given to somebody else.
  // guard: server/src/areas/tickets/transfer/tickets.transfer.door.test.ts
  if (row.transferredAt !== null && at < row.transferredAt) return { ...whose, outcome: passedOn, checkIn: null };
  if (at < doorsOpenAt(event, context.config)) return { ...whose, outcome: early, checkIn: presentCheckIn(row) };
  const allowsReentry = (await reentryOf(tx, [event.id])).has(event.id);
  const isOut = direction === 'out';
  // guard: ../passes/tickets.passes.test.ts
  if (isOut && !allowsReentry) return { ...whose, outcome: exitOff, checkIn: presentCheckIn(row) };
  // guard: ../passes/tickets.passes.test.ts
  if (allowsReentry && (isOut || row.checkIn))
    return { ...whose, ...(await passed(tx, row, { attendeeId: row.id, scanId, isOut, at, place, byId, who })) };
  if (await door.addCheckIn(tx, { attendeeId: row.id, scanId, at, place, byId, who })) {
    const about = { userId: row.userId, eventId: event.id, eventTitle: event.title };
    publish(tx, context.now, ticketMessages(about, 'checkedIn'));
    return { ...whose, outcome: admitted, checkIn: { at: at.toISOString(), place, who }, isNew: true };
  }
  const first = await door.doorRow(tx, { id: row.id });
  // The same scan, sent again because its response was lost.
  const same = first?.checkIn?.scanId === scanId;
  return { ...whose, outcome: same ? admitted : already, checkIn: presentCheckIn(first) };
}

/** The result of a scan of somebody who goes out, or comes in again. */
async function passed(
  tx: Db,
  row: door.DoorRow,
  pass: Parameters<typeof addPass>[1] & Pass,
): Promise<Pick<Scanned, 'outcome' | 'checkIn' | 'isNew'>> {
  const passes: Pass[] = row.checkIn ? [{ ...row.checkIn, isOut: false }, ...(await passesOf(tx, row.id))] : [];
  const same = passes.find(({ scanId }) => scanId === pass.scanId);
  const other = same ? null : contradiction(passes, pass);
  const outcome = pass.isOut ? left : admitted;
  if (other === null) {
    if (!same) await addPass(tx, pass);
    return { outcome, checkIn: presentPass(same ?? pass), ...(same ? {} : { isNew: true }) };
  }
  return { outcome: pass.isOut ? outside : inside, checkIn: other ? presentPass(other) : null };
}

const presentPass = ({ at, place, who }: Pass): CheckIn => ({ at: at.toISOString(), place, who });

const presentCheckIn = (row: door.DoorRow | undefined): CheckIn | null =>
  row?.checkIn ? { at: row.checkIn.at.toISOString(), place: row.checkIn.place, who: row.checkIn.who } : null;

async function presentEvents(db: Db, config: Config, rows: readonly EventTableRow[]): Promise<DoorEvent[]> {
  const comers = await comersOf(
    db,
    rows.map(row => row.id),
  );
  const reentry = await reentryOf(
    db,
    rows.map(row => row.id),
  );
  const rooms = await namesOfRooms(
    db,
    rows.map(row => row.roomId),
  );
  return rows.map(row => ({
    eventId: row.id,
    eventTitle: row.title,
    date: row.date,
    time: row.time,
    dateEnd: row.dateEnd,
    timeEnd: row.timeEnd,
    doorsOpenAt: doorsOpenAt(row, config).toISOString(),
    roomId: row.roomId,
    roomName: row.roomId === null ? null : (rooms.get(row.roomId) ?? null),
    place: row.place,
    issued: comers.get(row.id)?.issued ?? 0,
    checkedIn: comers.get(row.id)?.checkedIn ?? 0,
    allowsReentry: reentry.has(row.id),
    inside: (comers.get(row.id)?.checkedIn ?? 0) - (comers.get(row.id)?.outside ?? 0),
  }));
}
