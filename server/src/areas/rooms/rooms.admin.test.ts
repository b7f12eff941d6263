import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import * as admin from '@venue/sdk/rooms/admin';
import { roomLimits, type Seating } from '@venue/sdk/rooms/model';
import { sampleRooms } from '@venue/sdk/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { hold, openStudio } from '../bookings/bookings.testing.ts';
import { aPicture } from '../brands/brands.testing.ts';

const STUDIO = 31;
const HALL = 47;
const extra = { name: 'Флорист', description: 'Украсит зал', price: 500_000, perHour: false };

describe.each(databaseKinds)('settings of rooms (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let tariffId: number;
  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    await api.db.execute(sql`delete from picture`);
    staff = await api.aStaff();
  });
  afterAll(() => api.close());

  const send = () => api.as(staff);
  const read = async (roomId: number) => (await send().send(getRoom, { body: { roomId } })).message;
  const facts = { description: 'Большой зал', capacity: 307, seatings: [] as Seating[], area: 423 };
  const save = async (roomId: number, over: object = {}) => {
    const { version } = await read(roomId);
    return (await send().send(admin.saveRoom, { body: { roomId, ...facts, version: version ?? 0, ...over } })).message;
  };
  const lastLogged = async (subject: string, id: number) => {
    const { rows } = await api.db.execute(
      sql`select call_id as call, before, after from audit where subject = ${subject} and subject_id = ${id} order by id desc limit 1`,
    );
    return rows[0];
  };
  const onDisk = (url: string) => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));
  const upload = async (roomId: number, many: number) => {
    const images: File[] = [];
    for (let each = 0; each < many; each++) images.push(await aPicture());
    return (await send().send(admin.addRoomImages, { body: { roomId, images } })).message.images;
  };

  test('the building has its rooms before anybody says what they are like', async () => {
    const fresh = await testApi({ kind });
    const { message } = await fresh.client().send(listRooms, {});
    expect(message.rooms.map(({ roomId, name, floor }) => ({ roomId, name, floor })).toSorted(byId)).toEqual(
      sampleRooms.toSorted(byId),
    );
    expect(message.rooms.filter(each => each.bookable).map(each => each.roomId)).toEqual([31, 52]);
    await fresh.close();
  });

  test('staff see what a room may still be given and its version, others do not', async () => {
    expect(await read(STUDIO)).toMatchObject({
      version: 1,
      allServices: expect.any(Array),
      imagesForAdmin: expect.any(Array),
    });
    for (const client of [api.client(), api.as(await api.aCustomer()), api.as(await api.aStaff([]))]) {
      const { message } = await client.send(getRoom, { body: { roomId: STUDIO } });
      expect([message.allServices, message.allEquipments, message.imagesForAdmin, message.version]).toEqual(
        Array(4).fill(null),
      );
    }
  });

  test('what is saved is read, and the log holds what differs; of two the second gets a conflict', async () => {
    const saved = await save(HALL);
    expect(saved).toMatchObject({ ...facts, version: 2 });
    expect(await read(HALL)).toEqual(saved);
    expect(await lastLogged('room', HALL)).toMatchObject({
      call: 'admin.room.update',
      after: { description: facts.description, capacity: 307, area: 423 },
    });
    const late = { roomId: HALL, ...facts, capacity: 1, version: 1 };
    await expect(send().send(admin.saveRoom, { body: late })).rejects.toMatchObject({
      code: 'conflict',
      data: { current: saved },
    });
    await expect(save(HALL, { capacity: 0 })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(send().send(admin.saveRoom, { body: { ...late, roomId: 404 } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('a tariff with another price is another tariff, so an order keeps the one it was made by', async () => {
    const customer = await api.aCustomer();
    const orderId = await hold(api, customer, tariffId, [10]);
    const before = (await read(STUDIO)).tariffs;
    const [first, ...others] = before;
    if (!first) throw new Error('no tariff');
    const dearer = { ...first, pricePerHour: first.pricePerHour + 10_000 };
    const renamed = others.map(each => ({ ...each, tariffValue: `${each.tariffValue}!` }));
    const { tariffs } = await save(STUDIO, { tariffs: [...renamed, dearer] });
    expect(tariffs.map(each => each.tariffValue)).toEqual([...renamed, dearer].map(each => each.tariffValue));
    expect(tariffs.slice(0, -1)).toEqual(renamed);
    expect(tariffs.at(-1)).toMatchObject({ pricePerHour: dearer.pricePerHour });
    expect(tariffs.at(-1)?.tariffId).not.toBe(first.tariffId);
    const { rows } = await api.db.execute(
      sql`select t.active, t.price_per_hour::int as price from booking b join tariff t on t.id = b.tariff_id where b.id = ${orderId}`,
    );
    expect(rows).toEqual([{ active: false, price: first.pricePerHour }]);
    await expect(hold(api, customer, tariffId, [12])).rejects.toMatchObject({ code: 'tariff_gone' });
    const longer = await save(STUDIO, { tariffs: [{ ...dearer, tariffId: tariffs.at(-1)?.tariffId, minHours: 3 }] });
    expect(longer.tariffs).toHaveLength(1);
    expect(longer.tariffs[0]?.tariffId).not.toBe(tariffs.at(-1)?.tariffId);
  });

  test('tariffs belong to one room each, however it is booked', async () => {
    const tariff = { tariffValue: 'Час', description: '', pricePerHour: 100_000, minHours: 1 };
    const kept = (await read(HALL)).tariffs;
    expect((await save(HALL, { tariffs: [...kept, tariff] })).tariffs).toEqual([
      ...kept,
      expect.objectContaining({ tariffValue: 'Час', pricePerHour: 100_000 }),
    ]);
    await save(HALL, { tariffs: kept });
    const [studios] = (await read(STUDIO)).tariffs;
    const foreign = [{ ...tariff, tariffId: studios?.tariffId }];
    await expect(save(52, { tariffs: foreign })).rejects.toMatchObject({ code: 'not_found' });
    const twice = [studios, studios];
    await expect(save(STUDIO, { tariffs: twice })).rejects.toMatchObject({ code: 'not_found' });
    await expect(save(STUDIO, { tariffs: [{ ...tariff, pricePerHour: 0 }] })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect((await read(STUDIO)).tariffs).toEqual([studios]);
  });

  test('photos come in their order, the first is the cover, and they go with their files', async () => {
    const added = await upload(HALL, 3);
    const ids = (list: readonly { fileId: number }[]) => list.map(each => each.fileId);
    const [a, b, c] = ids(added);
    const order = (fileIds: readonly (number | undefined)[]) =>
      send().send(admin.saveRoomImages, {
        body: { roomId: HALL, images: fileIds.map((fileId = 0) => ({ fileId, alt: `Фото ${fileId}` })) },
      });
    const { images } = (await order([c, a, b])).message;
    expect(images.map(each => each.alt)).toEqual([c, a, b].map(each => `Фото ${each}`));
    for (const wrong of [
      [c, a],
      [c, a, a],
      [c, a, 404_404],
    ])
      await expect(order(wrong)).rejects.toMatchObject({ code: 'conflict' });
    const { message } = await api.client().send(listRooms, {});
    expect(message.rooms.find(each => each.roomId === HALL)?.cover?.thumb).toBe(added[2]?.thumb);
    await send().send(admin.removeRoomImages, { body: { roomId: HALL, fileIds: [a ?? 0, c ?? 0] } });
    expect(ids((await read(HALL)).imagesForAdmin ?? [])).toEqual([b]);
    expect(added.map(({ url, thumb }) => onDisk(url) || onDisk(thumb))).toEqual([false, true, false]);
    expect(await lastLogged('room', HALL)).toMatchObject({ before: { images: [c, a, b] }, after: { images: [b] } });
  });

  test('photos of another room are not removed, and nothing happens by half', async () => {
    const [own] = await upload(45, 1);
    const [foreign] = await upload(46, 1);
    const fileIds = [own?.fileId ?? 0, foreign?.fileId ?? 0];
    const wrong = send().send(admin.removeRoomImages, { body: { roomId: 45, fileIds } });
    await expect(wrong).rejects.toMatchObject({ code: 'not_found' });
    expect((await read(45)).images).toHaveLength(1);
    expect((await read(46)).images).toHaveLength(1);
  });

  test('a room has at most thirty photos; what is no picture is refused with all that came with it', async () => {
    await api.db.execute(
      sql`insert into picture (owner, owner_id, file, position, created_at) select 'room', 49, 'x', n, now() from generate_series(1, ${roomLimits.images - 1}::int) n`,
    );
    await expect(upload(49, 2)).rejects.toMatchObject({ code: 'file_limit' });
    expect((await read(49)).images).toHaveLength(roomLimits.images - 1);
    const images = [await aPicture(), new File(['MZ'], 'x.png', { type: 'image/png' })];
    const broken = send().send(admin.addRoomImages, { body: { roomId: 50, images } });
    await expect(broken).rejects.toMatchObject({ code: 'file_type_wrong' });
    expect((await read(50)).images).toEqual([]);
  });

  test('a service is offered once and ordered where it is offered; equipment added again changes nothing', async () => {
    const { id: servicesId } = await send().send(admin.createService, { body: extra });
    const shown = async () => (await read(HALL)).allServices?.find(each => each.servicesId === servicesId);
    expect(await shown()).toMatchObject({ ...extra, addable: true, roomsCount: 0, version: 1 });
    const body = { roomId: HALL, servicesId };
    await send().send(admin.addRoomService, { body });
    expect((await read(HALL)).services).toEqual([{ servicesId, ...extra, selected: false }]);
    expect(await shown()).toMatchObject({ addable: false, roomsCount: 1 });
    await expect(send().send(admin.addRoomService, { body })).rejects.toMatchObject({ code: 'service_duplicate' });
    await send().send(admin.removeRoomService, { body });
    await expect(send().send(admin.removeRoomService, { body })).rejects.toMatchObject({ code: 'not_found' });
    expect((await read(HALL)).services).toEqual([]);

    const { id: equipmentId } = await send().send(admin.createEquipment, { body: extra });
    const gear = { roomId: HALL, equipmentId };
    await send().send(admin.addRoomEquipment, { body: gear });
    await send().send(admin.addRoomEquipment, { body: gear });
    expect((await read(HALL)).equipments).toEqual([{ equipmentId, ...extra, selected: false }]);
    expect(await lastLogged('room', HALL)).toMatchObject({
      call: 'admin.room.equipmentAdd',
      after: { equipment: extra.name },
    });
    await send().send(admin.removeRoomEquipment, { body: gear });
    await expect(send().send(admin.removeRoomEquipment, { body: gear })).rejects.toMatchObject({ code: 'not_found' });
    for (const wrong of [
      { roomId: 404, equipmentId },
      { roomId: HALL, equipmentId: 404 },
    ])
      await expect(send().send(admin.addRoomEquipment, { body: wrong })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a changed service costs as much in every room, and orders keep what they were quoted', async () => {
    const { id: servicesId } = await send().send(admin.createService, { body: extra });
    for (const roomId of [STUDIO, 52]) await send().send(admin.addRoomService, { body: { roomId, servicesId } });
    const body = { servicesId, ...extra, price: 700_000, version: 1 };
    await send().send(admin.saveService, { body });
    for (const roomId of [STUDIO, 52])
      expect((await read(roomId)).services.find(each => each.servicesId === servicesId)?.price).toBe(700_000);
    expect(await lastLogged('service', servicesId)).toEqual({
      call: 'admin.service.update',
      before: { price: 500_000 },
      after: { price: 700_000 },
    });
    await expect(send().send(admin.saveService, { body })).rejects.toMatchObject({ code: 'conflict' });
    const gone = { ...body, servicesId: 404_404 };
    await expect(send().send(admin.saveService, { body: gone })).rejects.toMatchObject({ code: 'not_found' });
    const { id: equipmentId } = await send().send(admin.createEquipment, { body: extra });
    const changed = { equipmentId, ...extra, name: 'Стойка', version: 1 };
    await send().send(admin.saveEquipment, { body: changed });
    await expect(send().send(admin.saveEquipment, { body: changed })).rejects.toMatchObject({ code: 'conflict' });
    expect((await read(STUDIO)).allEquipments?.find(each => each.equipmentId === equipmentId)).toMatchObject({
      name: 'Стойка',
      version: 2,
    });
  });

  test('a room holds a number of people by the way they sit, never more than it holds at all', async () => {
    const seatings = [
      { seating: 'theatre', capacity: 307 },
      { seating: 'school', capacity: 120 },
    ] as const;
    expect(await save(46, { seatings: [] })).toMatchObject({ capacity: 307, seatings: [] });
    expect(await save(46, { seatings })).toMatchObject({ seatings });
    const { message } = await api.client().send(listRooms, {});
    expect(message.rooms.find(each => each.roomId === 46)).toMatchObject({ seatings });
    expect(await lastLogged('room', 46)).toMatchObject({ before: { seatings: [] }, after: { seatings } });
    await expect(
      save(46, { seatings: [...seatings, { seating: 'school', capacity: 10 }, { seating: 'banquet', capacity: 308 }] }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        'seatings.2.seating': 'Эта рассадка уже есть',
        'seatings.3.capacity': 'В\u00a0помещении не\u00a0больше 307 мест',
      },
    });
    // The room holds fewer people now, so the saved seatings must fit as well.
    await expect(save(46, { capacity: 306, seatings: undefined })).rejects.toMatchObject({
      fields: { 'seatings.0.capacity': 'В\u00a0помещении не\u00a0больше 306 мест' },
    });
    // Seatings that are left out stay as they are; an empty list removes them.
    expect(await save(46, { seatings: undefined })).toMatchObject({ seatings });
    expect(await save(46, { seatings: [] })).toMatchObject({ seatings: [] });
    await expect(
      api.db.execute(sql`insert into room_seating values (46, 'theatre', 1, 0), (46, 'theatre', 2, 1)`),
    ).rejects.toThrow();
  });
});

const byId = (a: { roomId: number }, b: { roomId: number }) => a.roomId - b.roomId;
