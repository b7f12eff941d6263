// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBookingPackages, listMyPackages, payWithPackage } from '@venue/sdk/packages';
import type { BookingPackages, OwnPackage } from '@venue/sdk/packages/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../events/events.testing.tsx';
import BookingPackage from './BookingPackage.tsx';
import MyPackages from './MyPackages.tsx';

const { server, usual } = startServer();
const studio = { purchaseId: 5, packageTitle: '10 часов Фотостудии', hoursLeft: 10, validUntil: '2099-03-01' };
let of: BookingPackages;

beforeEach(() => {
  of = { needed: 3, rest: 0, packages: [{ ...studio, obstacle: null }], applied: null };
  server.use(
    ...usual(),
    mock(getBookingPackages).replies(() => ({ message: of })),
  );
});
const open = () => renderPage('/pay', <BookingPackage orderId={12} />, '/pay');

it('takes the hours of a booking from a package, by the number that its owner sees', async () => {
  const sent = vi.fn();
  server.use(
    mock(payWithPackage).replies(({ body }) => {
      sent(body);
      return { message: { booked: true } };
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Списать 3\sчаса, останется 7/ }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ orderId: 12, purchaseId: 5, hoursLeft: 10 }));
});

it('says why a package does not fit, and that extras are paid apart', async () => {
  of = {
    ...of,
    rest: 50_000,
    packages: [
      { ...studio, obstacle: null },
      { ...studio, purchaseId: 6, obstacle: 'Не\u00a0действует в\u00a0этом помещении' },
    ],
  };
  open();
  await screen.findByText(/Услуги на\s500\s₽ оплатите отдельно/);
  screen.getByText(/Не\sдействует в\sэтом помещении/);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('shows the hours left, the term and what the hours were used for', async () => {
  const own: OwnPackage = {
    ...{ purchaseId: 5, packageTitle: studio.packageTitle, packageRooms: ['Фотостудия'], packageRoomIds: [31] },
    ...{ purchaseStatus: 2, price: 1_200_000, packageHours: 10, hoursLeft: 7, validUntil: '2099-03-01' },
    ...{ paidAt: '2026-12-01T07:00:00.000Z', payUntil: null, isPaying: false, canPay: false, returned: 0 },
    uses: [
      {
        ...{ useId: 1, orderId: 12, roomName: 'Фотостудия', startsAt: '2026-12-03T05:00:00.000Z', useHours: 3 },
        ...{ hoursBack: 0, usedAt: '2026-12-01T08:00:00.000Z', endedAt: null },
      },
    ],
  };
  const over = { ...own, purchaseId: 4, hoursLeft: 2, validUntil: '2020-03-01', uses: [] };
  server.use(mock(listMyPackages).replies(() => ({ message: { packages: [own, over] } })));
  renderPage('/account/packages', <MyPackages />, '/account/packages');
  await screen.findByText(/Осталось 7\sчасов/);
  screen.getByText(/до\s01\.03\.2099 включительно/);
  screen.getByText(/списано 3\sчаса/);
  screen.getByText('Срок закончился');
  expect(screen.getAllByRole('link', { name: 'Забронировать' })).toHaveLength(1);
});
