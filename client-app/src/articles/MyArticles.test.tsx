// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createArticle, listArticles } from '@venue/sdk/articles';
import { type ArticleRow, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { getProfile } from '@venue/sdk/profile';
import { mock, sampleReply } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { anArticle, image, renderPage, startServer } from './articles.testing.tsx';
import CreateArticle from './CreateArticle.tsx';
import LatestArticles from './LatestArticles.tsx';
import MyArticles from './MyArticles.tsx';
import PublicArticles from './PublicArticles.tsx';

const { server, usual } = startServer();
const { published, rework } = articleStatus;
const onRequest = vi.fn();
let rows: ArticleRow[];
const path = '/marketplace/account/articles';

beforeEach(() => {
  onRequest.mockClear();
  rows = [
    anArticle({ articleId: 11, statusValue: rework, rejectionReason: 'Нет источника' }),
    anArticle({ articleId: 10, statusValue: published, articleTitle: 'Предзаказ', can: [], mainImage: image(3, true) }),
  ];
  server.use(
    ...usual(),
    mock(listArticles).replies(({ body, params }) => {
      onRequest(Number(params.x), body);
      return { message: { page: Number(params.x), pageSize: 12, total: rows.length, totalIsExact: true }, items: rows };
    }),
  );
});

it('shows my articles with status, answer and where to go on', async () => {
  renderPage(path, <MyArticles />, path);
  expect(await screen.findByText('Что исправить: Нет источника')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Продолжить «Каталог за день»' }).getAttribute('href')).toBe(
    `${path}/11/edit`,
  );
  expect(screen.getByRole('link', { name: 'Открыть «Предзаказ»' }).getAttribute('href')).toBe(`${path}/10`);
  expect(onRequest).toHaveBeenCalledWith(1, { own: true });
});

it('keeps words, status, kind and page in the address and asks by them', async () => {
  const { address } = renderPage(path, <MyArticles />, `${path}?status=8&page=2&kind=1`);
  await screen.findByText('Предзаказ');
  expect(onRequest).toHaveBeenLastCalledWith(2, { own: true, statusValue: rework, articleKind: articleKind.article });
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Статус'), 'На проверке');
  await user.type(screen.getByLabelText('Заголовок или автор'), 'лён');
  await waitFor(() => expect(address()).toBe(`${path}?status=2&kind=1&search=${encodeURIComponent('лён')}`));
  const query = { own: true, statusValue: 2, articleKind: articleKind.article, search: 'лён' };
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith(1, query));
  rows = [];
  await user.selectOptions(screen.getByLabelText('Статус'), 'Черновик');
  await user.click(await screen.findByRole('button', { name: 'Показать все статьи' }));
  await waitFor(() => expect(address()).toBe(path));
});

it('invites to write when there is nothing, and offers to try again when it fails', async () => {
  rows = [];
  const view = renderPage(path, <MyArticles />, path);
  const write = await screen.findByRole('link', { name: 'Написать' });
  expect(write.getAttribute('href')).toBe(`${path}/create`);
  view.unmount();
  server.use(mock(listArticles).once.fails('unavailable'));
  renderPage(path, <MyArticles />, path);
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Написать' })).toBeTruthy();
});

it('begins an article with a title and goes on to its editor', async () => {
  const sent = vi.fn();
  const profile = sampleReply(getProfile);
  server.use(
    mock(getProfile).replies({ message: { ...profile.message, bioName: 'Дарья', bioLastname: 'Лаптева' } }),
    mock(createArticle).replies(({ body }) => {
      sent(body);
      return { id: 31, message: anArticle({ articleId: 31 }) };
    }),
  );
  const { address } = renderPage(`${path}/create`, <CreateArticle />, `${path}/create`);
  const user = userEvent.setup();
  const submit = await screen.findByRole('button', { name: 'Создать черновик' });
  await user.click(submit);
  expect(await screen.findByText('Обязательное поле')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText('Что это будет'), 'Новость');
  await user.type(screen.getByLabelText('Заголовок'), 'Открылись');
  await user.click(submit);
  await waitFor(() => expect(address()).toBe(`${path}/31/edit`));
  expect(await screen.findByText('Новость успешно добавлена')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    articleKind: articleKind.news,
    articleTitle: 'Открылись',
    articleLead: '',
    articleText: '',
    articleAuthor: 'Дарья Лаптева',
    articleSourceUrl: '',
  });
});

it('shows everybody what is published, and the newest three elsewhere', async () => {
  rows = [1, 2, 3, 4].map(articleId => anArticle({ articleId, articleTitle: `Выпуск ${articleId}`, can: [] }));
  const view = renderPage('/articles', <PublicArticles />, '/articles?kind=2');
  const link = await screen.findByRole('link', { name: 'Выпуск 4' });
  expect(link.getAttribute('href')).toBe('/articles/4');
  expect(onRequest).toHaveBeenLastCalledWith(1, { articleKind: articleKind.news });
  view.unmount();
  renderPage('/marketplace/account', <LatestArticles />, '/marketplace/account');
  expect(await screen.findByRole('link', { name: 'Выпуск 3' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Выпуск 4' })).toBeNull();
  expect(onRequest).toHaveBeenLastCalledWith(1, {});
});

it('says nothing elsewhere while nothing is published', async () => {
  rows = [];
  renderPage('/marketplace/account', <LatestArticles />, '/marketplace/account');
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  expect(screen.queryByText('Статьи площадки')).toBeNull();
});
