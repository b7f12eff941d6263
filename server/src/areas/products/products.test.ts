import { brandStatus } from '@venue/sdk/brands/model';
import { addItemImage } from '@venue/sdk/market';
import { marketItemStatus } from '@venue/sdk/market/model';
import { listShownProducts } from '@venue/sdk/products';
import { addProduct, listProducts, removeProduct, reorderProducts, setProductMeta } from '@venue/sdk/products/admin';
import { productType } from '@venue/sdk/products/model';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { brand } from '../brands/brands.table.ts';
import { aPicture } from '../brands/brands.testing.ts';
import { marketItem } from '../market/market.table.ts';
import { aBrand, anItem } from '../market/market.testing.ts';

const { marketplaceBlock: block, goodsSlide: slide } = productType;

describe.each(databaseKinds)('goods of the landing page (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let seller: Person;
  let brandId: number;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
    seller = await api.aCustomer();
    brandId = await aBrand(api, seller);
    await verify(brandStatus.verified);
  });
  beforeEach(() => api.db.execute(sql`delete from landing_product`));
  afterAll(() => api.close());

  const verify = (status: 1 | 3) => api.db.update(brand).set({ status }).where(eq(brand.id, brandId));
  /** Adds an item with a picture; returns its id and the address of the picture. */
  const goods = async (status: 1 | 2 = marketItemStatus.confirmed) => {
    const { itemId } = await anItem(api, seller, brandId);
    const body = { itemId, file: await aPicture() };
    const { message } = await api.as(seller).send(addItemImage, { body });
    await api.db.update(marketItem).set({ status }).where(eq(marketItem.id, itemId));
    const [image] = [message].flat();
    return { itemId, imageUrl: (image as { url: string }).url };
  };
  const add = async (imageUrl: string, landingType: 1 | 2 = block) =>
    (await api.as(staff).send(addProduct, { body: { imageUrl, landingType } })).message;
  const list = async (type: 1 | 2 = block) => {
    const { products } = (await api.as(staff).send(listProducts, { productType: type })).message;
    expect(products.map(({ productPos }) => productPos)).toEqual(products.map((_, index) => index + 1));
    return products;
  };
  const ids = async (type: 1 | 2 = block) => (await list(type)).map(({ productLandingId }) => productLandingId);
  const fresh = async (type: 1 | 2 = block) => (await add((await goods()).imageUrl, type)).productLandingId;
  const order = (blocks: { readonly [type in 1 | 2]?: readonly number[] }) =>
    api.as(staff).send(reorderProducts, {
      body: ([1, 2] as const).flatMap(type =>
        (blocks[type] ?? []).map((productLandingId, index) => ({
          productLandingId,
          productPos: index + 1,
          landingType: type,
        })),
      ),
    });

  test('visitors see both places in their order, but nothing of an item or a brand that is checked anew', async () => {
    const readVisible = async () =>
      (await api.client().send(listShownProducts, {})).message.products.map(row => row.productLandingId);
    const onSlide = await fresh(slide);
    const { itemId, imageUrl } = await goods();
    const { productLandingId: first } = await add(imageUrl);
    const second = await fresh();
    await order({ [block]: [second, first], [slide]: [onSlide] });
    expect(await readVisible()).toEqual([second, first, onSlide]);
    const [row] = (await api.client().send(listShownProducts, {})).message.products;
    expect(row).not.toHaveProperty('productUrl');
    await api.db.update(marketItem).set({ status: marketItemStatus.draft }).where(eq(marketItem.id, itemId));
    expect(await readVisible()).toEqual([second, onSlide]);
    await verify(brandStatus.draft);
    expect(await readVisible()).toEqual([]);
    expect((await list()).map(({ isShown }) => isShown)).toEqual([false, false]);
    await verify(brandStatus.verified);
    expect(await readVisible()).toEqual([second, onSlide]);
  });

  test('a picture of the marketplace brings its item, at the end of the block, once', async () => {
    const { itemId, imageUrl } = await goods();
    const first = await fresh();
    const added = await add(`https://venue.ru${imageUrl}`);
    expect(added).toMatchObject({ successful: true, productImageUrl: imageUrl, productPrice: expect.any(Number) });
    expect(await ids()).toEqual([first, added.productLandingId]);
    expect((await list())[1]).toMatchObject({ itemId, productName: added.productName, isShown: true });
    await expect(add(imageUrl)).rejects.toMatchObject({ fields: { imageUrl: 'Этот товар в\u00a0блоке уже есть' } });
    await add(imageUrl, slide);
    expect(await list(slide)).toHaveLength(1);
  });

  test.each([
    'https://example.ru/vase.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:8080/files/x-1600.webp',
    'file:///etc/passwd',
    'ваза',
  ])('nothing is fetched from elsewhere: %s', async imageUrl => {
    const refused = { code: 'product_not_found', fields: { imageUrl: expect.any(String) } };
    await expect(add(imageUrl)).rejects.toMatchObject(refused);
    expect(await ids()).toEqual([]);
  });

  test('an item that is not confirmed is not taken; one that changes is not shown until it is confirmed anew', async () => {
    await expect(add((await goods(marketItemStatus.draft)).imageUrl)).rejects.toMatchObject({
      code: 'product_not_found',
    });
    const { itemId, imageUrl } = await goods();
    await add(imageUrl);
    await api.db.update(marketItem).set({ status: 1, price: 7 }).where(eq(marketItem.id, itemId));
    expect(await list()).toMatchObject([{ isShown: false, productPrice: 7 }]);
  });

  test('an item deleted in the marketplace is gone here, and leaves no gap', async () => {
    const { itemId, imageUrl } = await goods();
    await add(imageUrl);
    const [b, c] = [await fresh(), await fresh()];
    await api.db.update(marketItem).set({ deletedAt: new Date() }).where(eq(marketItem.id, itemId));
    expect(await ids()).toEqual([b, c]);
    await order({ 1: [c, b] });
    expect(await ids()).toEqual([c, b]);
    const d = await fresh();
    expect(await ids()).toEqual([c, b, d]);
  });

  test('an order names all products of its blocks; a product may change the block', async () => {
    const [a, b, c] = [await fresh(), await fresh(), await fresh()];
    const s = await fresh(slide);
    await order({ 1: [c, a, b] });
    expect(await ids()).toEqual([c, a, b]);
    await expect(order({ 1: [a, b] })).rejects.toMatchObject({ code: 'conflict' });
    await expect(order({ 1: [a, b, c, a] })).rejects.toMatchObject({ code: 'conflict' });
    await expect(order({ 1: [c, b], 2: [a] })).rejects.toMatchObject({ code: 'conflict' });
    await expect(order({ 1: [a, b, c, 999_999] })).rejects.toMatchObject({ code: 'not_found' });
    await order({ 1: [c, b], 2: [a, s] });
    expect([await ids(), await ids(slide)]).toEqual([
      [c, b],
      [a, s],
    ]);
  });

  test('two orders at once leave one of them whole', async () => {
    const [a, b, c] = [await fresh(), await fresh(), await fresh()];
    await Promise.all([order({ 1: [c, b, a] }), order({ 1: [b, a, c] })]);
    expect([
      [c, b, a],
      [b, a, c],
    ]).toContainEqual(await ids());
  });

  test('the frame is saved; a removed product leaves no gap, and is gone for the second', async () => {
    const [a, b] = [await fresh(), await fresh()];
    const productMeta = { 'object-position': '10% 90%', 'object-fit': 'contain' } as const;
    await api.as(staff).send(setProductMeta, { body: { productLandingId: b, productMeta } });
    await api.as(staff).send(removeProduct, { productLandingId: a });
    expect(await list()).toMatchObject([{ productLandingId: b, productMeta }]);
    const gone = { code: 'not_found' };
    await expect(api.as(staff).send(removeProduct, { productLandingId: a })).rejects.toMatchObject(gone);
    const css = { productLandingId: b, productMeta: { 'object-position': 'url(x)', 'object-fit': 'cover' } as const };
    await expect(api.as(staff).send(setProductMeta, { body: css })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(api.as(staff).send(listProducts, { productType: 3 })).rejects.toMatchObject(gone);
    const { rows } = await api.db.execute(
      sql`select call_id as call from audit where subject = 'product' and subject_id = ${b} order by id`,
    );
    expect(rows).toEqual([{ call: 'admin.product.add' }, { call: 'admin.product.css' }]);
  });

  test('a block holds a hundred', async () => {
    const { imageUrl } = await goods();
    const one = sql`insert into landing_product (type, position, item_id, meta, created_at) values (1, 101, 1, '{}', now())`;
    await expect(api.db.execute(one)).rejects.toThrow();
    for (let index = 0; index < 100; index++) {
      const { itemId } = await anItem(api, seller, brandId);
      await api.db.execute(
        sql`insert into landing_product (type, position, item_id, meta, created_at) values (1, ${index + 1}, ${itemId}, '{}', now())`,
      );
    }
    await expect(add(imageUrl)).rejects.toMatchObject({ fields: { imageUrl: 'В\u00a0блоке уже 100 товаров' } });
  });
});
