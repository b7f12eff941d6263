import type { AnyCall, Input } from '@venue/sdk';
import { getAgreement } from '@venue/sdk/agreements/admin';
import { getArticle, listArticles } from '@venue/sdk/articles/admin';
import { articleStatus } from '@venue/sdk/articles/model';
import { listBookings } from '@venue/sdk/bookings/admin';
import { getBrand, listBrands } from '@venue/sdk/brands/admin';
import { brandStatus } from '@venue/sdk/brands/model';
import { getBoard } from '@venue/sdk/desk/admin';
import { getEventRequest, listEventRequests } from '@venue/sdk/event-requests/admin';
import { getEvent, listEvents } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { listItems, listRequests } from '@venue/sdk/market/admin';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { getResident, listResidents } from '@venue/sdk/residents/admin';
import { getRoomRequest, listRoomRequests } from '@venue/sdk/room-requests/admin';
import { getTicketOrderCard, listTicketOrders } from '@venue/sdk/tickets/admin';
import { listWaitsOfDay } from '@venue/sdk/waitlist/admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aDraft } from '../agreements/agreements.testing.ts';
import { anArticleIn } from '../articles/articles.testing.ts';
import { DAY, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { aBrandIn } from '../brands/brands.testing.ts';
import { aSubmitted } from '../event-requests/event-requests.testing.ts';
import { anEventIn } from '../events/events.testing.ts';
import { aRequestIn } from '../market/market.testing.ts';
import { aRoomRequest } from '../room-requests/room-requests.testing.ts';
import { anEventWithTickets, ticketsFor } from '../tickets/tickets.testing.ts';
import { stand } from '../waitlist/waitlist.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** All account states in a response, at any depth. */
function statesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (name === 'accountState' ? [each] : statesIn(each)));
}

test('whatever staff read of a person says that their account is on its way out', async () => {
  const person = await api.aCustomer({ phone: '9120009901' });
  const { tariffId } = await openStudio(api);
  await paidBooking(api, person, tariffId, [10, 11, 12, 13]);
  await stand(api, person);
  const { brandId } = await aBrandIn(api, person, brandStatus.verified);
  await aRequestIn(api, person, marketRequestStatus.onVerification);
  const { articleId } = await anArticleIn(api, person, articleStatus.published);
  const { eventId } = await anEventIn(api, person, eventStatus.published);
  const eventRequestId = await aSubmitted(api, person);
  const roomRequestId = await aRoomRequest(api, person);
  const goingTo = await anEventWithTickets(api);
  await ticketsFor(api, person, goingTo.eventId, goingTo.ticketIds[0], 1);
  const staff = await api.aStaff();
  const office = api.as(staff);
  const agreementId = await aDraft(api, staff, { userId: person.id });
  const { rows } = await api.database.pool.query<{ id: number }>(
    `insert into resident (user_id, name, status, created_at, updated_at) values ($1, 'Мастерская', 1, now(), now()) returning id`,
    [person.id],
  );
  const residentId = rows[0]?.id ?? 0;
  const orders = await office.send(listTicketOrders, { query: { search: person.phone } });
  const orderId = orders.items[0]?.orderId ?? 0;

  const reading: Record<string, () => Promise<unknown>> = {};
  const reads = <C extends AnyCall>(call: C, input: Input<C>) => {
    reading[call.id] = () => office.send(call, input);
  };
  const query = { search: person.phone };
  reads(listBookings, { query });
  reads(getBoard, { query: { from: DAY, days: 1 } });
  reads(listWaitsOfDay, { query: { day: DAY } });
  reads(listBrands, { query });
  reads(getBrand, { id: brandId });
  reads(listItems, { query: {} });
  reads(listRequests, { query: {} });
  reads(listArticles, { query });
  reads(getArticle, { id: articleId });
  reads(listEvents, { query });
  reads(getEvent, { id: eventId });
  reads(listEventRequests, { query: {} });
  reads(getEventRequest, { id: eventRequestId });
  reads(listRoomRequests, { query });
  reads(getRoomRequest, { id: roomRequestId });
  reads(listTicketOrders, { query });
  reads(getTicketOrderCard, { id: orderId });
  reads(listResidents, { body: {} });
  reads(getResident, { body: { residentId } });
  reads(getAgreement, { body: { agreementId } });
  const readNotices = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(reading).map(async ([id, read]) => [id, [...new Set(statesIn(await read()))]])),
    );
  const all = (state: string) => Object.fromEntries(Object.keys(reading).map(id => [id, [state]]));

  expect(await readNotices()).toEqual(all('active'));
  await api.database.pool.query('update users set deletion_at = now() where id = $1', [person.id]);
  expect(await readNotices()).toEqual(all('leaving'));
});
