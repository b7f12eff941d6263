import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { permissionNames } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import { searchRecords } from '@venue/sdk/search/admin';
import type { SearchGroup } from '@venue/sdk/search/model';
import { mock } from '@venue/sdk/testing';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { person, renderPage, startServer } from '../../testing/render.tsx';
import { useWho } from '../frame/useWho.ts';
import { SearchButton } from './SearchButton.tsx';

const server = startServer();
const user = userEvent.setup();

const anna = {
  id: 7,
  title: 'Ершова Анна',
  caption: '№ 7 · +7 912 333-44-55',
  status: { id: 2, label: 'Проверен, активен', tone: 'good' },
  to: '/users/7',
} as const;
const booking = { id: 12, title: 'Бронирование № 12', caption: '', status: null, to: '/bookings?booking=12' } as const;
const Query = z.object({ q: z.string() });
let asked: string[];

/** Makes the server find these groups, each for the query that is its key. */
function finds(known: Readonly<Record<string, readonly SearchGroup[]>>) {
  server.use(
    mock(searchRecords).replies(({ query }) => {
      const { q } = z.parse(Query, query);
      asked.push(q);
      return { message: { groups: [...(known[q] ?? [])] } };
    }),
  );
}

beforeEach(() => {
  asked = [];
  sessionStorage.clear();
  finds({
    ершова: [
      { kind: 'user', title: 'Люди', items: [anna], more: true },
      { kind: 'booking', title: 'Бронирования', items: [booking], more: false },
    ],
  });
});

function Header() {
  useWho();
  return (
    <>
      <SearchButton />
      <input aria-label="Поле" />
    </>
  );
}

async function open() {
  renderPage(<Header />);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Поиск' });
  return screen.findByRole('combobox', { name: 'Что найти' });
}

const address = () => screen.getByTestId('address').textContent;
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};
const option = (name: RegExp) => screen.findByRole('option', { name });

it('opens by Ctrl+K on any layout, by the slash and by the button, and takes the focus', async () => {
  renderPage(<Header />);
  for (const press of [
    () => fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true }),
    () => fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', metaKey: true }),
    () => fireEvent.keyDown(document.body, { key: '/' }),
    () => fireEvent.click(screen.getByRole('button', { name: /Поиск/ })),
  ]) {
    press();
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(input));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('leaves the slash and the question mark to anyone who is typing', async () => {
  renderPage(<Header />);
  await user.type(screen.getByRole('textbox', { name: 'Поле' }), '/?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Поле' }).value).toBe('/?');
});

it('tells the keys by the question mark', async () => {
  renderPage(<Header />);
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Клавиши' })).not.toBeNull();
});

it('offers the sections and what may be begun, and goes there by Enter', async () => {
  const input = await open();
  expect(await option(/^Бронирования$/)).not.toBeNull();
  await user.type(input, 'созд мероп');
  await waitFor(() => expect(active()).toBe('Создать мероприятие'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/create'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers nothing one may not open', async () => {
  server.use(mock(whoAmI).replies({ message: { ...person, permissions: ['bookings.read'] } }));
  await open();
  expect(await option(/^Бронирования$/)).not.toBeNull();
  expect(screen.queryByRole('option', { name: 'Заявки' })).toBeNull();
  expect(screen.queryByRole('option', { name: 'Создать мероприятие' })).toBeNull();
  expect(permissionNames).toContain('events.manage');
});

it('finds records by kind, and the arrows go round all of them', async () => {
  await user.type(await open(), 'ершова');
  await option(/Ершова/);
  expect(within(screen.getByRole('group', { name: 'Люди' })).getByText('Есть ещё: уточните запрос')).not.toBeNull();
  expect(screen.getByRole('group', { name: 'Бронирования' })).not.toBeNull();
  expect(active()).toContain('Ершова Анна');
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Бронирование № 12');
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Ершова Анна');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(address()).toBe('/bookings?booking=12'));
});

it('finds sections in the other keyboard layout, and leaves records to the server', async () => {
  await user.type(await open(), 'pfzdrb');
  expect(await option(/^Заявки$/)).not.toBeNull();
  await waitFor(() => expect(asked).toEqual(['pfzdrb']));
});

it('does at once what may be done on any page', async () => {
  const input = await open();
  await user.type(input, 'темная тема');
  await waitFor(() => expect(active()).toBe('Включить тёмную тему'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  localStorage.removeItem('theme');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'выйти');
  await waitFor(() => expect(active()).toContain('Выйти'));
});

it('says when there is nothing, and when the server does not answer', async () => {
  const input = await open();
  await user.type(input, 'нет такого');
  expect((await screen.findAllByText('Ничего не\u00a0нашлось', { normalizer: text => text })).length).toBeGreaterThan(
    0,
  );
  server.use(mock(searchRecords).fails('internal'));
  await user.clear(input);
  await user.type(input, 'ещё раз');
  await waitFor(() => expect(screen.queryByText(/Ничего не/)).toBeNull());
  expect((await screen.findAllByText(/не удалось|ошибка/i)).length).toBeGreaterThan(0);
});

it('remembers what was found and opened, in this tab', async () => {
  await user.type(await open(), 'ершова');
  await option(/Ершова/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/users/7'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  expect(within(await screen.findByRole('group', { name: 'Недавнее' })).getByText('Ершова Анна')).not.toBeNull();
  expect(localStorage.length).toBe(0);
});

it('asks before a form with unsaved changes is left', async () => {
  renderPage(
    <>
      <Header />
      <UnsavedGuard dirty />
    </>,
  );
  await user.keyboard('{Control>}k{/Control}');
  await option(/^Заявки$/);
  await user.type(screen.getByRole('combobox'), 'заявки');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog', { name: /Уйти без сохранения/ })).not.toBeNull();
  expect(address()).toBe('/bookings');
});
