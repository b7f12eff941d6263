import { ApiFailure, type Parsed } from '@venue/sdk';
import { eventStatus } from '@venue/sdk/events/model';
import type { chooseAfterReschedule } from '@venue/sdk/reschedules';
import type { GuestReschedule, RescheduledTicket } from '@venue/sdk/reschedules/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { spendCode } from '../codes/codes.service.ts';
import { eventById, lockEvent } from '../events/events.store.ts';
import { type EventRescheduleRow, lastReschedule } from '../events/reschedules/events.reschedules.store.ts';
import { type Holding, isReturnable, returnWhole, wholePrice } from '../tickets/returns/tickets.returns.service.ts';
import { type HeldTicket, lockTickets, ticketsByCodes } from '../tickets/tickets.store.ts';
import { isOpen, spotsOf } from './reschedules.presenter.ts';
import { choicesOf, writeChoices } from './reschedules.store.ts';

/** Whether the last reschedule of its event came after a ticket was ordered. */
const isTouched = ({ reschedule }: HeldTicket): boolean => reschedule.freeUntil !== null;

/** What changed for these tickets; null if their event was not rescheduled since they were ordered. */
export async function presentForGuest(
  db: Db,
  { eventId, tickets, isOwn }: Holding,
  now: Date,
): Promise<GuestReschedule | null> {
  const event = await eventById(db, eventId);
  const row = await lastReschedule(db, eventId);
  const touched = tickets.filter(isTouched);
  if (!event || event.status === eventStatus.deleted || !row || touched.length === 0) return null;
  const [before, after] = await spotsOf(db, [row, event]);
  if (!before || !after) return null;
  const ids = touched.map(({ ticket }) => ticket.id);
  const choices = await choicesOf(db, row.id, ids);
  return {
    rescheduleId: row.id,
    before,
    after,
    reason: row.reason,
    chooseUntil: row.chooseUntil.toISOString(),
    isOpen: isOpen(row, now) && touched.some(isReturnable),
    isOwn,
    tickets: touched.flatMap((each): RescheduledTicket[] => {
      const { ticket, kind } = each;
      const choice = choices.get(ticket.id) ?? 'waiting';
      // One that was cancelled otherwise has nothing to choose.
      if (ticket.cancelledAt !== null && choice !== 'refund') return [];
      const refund = ticket.cancelledAt === null ? wholePrice(each) : (ticket.refund ?? 0);
      return [{ ticketNumber: ticket.id, ticketName: kind.name, choice, refund }];
    }),
  };
}

/**
 * Writes what the holder of tickets chose, and gives them back if it is the money. Throws `not_found`, `access_denied`,
 * `choice_over`, `rescheduled_again`, `move_not_allowed` and `price_changed`.
 */
export async function choose(
  tx: Db,
  context: Context,
  { eventId, tickets: read }: Holding,
  { rescheduleId, choice, tickets: numbers, refund, confirmation }: Parsed<typeof chooseAfterReschedule>['body'],
): Promise<void> {
  const { now } = context;
  if (confirmation && choice === 'refund') await spendCode(tx, confirmation.smsuid, now);
  // Rescheduling, checking in at the door and cancelling lock the same rows.
  await lockTickets(tx, read);
  const event = await lockEvent(tx, eventId);
  const row = await lastReschedule(tx, eventId);
  if (!event || event.status === eventStatus.deleted || !row) throw new ApiFailure('move_not_allowed');
  mustBeOpen(row, rescheduleId, now);
  const codes = read.map(({ ticket }) => ticket.code);
  const current = await ticketsByCodes(tx, codes);
  const selection = [...new Set(numbers)].map(number => {
    const match = current.find(({ ticket }) => ticket.id === number);
    if (!match) throw new ApiFailure('not_found');
    return match;
  });
  // guard: reschedules.choice.test.ts
  if (!selection.every(each => isTouched(each) && isReturnable(each))) throw new ApiFailure('move_not_allowed');
  if (choice === 'refund') {
    const sum = selection.reduce((all, each) => all + wholePrice(each), 0);
    // guard: reschedules.choice.test.ts
    if (sum !== refund) throw new ApiFailure('price_changed');
    await returnWhole(tx, context, selection, 'Мероприятие перенесено, гость вернул билет');
  }
  await writeChoices(
    tx,
    selection.map(({ ticket }) => ({ rescheduleId, attendeeId: ticket.id, choice, at: now })),
  );
}

function mustBeOpen(row: EventRescheduleRow, rescheduleId: number, now: Date): void {
  // guard: reschedules.race.test.ts
  if (row.id !== rescheduleId) throw new ApiFailure('rescheduled_again');
  // guard: reschedules.choice.test.ts
  if (now >= row.chooseUntil) throw new ApiFailure('choice_over');
}
