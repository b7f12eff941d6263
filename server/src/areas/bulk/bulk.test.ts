import { failureTexts, newIdempotencyKey } from '@venue/sdk';
import { listApplications } from '@venue/sdk/applications/admin';
import { simpleRequestStatus } from '@venue/sdk/applications/model';
import { getArticle } from '@venue/sdk/articles/admin';
import { articleStatus } from '@venue/sdk/articles/model';
import { checkBulk, previewBulk, resumeBulk, runBulk } from '@venue/sdk/bulk/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { anArticleIn } from '../articles/articles.testing.ts';

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
  // Removes the runs of other tests: the last run counts, and the clock does not move.
  await api.db.execute(sql`delete from idempotency`);
});
afterAll(() => api.close());

const { draft, onVerification, published, rejected, deleted } = articleStatus;
const filter = {};
const preview = async (action: string, over: object = filter, as = office) =>
  (await api.as(as).send(previewBulk, { body: { action, filter: { ...over } } })).message;
const run = async (action: string, count: number, more: object = {}, idempotencyKey = newIdempotencyKey()) =>
  (await api.as(office).send(runBulk, { body: { action, filter, count, ...more } }, { idempotencyKey })).message;
const statusOf = async (articleId: number) =>
  (await api.as(office).send(getArticle, { id: articleId })).message.statusValue;

/** This many drafts at once, without a call for each. */
const manyDrafts = (count: number, title = 'Черновик') =>
  api.db.execute(sql`
    insert into article (user_id, kind, status, title, lead, text, author, source_url, created_at, updated_at)
    select ${author.id}, 1, 1, ${title} || ' ' || n, 'О чём', '<p>Текст</p>', '', '', now(), now()
    from generate_series(1, ${count}) n`);

describe('the preview', () => {
  test('counts what fits and what the action may be taken with, and names the first', async () => {
    await anArticleIn(api, author, onVerification);
    await anArticleIn(api, author, draft);
    await anArticleIn(api, author, rejected);
    const result = await preview('articles.publish');
    await anArticleIn(api, author, published);
    expect(await preview('articles.publish')).toEqual({ ...result, total: 4, already: 1 });
    expect(result).toMatchObject({ total: 3, may: 2, already: 0, unfinished: null });
    expect(result.samples.map(({ title }) => title)).toEqual(Array(2).fill('Как мы снимали каталог за один день'));
    expect(await preview('articles.publish', { ...filter, status: rejected })).toMatchObject({ total: 1, may: 0 });
    expect(await preview('news.publish')).toMatchObject({ total: 0, may: 0, samples: [] });
  });

  test('takes the right to read the list and the right to act', async () => {
    const reader = await api.aStaff(['articles.read']);
    await expect(preview('articles.publish', {}, reader)).rejects.toMatchObject({ code: 'profile_denied' });
    const blind = await api.aStaff(['articles.manage']);
    await expect(preview('articles.publish', {}, blind)).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(preview('articles.publish', {}, author)).rejects.toMatchObject({ code: 'profile_denied' });
    const both = await api.aStaff(['articles.read', 'articles.manage']);
    expect(await preview('articles.publish', {}, both)).toMatchObject({ total: 0 });
  });

  test('refuses an unknown action and a filter of another list', async () => {
    await expect(preview('articles.burn')).rejects.toMatchObject({ fields: { action: 'Такого действия нет' } });
    await expect(preview('articles.publish', { queue: 'free' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'filter.queue': 'У\u00a0этого списка нет такого условия' },
    });
    await expect(preview('articles.publish', { status: 77 })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('of chosen records counts those alone, however many fit, and none that the filter keeps out', async () => {
    const { articleId: one } = await anArticleIn(api, author, onVerification);
    const { articleId: other } = await anArticleIn(api, author, rejected);
    await manyDrafts(1001);
    const body = { action: 'articles.publish', filter: {}, ids: [one, other] };
    const send = (over: object = {}) => api.as(office).send(previewBulk, { body: { ...body, ...over } });
    expect((await send()).message).toMatchObject({ total: 2, may: 1, samples: [{ id: one }] });
    expect((await send({ filter: { status: rejected } })).message).toMatchObject({ total: 1, may: 0 });
    expect((await send({ ids: [999_999] })).message).toMatchObject({ total: 0 });
    await expect(send({ ids: [] })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('is bounded', async () => {
    await manyDrafts(1000);
    expect(await preview('articles.delete')).toMatchObject({ total: 1000, may: 1000 });
    await manyDrafts(1);
    await expect(preview('articles.delete')).rejects.toMatchObject({ code: 'bulk_too_many' });
    await expect(run('articles.delete', 1001)).rejects.toMatchObject({ code: 'bulk_too_many' });
  });
});

describe('the check', () => {
  const all = ['publish', 'withdraw', 'reject', 'delete', 'restore'].map(act => `articles.${act}`);
  const check = async (over: object = {}, as = office) =>
    (await api.as(as).send(checkBulk, { body: { actions: all, filter: {}, ...over } })).message.actions;

  test('names the actions that fit at least one record', async () => {
    expect(await check()).toEqual([]);
    const { articleId } = await anArticleIn(api, author, published);
    await anArticleIn(api, author, deleted);
    expect(await check()).toEqual(['articles.withdraw', 'articles.delete']);
    expect(await check({ filter: { status: deleted } })).toEqual(['articles.restore']);
    expect(await check({ filter: { status: deleted }, ids: [articleId] })).toEqual([]);
    await manyDrafts(1001);
    expect(await check()).toEqual(all);
  });

  test('and those of which a run broke off', async () => {
    await manyDrafts(150);
    await run('articles.delete', 150);
    await api.db.execute(sql`delete from article where status = ${draft}`);
    expect(await check()).toEqual(['articles.delete']);
    expect(await check({}, await api.aStaff())).toEqual([]);
  });

  test('takes the rights of each, and refuses one that is none', async () => {
    const reader = await api.aStaff(['articles.read']);
    await expect(check({}, reader)).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(check({ actions: ['articles.burn'] })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('the run', () => {
  test('of chosen records leaves the others as they are', async () => {
    const { articleId: first } = await anArticleIn(api, author, onVerification);
    const { articleId: other } = await anArticleIn(api, author, onVerification);
    expect(await run('articles.publish', 1, { ids: [first] })).toMatchObject({ total: 1, done: 1, left: 0 });
    expect([await statusOf(first), await statusOf(other)]).toEqual([published, onVerification]);
    await expect(run('articles.publish', 2, { ids: [first] })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('takes the action with what fits, skips what it cannot be taken with, and says why', async () => {
    const waiting = await anArticleIn(api, author, onVerification);
    const over = await anArticleIn(api, author, rejected);
    await anArticleIn(api, author, published);
    const result = await run('articles.publish', 3);
    // A record already in the requested state was not changed.
    expect(result).toEqual({
      total: 3,
      done: 1,
      already: 1,
      left: 0,
      undo: null,
      skipped: [{ id: over.articleId, title: over.articleTitle, reason: failureTexts.move_not_allowed }],
    });
    expect(await statusOf(waiting.articleId)).toBe(published);
    const audited = await api.db.execute(
      sql`select call_id from audit where subject = 'article' and subject_id = ${waiting.articleId}`,
    );
    expect(audited.rows).toEqual([{ call_id: 'admin.article.confirm' }]);
    const open = await api.as(office).send(listApplications, { query: {} });
    expect(open.items).toEqual([]);
  });

  test('gives the reason to each author, and does not start without one', async () => {
    const { articleId } = await anArticleIn(api, author, onVerification);
    await expect(run('articles.reject', 1)).rejects.toMatchObject({ fields: { reason: 'Обязательное поле' } });
    expect(await statusOf(articleId)).toBe(onVerification);
    await run('articles.reject', 1, { reason: 'Нет источника цифр' });
    const { message } = await api.as(office).send(getArticle, { id: articleId });
    expect(message).toMatchObject({ statusValue: rejected, rejectionReason: 'Нет источника цифр' });
  });

  test('does nothing when the count has changed, and tells the new one', async () => {
    const { articleId } = await anArticleIn(api, author, onVerification);
    const { total } = await preview('articles.publish');
    await anArticleIn(api, author, draft);
    await expect(run('articles.publish', total)).rejects.toMatchObject({
      code: 'conflict',
      data: { current: { total: 2, may: 2 } },
    });
    expect(await statusOf(articleId)).toBe(onVerification);
  });

  test('goes on with the records chosen at first until none is left, each once', async () => {
    await manyDrafts(150);
    const key = newIdempotencyKey();
    const first = await run('articles.delete', 150, {}, key);
    expect(first).toMatchObject({ total: 150, done: 100, left: 50 });
    await manyDrafts(3, 'Новый');
    const second = await run('articles.delete', 150, {}, key);
    expect(second).toMatchObject({ total: 150, done: 150, left: 0, skipped: [] });
    expect(await run('articles.delete', 150, {}, key)).toEqual(second);
    expect(await preview('articles.delete')).toMatchObject({ total: 3 });
    const steps = await api.db.execute(
      sql`select count(*)::int as n from audit where subject = 'article' and after ->> 'status' = '5' group by subject_id having count(*) > 1`,
    );
    expect(steps.rows).toEqual([]);
  });

  test('one that broke off is offered to who began it, goes on, and is over then', async () => {
    await manyDrafts(150);
    const key = newIdempotencyKey();
    await api.db.execute(sql`update article set status = ${onVerification}`);
    await run('articles.reject', 150, { reason: 'Нет источника цифр' }, key);
    await manyDrafts(3, 'Новый');
    const { unfinished } = await preview('articles.reject');
    expect(unfinished).toEqual({ run: key, at: api.clock.now.toISOString(), total: 150, left: 50 });
    expect((await preview('articles.delete')).unfinished).toBeNull();
    const colleague = await api.aStaff();
    expect((await preview('articles.reject', {}, colleague)).unfinished).toBeNull();
    const resume = async (as = office) => (await api.as(as).send(resumeBulk, { body: { run: key } })).message;
    await expect(resume(colleague)).rejects.toMatchObject({ code: 'not_found' });
    expect(await resume()).toMatchObject({ total: 150, done: 150, already: 0, left: 0, skipped: [] });
    expect(await preview('articles.reject')).toMatchObject({ total: 153, already: 150, unfinished: null });
    const reasons = await api.db.execute(
      sql`select distinct rejection_reason as why from article where status = ${rejected}`,
    );
    expect(reasons.rows).toEqual([{ why: 'Нет источника цифр' }]);
    await api.database.pool.query('UPDATE users SET role_id = NULL WHERE id = $1', [colleague.id]);
  });

  test('takes the rights of the single action', async () => {
    const reader = api.as(await api.aStaff(['articles.read']));
    const body = { action: 'articles.publish', filter, count: 0 };
    await expect(reader.send(runBulk, { body })).rejects.toMatchObject({ code: 'profile_denied' });
  });

  test('is malformed without a key', async () => {
    const { access, profile } = office.login;
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/admin/bulk/run',
      headers: { access, profile },
      payload: { action: 'articles.publish', filter: {}, count: 0 },
    });
    expect(reply.json()).toMatchObject({ code: 'malformed' });
  });
});

test('applications are taken by anyone who asks, those of colleagues are skipped', async () => {
  await anArticleIn(api, author, onVerification);
  await anArticleIn(api, author, onVerification);
  const colleague = api.as(await api.aStaff());
  const body = { action: 'applications.take', filter: { queue: 'waiting' } };
  const one = (await colleague.send(listApplications, { query: {} })).items[0];
  await api.db.execute(
    sql`update application set status = 2, taken_by = ${author.id}, taken_at = now() where id = ${one?.requestId ?? 0}`,
  );
  const { message: reply } = await api.as(office).send(previewBulk, { body });
  expect(reply).toMatchObject({ total: 2, may: 1 });
  const { message } = await api.as(office).send(runBulk, { body: { ...body, count: reply.total } });
  expect(message).toMatchObject({ done: 1, skipped: [{ id: one?.requestId }] });
  const own = await api.as(office).send(listApplications, { query: { queue: 'mine' } });
  expect(own.items).toMatchObject([{ requestStatus: simpleRequestStatus.inProgress }]);
});
