import { failureTexts, newIdempotencyKey, recordsChanged } from '@venue/sdk';
import { listApplications } from '@venue/sdk/applications/admin';
import { getArticle, listArticles, restoreArticle, restoreNews, saveArticle } from '@venue/sdk/articles/admin';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { runBulk, undoBulk } from '@venue/sdk/bulk/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { anArticleIn, whole } from '../articles/articles.testing.ts';

let api: TestApi;
let office: Person;
let author: Person;
beforeAll(async () => {
  api = await testApi();
  office = await api.aStaff(undefined, { lastname: 'Громова', name: 'Вера' });
  author = await api.aCustomer();
});
beforeEach(async () => {
  await api.db.execute(sql`delete from application`);
  await api.db.execute(sql`delete from article`);
});
afterAll(() => api.close());

const { draft, onVerification, published, rejected, deleted } = articleStatus;
const notFound = { code: 'not_found' };
const stale = failureTexts.move_not_allowed;

const run = async (action: string, count: number, { as = office, key = newIdempotencyKey() } = {}) => {
  const body = { action, filter: {}, count };
  return (await api.as(as).send(runBulk, { body }, { idempotencyKey: key })).message;
};
const undo = async (key: string | null, as = office) =>
  (await api.as(as).send(undoBulk, { body: { undo: key ?? '' } })).message;
const statusOf = async (articleId: number) =>
  (await api.as(office).send(getArticle, { id: articleId })).message.statusValue;
const manyDrafts = (count: number) =>
  api.db.execute(sql`
    insert into article (user_id, kind, status, title, lead, text, author, source_url, created_at, updated_at)
    select ${author.id}, 1, 1, 'Черновик ' || n, 'О чём', '<p>Текст</p>', '', '', now(), now()
    from generate_series(1, ${count}) n`);
const standing = async () => (await api.as(office).send(listArticles, { query: {} })).message.total;

test('exactly what the run deleted comes back, to the status it had', async () => {
  const gone = await anArticleIn(api, author, deleted);
  const waiting = await anArticleIn(api, author, onVerification);
  const visible = await anArticleIn(api, author, published);
  const result = await run('articles.delete', 2);
  expect(result).toMatchObject({ done: 2, left: 0, undo: expect.any(String) });
  const later = await anArticleIn(api, author, rejected);
  expect(await undo(result.undo)).toEqual({ total: 2, done: 2, already: 0, skipped: [], left: 0, undo: null });
  const statuses = [gone, waiting, visible, later].map(({ articleId }) => statusOf(articleId));
  expect(await Promise.all(statuses)).toEqual([deleted, onVerification, published, rejected]);
  const queue = await api.as(office).send(listApplications, { query: {} });
  expect(queue.items).toMatchObject([{ objectId: waiting.articleId }]);
  const audited = await api.db.execute(
    sql`select user_id, call_id from audit where subject_id = ${waiting.articleId} order by id desc limit 1`,
  );
  expect(audited.rows).toEqual([{ user_id: office.id, call_id: restoreArticle.id }]);
});

test('news come back as news', async () => {
  const { articleId } = await anArticleIn(api, author, published, articleKind.news);
  const { undo: key } = await run('news.delete', 1);
  expect(await undo(key)).toMatchObject({ done: 1 });
  expect(await statusOf(articleId)).toBe(published);
  const audited = await api.db.execute(
    sql`select call_id from audit where subject_id = ${articleId} order by id desc limit 1`,
  );
  expect(audited.rows).toEqual([{ call_id: restoreNews.id }]);
});

test('hundreds come back slice by slice, each once, and a repeat tells the same', async () => {
  await manyDrafts(250);
  const key = newIdempotencyKey();
  for (let remaining = 1; remaining > 0; ) ({ left: remaining } = await run('articles.delete', 250, { key }));
  expect(await standing()).toBe(0);
  const counts: number[] = [];
  for (let remaining = 1; remaining > 0; counts.push(remaining)) ({ left: remaining } = await undo(key));
  expect(counts).toEqual([150, 50, 0]);
  expect(await standing()).toBe(250);
  expect(await undo(key)).toEqual({ total: 250, done: 250, already: 0, skipped: [], left: 0, undo: null });
  const twice = await api.db.execute(
    sql`select subject_id from audit where call_id = ${restoreArticle.id} group by subject_id having count(*) > 1`,
  );
  expect(twice.rows).toEqual([]);
});

test('of a run that was stopped comes back what it had done', async () => {
  await manyDrafts(130);
  const { undo: key } = await run('articles.delete', 130);
  expect(await standing()).toBe(30);
  expect(await undo(key)).toMatchObject({ total: 100, done: 100, left: 0 });
  expect(await standing()).toBe(130);
});

test('what colleagues have restored, or deleted themselves since, stays as it is and is named', async () => {
  const colleague = api.as(await api.aStaff());
  const [restored, theirs, own] = [
    await anArticleIn(api, author, published),
    await anArticleIn(api, author, published),
    await anArticleIn(api, author, published),
  ];
  const { undo: key } = await run('articles.delete', 3);
  api.clock.advance(60_000);
  for (const { articleId } of [restored, theirs]) await colleague.send(restoreArticle, { body: { articleId } });
  api.clock.advance(60_000);
  const { version } = (await colleague.send(getArticle, { id: theirs.articleId })).message;
  const body = { ...whole, articleId: theirs.articleId, version, statusValue: deleted, seen: published };
  await colleague.send(saveArticle, { body });
  const { skipped, ...come } = await undo(key);
  expect(come).toEqual({ total: 3, done: 1, already: 0, left: 0, undo: null });
  const named = ({ articleId: id, articleTitle: title }: typeof own) => ({ id, title, reason: stale });
  expect(skipped).toHaveLength(2);
  expect(skipped).toEqual(expect.arrayContaining([named(restored), named(theirs)]));
  expect(await statusOf(theirs.articleId)).toBe(deleted);
  expect(await statusOf(own.articleId)).toBe(published);
});

test('a run is taken back by the person who made it, while it is known', async () => {
  const { articleId } = await anArticleIn(api, author, published);
  const { undo: key } = await run('articles.delete', 1);
  await expect(undo(key, await api.aStaff())).rejects.toMatchObject(notFound);
  await expect(undo(newIdempotencyKey())).rejects.toMatchObject(notFound);
  await expect(undo('')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(undo(key, author)).rejects.toMatchObject({ code: 'profile_denied' });
  expect(await statusOf(articleId)).toBe(deleted);
});

test.each(['articles.read', 'articles.manage'])(
  'it takes the rights of the action: without %s it is refused',
  async right => {
    const person = await api.aStaff(['articles.read', 'articles.manage']);
    const { articleId } = await anArticleIn(api, author, published);
    const { undo: key } = await run('articles.delete', 1, { as: person });
    await api.db.execute(sql`
    update staff_role set permissions = permissions - ${right}::text
    where id = (select role_id from users where id = ${person.id})`);
    await expect(undo(key, person)).rejects.toMatchObject({ code: 'profile_denied' });
    expect(await statusOf(articleId)).toBe(deleted);
  },
);

test('what cannot be taken back does not offer it', async () => {
  await anArticleIn(api, author, onVerification);
  const key = newIdempotencyKey();
  expect(await run('articles.publish', 1, { key })).toMatchObject({ done: 1, undo: null });
  await expect(undo(key)).rejects.toMatchObject(notFound);
  await api.db.execute(sql`delete from article`);
  expect(await run('articles.delete', 0)).toMatchObject({ done: 0, undo: null });
});

test('deleted ones are restored to the status each had, and deleted again but for what changed since', async () => {
  const waiting = await anArticleIn(api, author, onVerification);
  const visible = await anArticleIn(api, author, published);
  const stands = await anArticleIn(api, author, draft);
  await run('articles.delete', 3);
  const restore = async () => {
    const body = { action: 'articles.restore', filter: { status: deleted }, count: 3 };
    return (await api.as(office).send(runBulk, { body }, { idempotencyKey: newIdempotencyKey() })).message;
  };
  const statuses = () => Promise.all([waiting, visible, stands].map(({ articleId }) => statusOf(articleId)));
  api.clock.advance(1_000);
  const result = await restore();
  expect(result).toMatchObject({ total: 3, done: 3, already: 0, skipped: [], undo: expect.any(String) });
  expect(await statuses()).toEqual([onVerification, published, draft]);
  expect((await api.as(office).send(listApplications, { query: {} })).items).toHaveLength(1);
  api.clock.advance(1_000);
  await api.db.execute(sql`update article set updated_at = ${api.clock.now} where id = ${stands.articleId}`);
  const back = await undo(result.undo);
  expect(back).toMatchObject({ done: 2, skipped: [{ id: stands.articleId, reason: stale }] });
  expect(await statuses()).toEqual([deleted, deleted, draft]);
});

test('colleagues’ screens are told', async () => {
  await anArticleIn(api, author, draft);
  const { undo: key } = await run('articles.delete', 1);
  await api.db.execute(sql`delete from live_message`);
  await undo(key);
  const result = await api.db.execute(
    sql`select data from live_message where topic = 'staff' and action = ${recordsChanged.action}`,
  );
  expect(result.rows).toEqual([{ data: { tags: ['articles', 'applications'] } }]);
});
