// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchSite } from '@venue/sdk/search';
import type { SiteSearchResults } from '@venue/sdk/search/model';
import { mock } from '@venue/sdk/testing';
import { expect, test } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import SearchPage from './SearchPage.tsx';

const server = startServer();
const part = (text: string, marked = false) => ({ text, marked });
const found: SiteSearchResults = {
  words: 'студия',
  isSimilar: false,
  groups: [
    {
      kind: 'room',
      title: 'Помещения',
      documents: [
        {
          title: [part('Фото'), part('студия', true)],
          snippet: [part('<b>Циклорама</b> шесть метров')],
          to: '/rooms/31',
        },
      ],
      more: true,
    },
  ],
  kinds: [
    { kind: 'event', title: 'Афиша' },
    { kind: 'room', title: 'Помещения' },
  ],
};
const open = (at: string) => {
  const asked: unknown[] = [];
  server.use(
    mock(searchSite).replies(({ query }) => {
      asked.push(query);
      if (query.q === 'студея') return { message: { ...found, words: 'студея', isSimilar: true } };
      return {
        message: query.q === 'вертолёт' ? { words: 'вертолёт', isSimilar: false, groups: [], kinds: [] } : found,
      };
    }),
  );
  return { ...renderScreen(<SearchPage />, { at }), asked, user: userEvent.setup() };
};

test('what was found is grouped, leads to its page, and shows what fits; markup stays text', async () => {
  open('/search?q=студия');
  const group = await screen.findByRole('region', { name: 'Помещения' });
  expect(within(group).getByRole('link', { name: 'Фотостудия' }).getAttribute('href')).toBe('/rooms/31');
  expect(within(group).getByText('студия').tagName).toBe('MARK');
  within(group).getByText('<b>Циклорама</b> шесть метров');
  const more = within(group).getByRole('link', { name: 'Показать больше: Помещения' });
  expect(decodeURIComponent(more.getAttribute('href') ?? '')).toBe('/search?q=студия&kind=room');
  screen.getByText('Показано: 1');
  expect(screen.queryByText(/По запросу/)).toBeNull();
});

test('what was found is narrowed to one kind, and back', async () => {
  open('/search?q=студия&kind=room');
  const kinds = within(await screen.findByRole('navigation', { name: 'Где искать' }));
  const links = kinds
    .getAllByRole('link')
    .map(each => [each.textContent, decodeURIComponent(each.getAttribute('href') ?? '')]);
  expect(links).toEqual([
    ['Везде', '/search?q=студия'],
    ['Афиша', '/search?q=студия&kind=event'],
    ['Помещения', '/search?q=студия&kind=room'],
  ]);
  expect(kinds.getByRole('link', { current: 'page' }).textContent).toBe('Помещения');
});

test('the words of the other keyboard layout are said', async () => {
  open('/search?q=cnelbz');
  expect((await screen.findByText(/По.запросу «cnelbz» ничего нет/)).textContent).toContain('«студия»');
});

test('what is only called something similar is said to be so', async () => {
  open('/search?q=студея');
  expect((await screen.findByText(/По.запросу «студея» ничего нет/)).textContent).toContain('Показываем похожее');
});

test('Enter looks for what was typed, and the address keeps it', async () => {
  const { user, address, asked } = open('/search');
  expect(screen.getByRole('heading', { name: /С.чего начать/ })).toBeTruthy();
  expect(asked).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'Что найти' }), ' вертолёт {Enter}');
  expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeTruthy();
  expect(decodeURIComponent(address() ?? '')).toBe('/search?q=вертолёт');
  expect(asked).toEqual([{ q: 'вертолёт' }]);
  expect(within(screen.getByRole('navigation', { name: 'Возможно, это здесь' })).getAllByRole('link')).toHaveLength(5);
});

test('without scripts it is a form that asks for the same address', () => {
  open('/search');
  const form = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Что найти' }).form;
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/search']);
  expect(form?.querySelector('input')?.name).toBe('q');
});
