import { chooseAfterReschedule, getReschedules, getTicketReschedule } from '@venue/sdk/reschedules';
import { cancelTicket } from '@venue/sdk/tickets';
import { checkIn } from '@venue/sdk/tickets/admin';
import { checkInOutcome } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { newScanId } from '../tickets/tickets.testing.ts';
import {
  anEvening,
  aStage,
  bought,
  broken,
  clear,
  moneyOf,
  move,
  PRICE,
  type Stage,
  smsTo,
  writeToGuests,
} from './reschedules.testing.ts';

// Only on PostgreSQL: the embedded database runs one transaction at a time.
const ROUNDS = 4;
let stage: Stage;
let organiser: Person;
let staff: Person;
let eventId: number;
let paid: number;
beforeAll(async () => {
  stage = await aStage('postgres');
  staff = await stage.api.aStaff();
});
afterAll(() => stage.api.close());
beforeEach(async () => {
  await clear(stage);
  organiser = await stage.api.aCustomer();
  ({ eventId, paid } = await anEvening(stage.api, organiser));
});

/** A ticket of a rescheduled event, and how its buyer gives it back. */
async function aRescheduledTicket() {
  const { api } = stage;
  const guest = await api.aCustomer();
  const { slug, numbers: tickets, codes } = await bought(stage, guest, eventId, { ticketId: paid });
  await api.db.execute(sql`truncate attempt`);
  await move(api, organiser, eventId, { time: '13:30' });
  const { reschedule } = (await api.client().send(getTicketReschedule, { slug })).message;
  const body = { rescheduleId: reschedule?.rescheduleId ?? 0, choice: 'refund', tickets, refund: PRICE } as const;
  const giveBack = () =>
    api
      .client()
      .send(chooseAfterReschedule, { slug, body })
      .then(
        () => 'given back',
        error => String(error.code),
      );
  return { guest, slug, tickets, code: codes[0] ?? '', giveBack };
}

const another = async (date: string) => {
  await stage.api.db.execute(sql`truncate attempt`);
  return move(stage.api, organiser, eventId, { date });
};

test('giving back and checking in: one of them is done, and the money follows', async () => {
  const { api } = stage;
  for (let round = 0; round < ROUNDS; round++) {
    await clear(stage);
    ({ eventId, paid } = await anEvening(api, organiser));
    const { code, giveBack } = await aRescheduledTicket();
    const scans = [{ scanId: newScanId(), code, place: 'Вход', scannedAt: api.clock.now.toISOString() }];
    const letIn = async () =>
      (await api.as(staff).send(checkIn, { id: eventId, body: { scans } })).message.results[0]?.outcome;
    // Each is first in half of the rounds.
    const first = round % 2 === 0 ? giveBack() : undefined;
    const [outcome, back] = await Promise.all([letIn(), first ?? giveBack()]);
    const isBack = back === 'given back';
    expect(outcome).toBe(isBack ? checkInOutcome.cancelled : checkInOutcome.admitted);
    if (!isBack) expect(back).toBe('move_not_allowed');
    expect(await moneyOf(api, eventId)).toMatchObject({ came: PRICE, back: isBack ? PRICE : 0 });
    expect(await broken(api)).toEqual([]);
  }
});

test('giving back while the event is rescheduled again: either it counts, or the holder is asked anew', async () => {
  const { api } = stage;
  for (let round = 0; round < ROUNDS; round++) {
    await clear(stage);
    ({ eventId, paid } = await anEvening(api, organiser));
    await bought(stage, await api.aCustomer(), eventId, { ticketId: paid });
    const { giveBack, slug } = await aRescheduledTicket();
    const [back, moved] = await Promise.allSettled([giveBack(), another('2026-12-25')]);
    const outcome = back.status === 'fulfilled' ? back.value : '';
    expect(['given back', 'rescheduled_again']).toContain(outcome);
    // Who confirmed figures that a guest changed meanwhile confirms the new ones.
    if (moved.status === 'rejected') expect(moved.reason).toMatchObject({ code: 'guests_changed' });
    const { rows } = await api.db.execute(
      sql`select count(*)::int as last from event_reschedule where replaced_at is null`,
    );
    expect(rows).toEqual([{ last: 1 }]);
    const { reschedule } = (await api.client().send(getTicketReschedule, { slug })).message;
    if (outcome === 'rescheduled_again') expect(reschedule?.tickets[0]?.choice).toBe('waiting');
    expect((await moneyOf(api, eventId))?.back).toBe(outcome === 'given back' ? PRICE : 0);
    expect(await broken(api)).toEqual([]);
  }
});

test('ten times at once, by the choice and by the usual button: the money goes back once', async () => {
  const { api } = stage;
  const { giveBack, guest, code } = await aRescheduledTicket();
  const cancel = () =>
    api
      .as(guest)
      .send(cancelTicket, { slug: code, body: { refund: PRICE } })
      .then(
        () => 'cancelled',
        error => String(error.code),
      );
  const outcomes = await Promise.all(Array.from({ length: 10 }, (_, each) => (each % 2 ? giveBack() : cancel())));
  expect(outcomes.filter(each => each === 'given back' || each === 'cancelled')).toHaveLength(1);
  expect(await moneyOf(api, eventId)).toEqual({ came: PRICE, back: PRICE, valid: 0 });
  expect(await broken(api)).toEqual([]);
});

test('two at once reschedule once, and the hours are those of the one', async () => {
  const { api } = stage;
  const guest = await api.aCustomer();
  await bought(stage, guest, eventId, { ticketId: paid });
  const outcomes = await Promise.allSettled([another('2026-12-21'), another('2026-12-21')]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { reschedules } = (await api.as(organiser).send(getReschedules, { id: eventId })).message;
  expect(reschedules).toHaveLength(1);
  await Promise.all([writeToGuests(api), writeToGuests(api)]);
  expect((await smsTo(api, guest)).filter(({ event }) => event === 'ticket.rescheduled')).toHaveLength(1);
  expect(await broken(api)).toEqual([]);
});
