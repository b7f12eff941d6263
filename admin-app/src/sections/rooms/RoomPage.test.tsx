import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import {
  addRoomEquipment,
  addRoomService,
  closeDay,
  createService,
  removeRoomService,
  saveRoom,
} from '@venue/sdk/rooms/admin';
import { RoomCard, type RoomDetail } from '@venue/sdk/rooms/model';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock, sample } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import RoomPage from './RoomPage.tsx';
import { aStanding } from './rooms.testing.ts';

const server = startServer();
const person = userEvent.setup();
const extra = { description: '', price: 70_000, perHour: true, selected: false };
const listed = { ...extra, roomsCount: 2, version: 4 };
const studio: RoomDetail = {
  roomId: 31,
  name: 'Фотостудия',
  shortName: 'Фото',
  floor: 2,
  place: 31,
  bookable: true,
  bookingMode: 'instant',
  opening: [
    { weekday: 1, from: 9, to: 18 },
    { weekday: 2, from: 9, to: 18 },
  ],
  closedDays: [],
  visitInfo: '',
  bufferBefore: 0,
  bufferAfter: 0,
  partIds: [],
  hallIds: [],
  capacity: 12,
  seatings: [],
  area: 86,
  description: 'Циклорама',
  cover: null,
  promoVideo: null,
  priceFrom: 150_000,
  priceLong: null,
  state: 'free',
  until: null,
  freeToday: 3,
  images: [],
  services: [{ servicesId: 1, name: 'Ассистент', ...extra }],
  equipments: [],
  tariffs: [
    { tariffId: 5, tariffValue: 'Свой фотограф', description: '', pricePerHour: 150_000, minHours: 1, rules: [] },
  ],
  allServices: [
    { servicesId: 1, name: 'Ассистент', addable: false, ...listed },
    { servicesId: 2, name: 'Визажист', addable: true, ...listed },
  ],
  allEquipments: [{ equipmentId: 7, name: 'Штатив', addable: false, ...listed }],
  imagesForAdmin: [],
  version: 3,
};
const card = sample(RoomCard);
const rooms: RoomCard[] = [
  { ...card, roomId: 31, name: 'Фотостудия', floor: 2, place: 31 },
  { ...card, roomId: 45, name: 'Малый зал', floor: 3, place: 45 },
];
let room: RoomDetail;
let sent: unknown[];

beforeEach(() => {
  room = studio;
  sent = [];
  const keep = ({ body }: { body: unknown }) => {
    sent.push(body);
    return { message: { success: true } };
  };
  server.use(
    mock(getRoom).replies(() => ({ message: room })),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(listRooms).replies({ message: { rooms, now: '2026-11-20T03:00:00.000Z' } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(setPresence).replies({ message: { success: true } }),
    mock(saveRoom).replies(({ body }) => {
      sent.push(body);
      room = { ...room, version: 4 };
      return { message: room };
    }),
    mock(addRoomService).replies(keep),
    mock(removeRoomService).replies(keep),
    mock(addRoomEquipment).replies(keep),
  );
});

const open = () =>
  renderPage(
    <Routes>
      <Route path="/settings_room/:roomId" element={<RoomPage />} />
    </Routes>,
    { at: '/settings_room/31' },
  );
const last = (label: string | RegExp): HTMLElement => {
  const prices = screen.getByText('Особые цены').parentElement;
  const field = prices && within(prices).getAllByLabelText(label).at(-1);
  if (!field) throw new Error(`no field ${label}`);
  return field;
};
const panel = (name: string) => screen.findByRole('region', { name });

it('saves the facts and the tariffs of a room, a new price in kopecks', async () => {
  open();
  const price = await screen.findByLabelText(/^Цена за.час/);
  await person.clear(price);
  await person.type(price, '1 650,50');
  await person.clear(screen.getByLabelText('Мест'));
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findAllByText('Обязательное поле')).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await person.type(screen.getByLabelText('Мест'), '14');
  await person.click(screen.getByRole('button', { name: 'Добавить рассадку' }));
  await person.selectOptions(screen.getByLabelText('Рассадка'), 'Театр');
  const seats = within(screen.getByRole('group', { name: /^Мест по.рассадке/ })).getByLabelText('Мест');
  await person.type(seats, '14');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    roomId: 31,
    version: 3,
    name: 'Фотостудия',
    shortName: 'Фото',
    floor: 2,
    place: 31,
    description: 'Циклорама',
    capacity: 14,
    seatings: [{ seating: 'theatre', capacity: 14 }],
    area: 86,
    bookingMode: 'instant',
    opening: studio.opening,
    bufferBefore: 0,
    bufferAfter: 0,
    partIds: [],
    tariffs: [{ ...studio.tariffs[0], pricePerHour: 165_050 }],
  });
});

it('adds a price of some hours, and says beside it that an hour has one already', async () => {
  const evening = { title: 'Вечер', fromDay: null, toDay: null, weekdays: [5, 6], fromHour: 18, toHour: 22 };
  const rules = [{ ...evening, pricePerHour: 200_000 }];
  room = { ...studio, tariffs: studio.tariffs.map(tariff => ({ ...tariff, rules })) };
  open();
  await person.click(await screen.findByText('Добавить цену'));
  await person.type(last('Название цены'), 'Утро');
  await person.type(last(/^Цена за.час/), '900');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findAllByText(/На.эти часы уже есть цена: «Вечер»/)).not.toHaveLength(0);
  expect(last(/^С.какого часа/).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  await person.selectOptions(last(/^С.какого часа/), '09:00');
  await person.selectOptions(last(/^До.какого часа/), '18:00');
  await person.click(last('сб'));
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const added = { title: 'Утро', fromDay: null, toDay: null, pricePerHour: 90_000, fromHour: 9, toHour: 18 };
  expect(sent[0]).toMatchObject({
    tariffs: [{ tariffId: 5, rules: [...rules, { ...added, weekdays: [1, 2, 3, 4, 5, 7] }] }],
  });
});

it('calls a room differently and gives it the place of another, which gets its own', async () => {
  open();
  const name = await screen.findByLabelText('Название');
  await person.clear(name);
  await person.type(name, 'Студия «Свет»');
  expect(screen.getByRole('button', { name: /Студия «Свет».*: место этого помещения$/, pressed: true })).not.toBeNull();
  await person.selectOptions(screen.getByLabelText('Этаж'), '3');
  expect(screen.getByText(/На.плане этого помещения нет/)).not.toBeNull();
  await person.click(await screen.findByRole('button', { name: /Малый зал.*: занято$/ }));
  expect(screen.getByText(/Здесь стоит «Малый зал»: после сохранения помещения поменяются местами/)).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ name: 'Студия «Свет»', floor: 3, place: 45, swapWith: 45 });
});

it('takes a room off the plan, and shows beside the plan why a place was refused', async () => {
  const place = 'Это место уже занимает «Лекторий».';
  server.use(mock(saveRoom).fails('invalid_input', { fields: { place } }));
  open();
  const [free] = await screen.findAllByRole('button', { name: /^Свободно: место на\sплане$/ });
  await person.click(free as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findAllByText(place)).not.toHaveLength(0);
  await person.click(screen.getByRole('button', { name: /Убрать с.плана/ }));
  expect(screen.getByText(/На.плане этого помещения нет/)).not.toBeNull();
});

it('asks for tariffs of a room on request: its offers are priced by them', async () => {
  room = { ...studio, bookable: false, bookingMode: 'request', priceFrom: null };
  open();
  expect(await screen.findByText('Тарифы')).not.toBeNull();
});

it('asks no tariffs of a room that nobody books', async () => {
  room = { ...studio, bookable: false, bookingMode: 'none', tariffs: [], priceFrom: null };
  open();
  const seats = await screen.findByLabelText('Мест');
  expect(screen.queryByText('Тарифы')).toBeNull();
  await person.type(seats, '0');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    roomId: 31,
    version: 3,
    name: 'Фотостудия',
    shortName: 'Фото',
    floor: 2,
    place: 31,
    description: 'Циклорама',
    capacity: 120,
    seatings: [],
    area: 86,
    bookingMode: 'none',
    opening: studio.opening,
    bufferBefore: 0,
    bufferAfter: 0,
    partIds: [],
    tariffs: [],
  });
});

it('says when a room is open, a day at a time, and how it is booked', async () => {
  open();
  await person.click(await screen.findByRole('checkbox', { name: 'Понедельник' }));
  await person.click(screen.getByRole('checkbox', { name: 'Суббота' }));
  await person.selectOptions(screen.getByLabelText('Суббота: открывается'), '12:00');
  await person.selectOptions(screen.getByLabelText('Вторник: закрывается'), '21:00');
  // The closing time moves to stay after the new opening time.
  await person.selectOptions(screen.getByLabelText('Суббота: открывается'), '20:00');
  await person.selectOptions(screen.getByLabelText('Как бронируют'), 'request');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    bookingMode: 'request',
    opening: [
      { weekday: 2, from: 9, to: 21 },
      { weekday: 6, from: 20, to: 21 },
    ],
  });
});

it('asks what becomes of orders that other opening hours leave in closed time', async () => {
  server.use(mock(saveRoom).fails('day_taken', { data: { standing: [aStanding()], waiting: 0 } }));
  open();
  await person.click(await screen.findByRole('checkbox', { name: 'Понедельник' }));
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Эти часы уже заняты' }));
  await person.click(await dialog.findByRole('radio', { name: /Отменить и.вернуть 3.000/ }));
  server.use(
    mock(saveRoom).replies(({ body }) => {
      sent.push(body);
      return { message: { ...studio, opening: studio.opening.slice(1), version: 4 } };
    }),
  );
  await person.click(dialog.getByRole('button', { name: 'Всё равно сохранить' }));
  const standing = [{ kind: 'booking', id: 57, state: 'paid', back: 300_000, choice: 'cancel' }];
  await waitFor(() => expect(sent).toMatchObject([{ standing }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('divides a hall and keeps hours free around its bookings', async () => {
  open();
  await screen.findByRole('option', { name: 'Малый зал' });
  await person.selectOptions(screen.getByLabelText('Добавить часть'), 'Малый зал');
  await person.clear(screen.getByLabelText('Свободных часов после брони'));
  await person.type(screen.getByLabelText('Свободных часов после брони'), '5');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findAllByText('Не больше 4 часов')).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await person.clear(screen.getByLabelText('Свободных часов после брони'));
  await person.type(screen.getByLabelText('Свободных часов после брони'), '1');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ partIds: [45], bufferBefore: 0, bufferAfter: 1 });
});

it('says of a part of what hall it is one, and does not divide it', async () => {
  room = { ...studio, hallIds: [45] };
  open();
  expect(await screen.findByText(/^Часть зала: Малый зал\./)).not.toBeNull();
  expect(screen.queryByLabelText('Добавить часть')).toBeNull();
});

it('closes a day, and first asks what becomes of what is booked on it', async () => {
  const asked: unknown[] = [];
  server.use(mock(closeDay).fails('day_taken', { data: { standing: [aStanding()], waiting: 0 } }));
  open();
  await person.click(within(await panel('Закрытые дни')).getByRole('button', { name: 'Закрыть день' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Закрыть день' }));
  await person.click(dialog.getByRole('button', { name: 'Закрыть день' }));
  expect(await dialog.findAllByText('Обязательное поле')).not.toHaveLength(0);
  await person.click((await dialog.findAllByRole('spinbutton'))[0] as HTMLElement);
  await person.keyboard('{Control>}a{/Control}');
  await person.paste('31.12.2026');
  await person.type(dialog.getByLabelText(/^Причина/), 'Новый год');
  await person.click(dialog.getByRole('button', { name: 'Закрыть день' }));
  await person.click(await dialog.findByRole('radio', { name: /Отменить и.вернуть 3.000/ }));
  expect(asked).toEqual([]);
  server.use(
    mock(closeDay).replies(({ body }) => {
      asked.push(body);
      return { id: 4, message: { success: true } };
    }),
  );
  await person.click(dialog.getByRole('button', { name: 'Всё равно закрыть' }));
  const standing = [{ kind: 'booking', id: 57, state: 'paid', back: 300_000, choice: 'cancel' }];
  await waitFor(() => expect(asked).toEqual([{ roomId: 31, day: '2026-12-31', reason: 'Новый год', standing }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers a service; one that is there already only warns, equipment there already says nothing', async () => {
  open();
  const services = within(await panel('Услуги'));
  const choose = async (within_: typeof services, label: string, id: string) => {
    await person.selectOptions(within_.getByLabelText(label), id);
    await person.click(within_.getByRole('button', { name: 'Добавить' }));
  };
  await choose(services, 'Добавить услугу', '1');
  expect(await screen.findByText('Сервис уже добавлен')).not.toBeNull();
  await choose(within(await panel('Оборудование')), 'Добавить оборудование', '7');
  expect(sent).toEqual([]);
  await choose(services, 'Добавить услугу', '2');
  await waitFor(() => expect(sent).toEqual([{ roomId: 31, servicesId: 2 }]));
  await person.click(services.getByRole('button', { name: /^Убрать из.помещения: Ассистент$/ }));
  await waitFor(() =>
    expect(sent).toEqual([
      { roomId: 31, servicesId: 2 },
      { roomId: 31, servicesId: 1 },
    ]),
  );
});

it('makes a new service and offers it here at once', async () => {
  const made: unknown[] = [];
  server.use(
    mock(createService).replies(({ body }) => {
      made.push(body);
      return { id: 9, message: { success: true } };
    }),
  );
  open();
  await person.click(within(await panel('Услуги')).getByRole('button', { name: 'Создать услугу' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить услугу' }));
  await person.type(dialog.getByLabelText('Название'), 'Флорист');
  await person.type(dialog.getByLabelText('Цена, ₽'), '5000');
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toEqual([{ roomId: 31, servicesId: 9 }]));
  expect(made).toEqual([{ name: 'Флорист', description: '', price: 500_000, perHour: false }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says of a changed price that it changes everywhere', async () => {
  open();
  await person.click(within(await panel('Услуги')).getByRole('button', { name: /^Изменить:\s?Ассистент/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ассистент' }));
  expect(dialog.getByText(/Изменится сразу в.2 помещениях/)).not.toBeNull();
});
