import { getBookingByLink, payByLink, releaseByLink } from '@venue/sdk/bookings';
import { getRoomRequest } from '@venue/sdk/room-requests/admin';
import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { notify, openStudio, pressPay } from '../bookings/bookings.testing.ts';
import { aRoomRequest, HALL, linkSent, offered } from './room-requests.testing.ts';

describe.each(databaseKinds)('offers at once (%s)', kind => {
  let api: TestApi;
  let staff: Person;

  beforeEach(async () => {
    api = await testApi({ kind });
    await openStudio(api);
    staff = await api.aStaff();
  });
  afterEach(() => api.close());

  const isPaid = (status: string) => status === 'fulfilled';
  const slots = async () =>
    (await api.db.execute(sql`select kind, booking_id from room_slot where room_id = ${HALL}`)).rows;

  test('of offers and bookings that meet, one has the hours', async () => {
    const ids: number[] = [];
    for (let each = 0; each < 6; each++) ids.push(await aRoomRequest(api, await api.aCustomer()));
    const answers = await Promise.allSettled(
      ids.map((id, each) => offered(api, staff, id, { fromHour: 10 + (each % 3), toHour: 13 + (each % 3) })),
    );
    expect(answers.filter(each => isPaid(each.status))).toHaveLength(1);
    for (const each of answers)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'slot_taken' });
    expect(await slots()).toHaveLength(3);
  });

  test('a link that is paid and refused at once does one of both, and the request says which', async () => {
    const id = await aRoomRequest(api, await api.aCustomer());
    await offered(api, staff, id);
    const token = await linkSent(api);
    const { message } = await api.client().send(payByLink, { body: { token } });
    await pressPay(api, message.confirmationToken, 'success');
    await Promise.allSettled([
      notify(api, message.paymentId),
      api.client().send(releaseByLink, { body: { token } }),
      notify(api, message.paymentId),
    ]);
    const { status } = (await api.client().send(getBookingByLink, { body: { token } })).message;
    const { roomRequestStatus: said } = (await api.as(staff).send(getRoomRequest, { id })).message;
    expect([
      [2, roomRequestStatus.booked, 3],
      [3, roomRequestStatus.refused, 0],
    ]).toContainEqual([status, said, (await slots()).length]);
    const { rows } = await api.db.execute(sql`
      select (select count(*)::int from payment where status = 'succeeded') as paid,
             (select count(*)::int from refund) as back`);
    expect(rows).toEqual([{ paid: 1, back: said === roomRequestStatus.booked ? 0 : 1 }]);
  });
});
