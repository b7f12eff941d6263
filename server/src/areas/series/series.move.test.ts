import { getSeries, getTicketMove, listOtherDates, moveTickets } from '@venue/sdk/series';
import { getOrderMove, moveOrderTickets } from '@venue/sdk/series/admin';
import { whyNotTo } from '@venue/sdk/series/model';
import {
  downloadTicketCalendar,
  getTicket,
  getTicketOrder,
  listGuestTickets,
  listMyTickets,
  sendTicketCode,
} from '@venue/sdk/tickets';
import { checkIn, getDoorList, getTicketOrderCard } from '@venue/sdk/tickets/admin';
import { checkInOutcome, ticketChange } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invariantsOf } from '../../area/area.ts';
import { brokenInvariants } from '../../area/invariant.ts';
import { areas } from '../../areas.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { lettersTo } from '../../testing/letters.ts';
import { entrance } from '../events/events.testing.ts';
import { aBank, type Bank } from '../payments/payments.testing.ts';
import { countsOf, join, messagesOf } from '../ticket-waits/ticket-waits.testing.ts';
import { hashOfCode } from '../tickets/tickets.code.ts';
import { doorsOpen, freeEntrance, newScanId } from '../tickets/tickets.testing.ts';
import { bought, PRICE, twoDates } from './series.testing.ts';

const one = { ...entrance, ticketQuantity: 1 };

describe.each(databaseKinds)('a ticket that moves to another date (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let buyer: Person;
  const start = new Date('2026-11-28T12:00:00+05:00');

  beforeAll(async () => {
    bank = aBank();
    api = await testApi({ kind, config: doorsOpen, ports: { payments: bank } });
  });
  afterAll(async () => {
    expect(await brokenInvariants(api.db, invariantsOf(areas), api.clock.now)).toEqual([]);
    await api.close();
  });
  beforeEach(async () => {
    api.clock.now = new Date(start);
    bank.reset();
    await api.db.execute(sql`truncate outbox, attempt, idempotency cascade`);
    await api.db.execute(sql`update users set email = '', email_active = false`);
    buyer = await api.aCustomer({ lastname: 'Берёзкина', name: 'Алёна', email: 'alena@example.ru', emailActive: true });
  });

  const options = async (slug: string, who = buyer) =>
    (await api.as(who).send(getTicketMove, { slug })).message.ticketMove;
  const moveTo = (slug: string, from: number, eventId: number, tickets: number[], who = buyer) =>
    api.as(who).send(moveTickets, { slug, body: { from, eventId, tickets } });
  const refused = (code: string) => expect.objectContaining({ code });
  const sms = async () => (await messagesOf(api, 'series.moved')).map(({ body }) => body.replace(/\s/g, ' '));

  test('takes a place there, gives the one here back, and has a new code, entry, SMS and letter', async () => {
    const { owner, from, to, kind: ticketId } = await twoDates(api);
    const { codes, numbers, orderKey } = await bought(api, bank, buyer, { eventId: from, ticketId });
    const [slug = '', number = 0] = [codes[0], numbers[0]];
    const before = (await api.as(buyer).send(downloadTicketCalendar, { slug })).data;
    expect(await options(slug)).toMatchObject({
      ...{ from, isOwn: true, isLate: false, tickets: [{ ticketNumber: number, price: PRICE }] },
      dates: [{ eventId: to, date: '2027-06-20', kinds: [{ ticketName: 'Входной', ticketPrice: PRICE, left: 100 }] }],
    });
    const { message } = await moveTo(slug, from, to, [number]);
    const [code = ''] = message.codes;
    expect(code).not.toBe(slug);
    expect([await countsOf(api, from), await countsOf(api, to)]).toMatchObject([
      { sold: 0, taken: 0 },
      { sold: 1, taken: 1 },
    ]);
    expect(await sms()).toEqual([
      expect.stringMatching(
        new RegExp(`^Билет № ${number} перенесён: вс, 20 июня 2027, 19:00–21:00. .*/app/tickets/${code} `),
      ),
    ]);
    const letter = (await lettersTo(api.db, 'alena@example.ru')).at(-1);
    const entry = letter?.files.find(({ type }) => type.startsWith('text/calendar'))?.text ?? '';
    expect(entry).toContain('DTSTART:20270620T140000Z');
    const textOf = async (file: Blob) => file.text();
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    const uid = (text: string) => /UID:(\S+)/.exec(text)?.[1];
    const was = await textOf(before);
    expect(uid(entry)).toBe(uid(was));
    expect(sequence(entry)).toBeGreaterThan(sequence(was));
    for (const call of [getTicket, getTicketMove] as const)
      await expect(api.as(buyer).send(call, { slug })).rejects.toEqual(refused('ticket_replaced'));
    await expect(moveTo(slug, from, to, [number])).rejects.toEqual(refused('ticket_replaced'));
    const { items } = await api.as(buyer).send(listMyTickets, { body: {} });
    expect(items).toMatchObject([{ code, price: PRICE, event: { eventId: to } }]);
    const order = (await api.client().send(getTicketOrder, { slug: orderKey })).message;
    expect(order.tickets).toMatchObject([{ code, movedTo: { eventId: to, date: '2027-06-20', time: '19:00' } }]);
    const guests = await api.as(owner).send(listGuestTickets, { id: to, body: {} });
    expect(guests.items).toMatchObject([{ ticketNumber: number, formerHolders: [{ change: ticketChange.moved }] }]);
    expect((await api.as(owner).send(listGuestTickets, { id: from, body: {} })).items).toEqual([]);
  });

  test('its old code is void at both doors at once, also in lists of phones without network', async () => {
    const { from, to, kind: ticketId } = await twoDates(api);
    const { codes, numbers } = await bought(api, bank, buyer, { eventId: from, ticketId });
    const [slug = '', ticketNumber = 0] = [codes[0], numbers[0]];
    const { message } = await moveTo(slug, from, to, [ticketNumber]);
    const door = api.as(await api.aStaff());
    for (const id of [from, to])
      expect((await door.send(getDoorList, { id })).message.replaced).toEqual([
        { codeHash: hashOfCode(slug), ticketNumber, outcome: checkInOutcome.moved },
      ]);
    expect((await door.send(getDoorList, { id: from })).message.tickets).toEqual([]);
    const scan = async (id: number, by: object) => {
      const scans = [{ scanId: newScanId(), ...by, place: 'Вход', scannedAt: api.clock.now.toISOString() }];
      return (await door.send(checkIn, { id, body: { scans } })).message.results[0]?.outcome;
    };
    const { moved, otherEvent, admitted } = checkInOutcome;
    expect(await scan(from, { code: slug })).toBe(moved);
    expect(await scan(from, { ticketNumber })).toBe(otherEvent);
    expect(await scan(to, { code: slug })).toBe(moved);
    expect(await scan(to, { code: message.codes[0] })).toBe(admitted);
    // One that was used stays where it was used.
    await expect(moveTo(message.codes[0] ?? '', to, from, [ticketNumber])).rejects.toEqual(
      refused('ticket_not_movable'),
    );
  });

  test('is refused without a series, at another price, without places, and beyond what one may hold', async () => {
    const alone = await twoDates(api, { series: false });
    const first = await bought(api, bank, buyer, { eventId: alone.from, ticketId: alone.kind });
    expect(await options(first.codes[0] ?? '')).toBeNull();
    await expect(moveTo(first.codes[0] ?? '', alone.from, alone.to, first.numbers)).rejects.toEqual(
      refused('not_found'),
    );
    const dearer = await twoDates(api, { there: [{ ...entrance, ticketPrice: PRICE + 1 }] });
    const second = await bought(api, bank, buyer, { eventId: dearer.from, ticketId: dearer.kind });
    const seen = await options(second.codes[0] ?? '');
    expect(seen?.dates.map(each => whyNotTo(each, seen.tickets))).toEqual(['билет стоит иначе']);
    await expect(moveTo(second.codes[0] ?? '', dearer.from, dearer.to, second.numbers)).rejects.toEqual(
      refused('price_differs'),
    );
    const other = await twoDates(api, { there: [{ ...entrance, ticketName: 'Партер' }] });
    const third = await bought(api, bank, buyer, { eventId: other.from, ticketId: other.kind });
    await expect(moveTo(third.codes[0] ?? '', other.from, other.to, third.numbers)).rejects.toEqual(
      refused('tickets_not_on_sale'),
    );
    const small = await twoDates(api, { there: [one] });
    const pair = await bought(api, bank, buyer, { eventId: small.from, ticketId: small.kind, count: 2 });
    await expect(moveTo(pair.orderKey, small.from, small.to, pair.numbers)).rejects.toEqual(
      refused('tickets_sold_out'),
    );
    expect(await countsOf(api, small.to)).toMatchObject({ sold: 0, taken: 0 });
    const rich = await twoDates(api, { tickets: [freeEntrance] });
    await bought(api, bank, buyer, { eventId: rich.to, ticketId: rich.kindThere, count: 10, price: 0 });
    const more = await bought(api, bank, buyer, { eventId: rich.from, ticketId: rich.kind, price: 0 });
    await expect(moveTo(more.codes[0] ?? '', rich.from, rich.to, more.numbers)).rejects.toEqual(
      refused('too_many_tickets'),
    );
    const theirs = { slug: more.codes[0] ?? '', body: { from: rich.from, eventId: rich.to, tickets: first.numbers } };
    await expect(api.as(buyer).send(moveTickets, theirs)).rejects.toEqual(refused('not_found'));
    expect(await sms()).toEqual([]);
  });

  test('whose turn it is in the queue comes first there, and gets the place here', async () => {
    const { from, to, kind: ticketId, kindThere } = await twoDates(api, { tickets: [one] });
    const { codes, numbers } = await bought(api, bank, buyer, { eventId: from, ticketId });
    const waiting = await api.aCustomer();
    await join(api, waiting, ticketId);
    await moveTo(codes[0] ?? '', from, to, numbers);
    // Offered in the same transaction, before anybody could buy it.
    expect(await countsOf(api, from)).toMatchObject({ sold: 0, held: 1 });
    expect((await messagesOf(api, 'ticketWait.offered')).map(({ recipient }) => recipient)).toEqual([waiting.phone]);
    // Back is impossible: the place is offered to somebody else.
    const { items } = await api.as(buyer).send(listMyTickets, { body: {} });
    await expect(moveTo(items[0]?.code ?? '', to, from, numbers)).rejects.toEqual(refused('tickets_sold_out'));
    // The same the other way: a place that is free there for a moment belongs to whoever waits for it.
    const third = await twoDates(api, { tickets: [one] });
    const holder = await bought(api, bank, buyer, { eventId: third.from, ticketId: third.kind });
    const other = await bought(api, bank, waiting, { eventId: third.to, ticketId: third.kindThere });
    await join(api, await api.aCustomer(), third.kindThere);
    const staff = api.as(await api.aStaff());
    await api.db.execute(
      sql`update event_ticket set quantity = 2 where id = ${third.kindThere} and ${other.numbers[0] ?? 0} > 0`,
    );
    await expect(moveTo(holder.codes[0] ?? '', third.from, third.to, holder.numbers)).rejects.toEqual(
      refused('tickets_sold_out'),
    );
    expect(kindThere).toBeGreaterThan(0);
    expect((await staff.send(getSeries, { id: third.from })).message.events).toMatchObject([{ isChosen: true }]);
  });

  test('its holder may until less than the whole price would be refunded; staff may later', async () => {
    const { from, to, kind: ticketId } = await twoDates(api);
    const { orderKey, numbers } = await bought(api, bank, buyer, { eventId: from, ticketId });
    const { rows } = await api.db.execute<{ id: number }>(
      sql`select order_id as id from event_attendee where id = ${numbers[0]}`,
    );
    const id = rows[0]?.id ?? 0;
    const holder = api.client();
    api.clock.now = new Date('2027-05-12T12:00:00+05:00');
    const late = (await holder.send(getTicketMove, { slug: orderKey })).message.ticketMove;
    expect(late).toMatchObject({ isLate: true, tickets: [] });
    const body = { from, eventId: to, tickets: numbers };
    await expect(holder.send(moveTickets, { slug: orderKey, body })).rejects.toEqual(refused('ticket_not_movable'));
    const staff = api.as(await api.aStaff(['bookings.read', 'bookings.manage']));
    const { ticketMoves: moves } = (await staff.send(getOrderMove, { id })).message;
    expect(moves).toMatchObject([{ from, tickets: [{ ticketNumber: numbers[0] }], dates: [{ eventId: to }] }]);
    api.clock.now = new Date('2027-05-12T23:00:00+05:00');
    await staff.send(moveOrderTickets, { id, body: { tickets: numbers, from, eventId: to } });
    // Nobody is woken.
    const { rows: due } = await api.db.execute(
      sql`select distinct extract(epoch from due_at)::int as at from outbox where event = 'series.moved'`,
    );
    expect(due).toEqual([{ at: Date.parse('2027-05-13T08:00:00+05:00') / 1000 }]);
    const card = (await staff.send(getTicketOrderCard, { id })).message;
    expect(card).toMatchObject({ eventId: from, tickets: [{ movedTo: { eventId: to }, price: PRICE }] });
    expect(card.history.at(-1)?.what).toMatch(/^Билет № \d+ перенесён на другую дату: вс, 20\sиюня 2027/);
    expect(await sms()).toHaveLength(1);
    await expect(staff.send(moveOrderTickets, { id, body: { tickets: numbers, from, eventId: to } })).rejects.toEqual(
      refused('ticket_replaced'),
    );
  });

  test('a buyer moves all by the key of the order with one message; a stranger needs a code, which is spent', async () => {
    const { from, to, kind: ticketId } = await twoDates(api);
    const { orderKey, numbers } = await bought(api, bank, buyer, { eventId: from, ticketId, count: 3 });
    const { message } = await api
      .client()
      .send(moveTickets, { slug: orderKey, body: { from, eventId: to, tickets: numbers } });
    expect(await sms()).toEqual([expect.stringMatching(/^Билеты перенесены: .*\/app\/tickets\/order\/[0-9a-f]{32}/)]);
    const [slug = ''] = message.codes;
    const back = { from: to, eventId: from, tickets: numbers.slice(0, 1) };
    await expect(api.client().send(moveTickets, { slug, body: back })).rejects.toEqual(refused('access_denied'));
    await expect(moveTo(slug, to, from, numbers.slice(0, 1), await api.aCustomer())).rejects.toEqual(
      refused('access_denied'),
    );
    const { smsuid } = (await api.client().send(sendTicketCode, { slug, body: {} })).message;
    const { rows } = await api.db.execute<{ body: string }>(
      sql`select body from outbox where recipient = ${buyer.phone} and kind = 'sms' order by id desc limit 1`,
    );
    const confirmation = { smsuid, code: /^\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '' };
    const after = await api.client().send(moveTickets, { slug, body: { ...back, confirmation } });
    const again = { from, eventId: to, tickets: numbers.slice(0, 1), confirmation };
    await expect(api.client().send(moveTickets, { slug: after.message.codes[0] ?? '', body: again })).rejects.toEqual(
      refused('code_expired'),
    );
    expect((await api.client().send(listOtherDates, { id: from })).message.dates).toMatchObject([{ eventId: to }]);
  });
});
