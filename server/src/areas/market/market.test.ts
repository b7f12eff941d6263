import {
  addItemImage,
  addRequestItem,
  createItem,
  createRequest,
  getItem,
  getRequest,
  listItems,
  listMyItems,
  listMyRequests,
  removeItem,
  removeItemImage,
  removeRequest,
  removeRequestItem,
  saveItem,
  saveRequest,
  saveRequestItem,
  sendRequestForVerification,
  setMainItemImage,
} from '@venue/sdk/market';
import { marketItemStatus, marketLimits, marketRequestStatus } from '@venue/sdk/market/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aPicture } from '../brands/brands.testing.ts';
import { aBrand, anItem, aRequest, aRequestIn, itemFields, requestFields } from './market.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, onVerification, inProgress, declined, accepted } = marketRequestStatus;

describe('items', () => {
  test('are written, read, changed and deleted by their owner', async () => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    const brandId = await aBrand(api, person);
    const made = await anItem(api, person, brandId, { itemDescription: '<p onclick="x">Глина</p><script>1</script>' });
    expect(made).toMatchObject({ itemStatus: 1, itemDescription: '<p>Глина</p>', version: 1, can: ['edit', 'remove'] });
    const { itemId } = made;
    const saved = await anna.send(saveItem, {
      body: { ...itemFields(brandId), itemId, version: 1, itemPrice: 99_900 },
    });
    expect(saved.message).toMatchObject({ itemPrice: 99_900, version: 2 });
    expect((await anna.send(listMyItems, { body: { search: 'ряб' } })).items.map(item => item.itemId)).toEqual([
      itemId,
    ]);
    expect((await anna.send(listMyItems, { body: { search: '%' } })).items).toEqual([]);
    await anna.send(removeItem, { body: { itemId } });
    await expect(anna.send(getItem, { body: { itemId } })).rejects.toMatchObject({ code: 'not_found' });
    expect((await anna.send(listMyItems, { body: {} })).items).toEqual([]);
  });

  test('a stale save is told what there is now', async () => {
    const person = await api.aCustomer();
    const brandId = await aBrand(api, person);
    const { itemId } = await anItem(api, person, brandId);
    const save = (itemName: string) =>
      api.as(person).send(saveItem, { body: { ...itemFields(brandId), itemName, itemId, version: 1 } });
    await save('Первая');
    await expect(save('Вторая')).rejects.toMatchObject({
      code: 'conflict',
      data: { current: { itemName: 'Первая', version: 2 } },
    });
  });

  test('have pictures up to a limit; the first one is the main one', async () => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    const { itemId } = await anItem(api, person, await aBrand(api, person));
    const add = async () => (await anna.send(addItemImage, { body: { file: await aPicture(), itemId } })).message;
    const first = await add();
    const second = await add();
    expect([first.isMain, second.isMain]).toEqual([true, false]);
    const reply = await anna.send(setMainItemImage, { body: { itemId, fileId: second.fileId } });
    expect(reply.message.images.map(image => image.isMain)).toEqual([false, true]);
    await anna.send(setMainItemImage, { body: { itemId, fileId: first.fileId } });
    await anna.send(removeItemImage, { body: { itemId, fileId: first.fileId } });
    const { images } = (await anna.send(getItem, { body: { itemId } })).message;
    expect(images.map(image => image.isMain)).toEqual([true]);
    expect(await api.ports.files.has(first.url.replace('/files/', ''))).toBe(false);
    const results = await Promise.allSettled(Array.from({ length: marketLimits.photos + 1 }, add));
    const refused = results.filter(result => result.status === 'rejected');
    expect(refused.map(result => result.reason.code)).toEqual(['file_limit', 'file_limit']);
  });

  test('a brand of somebody else is refused beside its field', async () => {
    const [anna, boris] = [await api.aCustomer(), await api.aCustomer()];
    const brandId = await aBrand(api, boris);
    await expect(api.as(anna).send(createItem, { body: itemFields(brandId) })).rejects.toMatchObject({
      fields: { brandId: 'Выберите бренд из списка' },
    });
  });

  test.each([
    [{ itemPrice: marketLimits.price + 1 }, 'itemPrice', /^Не\sбольше/],
    [{ itemPrice: -1 }, 'itemPrice', /./],
    [{ itemPrice: 1200.5 }, 'itemPrice', /^Укажите цену числом/],
    [{ itemWeight: 0 }, 'itemWeight', /^Не\sменьше 1\sг/],
    [{ itemBarcode: '460' }, 'itemBarcode', /8 или 13\sцифр/],
  ])('%j is refused beside its field', async (over, field, text) => {
    const person = await api.aCustomer();
    const made = anItem(api, person, await aBrand(api, person), over);
    await expect(made).rejects.toMatchObject({ fields: { [field]: expect.stringMatching(text) } });
  });

  test('everybody sees confirmed ones, without their owner', async () => {
    const [anna, boris] = [await api.aCustomer(), await api.aCustomer()];
    const { itemId, brandId } = await aRequestIn(api, anna, accepted);
    const hidden = await anItem(api, anna, await aBrand(api, anna));
    const seen = (await api.as(boris).send(listItems, { body: { pageSize: 100 } })).items;
    const item = seen.find(each => each.itemId === itemId);
    expect(item).toMatchObject({ itemStatus: marketItemStatus.confirmed, can: [] });
    // Other customers do not see that it is offered again.
    const again = await api.as(anna).send(createRequest, { body: { ...requestFields(brandId), itemIds: [itemId] } });
    await api.as(anna).send(sendRequestForVerification, { body: { requestId: again.message.requestId } });
    expect((await api.as(boris).send(getItem, { body: { itemId } })).message.heldBy).toBeNull();
    expect(item).not.toHaveProperty('ownerId');
    expect(seen.some(each => each.itemId === hidden.itemId)).toBe(false);
    await expect(api.as(boris).send(getItem, { body: { itemId: hidden.itemId } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('stay as they are while a request with them waits, and become drafts when a confirmed one is changed', async () => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    const waiting = await aRequestIn(api, person, onVerification);
    const { itemId, brandId } = waiting;
    const hold = { code: 'item_in_request' };
    const body = { ...itemFields(brandId), itemId, version: 1 };
    await expect(anna.send(saveItem, { body })).rejects.toMatchObject(hold);
    await expect(anna.send(removeItem, { body: { itemId } })).rejects.toMatchObject(hold);
    await expect(anna.send(addItemImage, { body: { file: await aPicture(), itemId } })).rejects.toMatchObject(hold);
    const main = { itemId, fileId: 1 };
    await expect(anna.send(setMainItemImage, { body: main })).rejects.toMatchObject(hold);
    const { requestId: heldBy } = waiting;
    expect((await anna.send(getItem, { body: { itemId } })).message).toMatchObject({ can: [], heldBy });

    const done = await aRequestIn(api, person, accepted);
    const confirmed = (await anna.send(getItem, { body: { itemId: done.itemId } })).message;
    expect(confirmed).toMatchObject({ itemStatus: marketItemStatus.confirmed, heldBy: null });
    const changed = await anna.send(saveItem, {
      body: { ...itemFields(done.brandId), itemId: done.itemId, version: confirmed.version, itemPrice: 1 },
    });
    expect(changed.message.itemStatus).toBe(marketItemStatus.draft);
    // An accepted request keeps the prices it was sent with.
    const { requestId } = done;
    expect((await anna.send(getRequest, { body: { requestId } })).message).toMatchObject({
      total: 120_000,
      items: [{ itemPrice: 120_000 }],
    });
    await anna.send(removeItem, { body: { itemId: done.itemId } });
    expect((await anna.send(getRequest, { body: { requestId } })).message.items).toMatchObject([{ can: [] }]);
  });
});

describe('requests', () => {
  test('are made of items of one brand and count what they come to', async () => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    const { requestId, brandId, itemId } = await aRequest(api, person);
    const second = await anItem(api, person, brandId, { itemPrice: 50_000 });
    const placing = { requestId, itemId: second.itemId, quantity: 3, comment: 'К Новому году' };
    await anna.send(addRequestItem, { body: placing });
    const again = await anna.send(addRequestItem, { body: { ...placing, quantity: 2 } });
    expect(again.message).toMatchObject({ itemsCount: 2, total: 220_000 });
    const changed = await anna.send(saveRequestItem, { body: { requestId, itemId, quantity: 10, comment: '' } });
    expect(changed.message).toMatchObject({ total: 1_300_000 });
    // Items of a request that is not sent count with their current prices.
    await anna.send(saveItem, {
      body: { ...itemFields(brandId), itemId: second.itemId, version: 1, itemPrice: 60_000 },
    });
    expect((await anna.send(getRequest, { body: { requestId } })).message).toMatchObject({ total: 1_320_000 });
    const out = await anna.send(removeRequestItem, { body: { requestId, itemId } });
    expect(out.message.items.map(item => item.itemId)).toEqual([second.itemId]);
    const tooMany = { requestId, itemId, quantity: marketLimits.quantity + 1, comment: '' };
    await expect(anna.send(addRequestItem, { body: tooMany })).rejects.toMatchObject({ code: 'invalid_input' });
    const stranger = await anItem(api, person, await aBrand(api, person));
    await expect(anna.send(addRequestItem, { body: { ...placing, itemId: stranger.itemId } })).rejects.toMatchObject({
      fields: { itemId: 'В заявке могут быть товары только её бренда' },
    });
    await expect(
      anna.send(saveRequest, { body: { ...requestFields(await aBrand(api, person)), requestId, version: 1 } }),
    ).rejects.toMatchObject({ fields: { brandId: expect.any(String) } });
    // A deleted item is removed from the requests that were not sent.
    await anna.send(removeItem, { body: { itemId: second.itemId } });
    expect((await anna.send(getRequest, { body: { requestId } })).message.items).toEqual([]);
    await expect(anna.send(sendRequestForVerification, { body: { requestId } })).rejects.toMatchObject({
      code: 'request_empty',
    });
  });

  test('one that was sent waits, is seen by staff, and cannot be changed', async () => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    const { requestId, itemId, brandId } = await aRequestIn(api, person, onVerification);
    const body = { requestId };
    const read = (await anna.send(getRequest, { body })).message;
    expect(read).toMatchObject({ requestStatus: onVerification, can: [], sentAt: api.clock.now.toISOString() });
    expect(read.history.map(step => step.what)).toEqual(['Отправлена на\u00a0проверку', 'Заявка создана']);
    const fixed = { code: 'not_editable' };
    const placing = { requestId, itemId, quantity: 1, comment: '' };
    await expect(
      anna.send(saveRequest, { body: { ...requestFields(brandId), requestId, version: 1 } }),
    ).rejects.toMatchObject(fixed);
    await expect(anna.send(removeRequest, { body })).rejects.toMatchObject(fixed);
    for (const call of [addRequestItem, saveRequestItem] as const)
      await expect(anna.send(call, { body: placing })).rejects.toMatchObject(fixed);
    await expect(anna.send(removeRequestItem, { body: { requestId, itemId } })).rejects.toMatchObject(fixed);
    await expect(anna.send(sendRequestForVerification, { body })).rejects.toMatchObject({ code: 'move_not_allowed' });
    const { rows } = await api.database.pool.query(
      'select type, status from application where object_id = $1 and type = 8',
      [requestId],
    );
    expect(rows).toEqual([{ type: 8, status: 1 }]);
  });

  test('a declined one is taken back to be changed, and sent again', async () => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    const { requestId, brandId } = await aRequestIn(api, person, declined);
    const read = (await anna.send(getRequest, { body: { requestId } })).message;
    expect(read).toMatchObject({ rejectionReason: 'Нет сертификата', can: ['edit', 'remove'] });
    expect(read.history[0]).toMatchObject({ who: 'Администратор', comment: 'Нет сертификата' });
    const body = { ...requestFields(brandId), requestId, version: read.version, comment: 'Сертификат приложен' };
    expect((await anna.send(saveRequest, { body })).message).toMatchObject({
      requestStatus: draft,
      can: ['edit', 'remove', 'send'],
    });
    const sent = (await anna.send(sendRequestForVerification, { body: { requestId } })).message;
    expect(sent).toMatchObject({ requestStatus: onVerification, rejectionReason: null });
  });

  test('lists turn pages, filter and sort', async () => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    const ids = [];
    for (let count = 0; count < 3; count++) ids.push((await aRequest(api, person)).requestId);
    await aRequestIn(api, person, inProgress);
    const page = await anna.send(listMyRequests, {
      body: { requestStatus: draft, pageSize: 2, sort: 'requestId', order: 'asc' },
    });
    expect(page.message).toEqual({ page: 1, pageSize: 2, total: 3, totalIsExact: true });
    expect(page.items.map(item => item.requestId)).toEqual(ids.slice(0, 2));
  });

  test('creating one twice with a key makes one', async () => {
    const person = await api.aCustomer();
    const brandId = await aBrand(api, person);
    const send = () =>
      api
        .as(person)
        .send(createRequest, { body: { ...requestFields(brandId), itemIds: [] } }, { idempotencyKey: 'once' });
    expect((await send()).message.requestId).toBe((await send()).message.requestId);
  });
});

test('what belongs to another looks like what is not there', async () => {
  const [anna, boris] = [await api.aCustomer(), await api.aCustomer()];
  const { requestId, itemId, brandId } = await aRequest(api, anna);
  const [own, ownBrand] = [await aRequest(api, boris), await aBrand(api, boris)];
  const client = api.as(boris);
  const file = await aPicture();
  const { fileId } = (await api.as(anna).send(addItemImage, { body: { file, itemId } })).message;
  const placing = { quantity: 1, comment: '' };
  const tries = (request: number, item: number) => [
    () => client.send(getItem, { body: { itemId: item } }),
    () => client.send(saveItem, { body: { ...itemFields(ownBrand), itemId: item, version: 1 } }),
    () => client.send(addItemImage, { body: { file, itemId: item } }),
    () => client.send(removeItemImage, { body: { itemId: item, fileId } }),
    () => client.send(setMainItemImage, { body: { itemId: item, fileId } }),
    () => client.send(removeItem, { body: { itemId: item } }),
    () => client.send(getRequest, { body: { requestId: request } }),
    () => client.send(saveRequest, { body: { ...requestFields(ownBrand), requestId: request, version: 1 } }),
    () => client.send(sendRequestForVerification, { body: { requestId: request } }),
    () => client.send(removeRequest, { body: { requestId: request } }),
    () => client.send(addRequestItem, { body: { requestId: request, itemId: own.itemId, ...placing } }),
    () => client.send(addRequestItem, { body: { requestId: own.requestId, itemId: item, ...placing } }),
    () => client.send(saveRequestItem, { body: { requestId: request, itemId: item, ...placing } }),
    () => client.send(removeRequestItem, { body: { requestId: request, itemId: item } }),
  ];
  const answers = async (request: number, item: number) =>
    Promise.all(
      tries(request, item).map(attempt =>
        attempt().then(
          () => 'done',
          error => `${error.code} ${error.status} ${error.text}`,
        ),
      ),
    );
  const foreign = await answers(requestId, itemId);
  expect(new Set(foreign)).toEqual(new Set(['not_found 404 Запись не найдена']));
  expect(await answers(999_999, 999_999)).toEqual(foreign);
  expect((await api.as(anna).send(getRequest, { body: { requestId } })).message).toMatchObject({
    brandId,
    itemsCount: 1,
    items: [{ images: [{ fileId }] }],
  });
});
