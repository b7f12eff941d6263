import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listArticles } from '@venue/sdk/articles';
import { getShownBanner } from '@venue/sdk/banners';
import { ShownBanner } from '@venue/sdk/banners/model';
import { listEvents } from '@venue/sdk/events';
import { listShownProducts } from '@venue/sdk/products';
import { ShownProduct } from '@venue/sdk/products/model';
import { listPublicResidents } from '@venue/sdk/residents';
import { listGuestReviews } from '@venue/sdk/reviews';
import { listRooms } from '@venue/sdk/rooms';
import { RoomCard } from '@venue/sdk/rooms/model';
import { mock, sample, sampleReply } from '@venue/sdk/testing';
import { getRequisites } from '@venue/sdk/visiting';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import FrontPage from './FrontPage.tsx';
import { frontPaths } from './frontpage.paths.ts';

const server = startServer();
const nothing = { message: { page: 1, pageSize: 25, total: 0, totalIsExact: true }, items: [] };
const studio = {
  ...sample(RoomCard),
  roomId: 31,
  name: 'Фотостудия',
  floor: 2,
  place: 31,
  bookable: true,
  priceFrom: 120_000,
  priceLong: null,
};
const studios = mock(listRooms).replies({ message: { rooms: [studio], now: '2026-11-23T10:00:00.000Z' } });
const noGoods = mock(listShownProducts).replies({ message: { products: [] } });
beforeEach(() =>
  server.use(
    mock(getShownBanner).replies({ message: { banner: null } }),
    noGoods,
    mock(listGuestReviews).replies(nothing),
    mock(listPublicResidents).replies(nothing),
    mock(getRequisites).replies({ message: { requisites: null } }),
  ),
);
const open = () => renderScreen(<FrontPage />, { at: frontPaths.page.path });

test('studios that can be booked are shown with the way to their hours; rooms on the plan lead to their page', async () => {
  server.use(studios, mock(listEvents).replies(nothing), mock(listArticles).replies(nothing));
  const { address } = open();
  const block = await screen.findByRole('region', { name: /^Сейчас/ });
  expect(
    within(block)
      .getByRole('link', { name: /Выбрать время: Фотостудия/ })
      .getAttribute('href'),
  ).toBe('/rooms/31');
  await userEvent.click(within(block).getByRole('link', { name: /Показать на плане: Фотостудия/ }));
  expect(address()).toBe('/booking/map?floor=2&room=31');
});

test('blocks without anything to show are left out', async () => {
  server.use(studios, mock(listEvents).replies(nothing), mock(listArticles).replies(nothing));
  open();
  await screen.findByRole('region', { name: /^Сейчас/ });
  expect(screen.queryByRole('region', { name: 'Ближайшие мероприятия' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Статьи площадки' })).toBeNull();
  screen.getByRole('link', { name: 'Оставить заявку' });
});

test('when it is not known what is free, the page says so and the rest stands', async () => {
  server.use(
    mock(listRooms).fails('internal'),
    mock(listEvents).replies(nothing),
    mock(listArticles).replies(sampleReply(listArticles)),
  );
  open();
  await screen.findByText('Не удалось узнать, что свободно');
  expect(screen.getByRole('link', { name: 'Съёмка' }).getAttribute('href')).toBe('/rooms?for=shoot');
});

test('the doors say the lowest price of what is behind them, and the largest halls come first', async () => {
  const hall = (roomId: number, name: string, capacity: number, priceFrom: number | null) => ({
    ...studio,
    roomId,
    name,
    capacity,
    priceFrom,
    bookable: false,
    bookingMode: 'request' as const,
    seatings: [],
  });
  const rooms = [
    studio,
    hall(46, 'Переговорная', 8, 70_000),
    hall(49, 'Малый зал', 50, 280_000),
    hall(50, 'Класс', 20, 300_000),
    hall(47, 'Большой зал', 320, 1_400_000),
    hall(48, 'Зал без цены', 400, null),
  ];
  server.use(
    mock(listRooms).replies({ message: { rooms, now: '2026-11-23T10:00:00.000Z' } }),
    mock(listEvents).replies(nothing),
    mock(listArticles).replies(nothing),
  );
  open();
  const doors = within(await screen.findByRole('list', { name: 'Для чего вам площадка' })).getAllByRole('listitem');
  expect(doors.map(door => door.textContent?.replaceAll('\u00a0', ' ').match(/от [\d ]+ ₽/)?.[0])).toEqual([
    'от 1 200 ₽',
    'от 700 ₽',
    'от 2 800 ₽',
  ]);
  const halls = within(screen.getByRole('region', { name: 'Залы для мероприятий' })).getAllByRole('link');
  expect(halls.map(link => link.getAttribute('href'))).toEqual([
    '/rooms?for=event',
    '/rooms/47',
    '/rooms/49',
    // As “Все залы” shows it.
    '/rooms/50',
  ]);
});

test('the search leads to the rooms for as many people and for the purpose', async () => {
  server.use(studios, mock(listEvents).replies(nothing), mock(listArticles).replies(nothing));
  const { address } = open();
  const form = within(await screen.findByRole('form', { name: 'Подобрать помещение' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Сколько гостей' }), '60');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Для чего' }), 'Мероприятие');
  await userEvent.click(form.getByRole('button', { name: 'Показать свободные' }));
  expect(address()).toBe('/rooms?people=60&for=event');
});

test('the banner leads where staff said, and says whose advertisement it is', async () => {
  const banner: ShownBanner = {
    ...sample(ShownBanner),
    saleBannerTitle: 'Выставка керамики',
    saleBannerLink: 'clay.example',
    saleBannerAdvertiser: 'ООО «Глина», ИНН 6671081234',
    saleBannerErid: '2Vtz',
  };
  server.use(studios, mock(listEvents).replies(nothing), mock(listArticles).replies(nothing));
  server.use(mock(getShownBanner).replies({ message: { banner } }));
  open();
  const link = await screen.findByRole('link', { name: 'Выставка керамики' });
  expect(link.getAttribute('href')).toBe('https://clay.example');
  screen.getByText('Реклама. ООО «Глина», ИНН 6671081234. erid: 2Vtz');
});

test('goods stand in their two places, in their order, and lead to their pages', async () => {
  const one = (productLandingId: number, landingType: 1 | 2, productName: string): ShownProduct => ({
    ...sample(ShownProduct),
    productLandingId,
    itemId: productLandingId,
    landingType,
    productName,
    productImageLink: '',
    productPrice: 120_000,
  });
  const products = [one(4, 1, 'Чашка'), one(3, 1, 'Ваза'), one(9, 2, 'Свеча')];
  server.use(studios, mock(listEvents).replies(nothing), mock(listArticles).replies(nothing));
  server.use(mock(listShownProducts).replies({ message: { products } }));
  open();
  const block = within(await screen.findByRole('region', { name: 'Маркетплейс' }));
  expect(block.getAllByRole('listitem').map(item => within(item).getByRole('link').textContent)).toEqual([
    'Чашка',
    'Ваза',
  ]);
  expect(block.getByRole('link', { name: 'Ваза' }).getAttribute('href')).toBe('/goods/3');
  within(screen.getByRole('region', { name: 'Товары брендов' })).getByRole('link', { name: 'Свеча' });
});
