import { addDays, dayOf, momentOf } from '@venue/sdk';
import { cancelEvent, deleteEvent, getCancellation } from '@venue/sdk/events';
import {
  cancelEvent as cancelAnyEvent,
  getCancellation as getAnyCancellation,
  restoreEvent,
} from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import {
  cancelGuestTicket,
  cancelTicket,
  createTicketOrder,
  getTicket,
  getTicketOrder,
  listGuestTickets,
  payTicketOrder,
} from '@venue/sdk/tickets';
import { checkIn } from '@venue/sdk/tickets/admin';
import { checkInOutcome, ticketOrderStatus, ticketStatus } from '@venue/sdk/tickets/model';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { event } from '../../events/events.table.ts';
import { entrance } from '../../events/events.testing.ts';
import { aBank, type Bank } from '../../payments/payments.testing.ts';
import { anEventWithTickets, doorsOpen, freeEntrance, newScanId } from '../tickets.testing.ts';

const PRICE = entrance.ticketPrice;
const { published, deleted } = eventStatus;

describe.each(databaseKinds)('tickets cancelled for their holders (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let organiser: Person;
  let eventId: number;
  let paid: number;
  let free: number;

  beforeAll(async () => {
    bank = aBank();
    api = await testApi({ kind, config: doorsOpen, ports: { payments: bank } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    bank.reset();
    await api.db.execute(sql`truncate payment, refund, outbox, idempotency cascade`);
    organiser = await api.aCustomer();
    const made = await anEventWithTickets(api, { tickets: [entrance, freeEntrance] }, organiser);
    ({ eventId } = made);
    [paid = 0, free = 0] = made.ticketIds;
  });

  const ordered = async (who: Person, ticketId: number, count: number) =>
    (
      await api.as(who).send(createTicketOrder, {
        body: { eventId, lines: [{ ticketId, count }], total: ticketId === paid ? PRICE * count : 0 },
      })
    ).message.orderKey;
  const pay = async (slug: string) => {
    const { paymentId } = (await api.client().send(payTicketOrder, { slug })).message;
    bank.say(paymentId, 'succeeded');
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
    return paymentId;
  };
  const bought = async (who: Person, count = 1) => {
    const slug = await ordered(who, paid, count);
    return { slug, paymentId: await pay(slug) };
  };
  const order = async (slug: string) => (await api.client().send(getTicketOrder, { slug })).message;
  const letters = async (to: Person) =>
    (await api.db.execute(sql`select body from outbox where recipient = ${to.phone} order by id`)).rows.map(row =>
      String(row.body).replace(/\s/g, ' '),
    );
  const refunds = async () =>
    (await api.db.execute(sql`select status, sum from refund order by id`)).rows.map(row => Number(row.sum));
  const counted = async () =>
    (
      await api.db.execute(
        sql`select sum(held)::int held, sum(sold)::int sold from event_ticket where event_id = ${eventId}`,
      )
    ).rows[0];
  const guests = async (who = organiser) => (await api.as(who).send(listGuestTickets, { id: eventId, body: {} })).items;
  const job = () => api.runJob('tickets.cancelEvents');
  const refusal = (code: string) => expect.objectContaining({ code });
  const before = async (who = organiser) => (await api.as(who).send(getCancellation, { id: eventId })).message;
  const cancel = async (over: object = {}) => {
    const { tickets, refund, placementRefund, lastReschedule: seenReschedule } = await before();
    const body = { tickets, refund, placementRefund, seenReschedule, reason: 'Заболел ведущий', ...over };
    await api.as(organiser).send(cancelEvent, { id: eventId, body });
  };

  describe('one of them, by the organiser', () => {
    const one = async (over: object = {}, who = organiser) => {
      const [guest] = await guests();
      const body = {
        ticketNumber: guest?.ticketNumber ?? 0,
        refund: guest?.refund ?? 0,
        reason: 'Мест меньше',
        ...over,
      };
      return (await api.as(who).send(cancelGuestTicket, { id: eventId, body })).message;
    };

    test('goes back whole, frees the place, and the guest is written why; nobody learns the phone', async () => {
      const guest = await api.aCustomer();
      const { slug } = await bought(guest, 2);
      expect(JSON.stringify(await guests())).not.toContain(guest.phone);
      // A day before the event, a guest who cancels would get no refund.
      await api.db.execute(
        sql`update event set date = (${api.clock.now.toISOString()}::timestamptz + interval '1 day')::date, date_end = null where id = ${eventId}`,
      );
      expect(await one()).toMatchObject({ ticketStatus: ticketStatus.cancelled, refund: PRICE });
      expect(await refunds()).toEqual([PRICE]);
      expect(await counted()).toEqual({ held: 0, sold: 1 });
      expect((await order(slug)).tickets.map(each => each.ticketStatus)).toEqual([
        ticketStatus.cancelled,
        ticketStatus.valid,
      ]);
      expect((await letters(guest)).at(-1)).toMatch(
        /^Ваш билет № \d+ на «Ночь керамики» отменён\. Вернём 500 ₽\. Причина: Мест меньше\. Площадка$/,
      );
    });

    test('at night the guest is told in the morning', async () => {
      const guest = await api.aCustomer();
      await ordered(guest, free, 1);
      const noon = api.clock.now;
      api.clock.now = momentOf(dayOf(noon), 23);
      await one();
      api.clock.now = noon;
      const { rows } = await api.db.execute(
        sql`select due_at = ${momentOf(addDays(dayOf(noon), 1), 8)} as morning from outbox where recipient = ${guest.phone} and event = 'ticket.cancelledByHost'`,
      );
      expect(rows).toEqual([{ morning: true }]);
    });

    test('is told of a free one too', async () => {
      const guest = await api.aCustomer();
      await ordered(guest, free, 1);
      await one();
      expect((await letters(guest)).at(-1)).toMatch(/отменён\. Причина: Мест меньше\. Площадка$/);
      expect(await refunds()).toEqual([]);
    });

    test('is refused for another sum than was shown, a second time, once they came, and when it is over', async () => {
      const { slug } = await bought(await api.aCustomer(), 3);
      const [first, second, third] = (await order(slug)).tickets;
      await expect(one({ refund: 1 })).rejects.toEqual(refusal('price_changed'));
      await one();
      const again = { ticketNumber: first?.ticketNumber, refund: PRICE };
      await expect(one(again)).rejects.toEqual(refusal('move_not_allowed'));
      const scan = {
        scanId: newScanId(),
        code: second?.code ?? '',
        place: 'Вход',
        scannedAt: api.clock.now.toISOString(),
      };
      await api.as(await api.aStaff()).send(checkIn, { id: eventId, body: { scans: [scan] } });
      const came = { ticketNumber: second?.ticketNumber, refund: PRICE };
      await expect(one(came)).rejects.toEqual(refusal('move_not_allowed'));
      await api.db.execute(sql`update event set date = '2026-01-01', date_end = null where id = ${eventId}`);
      const late = { ticketNumber: third?.ticketNumber, refund: PRICE };
      await expect(one(late)).rejects.toEqual(refusal('move_not_allowed'));
      expect(await refunds()).toEqual([PRICE]);
    });

    test('of somebody else’s event is not there, and neither is one of another event', async () => {
      await bought(await api.aCustomer());
      const stranger = await api.aCustomer();
      await expect(one({}, stranger)).rejects.toEqual(refusal('not_found'));
      const [mine] = await guests();
      const { eventId: other } = await anEventWithTickets(api, {}, organiser);
      const body = { ticketNumber: mine?.ticketNumber ?? 0, refund: PRICE, reason: 'Чужой' };
      await expect(api.as(organiser).send(cancelGuestTicket, { id: other, body })).rejects.toEqual(
        refusal('not_found'),
      );
    });
  });

  describe('all of them, with the event', () => {
    test('each order goes back once and its buyer is written once; who has not paid has nothing to pay', async () => {
      const [ann, bob, eve] = [await api.aCustomer(), await api.aCustomer(), await api.aCustomer()];
      const { slug } = await bought(ann, 2);
      await ordered(bob, free, 1);
      const unpaid = await ordered(eve, paid, 3);
      expect(await before()).toEqual({
        tickets: 3,
        guests: 2,
        refund: PRICE * 2,
        unpaid: 1,
        placementRefund: 0,
        lastReschedule: null,
      });
      await cancel();
      expect(await order(unpaid)).toMatchObject({ orderStatus: ticketOrderStatus.lapsed, canPay: false });
      await expect(api.client().send(payTicketOrder, { slug: unpaid })).rejects.toEqual(refusal('tickets_not_payable'));
      await job();
      await job();
      expect(await refunds()).toEqual([PRICE * 2]);
      expect(await counted()).toEqual({ held: 0, sold: 0 });
      expect((await letters(ann)).slice(1)).toEqual([
        `Мероприятие «Ночь керамики» 15.05.2027 отменено, ваши билеты не действуют. Вернём 1 000 ₽ туда, откуда вы платили, не позже чем через 10 дней. Следить за возвратом: ${api.config.publicUrl}/app/tickets/order/${slug} Причина: Заболел ведущий. Площадка`,
      ]);
      expect((await letters(bob)).slice(1)).toEqual([
        'Мероприятие «Ночь керамики» 15.05.2027 отменено, ваши билеты не действуют. Причина: Заболел ведущий. Площадка',
      ]);
      expect((await order(slug)).refunds).toMatchObject([{ sum: PRICE * 2 }]);
      expect((await api.db.execute(sql`select 1 from event_cancellation where ended_at is null`)).rows).toEqual([]);
    });

    test('at night is told in the morning, unless the event is tomorrow', async () => {
      const dueOf = async (person: Person) =>
        (
          await api.db.execute(sql`select extract(hour from due_at at time zone 'Asia/Yekaterinburg')::int as hour
          from outbox where recipient = ${person.phone} and event = 'ticket.eventCancelled'`)
        ).rows.map(row => row.hour);
      const noon = api.clock.now;
      for (const [ahead, hour] of [
        [60, 8],
        [1, 23],
      ] as const) {
        const guest = await api.aCustomer();
        ({
          eventId,
          ticketIds: [paid = 0, free = 0],
        } = await anEventWithTickets(api, { tickets: [entrance, freeEntrance] }, organiser));
        await bought(guest);
        await api.db.execute(sql`update event set date = ${addDays(dayOf(noon), ahead)} where id = ${eventId}`);
        api.clock.now = momentOf(dayOf(noon), 23);
        await cancel();
        await job();
        api.clock.now = noon;
        expect(await dueOf(guest)).toEqual([hour]);
      }
    });

    test('a crash in the middle loses nothing and repeats nothing', async () => {
      const people = [await api.aCustomer(), await api.aCustomer(), await api.aCustomer()];
      for (const each of people) await bought(each);
      await cancel();
      // The message for the second of three fails: its whole order is left for the next run, and the others are done.
      const stuck = people[1]?.phone ?? '';
      await api.db.execute(
        sql.raw(`create function fail_once() returns trigger language plpgsql as $$
        begin if new.recipient = '${stuck}' then raise exception 'no'; end if; return new; end $$`),
      );
      await api.db.execute(
        sql`create trigger fail_once before insert on outbox for each row execute function fail_once()`,
      );
      await job();
      expect(await refunds()).toEqual([PRICE, PRICE]);
      expect(await counted()).toEqual({ held: 0, sold: 1 });
      await api.db.execute(sql`drop trigger fail_once on outbox`);
      await api.db.execute(sql`drop function fail_once`);
      await job();
      await job();
      expect(await refunds()).toEqual([PRICE, PRICE, PRICE]);
      for (const each of people)
        expect((await letters(each)).filter(text => text.includes('отменено'))).toHaveLength(1);
      await api.runJob('payments.sendRefunds');
      expect(bank.refunds).toHaveLength(3);
    });

    test('two workers at once give each order back once', async () => {
      for (let count = 0; count < 4; count++) await bought(await api.aCustomer());
      await cancel();
      await Promise.all([job(), job(), job()]);
      await job();
      expect(await refunds()).toEqual([PRICE, PRICE, PRICE, PRICE]);
    });

    test('what a guest gave up before stays as it was; nobody gives up one of an event that is off, or comes with it', async () => {
      const guest = await api.aCustomer();
      const { slug } = await bought(guest, 2);
      const [one, other] = (await order(slug)).tickets.map(({ code }) => code);
      await api.db.execute(
        sql`update event set date = (${api.clock.now.toISOString()}::timestamptz + interval '6 days')::date, date_end = null where id = ${eventId}`,
      );
      await api.as(guest).send(cancelTicket, { slug: one ?? '', body: { refund: PRICE / 2 } });
      await cancel();
      const { refund } = (await api.client().send(getTicket, { slug: other ?? '' })).message;
      expect(refund).toBeNull();
      await expect(
        api.as(guest).send(cancelTicket, { slug: other ?? '', body: { refund: PRICE / 2 } }),
      ).rejects.toEqual(refusal('move_not_allowed'));
      const scan = { scanId: newScanId(), code: other ?? '', place: 'Вход', scannedAt: api.clock.now.toISOString() };
      const { message } = await api.as(await api.aStaff()).send(checkIn, { id: eventId, body: { scans: [scan] } });
      expect(message.results).toMatchObject([{ outcome: checkInOutcome.cancelled }]);
      await job();
      expect(await refunds()).toEqual([PRICE / 2, PRICE]);
      // Neither refund is for the whole payment.
      const { rows } = await api.db.execute(sql`select 1 from refund where not in_part`);
      expect(rows).toEqual([]);
    });

    test('is refused while somebody else orders, once it is over, and for a stranger; deletion stays refused', async () => {
      await bought(await api.aCustomer());
      const was = await before();
      const seen = { tickets: was.tickets, refund: was.refund };
      // A free ticket changes only the number.
      await ordered(await api.aCustomer(), free, 1);
      await expect(cancel(seen)).rejects.toEqual(refusal('guests_changed'));
      await bought(await api.aCustomer());
      await expect(cancel(seen)).rejects.toEqual(refusal('guests_changed'));
      await expect(before(await api.aCustomer())).rejects.toEqual(refusal('not_found'));
      const body = { adminSend: false, seen: published };
      await expect(api.as(organiser).send(deleteEvent, { id: eventId, body })).rejects.toEqual(refusal('ticket_sold'));
      await api.db.execute(sql`update event set date = '2026-01-01', date_end = null where id = ${eventId}`);
      await expect(before()).rejects.toEqual(refusal('move_not_allowed'));
      expect(await refunds()).toEqual([]);
    });

    test('it is for good: staff cannot give it back, whatever code would write', async () => {
      await bought(await api.aCustomer());
      await cancel();
      const office = api.as(await api.aStaff());
      await expect(office.send(restoreEvent, { body: { eventId } })).rejects.toEqual(refusal('move_not_allowed'));
      await expect(
        api.db.update(event).set({ status: published, deletedFrom: null }).where(eq(event.id, eventId)),
      ).rejects.toMatchObject({ cause: { constraint: 'event_cancelled' } });
    });
  });

  describe('what the organiser paid for the event', () => {
    const PLACEMENT = 900_000;
    const paidFor = async (days: number) => {
      const { rows } = await api.db.execute<{ id: number }>(sql`insert into payment (user_id, event_id, provider,
        provider_id, status, sum, received, description, vat_percent, confirmation_token, frame_url, created_at, expires_at, settled_at)
        values (${organiser.id}, ${eventId}, 'bank', ${`place-${eventId}`}, 'succeeded', ${PLACEMENT}, ${PLACEMENT}, 'Размещение',
        22, '', '', now(), now(), now()) returning id`);
      const day = sql`(${api.clock.now.toISOString()}::timestamptz + make_interval(days => ${days}::int))::date`;
      await api.db.execute(
        sql`update event set price = ${PLACEMENT}, paid_at = now(), date = ${day}, time = '23:59', time_end = null, date_end = null where id = ${eventId}`,
      );
      return rows[0]?.id;
    };

    test.each([
      [11, PLACEMENT],
      [6, PLACEMENT / 2],
      [4, (PLACEMENT * 30) / 100],
      [1, 0],
    ])('goes back by the terms when they take it down, %i days before: %i', async (days, back) => {
      await paidFor(days);
      await api.as(organiser).send(deleteEvent, { id: eventId, body: { adminSend: false, seen: published } });
      expect(await refunds()).toEqual(back > 0 ? [back] : []);
      // A restored event must be paid again.
      await api.as(await api.aStaff()).send(restoreEvent, { body: { eventId } });
      const [row] = await api.db.select().from(event).where(eq(event.id, eventId));
      expect(row).toMatchObject({ status: eventStatus.awaitingPayment, paidAt: null });
    });

    test('goes back with the tickets by the same terms, and whole when staff cancel it; both are told', async () => {
      await paidFor(6);
      const guest = await api.aCustomer();
      await bought(guest);
      expect(await before()).toMatchObject({ placementRefund: PLACEMENT / 2 });
      await expect(cancel({ placementRefund: PLACEMENT })).rejects.toEqual(refusal('guests_changed'));
      const office = api.as(await api.aStaff());
      const { message } = await office.send(getAnyCancellation, { id: eventId });
      expect(message).toMatchObject({ tickets: 1, placementRefund: PLACEMENT });
      const { tickets, refund, placementRefund, lastReschedule: seenReschedule } = message;
      const figures = { tickets, refund, placementRefund, seenReschedule };
      const body = { seen: published, ...figures, reason: 'Затопило зал' };
      await office.send(cancelAnyEvent, { id: eventId, body });
      await job();
      expect(await refunds()).toEqual([PLACEMENT, PRICE]);
      expect((await letters(organiser)).join(' ')).toContain('Затопило зал');
      expect((await letters(guest)).at(-1)).toContain('Затопило зал');
      const [row] = await api.db.select().from(event).where(eq(event.id, eventId));
      expect(row).toMatchObject({ status: deleted, paidAt: null, cancelledAt: api.clock.now });
      const { rows } = await api.db.execute(sql`select call_id, after from audit order by id desc limit 1`);
      expect(rows).toMatchObject([{ call_id: 'admin.event.cancel', after: { reason: 'Затопило зал' } }]);
    });
  });
});
