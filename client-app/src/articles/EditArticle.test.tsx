// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getArticle,
  listArticleHistory,
  removeArticleImage,
  saveArticle,
  sendArticleForVerification,
} from '@venue/sdk/articles';
import { type Article, ArticleSave, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { anArticle, image, renderPage, startServer } from './articles.testing.tsx';
import EditArticle from './EditArticle.tsx';
import OwnArticle from './OwnArticle.tsx';
import PublicArticle from './PublicArticle.tsx';

const { server, usual } = startServer();
const { onVerification, published, rework } = articleStatus;
let article: Article;
const saved = vi.fn<(body: z.output<typeof ArticleSave>) => void>();

beforeEach(() => {
  saved.mockClear();
  article = anArticle();
  server.use(
    ...usual(),
    mock(getArticle).replies(() => ({ message: article })),
    mock(saveArticle).replies(({ body: sent }) => {
      const body = z.parse(ArticleSave, sent);
      saved(body);
      article = { ...article, ...body, version: article.version + 1 };
      return { message: article };
    }),
  );
});
const path = '/marketplace/account/articles/:articleId';
const at = '/marketplace/account/articles/12';
const open = () => ({ ...renderPage(`${path}/edit`, <EditArticle />, `${at}/edit`), user: userEvent.setup() });

it('saves what was written with the version that was read, then with the next', async () => {
  const { user } = open();
  const title = await screen.findByLabelText('Заголовок');
  await user.type(title, '!');
  expect(screen.getByText('Есть несохранённые изменения')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Статья успешно обновлена')).toBeTruthy();
  expect(await screen.findByText('Все изменения сохранены')).toBeTruthy();
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(saved.mock.calls.map(([body]) => [body.articleTitle, body.version])).toEqual([
    ['Каталог за день!', 4],
    ['Каталог за день!!', 5],
  ]);
});

it('saves and sends with one button, and is read from then on', async () => {
  server.use(
    mock(sendArticleForVerification).replies(() => {
      article = { ...article, statusValue: onVerification, can: [] };
      return { message: article };
    }),
  );
  const { user, address } = open();
  await user.type(await screen.findByLabelText('Заголовок'), '!');
  await user.click(screen.getByRole('button', { name: /Отправить/ }));
  expect(await screen.findByText('Статья отправлена на проверку')).toBeTruthy();
  expect(saved).toHaveBeenCalledOnce();
  await waitFor(() => expect(address()).toBe(at));
});

it('what is missing stands beside its field, and the text stays', async () => {
  server.use(
    mock(sendArticleForVerification).fails('invalid_input', {
      fields: { articleLead: 'Обязательное поле', articleText: 'Обязательное поле' },
    }),
  );
  const { user, address } = open();
  await user.click(await screen.findByRole('tab', { name: 'Предпросмотр' }));
  await user.click(screen.getByRole('button', { name: /Отправить/ }));
  expect(await screen.findByText('Проверьте заполнение полей')).toBeTruthy();
  expect(screen.getByLabelText('Лид').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Заголовок' }).value).toBe('Каталог за день');
  expect(saved).not.toHaveBeenCalled();
  expect(address()).toBe(`${at}/edit`);
});

it('an article saved elsewhere meanwhile: mine over it, or what was saved', async () => {
  const other = anArticle({ articleTitle: 'Из другого окна', version: 9 });
  const conflict = () =>
    server.use(mock(saveArticle).once.fails('conflict', { data: { current: other, savedBy: null, savedAt: null } }));
  conflict();
  const { user } = open();
  const title = await screen.findByLabelText<HTMLInputElement>('Заголовок');
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await user.click(await screen.findByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ articleTitle: 'Каталог за день!', version: 9 }));
  await waitFor(() => expect(screen.queryByText(/сохранена другая версия/)).toBeNull());
  conflict();
  await user.type(title, '?');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await user.click(await screen.findByRole('button', { name: 'Показать сохранённое' }));
  expect(title.value).toBe('Из другого окна');
});

it('what was to be sent is sent once mine is saved over what was saved elsewhere', async () => {
  const onRequest = vi.fn();
  const current = anArticle({ version: 9 });
  server.use(
    mock(saveArticle).once.fails('conflict', { data: { current, savedBy: null, savedAt: null } }),
    mock(sendArticleForVerification).replies(() => {
      onRequest();
      article = { ...article, statusValue: onVerification, can: [] };
      return { message: article };
    }),
  );
  const { user, address } = open();
  await user.type(await screen.findByLabelText('Заголовок'), '!');
  await user.click(screen.getByRole('button', { name: /Отправить/ }));
  expect(await screen.findByText('Статья отправлена на проверку')).toBeTruthy();
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: 9 }));
  expect(onRequest).toHaveBeenCalledOnce();
  await waitFor(() => expect(address()).toBe(at));
});

it('a deleted picture goes out of the text, and what was typed stays', async () => {
  const articleText = '<p>Начали в девять.</p><img src="/files/p5-1600.webp" alt="">';
  article = anArticle({ articleText, images: [image(5, true)], mainImage: image(5, true) });
  server.use(
    mock(removeArticleImage).replies(() => {
      article = { ...article, articleText: '<p>Начали в девять.</p>', images: [], mainImage: null };
      return { message: { success: true } };
    }),
  );
  const { user } = open();
  const text = await screen.findByRole('textbox', { name: 'Текст' });
  expect(text.querySelector('img')?.getAttribute('src')).toBe('/files/p5-1600.webp');
  await user.type(screen.getByLabelText('Лид'), '!');
  await user.click(await screen.findByRole('button', { name: 'Удалить фото 1' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(text.querySelector('img')).toBeNull());
  expect(text.textContent).toContain('Начали в девять.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Лид').value).toBe('Восемь образов и одна студия!');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0].articleText).not.toContain('img');
});

it('shows how it will read, with what is typed and not saved yet', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Лид'), ' и свет');
  await user.click(screen.getByRole('tab', { name: 'Предпросмотр' }));
  expect(screen.getByRole('heading', { name: 'Каталог за день' })).toBeTruthy();
  expect(screen.getByText('Восемь образов и одна студия и свет', { selector: 'p' })).toBeTruthy();
  expect(screen.getByText('Начали в девять.', { selector: '.sheet p' })).toBeTruthy();
});

it('what may not be edited is read, with the answer and the history', async () => {
  article = anArticle({ statusValue: onVerification, can: [], articleKind: articleKind.news });
  const { address } = open();
  await waitFor(() => expect(address()).toBe(at));
});

it('tells the answer of the reviewer and what happened', async () => {
  article = anArticle({ statusValue: rework, rejectionReason: 'Нет источника' });
  const step = { objectType: 'article', objectId: 12, objectTitle: 'Каталог', objectStatusId: rework } as const;
  server.use(
    mock(listArticleHistory).replies({
      message: { page: 1, pageSize: 100, total: 1, totalIsExact: true },
      items: [
        {
          ...step,
          historyId: 1,
          what: 'Возвращена',
          comment: 'Нет источника',
          who: 'Администратор',
          at: '2026-11-21T04:00:00.000Z',
        },
      ],
    }),
  );
  renderPage(path, <OwnArticle />, at);
  const status = await screen.findByRole('region', { name: 'Статус' });
  expect(within(status).getByText('Нет источника')).toBeTruthy();
  const history = await screen.findByRole('region', { name: 'История' });
  expect(within(history).getByText('21.11.2026 09:00 · Администратор')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Редактировать' }).getAttribute('href')).toBe(`${at}/edit`);
});

it('reads with its cover, each picture once, and a link to its source', async () => {
  article = anArticle({
    statusValue: published,
    publishedAt: '2026-11-20T04:00:00.000Z',
    can: [],
    articleText: '<p>Вот она:</p><p><img src="/files/p6-1600.webp" alt="Печь" /></p>',
    articleSourceUrl: 'example.ru/a/',
    images: [image(5, true), image(6), image(7)],
    cssUrl: '/files/article-12-0a.css',
  });
  renderPage('/articles/:articleId', <PublicArticle />, '/articles/12');
  expect(await screen.findByRole('heading', { level: 1, name: 'Каталог за день' })).toBeTruthy();
  // The tiles are loaded lazily.
  await screen.findByRole('list', { name: 'Фотографии' });
  const sources = [...document.querySelectorAll('.sheet img')].map(each => each.getAttribute('src'));
  expect(sources).toEqual(['/files/p5-640.webp', '/files/p6-1600.webp', '/files/p7-640.webp']);
  expect(screen.getByRole('link', { name: 'example.ru/a' }).getAttribute('href')).toBe('https://example.ru/a/');
  expect(document.querySelector('.article-12 .formatted')).not.toBeNull();
  expect(document.querySelector('link[href="/files/article-12-0a.css"]')).not.toBeNull();
});

it('an article that is not there is said to be so', async () => {
  server.use(mock(getArticle).fails('not_found'));
  renderPage('/articles/:articleId', <PublicArticle />, '/articles/99');
  expect(await screen.findByRole('link', { name: 'Статьи и\u00a0новости' })).toBeTruthy();
});
