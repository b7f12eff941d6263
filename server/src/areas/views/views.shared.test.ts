import { recordsChanged } from '@venue/sdk';
import { listViews, removeView, saveView } from '@venue/sdk/views/admin';
import { viewLimits } from '@venue/sdk/views/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';

let api: TestApi;
let vera: Person;
let oleg: Person;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.db.execute(sql`delete from saved_view`);
  vera = await api.aStaff(['bookings.read'], { lastname: 'Громова', name: 'Вера' });
  oleg = await api.aStaff(['bookings.read']);
});
afterAll(() => api.close());

const list = 'admin.booking.list';
const aView = { list, title: 'Ждут оплаты', query: 'status=1', arrangement: null, isDefault: false, isShared: true };
const save = async (over: Partial<typeof aView> & { viewId?: number } = {}, as = vera) =>
  (await api.as(as).send(saveView, { body: { ...aView, ...over } })).message;
const views = async (as: Person) => (await api.as(as).send(listViews, { query: { list } })).message.views;
const remove = (viewId: number, as: Person) => api.as(as).send(removeView, { body: { viewId } });

test('a shared view is seen by whoever may read the list, with who made it, and by nobody else', async () => {
  const made = await save({ isDefault: true });
  expect(made).toMatchObject({ isShared: true, madeBy: null, isDefault: true, can: ['edit', 'remove'] });
  await save({ title: 'Мои', isShared: false });
  expect(await views(oleg)).toEqual([
    { ...made, madeBy: expect.stringMatching(/^Громова Вера/), isDefault: false, can: [] },
  ]);
  const stranger = await api.aStaff(['articles.read']);
  expect(await views(stranger)).toEqual([]);
  expect(await views(vera)).toHaveLength(2);
});

test('to share one takes the right to read the list', async () => {
  const stranger = await api.aStaff(['articles.read', 'staff.manage']);
  await expect(save({}, stranger)).rejects.toMatchObject({ code: 'profile_denied' });
  expect(await save({ isShared: false }, stranger)).toMatchObject({ isShared: false });
  const { viewId } = await save({ title: 'Другой' });
  await expect(save({ viewId, isShared: false }, stranger)).rejects.toMatchObject({ code: 'not_found' });
  await expect(remove(viewId, stranger)).rejects.toMatchObject({ code: 'not_found' });
});

test('who made it and who manages roles change and remove it; others do not', async () => {
  const { viewId } = await save({ isDefault: true });
  await expect(save({ viewId, title: 'Чужой' }, oleg)).rejects.toMatchObject({ code: 'profile_denied' });
  await expect(remove(viewId, oleg)).rejects.toMatchObject({ code: 'profile_denied' });
  const chief = await api.aStaff(['bookings.read', 'staff.manage']);
  await save({ title: 'Мой', isDefault: true, isShared: false }, chief);
  const changed = await save({ viewId, title: 'Оплата', isDefault: false }, chief);
  expect(changed).toMatchObject({ title: 'Оплата', isDefault: false, can: ['edit', 'remove'] });
  await save({ viewId, title: 'Оплата', isDefault: true }, chief);
  // It stays its author's, whose list still opens with it; the manager's list still opens with another.
  expect(await views(vera)).toMatchObject([{ viewId, title: 'Оплата', madeBy: null, isDefault: true }]);
  expect((await views(chief)).filter(view => view.isDefault)).toMatchObject([{ title: 'Мой' }]);
  await remove(viewId, chief);
  expect(await views(vera)).toEqual([]);
  await expect(remove(viewId, chief)).rejects.toMatchObject({ code: 'not_found' });
});

test('once it is hidden again only its maker has it', async () => {
  const { viewId } = await save();
  await save({ viewId, isShared: false });
  expect(await views(oleg)).toEqual([]);
  const chief = await api.aStaff(['bookings.read', 'staff.manage']);
  await expect(save({ viewId }, chief)).rejects.toMatchObject({ code: 'not_found' });
  await expect(remove(viewId, chief)).rejects.toMatchObject({ code: 'not_found' });
  const { isShared: _, ...body } = aView;
  await save({ viewId });
  const { message } = await api.as(vera).send(saveView, { body: { ...body, viewId } });
  expect(message).toMatchObject({ isShared: true });
});

test('a title is that of one shared view; one’s own may have it too', async () => {
  await save();
  const conflict = { code: 'view_title_taken', fields: { title: 'Вид с\u00a0таким названием уже есть' } };
  await expect(save({ title: 'ждут ОПЛАТЫ' }, oleg)).rejects.toMatchObject(conflict);
  const { viewId } = await save({ isShared: false }, oleg);
  await expect(save({ viewId }, oleg)).rejects.toMatchObject(conflict);
  await save({ list: 'admin.booking.list', title: 'Другой' }, oleg);
});

test('fifty of a list are shared at most, also when several are at once', async () => {
  const own = await testApi({ kind: 'postgres' });
  onTestFinished(() => own.close());
  const people = await Promise.all([0, 1, 2, 3].map(() => own.aStaff(['bookings.read'])));
  const [one] = people;
  await own.db.execute(sql`
    insert into saved_view (user_id, list, title, title_key, query, is_default, is_shared, created_at, updated_at)
    select ${one?.id}, ${list}, 'Вид ' || n, 'вид ' || n, '', false, true, now(), now()
    from generate_series(1, ${viewLimits.sharedPerList - 1}) n`);
  const add = (person: Person, n: number) => own.as(person).send(saveView, { body: { ...aView, title: `Новый ${n}` } });
  const answers = await own.db.transaction(async tx => {
    // The lock stops all three after their count, unless they wait for one another.
    await tx.execute(sql`lock table saved_view in share mode`);
    const replies = Promise.allSettled(people.slice(1).map(add));
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await own.db.execute(waiting)).rows.length, { timeout: 5000 }).toBe(3);
    return { asked: replies };
  });
  const done = await answers.asked;
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(done.find(each => each.status === 'rejected')).toMatchObject({ reason: { code: 'view_limit' } });
});

test('colleagues hear of shared views alone', async () => {
  const readTags = async () => {
    const { rows } = await api.db.execute(
      sql`select data from live_message where topic = 'staff' and action = ${recordsChanged.action}`,
    );
    await api.db.execute(sql`delete from live_message`);
    return rows;
  };
  await readTags();
  const { viewId } = await save({ isShared: false });
  expect(await readTags()).toEqual([]);
  for (const isShared of [true, false]) {
    await save({ viewId, isShared });
    expect(await readTags()).toEqual([{ data: { tags: ['views'] } }]);
  }
  await save({ viewId });
  await readTags();
  await remove(viewId, vera);
  expect(await readTags()).toEqual([{ data: { tags: ['views'] } }]);
});
