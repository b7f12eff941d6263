import { getArticle as getOwn, listArticles as listOwn, sendArticleForVerification } from '@venue/sdk/articles';
import {
  addArticle,
  addArticleCss,
  confirmArticle,
  exportArticles,
  exportNews,
  getArticle,
  getNews,
  listArticles,
  removeArticleImage,
  restoreArticle,
  restoreNews,
  saveArticle,
  setMainArticleImage,
  uploadArticleImage,
} from '@venue/sdk/articles/admin';
import { type ArticleStatus, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aDraft, anArticleIn, aPicture, whole } from './articles.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, onVerification, published, rejected, deleted, rework } = articleStatus;

const applications = async (articleId: number) =>
  (
    await api.db.execute(
      sql`select status, is_amendment from application where type in (3, 4) and object_id = ${articleId} order by id`,
    )
  ).rows;
const audited = async (articleId: number, callId: string) =>
  (
    await api.db.execute(
      sql`select before, after from audit where subject = 'article' and subject_id = ${articleId} and call_id = ${callId} order by id`,
    )
  ).rows;
const toldOf = async (userId: number) =>
  (await api.db.execute(sql`select data from live_message where topic = ${`info/${userId}`} order by seq desc limit 1`))
    .rows[0]?.data;

/** An article brought to a status and deleted by staff. */
async function aDeleted(status: ArticleStatus, kind: (typeof articleKind.ids)[number] = articleKind.article) {
  const person = await api.aCustomer();
  const { articleId, version } = await anArticleIn(api, person, status, kind);
  const staff = api.as(await api.aStaff());
  const body = { ...whole, articleId, version, statusValue: deleted, seen: status };
  const { message } = await staff.send(saveArticle, { body });
  return { person, articleId, staff, deletion: message };
}

describe('restoring', () => {
  test.each([draft, published, rejected, rework])('a deleted article gets back status %s', async status => {
    const { person, articleId, staff, deletion } = await aDeleted(status);
    expect(deletion).toMatchObject({ statusValue: deleted, rejectionReason: null, can: ['restore'] });
    await expect(api.as(person).send(getOwn, { id: articleId })).rejects.toMatchObject({ code: 'not_found' });
    const { message } = await staff.send(restoreArticle, { body: { articleId } });
    const reason = status === rejected || status === rework ? 'Нет источника цифр' : null;
    expect(message).toMatchObject({ ...whole, statusValue: status, rejectionReason: reason });
    expect(message.history.map(step => step.what).slice(0, 2)).toEqual(['Восстановлена', 'Удалена']);
    expect(await toldOf(person.id)).toMatchObject({ articleId, statusValue: status, rejectionReason: reason });
    expect((await api.as(person).send(getOwn, { id: articleId })).message.statusValue).toBe(status);
    expect(await audited(articleId, restoreArticle.id)).toMatchObject([
      { before: { statusValue: deleted }, after: { statusValue: status } },
    ]);
  });

  test('what waited for a decision waits again, before the staff too', async () => {
    const { articleId, staff } = await aDeleted(onVerification);
    expect(await applications(articleId)).toEqual([{ status: 3, is_amendment: false }]);
    const { message } = await staff.send(restoreArticle, { body: { articleId } });
    expect(message.statusValue).toBe(onVerification);
    expect(message.applicationId).not.toBeNull();
    expect(await applications(articleId)).toMatchObject([{ status: 3 }, { status: 1, is_amendment: false }]);
    const id = articleId;
    await staff.send(confirmArticle, {
      id,
      body: { seen: onVerification, status: published, version: message.version },
    });
    expect(await applications(articleId)).toMatchObject([{ status: 3 }, { status: 3 }]);
  });

  test('a published one is read again, since when it always was', async () => {
    const { articleId, staff } = await aDeleted(published);
    const before = (await staff.send(getArticle, { id: articleId })).message.publishedAt;
    api.clock.advance(3_600_000);
    await staff.send(restoreArticle, { body: { articleId } });
    const { message } = await api.client().send(getOwn, { id: articleId });
    expect(message.publishedAt).toBe(before);
  });

  test('only what is deleted can be restored, and once', async () => {
    const { articleId, staff } = await aDeleted(draft);
    await staff.send(restoreArticle, { body: { articleId } });
    await expect(staff.send(restoreArticle, { body: { articleId } })).rejects.toMatchObject({
      code: 'move_not_allowed',
    });
    await expect(staff.send(restoreArticle, { body: { articleId: 999_999 } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('news are restored by their own call, which knows no articles', async () => {
    const { articleId: newsId, staff } = await aDeleted(rejected, articleKind.news);
    expect((await staff.send(getNews, { id: newsId })).message.can).toEqual(['restore']);
    expect((await staff.send(restoreNews, { body: { newsId } })).message).toMatchObject({
      newsId,
      statusValue: rejected,
      rejectionReason: 'Нет источника цифр',
    });
    const { articleId } = await aDeleted(draft);
    await expect(staff.send(restoreNews, { body: { newsId: articleId } })).rejects.toMatchObject({ code: 'not_found' });
    expect((await staff.send(getArticle, { id: articleId })).message.statusValue).toBe(deleted);
    expect(await audited(articleId, restoreNews.id)).toEqual([]);
    await expect(staff.send(restoreNews, { body: { newsId } })).rejects.toMatchObject({ code: 'move_not_allowed' });
    await expect(staff.send(restoreNews, { body: { newsId: 999_999 } })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('asks for the right to manage', async () => {
    const { person, articleId } = await aDeleted(draft);
    const { articleId: newsId } = await aDeleted(draft, articleKind.news);
    const reader = await api.aStaff(['articles.read']);
    for (const stranger of [api.as(reader), api.as(person), api.client()]) {
      await expect(stranger.send(restoreArticle, { body: { articleId } })).rejects.toMatchObject({ status: 403 });
      await expect(stranger.send(restoreNews, { body: { newsId } })).rejects.toMatchObject({ status: 403 });
    }
    expect((await api.as(reader).send(getArticle, { id: articleId })).message.can).toEqual([]);
  });

  test('the database keeps no deleted article that forgot what it was', async () => {
    const { articleId } = await aDraft(api, await api.aCustomer());
    const forget = api.db.execute(sql`update article set status = 5 where id = ${articleId}`);
    await expect(forget).rejects.toThrow();
  });
});

describe('export', () => {
  const textOf = async (file: Blob) => new TextDecoder().decode(await file.arrayBuffer());

  test('holds everything filtered, with formulas neutralised', async () => {
    const person = await api.aCustomer({ lastname: 'Экспортов', name: 'Лев' });
    await aDraft(api, person, { articleTitle: '=HYPERLINK("https://evil.example";"Скидка")' });
    await aDraft(api, person, { articleTitle: 'Новость дня', kind: articleKind.news });
    await anArticleIn(api, person, rejected);
    await anArticleIn(api, person, deleted);
    const staff = api.as(await api.aStaff(['articles.read']));
    const query = { format: 'csv', userId: person.id, sort: 'articleId', order: 'asc' } as const;
    const lines = (await textOf((await staff.send(exportArticles, { query })).data)).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('"№";"Статус";"Заголовок"');
    expect(lines[1]).toContain(`"'=HYPERLINK(`);
    expect(lines[1]).toContain('"Экспортов Лев"');
    expect(lines[2]).toContain('"Нет источника цифр"');
    const drafts = await textOf((await staff.send(exportArticles, { query: { ...query, status: draft } })).data);
    expect(drafts.trim().split('\r\n')).toHaveLength(2);
    const news = await staff.send(exportNews, { query: { format: 'csv', search: 'новость дня' } });
    expect(await textOf(news.data)).toContain('"Новость дня"');
    expect((await textOf(news.data)).trim().split('\r\n')).toHaveLength(2);
    const xlsx = await staff.send(exportNews, { query: { userId: person.id } });
    expect(xlsx.name).toMatch(/^Новости .+\.xlsx$/);
    expect(new Uint8Array(await xlsx.data.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  });

  test('asks for the right to read', async () => {
    for (const stranger of [api.as(await api.aCustomer()), api.as(await api.aStaff(['bookings.read'])), api.client()]) {
      await expect(stranger.send(exportArticles, { query: {} })).rejects.toMatchObject({ status: 403 });
      await expect(stranger.send(exportNews, { query: {} })).rejects.toMatchObject({ status: 403 });
    }
  });

  test('the list sorts by the sender, those without a name last', async () => {
    const [b, a] = [await api.aCustomer({ lastname: 'Яшин' }), await api.aCustomer({ lastname: 'Ёжиков' })];
    await aDraft(api, b, { articleTitle: 'Порядок имён' });
    await aDraft(api, a, { articleTitle: 'Порядок имён' });
    const staff = api.as(await api.aStaff());
    const query = { search: 'порядок имён', sort: 'userName', order: 'asc' } as const;
    const { items } = await staff.send(listArticles, { query });
    expect(items.map(row => row.userId)).toEqual([a.id, b.id]);
  });
});

describe('the audit log', () => {
  test('holds what a change changed, before and after, and no more', async () => {
    const person = await api.aCustomer();
    const { articleId } = await anArticleIn(api, person, published);
    const staff = api.as(await api.aStaff());
    const one = { ...whole, articleId, version: 1 };
    await staff.send(saveArticle, { body: { ...one, articleTitle: 'Иначе', articleText: '<p>Иначе</p>' } });
    const { message: moved } = await staff.send(saveArticle, {
      body: {
        ...one,
        articleTitle: 'Иначе',
        articleText: '<p>Иначе</p>',
        version: 2,
        statusValue: draft,
        seen: published,
      },
    });
    expect(await audited(articleId, saveArticle.id)).toEqual([
      {
        before: { articleTitle: whole.articleTitle, articleText: whole.articleText },
        after: { articleTitle: 'Иначе', articleText: '<p>Иначе</p>' },
      },
      { before: { statusValue: published }, after: { statusValue: draft } },
    ]);
    // Withdrawing an article without changes is not a correction.
    expect(moved.history.map(step => step.what).slice(0, 3)).toEqual([
      'Снята с\u00a0публикации',
      'Исправлена сотрудником площадки',
      'Опубликована',
    ]);
    await staff.send(addArticleCss, { body: { articleId, cssStyle: 'p{color:red}', version: 3 } });
    expect(await audited(articleId, addArticleCss.id)).toEqual([
      { before: { cssStyle: '' }, after: { cssStyle: 'p{color:red}' } },
    ]);
    await api.as(person).send(sendArticleForVerification, { body: { articleId } });
    const decision = { seen: onVerification, status: rejected, rejectionReason: 'Повтор' };
    await staff.send(confirmArticle, { id: articleId, body: decision });
    expect((await audited(articleId, confirmArticle.id)).at(-1)).toEqual({
      before: { statusValue: onVerification, rejectionReason: null },
      after: { statusValue: rejected, rejectionReason: 'Повтор' },
    });
    const { message: added } = await staff.send(addArticle, { body: { ...whole, statusValue: published } });
    expect(await audited(added.articleId, addArticle.id)).toMatchObject([
      { before: null, after: { ...whole, statusValue: published, cssStyle: '' } },
    ]);
  });

  test('names pictures that came, that went, and the main one', async () => {
    const { articleId } = await aDraft(api, await api.aCustomer());
    const staff = api.as(await api.aStaff());
    const send = async (colour: string) =>
      (await staff.send(uploadArticleImage, { body: { file: await aPicture(colour), articleId } })).message;
    const [one, two] = [await send('#111111'), await send('#222222')];
    expect(await audited(articleId, uploadArticleImage.id)).toMatchObject([
      { before: null, after: { images: [{ fileId: one.fileId }] } },
      { after: { images: [{ fileId: two.fileId }] } },
    ]);
    await staff.send(setMainArticleImage, { body: { articleId, fileId: two.fileId } });
    expect(await audited(articleId, setMainArticleImage.id)).toMatchObject([
      { before: { mainImage: { fileId: one.fileId } }, after: { mainImage: { fileId: two.fileId } } },
    ]);
    await staff.send(removeArticleImage, { body: { articleId, fileId: one.fileId } });
    expect(await audited(articleId, removeArticleImage.id)).toMatchObject([
      { before: { images: [{ fileId: one.fileId }] }, after: null },
    ]);
    const missing = staff.send(removeArticleImage, { body: { articleId, fileId: one.fileId } });
    await expect(missing).rejects.toMatchObject({ code: 'not_found' });
    expect(await audited(articleId, removeArticleImage.id)).toHaveLength(1);
  });
});

test('what is deleted is gone from its author’s list and comes back to it', async () => {
  const { person, articleId, staff } = await aDeleted(draft);
  const countOwn = async () => (await api.as(person).send(listOwn, { x: 1, body: { own: true } })).items.length;
  expect(await countOwn()).toBe(0);
  await staff.send(restoreArticle, { body: { articleId } });
  expect(await countOwn()).toBe(1);
});
