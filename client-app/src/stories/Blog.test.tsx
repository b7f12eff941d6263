// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBlogAuthor } from '@venue/sdk/authors';
import { BlogAuthor } from '@venue/sdk/authors/model';
import { getBlogStory, listBlogCategories, listBlogStories } from '@venue/sdk/stories';
import { BlogStory, type BlogStoryRow } from '@venue/sdk/stories/model';
import { mock, sample } from '@venue/sdk/testing';
import { layOut } from '@venue/shared-ui/testing/layOut.ts';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import AuthorPage from './AuthorPage.tsx';
import BlogPage from './BlogPage.tsx';
import StoryPage from './StoryPage.tsx';
import { storyPaths } from './stories.paths.ts';

const server = setupServer();
const onRequest = vi.fn<(query: unknown) => void>();
const picture = (fileId: number, isMain: boolean) => ({
  fileId,
  url: `/files/p${fileId}-1600.webp`,
  thumb: `/files/p${fileId}-640.webp`,
  alt: '',
  isMain,
});
const story: BlogStory = {
  ...sample(BlogStory),
  storyId: 7,
  storyTitle: 'Как снять керамику',
  storyLead: 'Прячем камеру.',
  storyCategory: { storyCategoryId: 3, storyCategoryName: 'Съёмка' },
  storyAuthor: { authorId: 5, authorName: 'Вера Ильина' },
  storyMeta: { 'object-position': '10% 90%', 'object-fit': 'contain' },
  publishedAt: '2026-11-19T05:00:00.000Z',
  storyDescription: '<p>Прячем камеру.</p><p><img src="/files/p3-1600.webp" alt="Ваза" /></p>',
  storyImages: [picture(1, true), picture(2, false), picture(3, false)],
  cover: picture(1, true),
  storyFile: '/files/story-7.pdf',
  previousStory: { storyId: 6, storyTitle: 'Вечер при свечах' },
  nextStory: null,
};

beforeAll(() => {
  layOut();
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => {
  onRequest.mockClear();
  total = 1;
  const items: BlogStoryRow[] = [story];
  server.use(
    mock(getBlogStory).replies({ message: story }),
    mock(listBlogCategories).replies({ message: { categories: [story.storyCategory] } }),
    mock(listBlogStories).replies(({ query }) => {
      onRequest(query);
      return { message: { page: 1, pageSize: 12, total, totalIsExact: true }, items };
    }),
  );
});

let total: number;

const open = (at: string) =>
  renderScreen(
    <Routes>
      <Route path={storyPaths.list.path} element={<BlogPage />} />
      <Route path={storyPaths.page.path} element={<StoryPage />} />
      <Route path={storyPaths.author.path} element={<AuthorPage />} />
    </Routes>,
    { at },
  );

it('shows a story with its author, its pictures once each, its paper and the one before it', async () => {
  open('/blog/7');
  expect(await screen.findByRole('heading', { level: 1, name: story.storyTitle })).toBeTruthy();
  expect(screen.getByText(/Съёмка · 19.11.2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Вера Ильина' }).getAttribute('href')).toBe('/blog/authors/5');
  const cover = document.querySelector<HTMLImageElement>('img[srcset*="/files/p1-1600.webp"]');
  expect(cover?.style.objectPosition).toBe('10% 90%');
  expect(cover?.style.objectFit).toBe('contain');
  expect(screen.getByRole('img', { name: 'Ваза' })).toBeTruthy();
  // The picture within the text is not shown again below it.
  expect(within(await screen.findByRole('list', { name: 'Фотографии' })).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Скачать файл (PDF)' }).getAttribute('href')).toBe('/files/story-7.pdf');
  const beside = within(screen.getByRole('navigation', { name: 'Соседние записи' }));
  expect(beside.getAllByRole('link').map(each => each.getAttribute('href'))).toEqual(['/blog/6']);
});

it('says that a withdrawn story is not to be found, and leads to the blog', async () => {
  server.use(mock(getBlogStory).fails('not_found'));
  open('/blog/7');
  expect(await screen.findByRole('heading', { name: 'Запись не найдена' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Блог' }).getAttribute('href')).toBe('/blog');
});

it('asks nothing about an address that names no story', async () => {
  open('/blog/seven');
  expect(await screen.findByRole('heading', { name: 'Запись не найдена' })).toBeTruthy();
});

it('lists stories, and narrows them by a category that the address keeps', async () => {
  total = 12;
  open('/blog');
  expect(await screen.findByRole('link', { name: story.storyTitle })).toBeTruthy();
  expect(screen.getByText(/^Съёмка · 19.11.2026/)).toBeTruthy();
  const category = await screen.findByRole('combobox', { name: 'Категория' });
  await userEvent.selectOptions(category, 'Съёмка');
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ storyCategoryId: '3' })));
});

it('shows an author with what is known of them, and their stories', async () => {
  const author: BlogAuthor = {
    ...sample(BlogAuthor),
    authorId: 5,
    authorName: 'Вера Ильина',
    authorAvatar: picture(9, true),
    authorCity: 'Екатеринбург',
    authorHobbies: '',
    authorDescription: '<p>Снимает посуду.</p>',
    authorSocials: { telegram: '', vk: 'vk.com/vera', dzen: '', youtube: '' },
    categories: [story.storyCategory],
  };
  server.use(mock(getBlogAuthor).replies({ message: author }));
  open('/blog/authors/5');
  expect(await screen.findByRole('heading', { level: 1, name: 'Вера Ильина' })).toBeTruthy();
  expect(screen.getByText('Екатеринбург')).toBeTruthy();
  expect(screen.queryByText('Увлечения')).toBeNull();
  expect(screen.getByText('Снимает посуду.')).toBeTruthy();
  const pages = within(screen.getByRole('list', { name: 'Соцсети' })).getAllByRole('link');
  expect(pages.map(each => [each.textContent, each.getAttribute('href')])).toEqual([
    ['ВКонтакте', 'https://vk.com/vera'],
  ]);
  expect(await screen.findByRole('link', { name: story.storyTitle })).toBeTruthy();
  expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ authorId: '5' }));
});
