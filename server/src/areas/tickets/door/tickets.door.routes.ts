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
import { hashOfCode } from '../tickets.code.ts';
import { ticketMessages } from '../tickets.messages.ts';
import { phoneEnding } from '../tickets.presenter.ts';
import { doorsOpenAt } from '../tickets.rules.ts';
import { comersOf } from '../tickets.store.ts';
import * as door from './tickets.door.store.ts';

const { admitted, already, cancelled, early, otherEvent, unknown } = checkInOutcome;
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
  { scanId, code: typed, ticketNumber, place: where, scannedAt }: Scan,
): Promise<Scanned> {
  const code = typed === undefined ? null : ticketCodeOf(typed);
  const by = ticketNumber !== undefined ? { id: ticketNumber } : code === null ? null : { code };
  const row = by ? await door.doorRow(tx, by) : undefined;
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
  if (at < doorsOpenAt(event, context.config)) return { ...whose, outcome: early, checkIn: presentCheckIn(row) };
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

const presentCheckIn = (row: door.DoorRow | undefined): CheckIn | null =>
  row?.checkIn ? { at: row.checkIn.at.toISOString(), place: row.checkIn.place, who: row.checkIn.who } : null;

async function presentEvents(db: Db, config: Config, rows: readonly EventTableRow[]): Promise<DoorEvent[]> {
  const comers = await comersOf(
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
  }));
}
