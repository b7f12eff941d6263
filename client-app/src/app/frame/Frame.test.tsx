import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tag } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import { countRequestMessages, requestMessageSent } from '@venue/sdk/event-requests';
import { getAvatar, getProfile } from '@venue/sdk/profile';
import { mock } from '@venue/sdk/testing';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import type { Address } from '@venue/shared-ui/shell/screens.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { screens } from '../../areas.ts';
import { eventRequestPaths } from '../../event-requests/event-requests.paths.ts';
import { profilePaths } from '../../profile/profile.paths.ts';
import { maria, startServer } from '../../profile/profile.testing.tsx';
import { roomPaths } from '../../rooms/rooms.paths.ts';
import { customerSession, renderScreen, signedIn } from '../testing.tsx';
import { Frame } from './Frame.tsx';
import { cabinetMenu, inCabinet } from './menu.ts';

const server = startServer();
let unread = 0;
beforeEach(() => {
  unread = 0;
  server.use(
    mock(whoAmI).replies({
      message: { userId: 17, name: 'Котова М.', phone: '9001234567', roleId: 1, permissions: [], viewsAs: null },
    }),
    mock(getProfile).replies({ message: maria }),
    mock(countRequestMessages).replies(() => ({ message: { unread } })),
  );
});
const organiser = () => {
  const session = customerSession();
  session.signIn({ roleId: 2, access: 'access', profile: 'profile', expired: '2100-01-01T00:00:00.000Z' });
  return session;
};
const open = (of: Address, session = signedIn()) =>
  renderScreen(<Frame of={of}>Страница</Frame>, { at: of.path, session });
const beside = () => screen.queryByRole('navigation', { name: 'Личный кабинет' });

test('beside a screen of the cabinet stand its sections, the present one marked', async () => {
  open(profilePaths.documents);
  const links = within(beside() ?? document.body).getAllByRole('link');
  expect(links.map(each => each.textContent)).toEqual([
    'Обзор',
    'Мои мероприятия',
    'Новая заявка на\u00a0мероприятие',
    'Новое мероприятие',
    'Билеты',
    'Абонементы',
    'Сертификаты',
    'Мои данные',
    'Документы',
    'Визитка',
    'Уведомления',
    'Приватность',
    'Бренды',
    'Заявки',
    'Товары',
    'Статьи',
  ]);
  expect(links.filter(each => each.getAttribute('aria-current') === 'page').map(each => each.textContent)).toEqual([
    'Документы',
  ]);
});

test('what the venue wrote and nobody has read is counted in the menu, and goes once it is read', async () => {
  unread = 3;
  renderScreen(
    <Frame of={profilePaths.documents}>
      <Again tags={requestMessageSent.changes} />
    </Frame>,
    { at: profilePaths.documents.path, session: signedIn() },
  );
  const name = /^Мои мероприятия\s*3\s*непрочитанных сообщения$/;
  const link = await within(beside() ?? document.body).findByRole('link', { name }, { timeout: 5000 });
  expect(link.textContent).toContain('3');
  unread = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Прочитать ещё раз' }));
  await waitFor(() => expect(link.textContent).toBe('Мои мероприятия'));
});

test('other screens have no sections beside them', () => {
  open(roomPaths.map);
  expect(beside()).toBeNull();
  expect(inCabinet('/accounting')).toBe(false);
});

test('a visitor sees the way in and no sections', () => {
  open(roomPaths.map, customerSession());
  const login = screen.getByRole('link', { name: 'Войти' });
  expect(login.getAttribute('href')).toBe('/marketplace/login?next=%2Fbooking%2Fmap');
  expect(screen.queryByRole('button', { name: /^Меню пользователя/ })).toBeNull();
});

test('signing in changes nothing in the header but the account beside it', async () => {
  const header = () => {
    const menu = within(screen.getByRole('navigation', { name: 'Основное меню' }));
    const home = screen.getByRole('link', { name: 'Площадка — на главную' });
    return [home, ...menu.getAllByRole('link')].map(each => [each.textContent, each.getAttribute('href')]);
  };
  open(roomPaths.map, customerSession());
  const before = header();
  expect(before.map(([text]) => text)).toEqual(['', 'Помещения', 'Карта помещений', 'Афиша', 'Статьи и\u00a0новости']);
  cleanup();
  unread = 3;
  open(roomPaths.map);
  expect(header()).toEqual(before);
  const person = await screen.findByRole('button', { name: 'Меню пользователя: Котова М.' });
  await waitFor(() => expect(person.textContent).toContain('3'));
  await userEvent.click(person);
  expect(screen.getByRole('link', { name: 'Личный кабинет' }).getAttribute('href')).toBe('/marketplace/account');
  expect(screen.getByRole('link', { name: /^Мои мероприятия/ }).getAttribute('href')).toBe('/account/events');
});

test('organisers have their own address of the personal data', () => {
  open(eventRequestPaths.events, organiser());
  const link = within(beside() ?? document.body).getByRole('link', { name: 'Мои данные' });
  expect(link.getAttribute('href')).toBe('/account/info');
});

test('every entry of the menu leads to a screen that exists', () => {
  const paths = new Set<string>(screens.map(each => each.path));
  const entries = [...cabinetMenu.marketplace, ...cabinetMenu.landing].flatMap(group => group.items);
  expect(entries.filter(each => !paths.has(each.to))).toEqual([]);
});

test('the narrow drawer holds the map and the sections', async () => {
  open(profilePaths.documents);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть меню' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Меню' }, { timeout: 5000 }));
  const links = drawer.getAllByRole('link').map(each => each.textContent);
  expect(links).toEqual(expect.arrayContaining(['Карта помещений', 'Обзор', 'Мои данные', 'Бренды']));
  expect(new Set(links).size).toBe(links.length);
});

function Again({ tags = ['profile'] }: { tags?: readonly Tag[] }) {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void refresh(queries, tags)}>
      Прочитать ещё раз
    </button>
  );
}

test('a picture lies over the initials as long as staff accept it', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
  const accepted = { ...maria, userAvatarExists: true, avatarConfirmStatus: 3 as const };
  server.use(
    mock(getProfile).replies({ message: accepted }),
    mock(getAvatar).replies({ data: new Blob(['x']), type: 'image/webp', name: 'avatar.webp' }),
  );
  renderScreen(
    <Frame of={roomPaths.map}>
      <Again />
    </Frame>,
    { session: signedIn() },
  );
  const menu = await screen.findByRole('button', { name: 'Меню пользователя: Котова М.' });
  await waitFor(() => expect(menu.querySelector('img')?.getAttribute('src')).toBe('blob:picture'));
  // Another picture was uploaded, or this one was rejected.
  server.use(mock(getProfile).replies({ message: { ...accepted, avatarConfirmStatus: 1 } }));
  await userEvent.click(screen.getByRole('button', { name: 'Прочитать ещё раз' }));
  await waitFor(() => expect(menu.querySelector('img')).toBeNull());
});
