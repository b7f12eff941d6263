import { dayOf } from '@venue/sdk';
import { getArticle as getPublic, saveArticle as saveOwn, sendArticleForVerification } from '@venue/sdk/articles';
import {
  addArticle,
  addArticleCss,
  confirmArticle,
  confirmNews,
  getArticle,
  getNews,
  listArticles,
  listNews,
  saveArticle,
} from '@venue/sdk/articles/admin';
import { articleKind, articleMoves, articleStatus, newsMoves } from '@venue/sdk/articles/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aDraft, allStatuses, anArticleIn, newsStatuses, whole } from './articles.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, onVerification, published, rejected, deleted, rework } = articleStatus;
const rejectionReason = 'Нет источника цифр';
const audited = async (articleId: number) =>
  (
    await api.db.execute(
      sql`select call_id from audit where subject = 'article' and subject_id = ${articleId} order by id`,
    )
  ).rows.map(row => row.call_id);

describe('deciding', () => {
  const targets = [draft, published, rejected, rework] as const;
  const walks = allStatuses.flatMap(from => targets.map(to => [from, to] as const));
  test.each(walks)('an article goes from %s to %s only by a move of staff', async (from, to) => {
    const person = await api.aCustomer();
    const { articleId } = await anArticleIn(api, person, from);
    const staff = api.as(await api.aStaff());
    const may = articleMoves.some(
      move =>
        move.to === to &&
        (move.by as readonly string[]).includes('staff') &&
        (move.from as readonly number[]).includes(from),
    );
    const decided = staff.send(confirmArticle, {
      id: articleId,
      body: { seen: from, status: to, rejectionReason },
    });
    if (may) expect((await decided).message).toMatchObject({ statusValue: to, applicationId: null });
    else await expect(decided).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  const newsTargets = [draft, published, rejected] as const;
  const newsWalks = newsStatuses.flatMap(from => newsTargets.map(to => [from, to] as const));
  test.each(newsWalks)('a news item goes from %s to %s only by a move of staff', async (from, to) => {
    const person = await api.aCustomer();
    const { articleId } = await anArticleIn(api, person, from, articleKind.news);
    const staff = api.as(await api.aStaff());
    const may = newsMoves.some(
      move =>
        move.to === to &&
        (move.by as readonly string[]).includes('staff') &&
        (move.from as readonly number[]).includes(from),
    );
    const decided = staff.send(confirmNews, {
      id: articleId,
      body: { seen: from, status: to, rejectionReason },
    });
    if (may) expect((await decided).message).toMatchObject({ newsId: articleId, statusValue: to });
    else await expect(decided).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('a rejection needs its reason; the author gets both, live and in the history', async () => {
    const person = await api.aCustomer();
    const { articleId } = await anArticleIn(api, person, onVerification);
    const staff = api.as(await api.aStaff(undefined, { lastname: 'Пономарёв', name: 'Максим' }));
    const id = articleId;
    await expect(
      staff.send(confirmArticle, { id, body: { seen: onVerification, status: rejected } }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { rejectionReason: 'Обязательное поле' },
    });
    const before = await staff.send(getArticle, { id });
    expect(before.message).toMatchObject({ can: ['edit', 'confirm', 'reject', 'rework', 'delete'] });
    expect(before.message.applicationId).not.toBeNull();
    const { message } = await staff.send(confirmArticle, {
      id,
      body: { seen: onVerification, status: rejected, rejectionReason },
    });
    expect(message).toMatchObject({ rejectionReason, applicationId: null, can: ['edit', 'delete'] });
    expect(message.history[0]).toMatchObject({ what: 'Отклонена', comment: rejectionReason, who: 'Пономарёв М.' });
    expect((await api.as(person).send(getPublic, { id })).message.rejectionReason).toBe(rejectionReason);
    const { rows } = await api.db.execute(
      sql`select topic, action, data from live_message where topic = ${`info/${person.id}`} order by seq desc limit 1`,
    );
    expect(rows).toEqual([
      {
        topic: `info/${person.id}`,
        action: 'articleUpdateStatus',
        data: { articleId, articleKind: 1, articleTitle: whole.articleTitle, statusValue: rejected, rejectionReason },
      },
    ]);
    const { rows: queue } = await api.db.execute(
      sql`select status, done_by is not null as decided from application where object_id = ${articleId} and type = 4`,
    );
    expect(queue).toEqual([{ status: 3, decided: true }]);
    expect(await audited(articleId)).toEqual(['admin.article.confirm']);
  });

  test('a decision about what has been saved since is a conflict', async () => {
    const person = await api.aCustomer();
    const { articleId, version } = await aDraft(api, person);
    await api.as(person).send(saveOwn, { body: { ...whole, articleTitle: 'Новее', articleId, version } });
    await api.as(person).send(sendArticleForVerification, { body: { articleId } });
    const staff = api.as(await api.aStaff());
    const id = articleId;
    const stale = staff.send(confirmArticle, { id, body: { seen: onVerification, status: published, version } });
    await expect(stale).rejects.toMatchObject({ code: 'conflict', data: { current: { articleTitle: 'Новее' } } });
    const news = await anArticleIn(api, person, onVerification, articleKind.news);
    const old = staff.send(confirmNews, {
      id: news.articleId,
      body: { seen: onVerification, status: published, version: 7 },
    });
    await expect(old).rejects.toMatchObject({ code: 'conflict', data: { current: { newsId: news.articleId } } });
    expect(
      (await staff.send(confirmArticle, { id, body: { seen: onVerification, status: published, version: 2 } })).message,
    ).toMatchObject({
      statusValue: published,
      approved: { articleTitle: 'Новее' },
      publishedAt: api.clock.now.toISOString(),
    });
  });

  test('what lacks a text is not published', async () => {
    const { articleId } = await aDraft(api, await api.aCustomer(), { articleText: '' });
    const staff = api.as(await api.aStaff());
    const publish = staff.send(confirmArticle, { id: articleId, body: { seen: draft, status: published } });
    await expect(publish).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { articleText: 'Обязательное поле' },
    });
    const add = staff.send(addArticle, { body: { ...whole, articleText: '', statusValue: published } });
    await expect(add).rejects.toMatchObject({ code: 'invalid_input' });
    const { items } = await staff.send(listArticles, { query: { status: draft, search: 'что-то' } });
    expect(items).toEqual([]);
  });
});

describe('staff write', () => {
  test('an article of the venue, a draft or published at once', async () => {
    const staff = api.as(await api.aStaff());
    const { id, message } = await staff.send(addArticle, { body: whole });
    expect(message).toMatchObject({
      ...whole,
      articleId: id,
      articleKind: articleKind.article,
      statusValue: draft,
      approved: null,
    });
    const body = { ...whole, articleKind: articleKind.news, statusValue: published };
    const { message: news } = await staff.send(addArticle, { body });
    expect(news).toMatchObject({ statusValue: published, approved: { articleTitle: whole.articleTitle } });
    expect((await api.client().send(getPublic, { id: news.articleId })).message.articleKind).toBe(2);
    expect(await audited(news.articleId)).toEqual(['admin.article.add']);
  });

  test('they correct, withdraw and delete what others wrote; a stale version is refused', async () => {
    const person = await api.aCustomer();
    const { articleId } = await anArticleIn(api, person, published);
    const staff = api.as(await api.aStaff());
    const body = { ...whole, articleText: '<p>Б<script>x()</script></p>', articleId, version: 1 };
    const { message } = await staff.send(saveArticle, { body });
    expect(message).toMatchObject({ articleText: '<p>Б</p>', version: 2, approved: { articleText: '<p>Б</p>' } });
    expect(message.history[0]?.what).toBe('Исправлена сотрудником площадки');
    await expect(staff.send(saveArticle, { body })).rejects.toMatchObject({
      code: 'conflict',
      data: { current: { version: 2 } },
    });
    const withdraw = { ...body, version: 2, statusValue: draft, seen: published };
    expect((await staff.send(saveArticle, { body: withdraw })).message).toMatchObject({ statusValue: draft });
    await expect(api.client().send(getPublic, { id: articleId })).rejects.toMatchObject({ code: 'not_found' });
    await staff.send(saveArticle, { body: { ...body, version: 3, statusValue: deleted, seen: draft } });
    await expect(staff.send(saveArticle, { body: { ...body, version: 4 } })).rejects.toMatchObject({
      code: 'move_not_allowed',
    });
    expect(await audited(articleId)).toEqual(['admin.article.confirm', ...Array(3).fill('admin.article.update')]);
  });
});

describe('lists', () => {
  test('articles stand under three names and news apart, deleted ones only by their status', async () => {
    const person = await api.aCustomer({ lastname: 'Уралова', name: 'Яна', phone: '9037654321' });
    for (const status of allStatuses) await anArticleIn(api, person, status);
    await anArticleIn(api, person, onVerification, articleKind.news);
    const staff = api.as(await api.aStaff());
    const { message, items } = await staff.send(listArticles, { query: { userId: person.id } });
    expect(message).toMatchObject({ total: 5, items: 5, totalIsExact: true });
    expect(message.articles).toEqual(items);
    expect(items.every(row => row.userName === 'Уралова Яна' && row.userPhone === '9037654321')).toBe(true);
    const only = async (query: object) => (await staff.send(listArticles, { query })).items.length;
    expect(await only({ userId: person.id, status: deleted })).toBe(1);
    expect(await only({ search: 'уралова' })).toBe(5);
    expect(await only({ search: '+7 903 765-43-21' })).toBe(5);
    expect(await only({ search: String(items[0]?.articleId) })).toBe(1);
    const today = dayOf(api.clock.now);
    expect(await only({ userId: person.id, from: today, to: today })).toBe(5);
    expect(await only({ userId: person.id, to: '2020-01-01' })).toBe(0);
    const sorted = await staff.send(listArticles, { query: { userId: person.id, sort: 'sentAt', order: 'asc' } });
    expect(sorted.items.map(row => row.sentAt === null)).toEqual([false, false, false, false, true]);
    const news = await staff.send(listNews, { query: { userId: person.id, sort: 'newsTitle' } });
    expect(news.items).toMatchObject([{ newsTitle: whole.articleTitle, can: ['edit', 'confirm', 'reject', 'delete'] }]);
  });

  test('a news item is read by both calls, an article by its own', async () => {
    const person = await api.aCustomer();
    const news = (await anArticleIn(api, person, rejected, articleKind.news)).articleId;
    const article = (await anArticleIn(api, person, rejected)).articleId;
    const staff = api.as(await api.aStaff());
    expect((await staff.send(getNews, { id: news })).message).toMatchObject({
      newsText: whole.articleText,
      history: [{ objectType: 'news', comment: rejectionReason }, {}, {}],
    });
    expect((await staff.send(getArticle, { id: news })).message.articleKind).toBe(articleKind.news);
    await expect(staff.send(getNews, { id: article })).rejects.toMatchObject({ code: 'not_found' });
    const decide = staff.send(confirmNews, { id: article, body: { seen: rejected, status: published } });
    await expect(decide).rejects.toMatchObject({ code: 'not_found' });
    for (const call of [getArticle, getNews])
      await expect(staff.send(call, { id: 999999 })).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      staff.send(confirmArticle, { id: 999999, body: { seen: draft, status: published } }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('who may only read may do nothing; others of the staff and customers read nothing', async () => {
    const person = await api.aCustomer();
    const { articleId } = await anArticleIn(api, person, onVerification);
    const id = articleId;
    const reader = api.as(await api.aStaff(['articles.read']));
    expect((await reader.send(getArticle, { id })).message.can).toEqual([]);
    expect((await reader.send(listArticles, { query: { userId: person.id } })).items[0]?.can).toEqual([]);
    const publish = { id, body: { seen: onVerification, status: published } };
    await expect(reader.send(confirmArticle, publish)).rejects.toMatchObject({ status: 403 });
    await expect(reader.send(addArticle, { body: whole })).rejects.toMatchObject({ status: 403 });
    for (const stranger of [api.as(person), api.as(await api.aStaff(['bookings.read'])), api.client()]) {
      await expect(stranger.send(getArticle, { id })).rejects.toMatchObject({ status: 403 });
      await expect(stranger.send(listNews, { query: {} })).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe('styles', () => {
  test('are served as a file confined to the article; a preview changes nothing', async () => {
    const { articleId } = await anArticleIn(api, await api.aCustomer(), published);
    const staff = api.as(await api.aStaff());
    const served = async (url: string | null) => {
      const { statusCode, body, headers } = await api.app.inject({ url: url ?? '' });
      return { statusCode, body, type: headers['content-type'] };
    };
    const one = { articleId, cssStyle: 'h2 { color: var(--primary) }', version: 1 };
    const { message: looked } = await staff.send(addArticleCss, { body: { ...one, preview: true } });
    expect(looked).toMatchObject({ version: 1, cssStyle: '' });
    const confined = {
      statusCode: 200,
      body: `.article-${articleId} h2{color:var(--primary)}`,
      type: 'text/css; charset=utf-8',
    };
    expect(await served(looked.cssUrl)).toEqual(confined);
    const { message } = await staff.send(addArticleCss, { body: one });
    expect(message).toMatchObject({ version: 2, cssStyle: one.cssStyle });
    expect(await served(message.cssUrl)).toEqual(confined);
    expect((await api.client().send(getPublic, { id: articleId })).message.cssUrl).toBe(message.cssUrl);
    await expect(staff.send(addArticleCss, { body: one })).rejects.toMatchObject({ code: 'conflict' });
    const { message: without } = await staff.send(addArticleCss, { body: { ...one, cssStyle: ' ', version: 2 } });
    expect(without).toMatchObject({ cssStyle: '', cssUrl: null });
    expect((await served(message.cssUrl)).statusCode).toBe(404);
  });

  test('what is refused is named by its line and nothing is saved', async () => {
    const { articleId } = await anArticleIn(api, await api.aCustomer(), published);
    const staff = api.as(await api.aStaff());
    const cssStyle = 'p { color: red }\nh2 { background: url(//evil.example/a) }';
    for (const preview of [true, false])
      await expect(
        staff.send(addArticleCss, { body: { articleId, cssStyle, version: 1, preview } }),
      ).rejects.toMatchObject({ code: 'css_refused', fields: { cssStyle: expect.stringMatching(/^Строка 2: /) } });
    expect((await staff.send(getArticle, { id: articleId })).message).toMatchObject({
      cssStyle: '',
      version: 1,
    });
    const missing = { articleId: 999_999, cssStyle: '', version: 1 };
    await expect(staff.send(addArticleCss, { body: missing })).rejects.toMatchObject({ code: 'not_found' });
  });
});
