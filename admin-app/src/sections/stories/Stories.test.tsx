import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { centred } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import { findAuthors } from '@venue/sdk/authors/admin';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory } from '@venue/sdk/staff/admin';
import {
  createStory,
  createStoryCategory,
  getStory,
  listStories,
  listStoryCategories,
  publishStory,
  removeStory,
  saveStory,
} from '@venue/sdk/stories/admin';
import { type Story, storyStatus } from '@venue/sdk/stories/model';
import { handlers, mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noVersions } from '../../app/record/versions/versions.testing.ts';
import { renderPage, person as staff } from '../../testing/render.tsx';
import CreateStoryPage from './CreateStoryPage.tsx';
import StoriesPage from './StoriesPage.tsx';
import StoryPage from './StoryPage.tsx';

// Requests that these tests do not check get sample responses.
const server = setupServer(...handlers());
const person = userEvent.setup();

const whole: Story = {
  storyId: 7,
  storyTitle: 'Свет',
  storyCategory: { storyCategoryId: 1, storyCategoryName: 'Съёмка' },
  storyAuthor: null,
  storyStatus: storyStatus.draft,
  cover: null,
  publishedAt: null,
  createdAt: '2026-11-01T05:00:00.000Z',
  updatedAt: '2026-11-19T05:00:00.000Z',
  can: ['edit', 'publish', 'remove'],
  storyDescription: '<p>Прячем камеру.</p>',
  storyImages: [],
  storyFile: null,
  storyMeta: centred,
  version: 2,
};
let current: Story | undefined;
let categories: Story['storyCategory'][];
let sent: unknown[];
const published = { storyStatus: storyStatus.published, can: ['edit', 'unpublish', 'remove'] } satisfies Partial<Story>;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  current = whole;
  categories = [whole.storyCategory];
  sent = [];
  const note = (body: unknown) => sent.push(body);
  server.use(
    mock(whoAmI).replies({ message: staff }),
    mock(getStory).replies(() => ({ message: current ?? whole })),
    mock(listStories).replies(() => ({
      message: { page: 1, pageSize: 25, total: current ? 1 : 0, totalIsExact: true },
      items: current ? [{ ...current, plan: null }] : [],
    })),
    mock(listStoryCategories).replies(() => ({ message: { categories } })),
    mock(createStoryCategory).replies(({ body }) => {
      note(body);
      categories = [...categories, { storyCategoryId: 2, storyCategoryName: 'Ремёсла' }];
      return { message: { storyCategoryId: 2 } };
    }),
    mock(findAuthors).replies({
      message: { authors: [{ authorId: 5, authorName: 'Вера Ильина', authorAvatar: null }] },
    }),
    mock(saveStory).replies(({ body }) => {
      note(body);
      const { status, title } = body as { status?: 1 | 3; title: string };
      current = { ...whole, ...(status === 3 ? published : {}), storyTitle: title, version: 3 };
      return { message: { ...current, success: true } };
    }),
    mock(publishStory).replies(({ body }) => {
      note(body);
      current = { ...whole, ...published, version: 3 };
      return { message: { ...current, success: true } };
    }),
    mock(removeStory).replies(({ body }) => {
      note(body);
      current = undefined;
      return { message: { success: true } };
    }),
    mock(setPresence).replies({ message: { success: true } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    ...noVersions,
  );
});

const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/blog" element={<StoriesPage />} />
      <Route path="/blog/create" element={<CreateStoryPage />} />
      <Route path="/blog/:storyId/edit" element={<StoryPage />} />
    </Routes>,
    { at },
  );
const answer = async (question: string, yes: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await person.click(within(dialog).getByRole('button', { name: yes }));
};
const fields = {
  title: 'Свет',
  categoryId: 1,
  description: whole.storyDescription,
  file: null,
  authorId: null,
  cssMeta: centred,
};

it('is published after the question, together with what was typed', async () => {
  open('/blog/7/edit');
  await person.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ' и тень');
  await person.click(screen.getByRole('button', { name: /^Сохранить и\sопубликовать$/ }));
  await answer('Вы уверены, что хотите опубликовать эту запись блога?', 'Опубликовать');
  expect(await screen.findByText('Запись блога опубликована')).not.toBeNull();
  expect(sent).toEqual([{ ...fields, title: 'Свет и тень', storyId: 7, version: 2, status: 3 }]);
  expect(await screen.findByRole('button', { name: /^Снять с\sпубликации$/ })).not.toBeNull();
});

it('saving names no status: what a colleague decided meanwhile stays', async () => {
  open('/blog/7/edit');
  await person.type(await screen.findByRole('textbox', { name: 'Заголовок' }), '!');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Запись блога успешно обновлена')).not.toBeNull();
  expect(sent).toEqual([{ ...fields, title: 'Свет!', storyId: 7, version: 2 }]);
});

it('a category that is missing is added where it is chosen, an author is found by name', async () => {
  open('/blog/7/edit');
  await person.click(await screen.findByRole('button', { name: 'Новая категория' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новая категория блога' }));
  await person.type(dialog.getByRole('textbox', { name: 'Название' }), 'Ремёсла');
  await person.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('Категория успешно добавлена')).not.toBeNull();
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: /Категория/ });
  expect(await within(category).findByRole('option', { name: 'Ремёсла' })).not.toBeNull();
  expect(category.value).toBe('2');
  await person.type(screen.getByRole('combobox', { name: /Автор/ }), 'вера');
  await person.click(await screen.findByRole('option', { name: 'Вера Ильина' }));
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Запись блога успешно обновлена')).not.toBeNull();
  expect(sent.at(-1)).toMatchObject({ categoryId: 2, authorId: 5 });
});

it('a row is published by the call that names what was seen, and says what is missing', async () => {
  open('/blog');
  const menu = async () => {
    await person.click(await screen.findByRole('button', { name: 'Действия' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Опубликовать' }));
    await answer('Вы уверены, что хотите опубликовать эту запись блога?', 'Опубликовать');
  };
  server.use(mock(publishStory).fails('invalid_input', { fields: { description: 'Обязательное поле' } }));
  await menu();
  expect(await screen.findByText(/Для публикации не\sхватает: текст/)).not.toBeNull();
  server.use(
    mock(publishStory).replies(({ body }) => {
      sent.push(body);
      current = { ...whole, ...published };
      return { message: { ...current, success: true } };
    }),
  );
  await menu();
  expect(await screen.findByText('Запись блога опубликована')).not.toBeNull();
  expect(sent).toEqual([{ storyId: 7, seen: storyStatus.draft }]);
});

it('removing asks, and leads back to the list', async () => {
  open('/blog/7/edit');
  await person.click(await screen.findByRole('button', { name: 'Удалить' }));
  await answer('Удалить запись блога «Свет»?', 'Удалить');
  expect(await screen.findByText('Записей блога пока нет')).not.toBeNull();
  expect(sent).toEqual([{ storyId: 7 }]);
});

it('a new one begins with a title and a category, and leads to its editor', async () => {
  server.use(
    mock(createStory).replies(({ body }) => {
      sent.push(body);
      return { message: { storyId: 7 } };
    }),
  );
  open('/blog/create');
  await person.click(await screen.findByRole('button', { name: 'Создать черновик' }));
  expect((await screen.findAllByText('Обязательное поле')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await person.type(screen.getByRole('textbox', { name: 'Заголовок' }), 'Свет');
  await person.selectOptions(screen.getByRole('combobox', { name: /Категория/ }), 'Съёмка');
  await person.click(screen.getByRole('button', { name: 'Создать черновик' }));
  expect(await screen.findByRole('textbox', { name: 'Заголовок' })).not.toBeNull();
  expect(sent).toEqual([{ ...fields, description: '' }]);
});
