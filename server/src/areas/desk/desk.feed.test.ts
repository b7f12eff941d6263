import { writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { readRoomFeed } from '@venue/sdk/desk';
import { getRoomFeed, removeRoomFeed, renewRoomFeed } from '@venue/sdk/desk/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privateLinks } from '../../core/security/privateLink.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, hold, openStudio, paidBooking } from '../bookings/bookings.testing.ts';

const ROOM = 31;

describe.each(databaseKinds)('the calendar of a room (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let customer: Person;
  let tariffId: number;
  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    staff = await api.aStaff();
    customer = await api.aCustomer();
  });
  afterAll(() => api.close());

  const renew = async (roomId = ROOM) => (await api.as(staff).send(renewRoomFeed, { body: { roomId } })).message.url;
  const linkOf = (url: string) => /room_feed\/(.+)\/ics$/.exec(url)?.[1] ?? '';
  const read = async (url: string) => {
    const { data } = await api.client().send(readRoomFeed, { slug: linkOf(url) });
    // Folded lines continue after a space.
    return (await data.text()).replaceAll('\r\n ', '');
  };

  test('tells whoever has the link what takes the room, and nobody’s name or phone', async () => {
    const orderId = await paidBooking(api, customer, tariffId, [9, 10]);
    const held = await hold(api, customer, tariffId, [13]);
    await api.as(staff).send(writeTechnicalReason, { body: { roomId: ROOM, slots: [at(15)], reason: 'Уборка; полы' } });
    await api.as(staff).send(writeTechnicalReason, { body: { roomId: 52, slots: [at(15)], reason: 'Звук' } });
    await api.db.execute(sql`update users set name = 'Мария', lastname = 'Лаптева' where id = ${customer.id}`);
    const text = await read(await renew());
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(text).toContain(`SUMMARY:Бронь № ${orderId}\\, Л. М.\r\n`);
    expect(text).toContain(`SUMMARY:Бронь № ${held}\\, Л. М.\\, ждёт оплаты\r\n`);
    expect(text).toContain('SUMMARY:Закрыто: Уборка\\; полы\r\n');
    expect(text).toContain('X-WR-CALNAME:Фотостудия\r\n');
    const stamp = (moment: string) => moment.replace(/[-:]|\.\d{3}/g, '');
    expect(text).toContain(`DTSTART:${stamp(at(9))}\r\nDTEND:${stamp(at(11))}\r\n`);
    for (const secret of ['Мария', 'Лаптева', customer.phone, 'Звук']) expect(text).not.toContain(secret);
  });

  test('a new link ends the former one, and one that was taken back opens nothing', async () => {
    const first = await renew();
    expect((await api.as(staff).send(getRoomFeed, { id: ROOM })).message.url).toBe(first);
    const second = await renew();
    await expect(read(first)).rejects.toMatchObject({ code: 'not_found' });
    await read(second);
    const before = await audits();
    await api.as(staff).send(removeRoomFeed, { body: { roomId: ROOM } });
    await api.as(staff).send(removeRoomFeed, { body: { roomId: ROOM } });
    expect(await audits()).toBe(before + 1);
    await expect(read(second)).rejects.toMatchObject({ code: 'not_found' });
    expect((await api.as(staff).send(getRoomFeed, { id: ROOM })).message.url).toBeNull();
  });

  test('a link opens one room, and none of another kind opens it', async () => {
    const url = await renew();
    const { rows } = await api.db.execute<{ seed: string }>(sql`select seed from room_feed where room_id = ${ROOM}`);
    const seed = rows[0]?.seed ?? '';
    const foreign = privateLinks('calendar').linkOf(api.config, ROOM, seed);
    for (const slug of [foreign, linkOf(url).replace(/^31/, '52'), `${linkOf(url)}x`, 'wrong'])
      await expect(api.client().send(readRoomFeed, { slug })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is for those at the desk', async () => {
    const reader = await api.aStaff(['bookings.read']);
    await expect(api.as(reader).send(getRoomFeed, { id: ROOM })).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(renew(999)).rejects.toMatchObject({ code: 'not_found' });
  });

  const audits = async () =>
    (await api.db.execute(sql`select 1 from audit where subject = 'room' and call_id like 'admin.desk.feed%'`)).rows
      .length;
});
