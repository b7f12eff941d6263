// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBooking } from '@venue/sdk/bookings';
import { type BookingInfo, bookingStatus } from '@venue/sdk/bookings/model';
import { bookOwnByTerms, listOwnOffers } from '@venue/sdk/client-terms';
import type { ClientOffer } from '@venue/sdk/client-terms/model';
import { getInvoiceOffer } from '@venue/sdk/papers';
import { listRooms } from '@venue/sdk/rooms';
import { mock } from '@venue/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { booking, NOW, renderPage, startServer, stubWidth } from '../bookings.testing.tsx';
import PaymentPage from './PaymentPage.tsx';

const server = startServer();
const { paid } = bookingStatus;

let info: BookingInfo;
let clientOffers: ClientOffer[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  stubWidth(false);
  info = booking();
  server.use(
    mock(listRooms).replies({ message: { rooms: [], now: NOW } }),
    mock(getBooking).replies(() => ({ message: info })),
    mock(getInvoiceOffer).replies({
      message: { noInvoice: 'late', sum: 300_000, keptUntil: null, organisations: [], invoice: null },
    }),
    mock(listOwnOffers).replies(() => ({ message: { price: info.price, clientOffers } })),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  renderPage('/booking/order/:order/payment', <PaymentPage />, '/booking/order/12/payment');
  return userEvent.setup();
};

describe('an organisation pays after the month', () => {
  const terms: ClientOffer = {
    ...{ termsId: 3, customer: 'ООО «Малахит»', INN: '6671004212', price: 270_000, dueDays: 10 },
    ...{ isPostpaid: true, creditLeft: 500_000, isEnough: true },
  };

  it('confirms at the own price without payment, and says who pays', async () => {
    clientOffers = [terms];
    let sent: unknown;
    server.use(
      mock(bookOwnByTerms).replies(({ body }) => {
        sent = body;
        info = booking({
          status: paid,
          expiresAt: null,
          price: 270_000,
          accountPayer: terms.customer,
          can: ['cancel'],
        });
        return { message: { success: true } };
      }),
    );
    const person = open();
    const card = await screen.findByRole('region', { name: terms.customer });
    expect(card.textContent).toMatch(/2\s700\s₽ вместо 3\s000\s₽/);
    await person.click(screen.getByRole('button', { name: /^Подтвердить за/ }));
    expect(await screen.findByText('Бронь подтверждена. Ждём вас!')).not.toBeNull();
    expect(screen.getByText(/^Платит ООО «Малахит»/)).not.toBeNull();
    await person.click(screen.getByRole('button', { name: 'Ещё' }));
    const more = await screen.findAllByRole('menuitem');
    expect(more.map(each => each.textContent)).toEqual(['Поделиться', 'Повторить', 'Мои бронирования']);
    expect(sent).toEqual({ orderId: 12, termsId: 3, price: 270_000 });
  });

  it('offers no button where the limit is not enough', async () => {
    clientOffers = [{ ...terms, creditLeft: 100_000, isEnough: false }];
    open();
    expect(await screen.findByText(/не\sхватает, осталось 1\s000\s₽/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Подтвердить за/ })).toBeNull();
  });
});
