import {
  createArticle,
  getArticle,
  listArticleHistory,
  listArticles,
  saveArticle,
  sendArticleForVerification,
} from '@venue/sdk/articles';
import { confirmArticle } from '@venue/sdk/articles/admin';
import { type ArticleStatus, articleKind, articleStatus } from '@venue/sdk/articles/model';
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
const bare = { ...whole, articleLead: '', articleText: '', articleAuthor: '', articleSourceUrl: '' };

describe('writing', () => {
  test('an article begins as a draft of its author with a history', async () => {
    const anna = api.as(await api.aCustomer());
    const { id, message } = await anna.send(createArticle, { body: { ...whole, articleKind: articleKind.article } });
    expect(message).toMatchObject({
      articleId: id,
      ...whole,
      articleKind: articleKind.article,
      statusValue: draft,
      images: [],
      mainImage: null,
      rejectionReason: null,
      publishedAt: null,
      cssStyle: '',
      cssUrl: null,
      version: 1,
      can: ['edit', 'send'],
    });
    expect((await anna.send(getArticle, { id })).message).toEqual(message);
    const { items } = await anna.send(listArticleHistory, { body: { articleId: message.articleId } });
    expect(items).toMatchObject([{ what: 'Создан черновик', objectStatusId: draft, objectType: 'article' }]);
  });

  test('the same request sent twice begins one article', async () => {
    const anna = api.as(await api.aCustomer());
    const body = { ...whole, articleKind: articleKind.news };
    const first = await anna.send(createArticle, { body }, { idempotencyKey: 'one' });
    const again = await anna.send(createArticle, { body }, { idempotencyKey: 'one' });
    expect(again).toEqual(first);
    expect((await anna.send(listArticles, { x: 1, body: { own: true } })).message.total).toBe(1);
  });

  test('a title is all a draft needs; what does not fit is named beside its field', async () => {
    const anna = api.as(await api.aCustomer());
    const kind = { articleKind: articleKind.article };
    expect((await anna.send(createArticle, { body: { ...bare, ...kind } })).message.articleLead).toBe('');
    const wrong = { ...bare, ...kind, articleTitle: ' ', articleLead: 'я'.repeat(1001), articleSourceUrl: 'не ссылка' };
    await expect(anna.send(createArticle, { body: wrong })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        articleTitle: 'Обязательное поле',
        articleLead: 'Слишком длинный текст',
        articleSourceUrl: expect.stringContaining('корректную ссылку'),
      },
    });
  });

  test.each([
    ['a script', '<p>а</p><script>alert(1)</script>', '<p>а</p>'],
    ['a handler', '<p onclick="alert(1)">а</p>', '<p>а</p>'],
    ['a link that runs', '<p><a href="javascript:alert(1)">а</a></p>', '<p><a>а</a></p>'],
    ['a foreign picture', '<p>а<img src="https://evil.example/a.webp" onerror="x()"></p>', '<p>а</p>'],
    ['a picture of nobody', '<p>а<img src="/files/0a1b-1600.webp"></p>', '<p>а</p>'],
    ['a frame', '<iframe srcdoc="<script>x()</script>"></iframe><p>а</p>', '<p>а</p>'],
    ['styles', '<style>p{}</style><p style="position:fixed">а</p>', '<p>а</p>'],
  ])('%s does not get into a text, neither at first nor later', async (_, articleText, clean) => {
    const anna = api.as(await api.aCustomer());
    const body = { ...whole, articleText, articleKind: articleKind.article };
    const { message } = await anna.send(createArticle, { body });
    expect(message.articleText).toBe(clean);
    const { articleId, version } = message;
    const saved = await anna.send(saveArticle, { body: { ...whole, articleText, articleId, version } });
    expect(saved.message.articleText).toBe(clean);
  });

  test('saving what was saved since is a conflict with the article as it is now', async () => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    const { articleId } = await aDraft(api, person);
    const own = { ...whole, articleTitle: 'Первое окно', articleId, version: 1 };
    expect((await anna.send(saveArticle, { body: own })).message.version).toBe(2);
    const late = { ...own, articleTitle: 'Второе окно' };
    await expect(anna.send(saveArticle, { body: late })).rejects.toMatchObject({
      code: 'conflict',
      data: { current: { articleTitle: 'Первое окно', version: 2 } },
    });
    expect((await anna.send(saveArticle, { body: { ...late, version: 2 } })).message.articleTitle).toBe('Второе окно');
  });

  test.each(allStatuses)('in status %s it can be saved only as a draft or on rework', async status => {
    const person = await api.aCustomer();
    const { articleId } = await anArticleIn(api, person, status);
    const save = api.as(person).send(saveArticle, { body: { ...whole, articleId, version: 1 } });
    if (status === draft || status === rework) expect((await save).message.version).toBe(2);
    else await expect(save).rejects.toMatchObject({ code: status === deleted ? 'not_found' : 'not_editable' });
  });
});

describe('sending', () => {
  const moves: readonly (readonly [number, ArticleStatus])[] = [
    ...allStatuses.map(status => [articleKind.article, status] as const),
    ...newsStatuses.map(status => [articleKind.news, status] as const),
  ];
  test.each(moves)('kind %s may be sent from status %s only where its moves say so', async (kind, status) => {
    const person = await api.aCustomer();
    const isNews = kind === articleKind.news;
    const { articleId } = await anArticleIn(api, person, status, isNews ? articleKind.news : articleKind.article);
    const send = api.as(person).send(sendArticleForVerification, { body: { articleId } });
    if (status === draft || status === rework) {
      expect((await send).message).toMatchObject({ statusValue: onVerification, rejectionReason: null, can: [] });
      const { rows } = await api.db.execute(
        sql`select type, object_title, is_amendment from application where object_id = ${articleId} and status = 1 and type in (3, 4)`,
      );
      expect(rows).toEqual([{ type: isNews ? 3 : 4, object_title: whole.articleTitle, is_amendment: false }]);
    } else await expect(send).rejects.toMatchObject({ code: status === deleted ? 'not_found' : 'move_not_allowed' });
  });

  test('what is missing is named beside its field, and nothing is sent', async () => {
    const person = await api.aCustomer();
    const empty = { articleLead: ' ', articleText: '<p>&nbsp;</p><hr>' };
    const { articleId } = await aDraft(api, person, empty);
    await expect(api.as(person).send(sendArticleForVerification, { body: { articleId } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { articleLead: 'Обязательное поле', articleText: 'Обязательное поле' },
    });
    const { message } = await api.as(person).send(getArticle, { id: articleId });
    expect(message.statusValue).toBe(draft);
  });

  test('what comes back with a reason may be mended and sent again; the history tells all of it', async () => {
    const person = await api.aCustomer({ name: 'Анна', lastname: 'Белова' });
    const anna = api.as(person);
    const { articleId } = await anArticleIn(api, person, rework);
    const id = articleId;
    expect((await anna.send(getArticle, { id })).message).toMatchObject({
      rejectionReason: 'Нет источника цифр',
      can: ['edit', 'send'],
    });
    await anna.send(sendArticleForVerification, { body: { articleId } });
    const { items, message } = await anna.send(listArticleHistory, { body: { articleId } });
    expect(message.total).toBe(4);
    expect(items.map(({ what, comment }) => [what, comment])).toEqual([
      ['Отправлена на\u00a0проверку', ''],
      ['Возвращена на\u00a0доработку', 'Нет источника цифр'],
      ['Отправлена на\u00a0проверку', ''],
      ['Создан черновик', ''],
    ]);
    // The author sees «Администратор» instead of the name of who decided.
    expect(items[1]?.who).toBe('Администратор');
    expect(items[0]?.who).not.toBe('Администратор');
  });
});

describe('reading', () => {
  test('guests and others read what is published and nothing else', async () => {
    const person = await api.aCustomer();
    const readers = [api.client(), api.as(await api.aCustomer()), api.as(await api.aStaff())];
    for (const status of allStatuses) {
      const { articleId } = await anArticleIn(api, person, status);
      const id = articleId;
      for (const reader of readers) {
        if (status === published)
          expect((await reader.send(getArticle, { id })).message).toMatchObject({ articleId, can: [] });
        else await expect(reader.send(getArticle, { id })).rejects.toMatchObject({ status: 404, code: 'not_found' });
      }
    }
    for (const reader of readers) {
      const body = { search: 'каталог', statusValue: draft };
      expect((await reader.send(listArticles, { x: 1, body })).items).toEqual([]);
      const { items } = await reader.send(listArticles, { x: 1, body: undefined });
      expect(items.length).toBeGreaterThan(0);
      expect(items.every(({ statusValue }) => statusValue === published)).toBe(true);
    }
  });

  test('one’s own are listed in every status but deleted, by status, kind and words', async () => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    for (const status of allStatuses) await anArticleIn(api, person, status);
    await aDraft(api, person, { kind: articleKind.news, articleTitle: '100%_скидка на Студию' });
    const list = async (body: object) => (await anna.send(listArticles, { x: 1, body: { own: true, ...body } })).items;
    expect((await list({})).map(({ statusValue }) => statusValue).sort()).toEqual([1, 1, 2, 3, 4, 8]);
    expect(await list({ statusValue: deleted })).toEqual([]);
    expect((await list({ statusValue: rejected })).map(({ can }) => can)).toEqual([[]]);
    expect(await list({ articleKind: articleKind.news })).toHaveLength(1);
    expect(await list({ search: 'на студию' })).toHaveLength(1);
    expect(await list({ search: '0%_с' })).toHaveLength(1);
    expect(await list({ search: '0_' })).toHaveLength(0);
    await expect(api.client().send(listArticles, { x: 1, body: { own: true } })).rejects.toMatchObject({
      code: 'access_denied',
    });
  });

  test('pages follow each other, newest publication first', async () => {
    const person = await api.aCustomer();
    const staff = api.as(await api.aStaff());
    for (let number = 0; number < 13; number++) {
      api.clock.advance(1000);
      const { articleId } = await aDraft(api, person, { articleTitle: `Выпуск ${number}`, articleAuthor: 'Листаем' });
      await staff.send(confirmArticle, {
        id: articleId,
        body: { seen: articleStatus.draft, status: published },
      });
    }
    const titles = async (x: number) => {
      const { items, message } = await api.client().send(listArticles, { x, body: { search: 'листаем' } });
      expect(message).toEqual({ page: x, pageSize: 12, total: 13, totalIsExact: true });
      return items.map(({ articleTitle }) => articleTitle);
    };
    expect((await titles(1))[0]).toBe('Выпуск 12');
    expect(await titles(2)).toEqual(['Выпуск 0']);
  });

  test('a foreign article looks like a missing one to anyone who would change it', async () => {
    const { articleId } = await aDraft(api, await api.aCustomer());
    const boris = api.as(await api.aCustomer());
    for (const id of [articleId, 999_999]) {
      const body = { articleId: id };
      const save = boris.send(saveArticle, { body: { ...whole, ...body, version: 1 } });
      await expect(save).rejects.toMatchObject({ status: 404, code: 'not_found' });
      const send = boris.send(sendArticleForVerification, { body });
      await expect(send).rejects.toMatchObject({ status: 404, code: 'not_found' });
      expect((await boris.send(listArticleHistory, { body })).items).toEqual([]);
    }
    await expect(boris.send(getArticle, { id: Number.NaN })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a deleted article is gone for its author too', async () => {
    const person = await api.aCustomer();
    const { articleId } = await anArticleIn(api, person, deleted);
    const read = api.as(person).send(getArticle, { id: articleId });
    await expect(read).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });
});
