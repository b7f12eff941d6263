import { estimateEventRequest, repeatEventRequest, saveMyEventRequest } from '@venue/sdk/event-requests';
import { getEventRequest, sendProposal } from '@venue/sdk/event-requests/admin';
import {
  addPriceItemImage,
  createPriceItem,
  getPriceItem,
  listPriceItems,
  removePriceItem,
  removePriceItemImage,
  savePriceItem,
} from '@venue/sdk/price-list/admin';
import { type PriceItemFields, priceGroup, priceUnit } from '@venue/sdk/price-list/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aPicture } from '../brands/brands.testing.ts';
import {
  anEventRequest,
  myRequest,
  OTHER_HALL,
  openHalls,
  wholeRequest,
} from '../event-requests/event-requests.testing.ts';

const coffee: PriceItemFields = {
  priceItemName: 'Кофе с\u00a0пирогом',
  priceItemGroup: priceGroup.catering,
  priceItemOrder: 5,
  priceItemPrice: 30_000,
  priceItemUnit: priceUnit.guest,
  priceItemMinimum: 10,
};
const draft = { eventRequestStatus: 1 } as const;

describe.each(databaseKinds)('the price list (%s)', kind => {
  let api: TestApi;
  let boss: Person;
  let anna: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    await openHalls(api);
    boss = await api.aStaff();
    anna = await api.aCustomer();
  });
  afterAll(() => api.close());

  const read = async (priceItemId: number) =>
    (await api.as(boss).send(getPriceItem, { body: { priceItemId } })).message;
  const save = async (priceItemId: number, fields: object) => {
    const { version } = await read(priceItemId);
    return (await api.as(boss).send(savePriceItem, { body: { priceItemId, version, ...fields } })).message;
  };
  let count = 0;
  const add = async (fields: Partial<PriceItemFields> = {}) => {
    const body = { ...coffee, priceItemName: `${coffee.priceItemName} ${++count}`, ...fields };
    return (await api.as(boss).send(createPriceItem, { body })).id;
  };
  const aPublished = async (fields: Partial<PriceItemFields> = {}) => {
    const id = await add(fields);
    await save(id, { isPublished: true });
    return id;
  };
  const offered = async (request: number) => (await myRequest(api, anna, request)).eventRequestServices[0]?.services;
  const order = async (id: number, serviceId: number, quantity: number) => {
    const { version } = await myRequest(api, anna, id);
    const body = { ...draft, version, eventRequestServices: [{ serviceId, quantity }] };
    return api.as(anna).send(saveMyEventRequest, { id, body });
  };
  const linesOf = async (id: number) => (await api.as(anna).send(estimateEventRequest, { id })).message.lines;

  test('customers read a published item under its heading, and no other', async () => {
    const hidden = await add();
    const shown = await aPublished({ priceItemOrder: 1 });
    const { id } = await anEventRequest(api, anna);
    const services = await offered(id);
    expect(services?.[0]).toEqual({
      serviceId: shown,
      serviceThumb: null,
      serviceName: (await read(shown)).priceItemName,
      serviceGroup: 'Кейтеринг',
      unit: 'чел.',
      price: 30_000,
      minimum: 10,
      perGuest: true,
      quantity: 0,
    });
    expect(services?.map(each => each.serviceId)).not.toContain(hidden);
    await expect(order(id, hidden, 20)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'eventRequestServices.0.serviceId': 'Выберите из\u00a0списка' },
    });
    await save(shown, { isPublished: false });
    expect((await offered(id))?.map(each => each.serviceId)).not.toContain(shown);
  });

  test('customers see the picture of an item, which goes with it', async () => {
    const priceItemId = await aPublished({ priceItemOrder: 2 });
    const put = async () =>
      (await api.as(boss).send(addPriceItemImage, { body: { file: await aPicture(), priceItemId } })).message;
    await put();
    const image = await put();
    expect((await read(priceItemId)).priceItemImage?.fileId).toBe(image.fileId);
    const { id } = await anEventRequest(api, anna);
    const thumb = async () => (await offered(id))?.find(({ serviceId }) => serviceId === priceItemId)?.serviceThumb;
    expect(await thumb()).toBe(image.thumb);
    await api.as(boss).send(removePriceItemImage, { body: { priceItemId, fileId: image.fileId } });
    expect(await thumb()).toBeNull();
    await put();
    await api.as(boss).send(removePriceItem, { body: { priceItemId } });
    const { rows } = await api.db.execute(sql`select from picture where owner = 'priceItem'`);
    expect(rows).toHaveLength(0);
  });

  test('an order has at least the least quantity', async () => {
    const item = await aPublished();
    const { id } = await anEventRequest(api, anna);
    await expect(order(id, item, 9)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'eventRequestServices.0.quantity': 'Не\u00a0меньше 10' },
    });
    await order(id, item, 10);
    expect(await linesOf(id)).toContainEqual({
      title: (await read(item)).priceItemName,
      quantity: 10,
      unit: 'чел.',
      unitPrice: 30_000,
      sum: 300_000,
    });
    await order(id, item, 0);
    expect((await offered(id))?.filter(each => each.quantity > 0)).toEqual([]);
  });

  test('a request keeps the name and the price it was made with', async () => {
    const item = await aPublished();
    const { priceItemName } = await read(item);
    const { id } = await anEventRequest(api, anna);
    await order(id, item, 12);
    await save(item, { priceItemName: `Новое имя ${item}`, priceItemPrice: 99_900, priceItemMinimum: 50 });
    await save(item, { isPublished: false });
    const kept = { title: priceItemName, quantity: 12, unit: 'чел.', unitPrice: 30_000, sum: 360_000 };
    expect(await linesOf(id)).toContainEqual(kept);
    expect((await offered(id))?.find(each => each.serviceId === item)).toMatchObject({
      serviceName: priceItemName,
      price: 30_000,
      minimum: 10,
      quantity: 12,
    });
    // Another quantity, and another space, keep the price as well.
    await order(id, item, 14);
    const { version } = await myRequest(api, anna, id);
    await api.as(anna).send(saveMyEventRequest, { id, body: { ...draft, version, spaceId: OTHER_HALL } });
    expect(await linesOf(id)).toContainEqual({ ...kept, quantity: 14, sum: 420_000 });
  });

  test('staff read the lines of a sent request, and propose them', async () => {
    const item = await aPublished({ priceItemUnit: priceUnit.hour, priceItemMinimum: 2 });
    const { id } = await anEventRequest(api, anna);
    const { version } = await myRequest(api, anna, id);
    const services = [{ serviceId: item, quantity: 3 }];
    const body = { ...(await wholeRequest(api)), version, eventRequestServices: services };
    await api.as(anna).send(saveMyEventRequest, { id, body });
    const { message } = await api.as(boss).send(getEventRequest, { id });
    const line = { title: (await read(item)).priceItemName, quantity: 3, unit: 'ч', unitPrice: 30_000 };
    expect(message.estimate.lines).toContainEqual({ ...line, sum: 90_000 });
    expect(message.estimate.price).toBe(message.estimate.lines.reduce((sum, each) => sum + each.sum, 0));
    const lines = message.estimate.lines.map(({ sum: _, ...each }) => each);
    const sent = await api.as(boss).send(sendProposal, { id, body: { lines, comment: '' } });
    expect(sent.message).toMatchObject({ price: message.estimate.price });
    expect(sent.message.lines).toContainEqual({ ...line, sum: 90_000 });
  });

  test('a repeated request is of the present price, without what is not offered any more', async () => {
    const dearer = await aPublished();
    const gone = await aPublished();
    const { id } = await anEventRequest(api, anna);
    await order(id, dearer, 10);
    await order(id, gone, 10);
    await save(dearer, { priceItemPrice: 40_000, priceItemMinimum: 15 });
    await save(gone, { isPublished: false });
    const copy = await api.as(anna).send(repeatEventRequest, { id });
    const lines = (await linesOf(copy.id)).filter(each => each.unit === 'чел.');
    expect(lines).toEqual([expect.objectContaining({ quantity: 15, unitPrice: 40_000, sum: 600_000 })]);
  });

  test('two items of one name are refused, and a changed one that is not the latest', async () => {
    const item = await add();
    const { priceItemName, version } = await read(item);
    const twin = { code: 'invalid_input', fields: { priceItemName: 'Позиция с\u00a0таким названием уже есть' } };
    await expect(add({ priceItemName })).rejects.toMatchObject(twin);
    await expect(save(await add(), { priceItemName })).rejects.toMatchObject(twin);
    await save(item, { priceItemPrice: 0 });
    const stale = { priceItemId: item, version, priceItemPrice: 1 };
    await expect(api.as(boss).send(savePriceItem, { body: stale })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('an item goes unless it was ordered', async () => {
    const item = await aPublished();
    const free = await add();
    const { id } = await anEventRequest(api, anna);
    await order(id, item, 10);
    const remove = (priceItemId: number) => api.as(boss).send(removePriceItem, { body: { priceItemId } });
    await remove(free);
    await expect(remove(item)).rejects.toMatchObject({ code: 'in_use' });
    const { rows } = await api.db.execute(
      sql`select call_id as call from audit where subject_id = ${free} order by id`,
    );
    expect(rows.map(each => each.call)).toEqual(['admin.priceItem.create', 'admin.priceItem.remove']);
  });

  test('lists by heading, status and words', async () => {
    const staff = await aPublished({ priceItemName: 'Сурдопереводчик', priceItemGroup: priceGroup.staff });
    const list = async (body: object) =>
      (await api.as(boss).send(listPriceItems, { body })).items.map(each => each.priceItemId);
    expect(await list({ search: 'сурдо' })).toEqual([staff]);
    expect(await list({ priceItemGroup: priceGroup.staff, isPublished: true })).toContain(staff);
    expect(await list({ priceItemGroup: priceGroup.staff, isPublished: false })).not.toContain(staff);
    expect((await list({ sort: 'priceItemPrice', order: 'desc' }))[0]).not.toBe(staff);
  });
});
