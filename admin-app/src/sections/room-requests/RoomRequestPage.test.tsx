// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { declineRoomRequest, getRoomRequest, offerRoom, quoteRoomOffer } from '@venue/sdk/room-requests/admin';
import { type AdminRoomRequestCard, roomRequestStatus } from '@venue/sdk/room-requests/model';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock, sampleReply } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import RoomRequestPage from './RoomRequestPage.tsx';

const server = startServer();
const person = userEvent.setup();
const start = '2026-12-03T05:00:00.000Z';
const whole: AdminRoomRequestCard = {
  roomRequestId: 7,
  roomRequestStatus: roomRequestStatus.waiting,
  roomId: 47,
  roomName: 'Большой конференц-зал',
  start,
  end: '2026-12-03T08:00:00.000Z',
  guests: 120,
  purpose: 'Собрание собственников',
  contactName: 'Мария',
  rejectionReason: null,
  offer: null,
  createdAt: '2026-12-01T05:00:00.000Z',
  updatedAt: '2026-12-01T05:00:00.000Z',
  can: ['offer', 'decline'],
  userId: 4,
  userName: 'Котова Мария',
  userPhone: '9120000101',
  accountState: 'active',
  offers: [],
  capacity: 320,
};
const room = {
  ...sampleReply(getRoom).message,
  roomId: 47,
  tariffs: [{ tariffId: 9, tariffValue: 'Аренда', description: '', pricePerHour: 1_400_000, minHours: 1, rules: [] }],
  services: [],
  equipments: [],
};
const quote = {
  lines: [
    {
      kind: 'tariff' as const,
      id: 9,
      title: 'Аренда',
      quantity: 3,
      unit: 'hour' as const,
      unitPrice: 1_400_000,
      sum: 4_200_000,
    },
  ],
  price: 4_200_000,
  vat: 757_377,
  vatPercent: 22,
};
let request: AdminRoomRequestCard;
let taken: string[];
let sent: unknown[];

beforeEach(() => {
  [request, taken, sent] = [whole, [], []];
  server.use(
    mock(getRoomRequest).replies(() => ({ message: request })),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(setPresence).replies({ message: { success: true } }),
    mock(getRoom).replies({ message: room }),
    mock(listRooms).replies({ message: { rooms: [], now: start } }),
    mock(quoteRoomOffer).replies(() => ({ message: { ...quote, taken } })),
    mock(offerRoom).replies(({ body }) => {
      sent.push(body);
      return { id: 77, message: { orderId: 77, expiresAt: start } };
    }),
    mock(declineRoomRequest).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
});
const open = () =>
  renderPage(
    <Routes>
      <Route path="/room-requests/:id" element={<RoomRequestPage />} />
    </Routes>,
    { at: '/room-requests/7' },
  );

it('offers the wished hours for the sum of the quote', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: 'Составить предложение' }));
  await person.click(await screen.findByRole('button', { name: /^Предложить за/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    {
      day: '2026-12-03',
      fromHour: 10,
      toHour: 13,
      tariffId: 9,
      quoted: 4_200_000,
      price: 4_200_000,
      keepHours: 24,
      seen: 1,
    },
  ]);
});

it('leads to the customer', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'Котова Мария' })).getAttribute('href')).toBe('/users/4');
});

it('asks why the sum is another one', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: 'Составить предложение' }));
  await person.type(await screen.findByLabelText(/Другая сумма/), '40000');
  await person.type(await screen.findByLabelText('Почему сумма другая'), 'Постоянный клиент');
  await person.click(screen.getByRole('button', { name: /^Предложить за/ }));
  await waitFor(() => expect(sent).toMatchObject([{ price: 4_000_000, priceReason: 'Постоянный клиент' }]));
});

it('does not offer hours that somebody has', async () => {
  taken = [start];
  open();
  await person.click(await screen.findByRole('button', { name: 'Составить предложение' }));
  expect(await screen.findByText(/Эти часы заняты/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Предложить за/ })).toBeNull();
});

it('is declined with a reason', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: 'Отклонить' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'В\u00a0это время помещение занято' }));
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(sent).toMatchObject([{ seen: 1, status: 4 }]));
});

it('says when the link was sent and until when the hours are kept', async () => {
  const runs = [{ start, end: whole.end, hours: 3 }];
  const offer = {
    orderId: 77,
    roomId: whole.roomId,
    roomName: whole.roomName,
    start,
    end: whole.end,
    runs,
    price: 4_200_000,
    payUntil: start,
    comment: '',
  };
  request = {
    ...whole,
    roomRequestStatus: roomRequestStatus.offered,
    offer,
    can: ['sendLink'],
    offers: [{ ...offer, quoted: 4_200_000, priceReason: '', who: 'Соколова А. П.', sentAt: start, linkSentAt: start }],
  };
  open();
  expect(await screen.findByText(/Ссылку отправили/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Отправить ссылку ещё раз' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Составить предложение' })).toBeNull();
});
