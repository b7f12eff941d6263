import { listViews, removeView, saveView } from '@venue/sdk/views/admin';
import { viewLimits } from '@venue/sdk/views/model';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { brokenConstraint } from '../../core/db/transact.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import * as store from './views.store.ts';

let api: TestApi;
let vera: Person;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  vera = await api.aStaff();
});
afterAll(() => api.close());

const list = 'admin.booking.list';
const aView = { list, title: 'Ждут оплаты', query: 'status=1&sort=start', arrangement: null, isDefault: false };
const save = async (over: Partial<typeof aView> & { viewId?: number } = {}, as = vera) =>
  (await api.as(as).send(saveView, { body: { ...aView, ...over } })).message;
const views = async (as = vera, of = list) => (await api.as(as).send(listViews, { query: { list: of } })).message.views;

test('a view is kept with its address and arrangement, and saved again under its number', async () => {
  const arrangement = {
    order: ['start', 'orderId'],
    hidden: ['phone'],
    widths: { start: 180 },
    density: 'compact' as const,
  };
  const { message: made } = await api.as(vera).send(saveView, { body: { ...aView, arrangement } });
  expect(made).toMatchObject({ ...aView, arrangement });
  const changed = await save({ viewId: made.viewId, title: 'Оплата' });
  expect(await views()).toEqual([changed]);
  expect(changed).toMatchObject({ viewId: made.viewId, title: 'Оплата', arrangement: null });
});

test('a list has its own, in the order of their titles', async () => {
  await save({ title: 'Яхонт' });
  await save({ title: 'Ёлка' });
  await save({ title: 'Жёлудь' });
  await save({ title: 'Яхонт', list: 'admin.article.list' });
  expect((await views()).map(({ title }) => title)).toEqual(['Ёлка', 'Жёлудь', 'Яхонт']);
});

test('a title is taken whatever its case; a colleague may have the same', async () => {
  const { viewId } = await save();
  await expect(save({ title: ' ЖДУТ ОПЛАТЫ ' })).rejects.toMatchObject({
    code: 'view_title_taken',
    fields: { title: 'Вид с\u00a0таким названием уже есть' },
  });
  expect(await save({ viewId, title: 'ждут оплаты' })).toMatchObject({ viewId });
  await save({}, await api.aStaff());
});

test('one view of a list is its default', async () => {
  const first = await save({ isDefault: true });
  const second = await save({ title: 'Другой', isDefault: true });
  await save({ title: 'Статьи', list: 'admin.article.list', isDefault: true });
  expect((await views()).filter(view => view.isDefault)).toMatchObject([{ viewId: second.viewId }]);
  await save({ viewId: first.viewId, isDefault: true });
  expect((await views()).filter(view => view.isDefault)).toMatchObject([{ viewId: first.viewId }]);
});

describe.each(databaseKinds)('on the %s database', kind => {
  let own: TestApi;
  beforeAll(async () => {
    own = await testApi({ kind });
  });
  afterAll(() => own.close());

  test('there are twenty of a list at most', async () => {
    const client = own.as(await own.aStaff());
    const add = (n: number) => client.send(saveView, { body: { ...aView, title: `Вид ${n}` } });
    for (let n = 1; n <= viewLimits.perList; n++) await add(n);
    await expect(add(21)).rejects.toMatchObject({ code: 'view_limit' });
    const { message } = await client.send(listViews, { query: { list } });
    expect(message.views).toHaveLength(viewLimits.perList);
  });
});

test('and not more when five are saved at once', async () => {
  // Only on PostgreSQL: the embedded database runs one transaction at a time.
  const own = await testApi({ kind: 'postgres' });
  onTestFinished(() => own.close());
  const client = own.as(await own.aStaff());
  const add = (n: number) => client.send(saveView, { body: { ...aView, title: `Вид ${n}` } });
  for (let n = 1; n < viewLimits.perList; n++) await add(n);
  const race = await own.db.transaction(async tx => {
    // The lock stops all five after their count.
    await tx.execute('lock table saved_view in share mode');
    const replies = Promise.allSettled([20, 21, 22, 23, 24].map(add));
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await own.db.execute(waiting)).rows.length, { timeout: 5000 }).toBe(5);
    return { asked: replies };
  });
  expect((await race.asked).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('of two that become the default at once, past the lock, the database takes one', async () => {
  const own = await testApi({ kind: 'postgres' });
  onTestFinished(() => own.close());
  const { id: userId } = await own.aStaff();
  const [now, whose] = [own.clock.now, { userId, list }];
  const bothUnmarked = Promise.withResolvers<void>();
  let unmarked = 0;
  const makeDefault = (title: string) =>
    own.db.transaction(async tx => {
      await store.unmarkDefault(tx, whose);
      if (++unmarked === 2) bothUnmarked.resolve();
      await bothUnmarked.promise;
      const texts = { title, titleKey: title, query: '' };
      await store.addView(tx, { ...whose, ...texts, isDefault: true, createdAt: now, updatedAt: now });
    });
  const answers = await Promise.allSettled([makeDefault('один'), makeDefault('другой')]);
  const broken = answers.flatMap(each => (each.status === 'rejected' ? [brokenConstraint(each.reason)] : []));
  expect(broken).toEqual(['saved_view_one_default']);
  expect((await store.viewsOf(own.db, whose)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('nobody else reads, changes or removes it', async () => {
  const { viewId } = await save();
  const other = await api.aStaff();
  expect(await views(other)).toEqual([]);
  await expect(save({ viewId, title: 'Чужой' }, other)).rejects.toMatchObject({ code: 'not_found' });
  await expect(api.as(other).send(removeView, { body: { viewId } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(save({ viewId, list: 'admin.article.list' })).rejects.toMatchObject({ code: 'not_found' });
  await api.as(vera).send(removeView, { body: { viewId } });
  expect(await views()).toEqual([]);
  await expect(api.as(vera).send(removeView, { body: { viewId } })).rejects.toMatchObject({ code: 'not_found' });
});

test('a list that is none has none, and columns are few', async () => {
  for (const of of ['admin.booking.cancel', 'admin.nothing.list', 'constructor'])
    await expect(save({ list: of })).rejects.toMatchObject({ fields: { list: 'Проверьте значение' } });
  const widths = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`column${index}`, 100]));
  const arrangement = { order: [], hidden: [], widths, density: 'standard' as const };
  const send = api.as(vera).send(saveView, { body: { ...aView, arrangement } });
  await expect(send).rejects.toMatchObject({ fields: { 'arrangement.widths': 'Проверьте значение' } });
});

test('customers have none', async () => {
  const customer = await api.aCustomer();
  await expect(views(customer)).rejects.toMatchObject({ code: 'profile_denied' });
  await expect(save({}, customer)).rejects.toMatchObject({ code: 'profile_denied' });
});
