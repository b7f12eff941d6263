import { addDays, dayOf, momentOf } from '@venue/sdk';
import { cancelEvent, getCancellation } from '@venue/sdk/events';
import {
  cancelTicket,
  createTicketOrder,
  downloadTicketPdf,
  getTicket,
  getTicketOrder,
  getTicketTerms,
  listGuestTickets,
  listMyTickets,
  payTicketOrder,
  renameTicket,
  saveTicketTerms,
  sendTicketCode,
  setTicketReminder,
  transferTicket,
} from '@venue/sdk/tickets';
import { cancelTickets, checkIn, getTicketOrderCard, resendTickets } from '@venue/sdk/tickets/admin';
import { checkInOutcome, ticketChange, ticketStatus } from '@venue/sdk/tickets/model';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { lettersTo } from '../../../testing/letters.ts';
import { told } from '../../bookings/bookings.testing.ts';
import { entrance } from '../../events/events.testing.ts';
import { eventAttendee } from '../../events/tickets/events.attendees.table.ts';
import { aBank, type Bank } from '../../payments/payments.testing.ts';
import { ticketLink } from '../tickets.service.ts';
import { selectTickets } from '../tickets.store.ts';
import { anEventWithTickets, doorsOpen, freeEntrance, newScanId } from '../tickets.testing.ts';

const PRICE = entrance.ticketPrice;
const NEW = { name: 'Петров Пётр', phone: '9125550301' };

describe.each(databaseKinds)('a ticket that changes hands (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let owner: Person;
  let buyer: Person;
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
    await api.db.execute(sql`update users set email = '', email_active = false`);
    await api.db.execute(sql`truncate payment, refund, outbox, idempotency, attempt, ticket_order cascade`);
    owner = await api.aCustomer();
    buyer = await api.aCustomer({ lastname: 'Берёзкина', name: 'Алёна', email: 'alena@example.ru', emailActive: true });
    const made = await anEventWithTickets(api, { tickets: [entrance, freeEntrance] }, owner);
    ({ eventId } = made);
    [paid = 0, free = 0] = made.ticketIds;
  });

  /** Tickets of the buyer that were paid for. */
  async function bought(count = 1, ticketId = paid) {
    const total = ticketId === paid ? PRICE * count : 0;
    const body = { eventId, lines: [{ ticketId, count }], total };
    const { orderKey } = (await api.as(buyer).send(createTicketOrder, { body })).message;
    if (total > 0) {
      const { paymentId } = (await api.client().send(payTicketOrder, { slug: orderKey })).message;
      bank.say(paymentId, 'succeeded');
      await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
    }
    const order = await orderBy(orderKey);
    return { orderKey, codes: order.tickets.map(({ code }) => code) };
  }
  const orderBy = async (slug: string) => (await api.client().send(getTicketOrder, { slug })).message;
  const pass = (slug: string, to = NEW, who = buyer) => api.as(who).send(transferTicket, { slug, body: to });
  const refused = (code: string) => expect.objectContaining({ code });
  const sms = async (to: string) =>
    (await api.db.execute(sql`select body from outbox where recipient = ${to} and kind = 'sms' order by id`)).rows.map(
      row => String(row.body).replace(/\s/g, ' '),
    );
  /** The code in the last SMS with a link to a ticket. */
  const codeIn = async (to: string) => /tickets\/([0-9A-Z]{12})/.exec((await sms(to)).at(-1) ?? '')?.[1] ?? '';
  /** The hours at which messages of this kind may be sent. */
  const dueOf = async (event: string) =>
    (
      await api.db.execute(sql`select extract(hour from due_at at time zone 'Asia/Yekaterinburg')::int as hour
        from outbox where event = ${event} order by id`)
    ).rows.map(({ hour }) => hour);
  const proof = async (slug: string, phone: string) => {
    const { message } = await api.client().send(sendTicketCode, { slug, body: {} });
    return { smsuid: message.smsuid, code: /^\d{6}/.exec((await sms(phone)).at(-1) ?? '')?.[0] ?? '' };
  };
  const scan = async (code: string) => {
    const scans = [{ scanId: newScanId(), code, place: 'Вход', scannedAt: api.clock.now.toISOString() }];
    const { message } = await api.as(await api.aStaff()).send(checkIn, { id: eventId, body: { scans } });
    return message.results[0];
  };
  const counts = async () =>
    (
      await api.db.execute(
        sql`select sold, taken, (select count(*)::int from event_attendee a where a.ticket_id = t.id and cancelled_at is null) as tickets
            from event_ticket t join event on event.id = event_id where t.id = ${paid}`,
      )
    ).rows[0];

  test('the new holder has it with a new code, the former one nothing; both are told, and so is the payer of a refund', async () => {
    const { orderKey, codes } = await bought(2);
    const [slug = '', stays = ''] = codes;
    expect((await api.as(buyer).send(getTicket, { slug })).message).toMatchObject({
      can: ['change'],
      isPassedOn: false,
    });
    const { message } = await pass(slug, { ...NEW, name: ' Петров Пётр ' });
    expect(message).toMatchObject({ holderName: NEW.name, phoneEnding: '0301' });
    const code = await codeIn(NEW.phone);
    expect(code).toMatch(/^[0-9A-Z]{12}$/);
    expect(code).not.toBe(slug);
    expect((await sms(NEW.phone)).at(-1)).toMatch(
      /^Вам передали билет: \S+ \d\d\.\d\d\.\d{4} \d\d:\d\d\. Если его вернуть, деньги получит тот, кто платил\. «.*», от: Берёзкина Алёна\./,
    );
    expect((await sms(buyer.phone)).at(-1)).toMatch(
      /^Билет № \d+ передан на номер с 0301 в конце, ваш код больше не действует\. Если его вернут, деньги придут туда, откуда платили\. Новый гость: Петров Пётр\./,
    );
    const letter = (await lettersTo(api.db, 'alena@example.ru')).at(-1);
    expect([letter?.event, letter?.files[0]?.text.match(/^METHOD:CANCEL/m)?.[0]]).toEqual([
      'ticket.passedOn',
      'METHOD:CANCEL',
    ]);
    // The former holder knows neither the new code nor may do anything.
    for (const call of [getTicket, downloadTicketPdf] as const)
      await expect(api.as(buyer).send(call, { slug })).rejects.toMatchObject({ code: 'ticket_replaced' });
    await expect(pass(slug)).rejects.toMatchObject({ code: 'ticket_replaced' });
    await expect(api.as(buyer).send(setTicketReminder, { slug, body: { reminds: false } })).rejects.toMatchObject({
      code: 'ticket_replaced',
    });
    const order = await orderBy(orderKey);
    expect(order.tickets.map(each => each.code)).toEqual([stays]);
    expect(order.passedOn).toHaveLength(1);
    expect(JSON.stringify(order)).not.toContain(code);
    const mine = await api.as(buyer).send(listMyTickets, { body: {} });
    expect(mine.items.map(each => each.code)).toEqual([stays]);
    await expect(api.as(buyer).send(cancelTicket, { slug: code, body: { refund: PRICE } })).rejects.toMatchObject({
      code: 'access_denied',
    });
    // A code that their own phone got is none of the new holder.
    const former = await proof(stays, buyer.phone);
    await expect(
      api.client().send(transferTicket, { slug: code, body: { ...NEW, phone: '9125550399', confirmation: former } }),
    ).rejects.toMatchObject({ code: 'code_wrong' });
    expect(await counts()).toMatchObject({ sold: 2, taken: 2, tickets: 2 });
    // The new one returns it by a code sent to their phone; the money goes back to the payment.
    const confirmation = await proof(code, NEW.phone);
    const after = await api.client().send(cancelTicket, { slug: code, body: { refund: PRICE, confirmation } });
    expect(after.message).toMatchObject({ ticketStatus: ticketStatus.cancelled, refund: PRICE });
    expect((await sms(NEW.phone)).at(-1)).toMatch(/отменён\. Вернём 500 ₽ тому, кто платил\./);
    await api.runJob('payments.sendRefunds');
    expect(bank.refunds).toMatchObject([{ sum: PRICE }]);
    expect((await sms(buyer.phone)).at(-1)).toMatch(/^Билеты, заказ № \d+: вернули 500 ₽/);
    expect(await counts()).toMatchObject({ sold: 1, taken: 1, tickets: 1 });
  });

  test('somebody with an account finds it among their tickets, gives it on, and the history knows all three', async () => {
    const { orderKey, codes } = await bought(1);
    const second = await api.aCustomer({ lastname: 'Громов', email: 'gromov@example.ru', emailActive: true });
    await pass(codes[0] ?? '', { name: 'Громов Олег', phone: second.phone });
    const letter = (await lettersTo(api.db, 'gromov@example.ru')).at(-1);
    expect([letter?.event, letter?.files.map(({ type }) => type.split(';')[0])]).toEqual([
      'ticket.received',
      ['application/pdf', 'text/calendar'],
    ]);
    const [ticket] = (await api.as(second).send(listMyTickets, { body: {} })).items;
    expect(ticket).toMatchObject({ isOwn: true, isPassedOn: true, can: ['change'] });
    const slug = ticket?.code ?? '';
    expect(slug).toBe(await codeIn(second.phone));
    await pass(slug, NEW, second);
    const { items } = await api.as(owner).send(listGuestTickets, { id: eventId, body: {} });
    expect(items[0]).toMatchObject({
      holderName: NEW.name,
      phoneEnding: '0301',
      formerHolders: [
        { change: ticketChange.passedOn, formerName: 'Берёзкина Алёна' },
        { change: ticketChange.passedOn, formerName: 'Громов Олег' },
      ],
    });
    const { rows } = await api.db.execute<{ id: number }>(sql`select id from ticket_order where key = ${orderKey}`);
    const staff = await api.aStaff(['bookings.read', 'bookings.manage']);
    const card = (await api.as(staff).send(getTicketOrderCard, { id: rows[0]?.id ?? 0 })).message;
    expect(card.tickets[0]).toMatchObject({ holderName: NEW.name, holderPhone: NEW.phone });
    expect(card.history.map(({ what }) => what).filter(what => /передан/.test(what))).toHaveLength(2);
    // A link that staff send again goes to whoever has the ticket now.
    const before = (await sms(buyer.phone)).length;
    await api.as(staff).send(resendTickets, { id: rows[0]?.id ?? 0 });
    expect(await sms(buyer.phone)).toHaveLength(before);
    expect((await sms(NEW.phone)).at(-1)).toMatch(/^Ваши билеты: \S+\/tickets\/[0-9A-Z]{12} /);
  });

  test('a corrected name makes a new code too, which its holder is sent', async () => {
    const { orderKey, codes } = await bought(1);
    const [slug = ''] = codes;
    const { message } = await api.as(buyer).send(renameTicket, { slug, body: { name: 'Берёзкина Анна' } });
    expect(message).toMatchObject({ holderName: 'Берёзкина Анна', isOwn: true, isPassedOn: false });
    expect(await codeIn(buyer.phone)).toBe(message.code);
    expect((await orderBy(orderKey)).tickets.map(({ code }) => code)).toEqual([message.code]);
    expect(await scan(slug)).toMatchObject({ outcome: checkInOutcome.renamed, holderName: null });
    expect(await scan(message.code)).toMatchObject({
      outcome: checkInOutcome.admitted,
      holderName: 'Берёзкина Анна',
    });
    await expect(
      api.as(buyer).send(renameTicket, { slug: message.code, body: { name: 'Кто-то' } }),
    ).rejects.toMatchObject({ code: 'ticket_not_transferable' });
  });

  test('is refused to strangers, without a code, for the same person, beyond what one may hold and too often', async () => {
    const { codes } = await bought(1);
    let [slug = ''] = codes;
    await expect(api.client().send(transferTicket, { slug, body: NEW })).rejects.toMatchObject({
      code: 'access_denied',
    });
    await expect(pass(slug, NEW, await api.aCustomer())).rejects.toMatchObject({ code: 'access_denied' });
    await expect(pass(slug, { ...NEW, phone: buyer.phone })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(api.as(buyer).send(renameTicket, { slug, body: { name: 'Берёзкина Алёна' } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    // A code is good for one change.
    const confirmation = await proof(slug, buyer.phone);
    const { message } = await api.client().send(renameTicket, { slug, body: { name: 'Первое Имя', confirmation } });
    await expect(
      api.client().send(renameTicket, { slug: message.code, body: { name: 'Второе Имя', confirmation } }),
    ).rejects.toMatchObject({ code: 'code_expired' });
    const rich = await api.aCustomer();
    const body = { eventId, lines: [{ ticketId: free, count: 10 }], total: 0 };
    await api.as(rich).send(createTicketOrder, { body });
    await expect(pass(message.code, { name: 'Богатый', phone: rich.phone })).rejects.toMatchObject({
      code: 'too_many_tickets',
    });
    slug = message.code;
    for (const name of ['Раз', 'Два', 'Три', 'Четыре'])
      slug = (await api.as(buyer).send(renameTicket, { slug, body: { name } })).message.code;
    await expect(pass(slug)).rejects.toMatchObject({ code: 'rate_limited' });
    api.clock.advance(24 * 3_600_000 + 1);
    await pass(slug);
  });

  test.each(['Приз ждёт: example.ru/win', 'Анна ❤', 'Петpов'])(
    'takes no name like «%s», which a stranger would read',
    async name => {
      const [slug = ''] = (await bought(1, free)).codes;
      const wrong = { code: 'invalid_input', fields: { name: expect.any(String) } };
      await expect(api.as(buyer).send(renameTicket, { slug, body: { name } })).rejects.toMatchObject(wrong);
      await expect(pass(slug, { ...NEW, name })).rejects.toMatchObject(wrong);
      const { message } = await api.as(buyer).send(renameTicket, { slug, body: { name: '  иван  о`коннор ' } });
      expect(message.holderName).toBe('Иван О’Коннор');
    },
  );

  test('at night the new holder is written to in the morning, unless the event is tomorrow', async () => {
    const noon = api.clock.now;
    const { codes } = await bought(2, free);
    api.clock.now = momentOf(dayOf(noon), 23);
    await pass(codes[0] ?? '');
    await api.db.execute(
      sql`update event set date = ${addDays(dayOf(noon), 1)}, date_end = null where id = ${eventId}`,
    );
    await pass(codes[1] ?? '', { ...NEW, phone: '9125550304' });
    api.clock.now = noon;
    expect(await dueOf('ticket.received')).toEqual([8, 23]);
  });

  test('a reminder of several tickets has the link to the order only for its buyer', async () => {
    const { orderKey, codes } = await bought(4);
    for (const slug of codes.slice(0, 2)) await pass(slug);
    const of = async (phone: string) =>
      ticketLink(api.db, api.config, await selectTickets(api.db).where(eq(eventAttendee.phone, phone)));
    expect((await of(buyer.phone)).secret).toBe(orderKey);
    expect((await of(NEW.phone)).secret).toMatch(/^[0-9A-Z]{12}$/);
  });

  test('whoever gave tickets away orders no more instead of them', async () => {
    const { codes } = await bought(10, free);
    await pass(codes[0] ?? '');
    await expect(bought(1, free)).rejects.toMatchObject({ code: 'too_many_tickets' });
  });

  test('not after the check-in, not when cancelled, not while a refund runs, and not where the organiser forbids it', async () => {
    const { codes } = await bought(3);
    const [used = '', cancelled = '', other = ''] = codes;
    const terms = (await api.as(owner).send(getTicketTerms, { id: eventId })).message;
    await api.as(owner).send(saveTicketTerms, { id: eventId, body: { ...terms, allowsTransfer: false } });
    await expect(pass(other)).rejects.toEqual(refused('ticket_not_transferable'));
    expect((await api.as(buyer).send(getTicket, { slug: other })).message).toMatchObject({
      can: [],
      isTransferable: false,
    });
    await api.as(owner).send(saveTicketTerms, { id: eventId, body: terms });
    await scan(used);
    await api.as(buyer).send(cancelTicket, { slug: cancelled, body: { refund: PRICE } });
    for (const slug of [used, cancelled, other])
      await expect(pass(slug)).rejects.toEqual(refused('ticket_not_transferable'));
    expect((await api.as(buyer).send(getTicket, { slug: other })).message.can).toEqual([]);
    await api.runJob('payments.sendRefunds');
    await pass(other);
    for (const slug of [used, cancelled]) await expect(pass(slug)).rejects.toEqual(refused('ticket_not_transferable'));
    await api.db.execute(sql`update event set date = '2020-01-01', date_end = null where id = ${eventId}`);
    await expect(pass(await codeIn(NEW.phone), { name: 'Ещё', phone: '9125550302' })).rejects.toBeTruthy();
  });

  test('when the event or tickets are cancelled, everybody hears of their own tickets, and the payment gets all back', async () => {
    const { orderKey, codes } = await bought(3);
    const friend = await api.aCustomer();
    await pass(codes[0] ?? '', { ...NEW, phone: friend.phone });
    const { rows } = await api.db.execute<{ id: number; order_id: number }>(
      sql`select a.id, order_id from event_attendee a join ticket_order o on o.id = order_id where key = ${orderKey} order by a.id`,
    );
    const staff = api.as(await api.aStaff(['bookings.read', 'bookings.manage']));
    const reason = 'Зал меньше';
    const tickets = rows.slice(0, 2).map(({ id }) => id);
    const noon = api.clock.now;
    api.clock.now = momentOf(dayOf(noon), 23);
    await staff.send(cancelTickets, {
      id: rows[0]?.order_id ?? 0,
      body: { tickets, seen: 3, refund: 2 * PRICE, reason },
    });
    api.clock.now = noon;
    // The friend's SMS and letter, and the buyer's SMS.
    expect(await dueOf('ticket.severalCancelledByHost')).toEqual([8, 8, 8]);
    const what = expect.objectContaining({ what: 'cancelled' });
    expect(await told(api, `info/${friend.id}`)).toContainEqual({ action: 'updateTicket', data: what });
    expect((await sms(friend.phone)).at(-1)).toMatch(/отменено: 1 билет\. Вернём 500 ₽ тому, кто платил\./);
    expect((await sms(buyer.phone)).at(-1)).toMatch(/отменено: 1 билет\. Вернём 500 ₽\. /);
    const second = await bought(2);
    await pass(second.codes[0] ?? '', { name: 'Другой', phone: '9125550303' });
    const { message } = await api.as(owner).send(getCancellation, { id: eventId });
    const { tickets: standing, refund, placementRefund, lastReschedule: seenReschedule } = message;
    const body = { tickets: standing, refund, placementRefund, seenReschedule, reason };
    await api.as(owner).send(cancelEvent, { id: eventId, body });
    await api.runJob('tickets.cancelEvents');
    const toOther = (await sms('9125550303')).at(-1);
    expect(toOther).toMatch(
      /отменено, ваши билеты не действуют\. Вернём 500 ₽ тому, кто платил, не позже чем через 10 дней\. Причина/,
    );
    expect(toOther).not.toContain('order/');
    expect(
      (await sms(buyer.phone)).filter(text =>
        /не действуют\. Вернём 500 ₽ туда, откуда вы платили, не позже чем через 10 дней\. Следить за возвратом: \S+order\//.test(
          text,
        ),
      ),
    ).toHaveLength(2);
    const { rows: money } = await api.db.execute(
      sql`select sum(refunded)::int as back, sum(sum)::int as paid from payment`,
    );
    expect(money).toEqual([{ back: 5 * PRICE, paid: 5 * PRICE }]);
    expect(await counts()).toMatchObject({ sold: 0, taken: 0, tickets: 0 });
  });
});
