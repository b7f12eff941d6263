import { cancelEvent, getCancellation } from '@venue/sdk/events';
import { chooseAfterReschedule, getReschedules, getTicketReschedule } from '@venue/sdk/reschedules';
import { getTicket, renameTicket, sendTicketCode } from '@venue/sdk/tickets';
import { checkIn } from '@venue/sdk/tickets/admin';
import { ticketStatus } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { databaseKinds } from '../../testing/database.ts';
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
  refusal,
  type Stage,
  smsTo,
} from './reschedules.testing.ts';

describe.each(databaseKinds)('what guests choose after a reschedule (%s)', kind => {
  let stage: Stage;
  let organiser: Person;
  let guest: Person;
  let eventId: number;
  let paid: number;
  let free: number;
  beforeAll(async () => {
    stage = await aStage(kind);
  });
  afterAll(() => stage.api.close());
  beforeEach(async () => {
    await clear(stage);
    const { api } = stage;
    [organiser, guest] = [await api.aCustomer(), await api.aCustomer()];
    ({ eventId, paid, free } = await anEvening(api, organiser));
  });
  afterEach(async () => {
    expect(await broken(stage.api)).toEqual([]);
  });

  const read = async (slug: string, person?: Person) => {
    const client = person ? stage.api.as(person) : stage.api.client();
    return (await client.send(getTicketReschedule, { slug })).message.reschedule;
  };
  type Choice = Parameters<typeof chosen>[2];
  async function chosen(
    slug: string,
    tickets: number[],
    {
      choice,
      refund,
      person,
      ...more
    }: {
      choice: 'keep' | 'refund';
      refund: number;
      person?: Person;
      confirmation?: { smsuid: string; code: string };
      rescheduleId?: number;
    },
  ) {
    const rescheduleId = more.rescheduleId ?? (await read(slug))?.rescheduleId ?? 0;
    const client = person ? stage.api.as(person) : stage.api.client();
    const body = { choice, refund, tickets, ...more, rescheduleId };
    return (await client.send(chooseAfterReschedule, { slug, body })).message.reschedule;
  }
  const money = (refund: number, more: Partial<Choice> = {}): Choice => ({ choice: 'refund', refund, ...more });
  const keep: Choice = { choice: 'keep', refund: 0 };
  const last = async () => (await stage.api.as(organiser).send(getReschedules, { id: eventId })).message.reschedules[0];
  const taken = async () =>
    (await stage.api.db.execute(sql`select taken from event where id = ${eventId}`)).rows[0]?.taken;

  test('nothing is asked of tickets whose event was not rescheduled', async () => {
    const { slug } = await bought(stage, guest, eventId, { ticketId: paid });
    expect(await read(slug)).toBeNull();
    await expect(chosen(slug, [1], { ...keep, rescheduleId: 1 })).rejects.toEqual(refusal('move_not_allowed'));
  });

  test('by the key of the order: one ticket is kept, one goes back whole, the place with it', async () => {
    const { api } = stage;
    const { slug, numbers } = await bought(stage, guest, eventId, { ticketId: paid, count: 2 });
    const [first = 0, second = 0] = numbers;
    await move(api, organiser, eventId);
    expect(await read(slug)).toMatchObject({
      isOpen: true,
      isOwn: true,
      reason: 'Заболел ведущий',
      before: { date: '2026-12-15', place: 'Фотостудия' },
      after: { date: '2026-12-20' },
      tickets: [
        { ticketNumber: first, choice: 'waiting', refund: PRICE },
        { ticketNumber: second, choice: 'waiting', refund: PRICE },
      ],
    });
    await chosen(slug, [first], keep);
    expect(await taken()).toBe(2);
    const after = await chosen(slug, [second], money(PRICE));
    expect(after?.tickets.map(({ choice }) => choice)).toEqual(['keep', 'refund']);
    expect(await taken()).toBe(1);
    expect(await moneyOf(api, eventId)).toEqual({ came: 2 * PRICE, back: PRICE, valid: PRICE });
    expect(await last()).toMatchObject({ keep: 1, waiting: 0, returned: 1, returnedSum: PRICE });
    expect((await smsTo(api, guest)).at(-1)).toMatchObject({
      event: 'ticket.returned',
      body: expect.stringMatching(
        /1 билет на «Ночь керамики»\. Вернём 500 ₽ туда, откуда вы платили, не позже чем через 10 дней/,
      ),
    });
    // Whoever kept a ticket may still think again.
    await chosen(slug, [first], money(PRICE));
    expect(await moneyOf(api, eventId)).toEqual({ came: 2 * PRICE, back: 2 * PRICE, valid: 0 });
    expect(await taken()).toBe(0);
  });

  test('several at once are one refund and one message; a second time, and another sum, are refused', async () => {
    const { api } = stage;
    const { slug, numbers } = await bought(stage, guest, eventId, { ticketId: paid, count: 3 });
    await move(api, organiser, eventId);
    await expect(chosen(slug, numbers, money(PRICE))).rejects.toEqual(refusal('price_changed'));
    await chosen(slug, numbers, money(3 * PRICE));
    expect((await api.db.execute(sql`select sum from refund`)).rows.map(row => Number(row.sum))).toEqual([3 * PRICE]);
    expect((await smsTo(api, guest)).filter(({ event }) => event === 'ticket.returned')).toHaveLength(1);
    await expect(chosen(slug, numbers, money(3 * PRICE))).rejects.toEqual(refusal('move_not_allowed'));
    await expect(chosen(slug, numbers, keep)).rejects.toEqual(refusal('move_not_allowed'));
  });

  test('the void code of a renamed ticket is refused as such, and chooses nothing', async () => {
    const { api } = stage;
    const { codes, numbers } = await bought(stage, guest, eventId, { ticketId: paid });
    await move(api, organiser, eventId);
    const slug = codes[0] ?? '';
    const rescheduleId = (await read(slug))?.rescheduleId ?? 0;
    await api.as(guest).send(renameTicket, { slug, body: { name: 'Берёзкина Алёна' } });
    await expect(read(slug)).rejects.toEqual(refusal('ticket_replaced'));
    await expect(chosen(slug, numbers, { ...keep, rescheduleId })).rejects.toEqual(refusal('ticket_replaced'));
  });

  test('a free ticket gives its place back, without an SMS', async () => {
    const { api } = stage;
    const { slug, numbers } = await bought(stage, guest, eventId, { ticketId: free, price: 0 });
    await move(api, organiser, eventId);
    const before = (await smsTo(api, guest)).length;
    await chosen(slug, numbers, money(0));
    expect([await taken(), (await smsTo(api, guest)).length]).toEqual([0, before]);
    expect(await last()).toMatchObject({ returned: 1, returnedSum: 0 });
  });

  test('by the code of a ticket: its account at once, anybody else after a code to the phone', async () => {
    const { api } = stage;
    const { codes, numbers } = await bought(stage, guest, eventId, { ticketId: paid, count: 2 });
    const [mine = '', other = ''] = codes;
    const [first = 0, second = 0] = numbers;
    await move(api, organiser, eventId);
    expect([(await read(mine))?.isOwn, (await read(mine, guest))?.isOwn]).toEqual([false, true]);
    await expect(chosen(mine, [first], money(PRICE))).rejects.toEqual(refusal('access_denied'));
    await expect(chosen(mine, [second], money(PRICE, { person: guest }))).rejects.toEqual(refusal('not_found'));
    await chosen(mine, [first], money(PRICE, { person: guest }));
    api.clock.advance(60_000);
    const { smsuid } = (await api.client().send(sendTicketCode, { slug: other, body: {} })).message;
    const code = /^\d{6}/.exec((await smsTo(api, guest)).at(-1)?.body ?? '')?.[0] ?? '';
    const wrong = { smsuid, code: code === '000000' ? '111111' : '000000' };
    await expect(chosen(other, [second], money(PRICE, { confirmation: wrong }))).rejects.toEqual(refusal('code_wrong'));
    await chosen(other, [second], money(PRICE, { confirmation: { smsuid, code } }));
    expect(await moneyOf(api, eventId)).toEqual({ came: 2 * PRICE, back: 2 * PRICE, valid: 0 });
    await expect(read('нет такого')).rejects.toEqual(refusal('not_found'));
  });

  test('silence keeps the ticket: after the term nothing can be given back this way', async () => {
    const { api } = stage;
    const { slug, numbers, codes } = await bought(stage, guest, eventId, { ticketId: paid });
    await move(api, organiser, eventId);
    const until = (await last())?.chooseUntil ?? '';
    expect(until).toBe('2026-12-08T07:00:00.000Z');
    api.clock.now = new Date(until);
    await expect(chosen(slug, numbers, money(PRICE))).rejects.toEqual(refusal('choice_over'));
    expect(await last()).toMatchObject({ isOpen: false, keep: 1, waiting: 0, waitingSum: 0, returned: 0 });
    expect((await api.client().send(getTicket, { slug: codes[0] ?? '' })).message.ticketStatus).toBe(
      ticketStatus.valid,
    );
  });

  test('a second reschedule begins a new term; what was given back stays so, what was kept is asked anew', async () => {
    const { api } = stage;
    const { slug, numbers } = await bought(stage, guest, eventId, { ticketId: paid, count: 2 });
    const [first = 0, second = 0] = numbers;
    await move(api, organiser, eventId);
    const old = (await read(slug))?.rescheduleId ?? 0;
    await chosen(slug, [first], money(PRICE));
    await chosen(slug, [second], keep);
    api.clock.advance(3 * 24 * 3_600_000);
    await move(api, organiser, eventId, { date: '2027-01-20' });
    await expect(chosen(slug, [second], money(PRICE, { rescheduleId: old }))).rejects.toEqual(
      refusal('rescheduled_again'),
    );
    const { reschedules } = (await api.as(organiser).send(getReschedules, { id: eventId })).message;
    expect(reschedules).toMatchObject([
      { isOpen: true, chooseUntil: '2026-12-11T07:00:00.000Z', keep: 0, waiting: 1, returned: 0 },
      { isOpen: false, keep: 1, returned: 1, returnedSum: PRICE },
    ]);
    await chosen(slug, [second], money(PRICE));
    expect(await moneyOf(api, eventId)).toEqual({ came: 2 * PRICE, back: 2 * PRICE, valid: 0 });
  });

  test('one that was used, and one of a cancelled event, has nothing to choose', async () => {
    const { api } = stage;
    const { slug, numbers, codes } = await bought(stage, guest, eventId, { ticketId: paid });
    await move(api, organiser, eventId);
    const staff = api.as(await api.aStaff());
    const scans = [
      { scanId: newScanId(), code: codes[0] ?? '', place: 'Вход', scannedAt: api.clock.now.toISOString() },
    ];
    await staff.send(checkIn, { id: eventId, body: { scans } });
    await expect(chosen(slug, numbers, money(PRICE))).rejects.toEqual(refusal('move_not_allowed'));
    const seen = (await api.as(organiser).send(getCancellation, { id: eventId })).message;
    const { tickets, refund, placementRefund, lastReschedule: seenReschedule } = seen;
    const body = { tickets, refund, placementRefund, seenReschedule, reason: 'Пожар' };
    await api.as(organiser).send(cancelEvent, { id: eventId, body });
    expect(await read(slug)).toBeNull();
    await api.runJob('tickets.cancelEvents');
    expect(await moneyOf(api, eventId)).toEqual({ came: PRICE, back: PRICE, valid: 0 });
  });
});
