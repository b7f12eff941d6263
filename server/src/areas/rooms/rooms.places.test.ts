import { getRoom, listRooms } from '@venue/sdk/rooms';
import { saveRoom } from '@venue/sdk/rooms/admin';
import { planFloors, planPlaces } from '@venue/sdk/rooms/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../core/db/transact.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { lockPlaces } from './rooms.place.store.ts';

const LECTURES = 30;
const PHOTO = 31;
const VIDEO = 52;
const SHOP = 39;

describe.each(databaseKinds)('names and places of rooms (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  afterAll(() => api.close());

  const read = async (roomId: number) => (await api.as(staff).send(getRoom, { body: { roomId } })).message;
  const facts = { description: 'Зал', capacity: 10, area: 40 };
  const save = async (roomId: number, over: object) => {
    const { version } = await read(roomId);
    return api.as(staff).send(saveRoom, { body: { roomId, ...facts, version: version ?? 0, ...over } });
  };
  const whereIs = async (roomId: number) => {
    const { floor, place } = await read(roomId);
    return { floor, place };
  };
  const logged = async (roomId: number) =>
    (
      await api.db.execute(
        sql`select before, after from audit where subject = 'room' and subject_id = ${roomId} order by id desc limit 1`,
      )
    ).rows[0];

  test('the places of the database are those that the plan draws', async () => {
    const { rows } = await api.db.execute(sql`select id, floor from plan_place order by floor, id`);
    expect(rows).toEqual(planFloors.flatMap(floor => planPlaces[floor].map(id => ({ id, floor }))));
    const { rooms } = (await api.client().send(listRooms, {})).message;
    expect(rooms.every(({ roomId, place }) => place === roomId)).toBe(true);
  });

  test('a room is called what staff say, without the space around it', async () => {
    await save(LECTURES, { name: ' Амфитеатр ', shortName: 'Амфи ' });
    expect(await read(LECTURES)).toMatchObject({ name: 'Амфитеатр', shortName: 'Амфи' });
    expect(await logged(LECTURES)).toMatchObject({
      before: { name: 'Лекторий', shortName: 'Лекторий' },
      after: { name: 'Амфитеатр', shortName: 'Амфи' },
    });
    for (const name of ['', '  ', 'я'.repeat(41)])
      await expect(save(LECTURES, { name })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { name: expect.any(String) },
      });
  });

  test('two rooms change places in one saving, and both say so in their logs', async () => {
    const seen = (await read(SHOP)).version;
    await save(PHOTO, { floor: 1, place: SHOP, swapWith: SHOP });
    expect(await whereIs(PHOTO)).toEqual({ floor: 1, place: SHOP });
    expect(await whereIs(SHOP)).toEqual({ floor: 2, place: PHOTO });
    expect(await logged(SHOP)).toEqual({
      before: { floor: 1, place: SHOP },
      after: { floor: 2, place: PHOTO },
    });
    await expect(
      api.as(staff).send(saveRoom, { body: { roomId: SHOP, ...facts, version: seen ?? 0 } }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await save(PHOTO, { floor: 2, place: PHOTO, swapWith: SHOP });
    expect(await whereIs(SHOP)).toEqual({ floor: 1, place: SHOP });
  });

  test('a place of another room is not taken unnoticed', async () => {
    await expect(save(PHOTO, { place: VIDEO })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { place: expect.stringContaining('«Видеостудия»') },
    });
    await expect(save(PHOTO, { place: VIDEO, swapWith: SHOP })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await whereIs(VIDEO)).toEqual({ floor: 2, place: VIDEO });
  });

  test('a place is one that is drawn on the floor', async () => {
    for (const wrong of [{ floor: 1 }, { place: SHOP }, { place: 5 }, { floor: 3, place: 30 }])
      await expect(save(PHOTO, wrong)).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { place: expect.any(String) },
      });
    await expect(save(PHOTO, { floor: 4, place: null })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('a freed place may be taken; whoever comes without one sends the other off the plan', async () => {
    await save(VIDEO, { place: null });
    await save(PHOTO, { place: VIDEO });
    expect(await whereIs(PHOTO)).toEqual({ floor: 2, place: VIDEO });
    await save(VIDEO, { place: VIDEO, swapWith: PHOTO });
    expect(await whereIs(PHOTO)).toEqual({ floor: 2, place: null });
    await save(PHOTO, { place: PHOTO });
  });

  test('places are changed one after another', async () => {
    if (kind === 'embedded') return; // The embedded database has one connection.
    const locked = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const holder = inTransaction(api.db, async tx => {
      await lockPlaces(tx);
      locked.resolve();
      await free.promise;
    });
    await locked.promise;
    let saved = false;
    const saving = save(VIDEO, { place: null, floor: 2 }).then(() => {
      saved = true;
    });
    const waits = async () => (await api.db.execute(sql`select 1 from pg_locks where not granted`)).rows.length > 0;
    await expect.poll(async () => saved || (await waits()), { timeout: 60_000 }).toBe(true);
    const tooEarly = saved;
    free.resolve();
    await Promise.all([holder, saving]);
    expect(tooEarly).toBe(false);
    await save(VIDEO, { place: VIDEO, floor: 2 });
  });

  test('of those who want one free place at once, one gets it', async () => {
    await save(VIDEO, { place: null });
    const tries = await Promise.allSettled([SHOP, PHOTO, 36].map(id => save(id, { floor: 2, place: VIDEO })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'invalid_input' });
  });

  test('two who change places crosswise do not wait for each other', async () => {
    const at = async (id: number) => (await whereIs(id)).place;
    const [shop, beauty] = [await at(48), await at(38)];
    const tries = await Promise.allSettled([
      save(48, { place: beauty, swapWith: 38 }),
      save(38, { place: shop, swapWith: 48 }),
    ]);
    expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect([await at(48), await at(38)].toSorted()).toEqual([shop, beauty].toSorted());
  });
});
