import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  confirmArticle,
  getArticle,
  listArticles,
  listNews,
  restoreArticle,
  restoreNews,
  saveArticle,
} from '@venue/sdk/articles/admin';
import { type AdminArticle, articleStatus } from '@venue/sdk/articles/model';
import { whoAmI } from '@venue/sdk/auth';
import { mock } from '@venue/sdk/testing';
import { listViews } from '@venue/sdk/views/admin';
import type { RowOf } from '@venue/shared-ui/grid/CallGrid.tsx';
import { beforeEach, expect, it, vi } from 'vitest';
import { person, renderPage, startServer } from '../../testing/render.tsx';
import ArticlesPage from './ArticlesPage.tsx';
import { anArticle, rowOf } from './articles.testing.ts';

const server = startServer();
const user = userEvent.setup();
const { draft, onVerification, published, deleted } = articleStatus;

let article: AdminArticle;
let sent: unknown[];
let news: RowOf<typeof listNews>[];

beforeEach(() => {
  // Use cards: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  article = anArticle();
  sent = [];
  const { articleId: newsId, articleTitle: newsTitle, articleLead: newsLead, ...rest } = rowOf(article);
  const { articleAuthor: newsAuthor, articleKind: _, ...row } = rest;
  news = [{ ...row, newsId, newsTitle, newsLead, newsAuthor, statusValue: 1, can: ['edit', 'publish', 'delete'] }];
  const counts = { page: 1, pageSize: 25, total: 1, totalIsExact: true };
  server.use(
    mock(listArticles).replies(() => {
      const items = article.statusValue === deleted ? [] : [rowOf(article)];
      return { message: { ...counts, total: items.length, articles: items, items: items.length }, items };
    }),
    mock(listNews).replies(() => ({ message: counts, items: news })),
    mock(listViews).replies({ message: { views: [] } }),
    mock(getArticle).replies(() => ({ message: article })),
    mock(saveArticle).replies(({ body }) => {
      sent.push(body);
      article = { ...article, statusValue: deleted, can: ['restore'] };
      return { message: article };
    }),
    mock(restoreArticle).replies(({ body }) => {
      sent.push(body);
      article = anArticle();
      return { message: article };
    }),
  );
});

const open = (at = '/articles') => renderPage(<ArticlesPage />, { at });
const menu = async () => {
  await user.click(await screen.findByRole('button', { name: 'Действия' }, { timeout: 8000 }));
  return (await screen.findAllByRole('menuitem')).map(item => item.textContent);
};
const choose = (name: RegExp) => user.click(screen.getByRole('menuitem', { name }));

it('offers what may be done with each row, and leads to its editor', async () => {
  article = anArticle({ statusValue: onVerification, can: ['edit', 'confirm', 'reject', 'rework', 'delete'] });
  open();
  expect(await menu()).toEqual(['Опубликовать', 'На\u00a0доработку', 'Отклонить', 'Удалить']);
  expect(screen.getByRole('link', { name: '12', hidden: true }).getAttribute('href')).toBe('/articles/12/edit');
});

it('deletes after a question and takes it back', async () => {
  open();
  await menu();
  await choose(/Удалить/);
  expect(await screen.findByText(/Вы уверены, что хотите удалить эту статью/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(sent).toEqual([]);
  await menu();
  await choose(/Удалить/);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Статья успешно удалена')).toBeTruthy();
  const decided = { statusValue: deleted, seen: draft };
  expect(sent).toMatchObject([{ articleId: 12, articleText: article.articleText, version: 4, ...decided }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: '12' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Статья восстановлена')).toBeTruthy();
  expect(sent[1]).toEqual({ articleId: 12 });
  expect(await screen.findByRole('link', { name: '12' })).toBeTruthy();
});

it('the row is back when it could not be deleted', async () => {
  server.use(mock(saveArticle).fails('internal'));
  open();
  await menu();
  await choose(/Удалить/);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText(/^Произошла ошибка при удалении статьи/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: '12' })).toBeTruthy();
});

it('decides about what is there now, with its version', async () => {
  article = anArticle({ statusValue: onVerification, can: ['edit', 'confirm', 'delete'], version: 7 });
  server.use(
    mock(confirmArticle).replies(({ body }) => {
      sent.push(body);
      return { message: article };
    }),
  );
  open();
  await menu();
  await choose(/Опубликовать/);
  await user.click(
    within(await screen.findByRole('dialog', {}, { timeout: 8000 })).getByRole('button', { name: 'Опубликовать' }),
  );
  await waitFor(() => expect(sent).toEqual([{ seen: article.statusValue, status: published, version: 7 }]));
});

it('says what is missing instead of publishing half an article', async () => {
  article = anArticle({ articleText: '' });
  open();
  await menu();
  await choose(/Опубликовать/);
  expect(await screen.findByText(/не\s?хватает: текст/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('news stand apart, and come back by a call of their own', async () => {
  news = news.map(row => ({ ...row, statusValue: deleted, can: ['restore'] }));
  server.use(
    mock(restoreNews).replies(({ body }) => {
      sent.push(body);
      return { message: { ...anArticle(), ...row(), newsText: '', newsSourceUrl: '' } };
    }),
  );
  const row = () => ({ ...(news[0] as RowOf<typeof listNews>), statusValue: 1 as const });
  open('/articles?kind=news');
  expect(screen.getByRole('link', { name: 'Новости' }).getAttribute('aria-current')).toBe('page');
  expect(await menu()).toEqual(['Восстановить']);
  await choose(/Восстановить/);
  expect(await screen.findByText('Новость восстановлена')).toBeTruthy();
  expect(sent).toEqual([{ newsId: 12 }]);
});

it('who may only read neither writes nor decides', async () => {
  server.use(mock(whoAmI).replies({ message: { ...person, permissions: ['articles.read'] } }));
  article = anArticle({ can: [] });
  open();
  expect(await screen.findByRole('link', { name: '12' }, { timeout: 8000 })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Написать/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Действия' })).toBeNull();
});
