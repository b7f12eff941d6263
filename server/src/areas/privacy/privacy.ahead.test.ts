import { randomUUID } from 'node:crypto';
import { formatPhone } from '@venue/sdk';
import { articleStatus } from '@venue/sdk/articles/model';
import { listBookings } from '@venue/sdk/bookings/admin';
import { brandStatus } from '@venue/sdk/brands/model';
import { eventStatus } from '@venue/sdk/events/model';
import { askDeletion, getPrivacy } from '@venue/sdk/privacy';
import { DELETION_DAYS } from '@venue/sdk/privacy/model';
import { withdrawRoomRequest } from '@venue/sdk/room-requests';
import { searchRecords } from '@venue/sdk/search/admin';
import { confirmUser, getUser } from '@venue/sdk/users/admin';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { folderStore } from '../../ports/files/folder.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { tempDir } from '../../testing/temp.ts';
import { change } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { anArticleIn } from '../articles/articles.testing.ts';
import { openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { aBrandIn } from '../brands/brands.testing.ts';
import { aSubmitted } from '../event-requests/event-requests.testing.ts';
import { anEventIn } from '../events/events.testing.ts';
import { aRoomRequest } from '../room-requests/room-requests.testing.ts';
import { anEventWithTickets, ticketsFor } from '../tickets/tickets.testing.ts';

let api: TestApi;
let tariffId: number;
let hour = 9;
beforeAll(async () => {
  api = await testApi();
  ({ tariffId } = await openStudio(api));
});
afterAll(() => api.close());

const password = 'Надёжный-пароль-1';
const DAY = 24 * 60 * 60_000;
const count = async (table: string, where: string, values: unknown[]) =>
  (await api.database.pool.query<{ n: number }>(`select count(*)::int n from ${table} where ${where}`, values)).rows[0]
    ?.n;

describe('with paid bookings ahead', () => {
  const leaving = async () => {
    const person = await api.aCustomer({ password, phone: `9${String(Date.now()).slice(-9)}` });
    const orderId = await paidBooking(api, person, tariffId, [hour++]);
    await aBrandIn(api, person, brandStatus.verified);
    return { person, anna: api.as(person), orderId };
  };
  const ask = (person: Person, settle?: 'cancel' | 'wait') =>
    api.as(person).send(askDeletion, { body: { password, ...(settle ? { settle } : {}) } });

  test('it is told what hangs on the account, and the person has to choose', async () => {
    const { person, anna, orderId } = await leaving();
    const { ahead } = (await anna.send(getPrivacy, {})).message;
    expect(ahead).toMatchObject([
      { kind: 'booking', id: orderId, title: expect.stringContaining('Фотостудия'), refund: 150_000 },
      { kind: 'brand', title: 'Мастерская «Рябина»', until: null, refund: null },
    ]);
    await expect(ask(person)).rejects.toMatchObject({ code: 'bookings_ahead' });
    expect((await anna.send(getPrivacy, {})).message.deletionAt).toBeNull();
  });

  test('what is published or under way is told too, and what is over or a draft is not', async () => {
    const person = await api.aCustomer({ password });
    const { published, draft, awaitingPayment } = eventStatus;
    const [{ eventId }, past, request] = [
      await anEventIn(api, person, published),
      await anEventIn(api, person, published),
      await anEventIn(api, person, awaitingPayment),
      await anEventIn(api, person, draft),
    ];
    await api.database.pool.query(`update event set date = '2020-01-01', date_end = null where id = $1`, [
      past.eventId,
    ]);
    const { articleId } = await anArticleIn(api, person, articleStatus.published);
    const sent = await anArticleIn(api, person, articleStatus.onVerification);
    await anArticleIn(api, person, articleStatus.draft);
    const requestId = await aSubmitted(api, person);
    const roomRequestId = await aRoomRequest(api, person);
    const withdrawn = await aRoomRequest(api, person);
    await api.as(person).send(withdrawRoomRequest, { id: withdrawn });
    const goingTo = await anEventWithTickets(api);
    const { tickets } = await ticketsFor(api, person, goingTo.eventId, goingTo.ticketIds[0], 2);
    await api.database.pool.query(`update event_attendee set cancelled_at = now(), refund = 0 where id = $1`, [
      tickets[1]?.ticketNumber,
    ]);
    const { ahead } = (await api.as(person).send(getPrivacy, {})).message;
    expect(ahead.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual(
      [
        `event ${eventId}`,
        `event ${request.eventId}`,
        `article ${articleId}`,
        `article ${sent.articleId}`,
        `eventRequest ${requestId}`,
        `roomRequest ${roomRequestId}`,
        `ticket ${tickets[0]?.ticketNumber}`,
      ].toSorted(),
    );
  });

  test('they are cancelled with the refund of the rules', async () => {
    const { person, anna, orderId } = await leaving();
    const { message } = await ask(person, 'cancel');
    expect(message).toMatchObject({
      deletionAt: expect.any(String),
      ahead: [{ kind: 'refund', sum: 150_000 }, { kind: 'brand' }],
    });
    const { rows } = await api.database.pool.query(
      'select b.status, r.sum from booking b join payment p on p.booking_id = b.id join refund r on r.payment_id = p.id where b.id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ status: 3, sum: 150_000 }]);
    expect((await anna.send(getPrivacy, {})).message.deletionAt).not.toBeNull();
  });

  test('or the account waits for the last one, also for one booked meanwhile, then says goodbye', async () => {
    const { person, orderId } = await leaving();
    await ask(person, 'wait');
    const late = new Date(api.clock.now.getTime() + (DELETION_DAYS + 10) * DAY);
    await api.database.pool.query('update booking set ends_at = $1 where id = $2', [late, orderId]);
    api.clock.advance(DELETION_DAYS * DAY + 1000);
    await api.runJob('privacy.delete');
    expect(await count('users', 'phone = $1', [person.phone])).toBe(1);
    const office = api.as(await api.aStaff());
    const { message: card } = await office.send(getUser, { id: person.id });
    expect(card).toMatchObject({ accountState: 'leaving', deletionAt: late.toISOString() });
    expect(card.can.filter(each => each !== 'revealPassport')).toEqual([]);
    const refuse = { seen: 0, applicationId: null, status: 2 } as const;
    await expect(office.send(confirmUser, { id: person.id, body: refuse })).rejects.toMatchObject({
      code: 'account_leaving',
    });
    const booked = await office.send(listBookings, { query: { search: String(orderId) } });
    expect(booked.items[0]).toMatchObject({ accountState: 'leaving' });
    const result = await office.send(searchRecords, { query: { q: person.phone } });
    expect(result.message.groups[0]?.items[0]?.status?.label).toBe('Удаляется');

    api.clock.advance(10 * DAY);
    await api.runJob('privacy.delete');
    expect(await count('users', 'phone = $1', [person.phone])).toBe(0);
    const later = api.as(await api.aStaff());
    const rest = (await later.send(listBookings, { query: { search: String(orderId) } })).items[0];
    expect(rest).toMatchObject({ accountState: 'deleted' });
    expect(formatPhone(rest?.phone ?? '')).toBe('удалён');
    const { rows } = await api.database.pool.query('select body from outbox where recipient = $1', [person.phone]);
    expect(rows).toEqual([{ body: expect.stringContaining('Ваша учётная запись удалена') }]);
    await api.runJob('outbox.send');
    await api.runJob('sweep');
    expect(await count('outbox', 'recipient = $1', [person.phone])).toBe(0);
  });
});

test('an account whose day moved while others were being deleted stays', async () => {
  const folder = folderStore(tempDir());
  let later = new Date();
  const files = {
    ...folder,
    async remove(name: string) {
      await folder.remove(name);
      await own.db.update(users).set({ deletionAt: later }).where(isNotNull(users.deletionAt));
    },
  };
  const own = await testApi({ kind: 'postgres', ports: { files } });
  onTestFinished(() => own.close());
  for (const lastname of ['Первая', 'Вторая']) {
    const { id } = await own.aCustomer({ lastname });
    const avatarFile = `${randomUUID()}.avatar`;
    await folder.put(avatarFile, Buffer.from('x'));
    await change(own.db, id, { avatarFile, deletionAt: own.clock.now });
  }
  own.clock.advance(DAY);
  later = new Date(own.clock.now.getTime() + DAY);
  await own.runJob('privacy.delete');
  const rest = await own.db.select({ deletionAt: users.deletionAt }).from(users).where(isNotNull(users.deletionAt));
  expect(rest).toEqual([{ deletionAt: later }]);
});
