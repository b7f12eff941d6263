import { render } from '@testing-library/react';
import { createClient, createSession, memoryStore } from '@venue/sdk';
import { type BookingInfo, bookingStatus, type Slot } from '@venue/sdk/bookings/model';
import type { RoomDetail } from '@venue/sdk/rooms/model';
import { ApiProvider } from '@venue/shared-ui/data/ApiProvider.tsx';
import { createQueries } from '@venue/shared-ui/data/queries.ts';
import { readClock } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf, instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { ConfirmHost } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Notifications } from '@venue/shared-ui/parts/message/Notifications.tsx';
import { getDefaultStore } from 'jotai';
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { firstScreenReadyAtom } from '../app/frame/firstScreen.tsx';

/** Stubs `matchMedia`: jsdom has no window width. */
export function stubWidth(narrow: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: narrow, addEventListener: () => {}, removeEventListener: () => {} }));
}

/** A server for one test file; unhandled calls fail the test. */
export function startServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Renders a screen for a signed-in customer; the current address is in `data-testid="address"`. */
export function renderPage(path: string, element: ReactElement, at: string) {
  const tokens = { access: 'a', profile: 'p', expired: '2099-01-01T00:00:00.000Z' };
  const session = createSession(memoryStore({ token: JSON.stringify({ 2: tokens }), userRole: '2' }), ['landing']);
  const client = createClient({
    baseUrl: `${window.location.origin}/api`,
    session,
    replies: 'strict',
    retries: 0,
    onResponse: (_, reply) => readClock(reply),
  });
  getDefaultStore().set(firstScreenReadyAtom, true);
  return render(
    <ApiProvider client={client} queries={createQueries(() => undefined)}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={element} />
          <Route path="*" element={<p>другой экран</p>} />
        </Routes>
        <Where />
        <ConfirmHost />
        <Notifications />
      </MemoryRouter>
    </ApiProvider>,
  );
}

/** The clock of the venue in these tests: Friday morning before opening. */
export const NOW = '2026-11-20T03:00:00.000Z';
export const TODAY = dayOf(NOW);

/** The moment an hour of a day begins; without a day, today. */
export const hourAt = (hour: number, day = TODAY): string => instantOf(day, hour);

export const slotAt = (start: string, over: Partial<Slot> = {}): Slot => ({
  start,
  end: new Date(Date.parse(start) + 3_600_000).toISOString(),
  statusId: null,
  why: null,
  place: null,
  colour: '#ffffff',
  mine: false,
  heldUntil: null,
  orderId: null,
  technicalReasonId: null,
  technicalReason: null,
  ...over,
});

const picture = { url: '/files/a-1600.webp', thumb: '/files/a-640.webp', alt: 'Зал' };

export const photoStudio: RoomDetail = {
  roomId: 31,
  name: 'Фотостудия',
  shortName: 'Фотостудия',
  place: 31,
  floor: 2,
  bookable: true,
  bookingMode: 'instant',
  opening: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, from: 9, to: 18 })),
  closedDays: [],
  visitInfo: '',
  bufferBefore: 0,
  bufferAfter: 0,
  partIds: [],
  hallIds: [],
  capacity: 12,
  seatings: [],
  area: 86,
  description: 'Циклорама и дневной свет.',
  cover: picture,
  promoVideo: null,
  priceFrom: 120_000,
  priceLong: null,
  state: 'closed',
  until: null,
  freeToday: 9,
  allServices: null,
  allEquipments: null,
  imagesForAdmin: null,
  version: null,
  images: [picture],
  services: [{ servicesId: 5, name: 'Визажист', description: '', price: 350_000, perHour: false, selected: false }],
  equipments: [{ equipmentId: 6, name: 'Фон', description: '', price: 40_000, perHour: true, selected: false }],
  tariffs: [
    { tariffId: 1, tariffValue: 'Свой фотограф', description: '', pricePerHour: 150_000, minHours: 1, rules: [] },
    { tariffId: 3, tariffValue: 'Съёмочный день', description: '', pricePerHour: 120_000, minHours: 4, rules: [] },
  ],
};

const quote = {
  lines: [
    { kind: 'tariff', id: 1, title: 'Свой фотограф', quantity: 2, unit: 'hour', unitPrice: 150_000, sum: 300_000 },
  ],
  price: 300_000,
  vat: 54_098,
  vatPercent: 22,
} satisfies Partial<BookingInfo>;

/** An unpaid booking of two hours; `over` overrides fields. */
export const booking = (over: Partial<BookingInfo> = {}): BookingInfo => ({
  orderId: 12,
  status: bookingStatus.awaitingPayment,
  orderStatusValue: 'process',
  roomId: 31,
  roomName: 'Фотостудия',
  tariff: 'Свой фотограф',
  slots: [hourAt(10), hourAt(11)].map(start => ({ start, end: slotAt(start).end })),
  ...quote,
  guests: null,
  customerComment: '',
  promo: null,
  toPay: over.price ?? 300_000,
  createdAt: NOW,
  expiresAt: '2026-11-20T03:15:00.000Z',
  paidAt: null,
  cancelledAt: null,
  rejectionReason: null,
  refund: null,
  accountPayer: null,
  refundIfCancelled: 0,
  closed: null,
  move: null,
  group: null,
  can: ['pay', 'release'],
  now: NOW,
  ...over,
});
