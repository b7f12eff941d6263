import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { getAuthor, listAuthors, saveAuthor } from '@venue/sdk/authors/admin';
import { Author } from '@venue/sdk/authors/model';
import { listClusters } from '@venue/sdk/clusters/admin';
import { Cluster } from '@venue/sdk/clusters/model';
import { handlers, mock, sample } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderPage, person as staff } from '../../testing/render.tsx';
import AuthorPage from '../authors/AuthorPage.tsx';
import ClustersPage from './ClustersPage.tsx';

// Requests that these tests do not check get sample responses.
const server = setupServer(...handlers());
const person = userEvent.setup();
const socials = { telegram: '', vk: '', dzen: '', youtube: '' };
const moments = { createdAt: '2026-11-01T05:00:00.000Z', updatedAt: '2026-11-19T05:00:00.000Z' };

const author: Author = {
  ...sample(Author),
  authorId: 3,
  authorName: 'Вера Ильина',
  authorAvatar: null,
  authorCity: 'Екатеринбург',
  categories: [{ storyCategoryId: 1, storyCategoryName: 'Съёмка' }],
  storiesCount: 2,
  ...moments,
  can: ['edit'],
  authorHobbies: '',
  authorDescription: '',
  authorSocials: socials,
  isShown: true,
  version: 1,
};
const cluster: Cluster = {
  ...sample(Cluster),
  clusterId: 4,
  clusterName: 'Ремёсла Урала',
  clusterUrl: '',
  clusterVideoUrl: '',
  clusterSocials: socials,
  clusterContacts: { phone: '', email: '', address: '' },
  clusterDescription: '',
  files: [],
  ...moments,
  can: ['edit', 'remove'],
  version: 1,
};
let sent: unknown[];
let current: Author;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  sessionStorage.clear();
  sent = [];
  current = author;
  const counts = (total: number) => ({ page: 1, pageSize: 25, total, totalIsExact: true });
  server.use(
    mock(whoAmI).replies({ message: staff }),
    mock(listClusters).replies({ message: counts(1), items: [{ ...cluster, cover: null }] }),
    mock(listAuthors).replies(() => ({ message: counts(1), items: [current] })),
    mock(getAuthor).replies(() => ({ message: current })),
    mock(saveAuthor).replies(({ body }) => {
      sent.push(body);
      return { message: { ...author, version: 2 } };
    }),
  );
});

const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/clusters" element={<ClustersPage />} />
      <Route path="/author/:authorId" element={<AuthorPage />} />
    </Routes>,
    { at },
  );

it('the page has two lists, each with an address', async () => {
  open('/clusters');
  expect((await screen.findByRole('link', { name: '4' })).getAttribute('href')).toBe('/cluster/4');
  await person.click(screen.getByRole('link', { name: 'Авторы' }));
  expect((await screen.findByRole('link', { name: '3' })).getAttribute('href')).toBe('/author/3');
  expect(screen.getByTestId('address').textContent).toBe('/clusters?view=authors');
  expect(screen.getByRole('link', { name: 'Добавить автора' })).not.toBeNull();
});

it('who may read authors alone sees them at once, and no way to what is not theirs', async () => {
  server.use(mock(whoAmI).replies({ message: { ...staff, permissions: ['authors.read'] } }));
  open('/clusters');
  expect(await screen.findByRole('link', { name: '3' })).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Кластеры' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Добавить автора' })).toBeNull();
});

it('an author with stories says so and cannot be removed', async () => {
  open('/author/3');
  const stories = await screen.findByRole('link', { name: /^2\sзаписи в\sблоге$/ });
  expect(stories.getAttribute('href')).toBe('/blog?authorId=3');
  expect(screen.getByRole('link', { name: /на.сайте/ }).getAttribute('href')).toBe('/app/blog/authors/3');
  expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull();
});

it('an author whom the site does not show has no link to it', async () => {
  current = { ...author, isShown: false };
  open('/author/3');
  expect(await screen.findByRole('button', { name: 'Сохранить' })).not.toBeNull();
  expect(screen.queryByRole('link', { name: /на.сайте/ })).toBeNull();
});

it('a link that is none is marked beside its field, and what was typed stays', async () => {
  open('/author/3');
  const telegram = await screen.findByRole<HTMLInputElement>('textbox', { name: /Telegram/ });
  await person.type(telegram, 'просто текст');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Укажите корректную ссылку/)).not.toBeNull();
  expect(telegram.value).toBe('просто текст');
  await person.clear(telegram);
  await person.type(telegram, 't.me/vera');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    authorId: 3,
    version: 1,
    categoryIds: [1],
    authorSocials: { telegram: 't.me/vera' },
  });
});
