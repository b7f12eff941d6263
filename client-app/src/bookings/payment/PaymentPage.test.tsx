// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBooking, getReceipt, getSchedule, payEmbedded, releaseBooking } from '@venue/sdk/bookings';
import { type BookingInfo, bookingStatus } from '@venue/sdk/bookings/model';
import { downloadCalendarItem } from '@venue/sdk/calendar';
import { listOwnOffers } from '@venue/sdk/client-terms';
import { getInvoiceOffer, getMyInvoicePdf, makeOrderInvoice } from '@venue/sdk/papers';
import type { InvoiceOffer } from '@venue/sdk/papers/model';
import { listRooms } from '@venue/sdk/rooms';
import { mock } from '@venue/sdk/testing';
import { addDays } from '@venue/shared-ui/dates/calendar.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { booking, hourAt, NOW, renderPage, slotAt, startServer, stubWidth, TODAY } from '../bookings.testing.tsx';
import { storedRequest } from '../resumeRequest.ts';
import PaymentPage from './PaymentPage.tsx';
import { sameHoursLater } from './wishOf.ts';

const server = startServer();
const { paid, cancelled, processing, awaitingPayment } = bookingStatus;

let info: BookingInfo;
let starts: number;
let offer: InvoiceOffer;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  stubWidth(false);
  sessionStorage.clear();
  info = booking();
  offer = { noInvoice: 'late', sum: 300_000, keptUntil: null, organisations: [], invoice: null };
  starts = 0;
  server.use(
    mock(listRooms).replies({ message: { rooms: [], now: NOW } }),
    mock(getBooking).replies(() => ({ message: info })),
    mock(getInvoiceOffer).replies(() => ({ message: offer })),
    mock(listOwnOffers).replies(() => ({ message: { price: info.price, clientOffers: [] } })),
    mock(payEmbedded).replies(() => {
      starts++;
      info = booking({ status: processing });
      return {
        message: {
          orderId: 12,
          paymentId: `p${starts}`,
          confirmationToken: 't',
          frameUrl: `about:blank#${starts}`,
          expiresAt: '2026-11-20T04:00:00.000Z',
          now: NOW,
        },
      };
    }),
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
const frame = () => screen.findByTitle<HTMLIFrameElement>('Оплата брони № 12');

/** Sends a message as the provider's frame, from its own window unless another is given. */
async function say(
  event: string,
  { source = undefined as MessageEventSource | undefined, origin = undefined as string | undefined } = {},
) {
  const from = source ?? (await frame()).contentWindow;
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { source: 'payment-frame', event },
        origin: origin ?? 'null',
        source: from,
      }),
    );
  });
}

describe('paying', () => {
  it('shows what is paid for, and until when', async () => {
    open();
    expect(await screen.findByText('пт, 20 ноября, 10:00–12:00')).toBeTruthy();
    expect(screen.getByText(/^до\s08:15 \(06:15\sмск\)$/)).toBeTruthy();
    expect(screen.getByText('15:00')).toBeTruthy();
  });

  it('opens the form, checks a success with the server, and believes only the server', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: /Оплатить/ }));
    await say('success');
    expect(await screen.findByText('Проверяем платёж')).toBeTruthy();
    expect(screen.queryByText(/Оплачено/)).toBeNull();
    info = booking({
      status: paid,
      paidAt: NOW,
      expiresAt: null,
      can: ['cancel', 'receipt'],
      refundIfCancelled: 300_000,
    });
    expect(await screen.findByText('Оплачено. Ждём вас!', undefined, { timeout: 4000 })).toBeTruthy();
    expect(await screen.findByText('Бронирование оплачено')).toBeTruthy();
  });

  it('says that the room is closed then, and offers to move or to cancel with all of the money', async () => {
    const closed = { closed: 'Авария в здании', can: ['cancel', 'receipt', 'move'] as BookingInfo['can'] };
    info = booking({ status: paid, paidAt: NOW, expiresAt: null, refundIfCancelled: 300_000, ...closed });
    open();
    expect(await screen.findByText(/В.это время помещение закрыто/)).toBeTruthy();
    expect(screen.getByRole('note').textContent).toMatch(/Авария в здании.*вернём всю сумму, 3.000/);
    expect(screen.getByRole('link', { name: 'Перенести' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Отменить и.вернуть 3.000/ })).toBeTruthy();
    expect(screen.queryByText(/Ждём вас/)).toBeNull();
  });

  it.each([
    ['another window', { source: window }],
    ['another origin', { origin: 'https://evil.example' }],
  ])('does not listen to %s', async (_name, from) => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: /Оплатить/ }));
    await frame();
    await say('success', from);
    expect(screen.queryByText('Проверяем платёж')).toBeNull();
    expect(await frame()).toBeTruthy();
  });

  it('offers another try once the server knows of the refusal', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: /Оплатить/ }));
    await say('fail');
    const again = await screen.findByRole('button', { name: 'Попробовать ещё раз' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    info = booking({ status: awaitingPayment });
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'), { timeout: 4000 });
    await user.click(again);
    await waitFor(async () => expect((await frame()).getAttribute('src')).toBe('about:blank#2'));
  });

  it('says that the bank refused although the server knew before the frame said so', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: /Оплатить/ }));
    await frame();
    info = booking({ status: awaitingPayment });
    // Returning to a tab after a while loads the booking again.
    vi.setSystemTime(Date.parse(NOW) + 31_000);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Банк отклонил платёж')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(async () => expect((await frame()).getAttribute('src')).toBe('about:blank#2'));
  });

  it('opens the same payment again after a reload', async () => {
    info = booking({ status: processing });
    open();
    expect(await frame()).toBeTruthy();
    expect(starts).toBe(1);
  });

  it.each([
    ['may still be finished', ['pay', 'release'], /начатую оплату можно закончить/],
    ['only waits for the bank', ['release'], /Ждём ответа банка/],
  ] as const)('after the deadline a payment that was started %s', async (_, can, said) => {
    info = booking({ status: processing, expiresAt: NOW, can: [...can] });
    open();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText('00:00')).toBeNull();
  });

  it('stays with the booking when the provider is down', async () => {
    server.use(mock(payEmbedded).fails('payment_down'));
    const user = open();
    await user.click(await screen.findByRole('button', { name: /Оплатить/ }));
    expect(await screen.findByText(/Платёжный сервис недоступен/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Оплатить/ })).toBeTruthy();
  });
});

describe('what can become of an order', () => {
  it('paid: it goes into a calendar, and is repeated at the same hours of a week that is to come', async () => {
    info = booking({ status: paid, paidAt: NOW, expiresAt: null, can: ['receipt'] });
    const asked: unknown[] = [];
    server.use(
      mock(downloadCalendarItem).replies(({ body }) => {
        asked.push(body);
        const data = new Blob(['BEGIN:VCALENDAR'], { type: 'text/calendar' });
        return { data, type: 'text/calendar', name: 'Бронь.ics' };
      }),
    );
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const user = open();
    await user.click(await screen.findByRole('button', { name: /календарь/ }));
    await waitFor(() => expect(asked).toEqual([{ kind: 'booking', id: 12 }]));
    click.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Ещё' }));
    const again = await screen.findByRole('menuitem', { name: 'Повторить' });
    expect(again.getAttribute('href')).toBe('/booking/room/31/calendar?tariffId=1');
    await user.click(again);
    expect(storedRequest(31)).toEqual({
      hours: [hourAt(10, addDays(TODAY, 7)), hourAt(11, addDays(TODAY, 7))],
      tariffId: 1,
      serviceIds: [],
      equipmentIds: [],
    });
  });

  it.each([
    ['an hour ago', '2026-11-20T06:00:00.000Z', 7],
    ['at this moment', '2026-11-20T05:00:00.000Z', 7],
    ['three weeks ago', '2026-12-10T05:00:00.000Z', 21],
    ['to come', NOW, 7],
  ])('a booking that began %s is repeated in the next week that is ahead', (_, now, days) => {
    expect(sameHoursLater(booking(), Date.parse(now))[0]).toBe(hourAt(10, addDays(TODAY, days)));
  });

  it('paid: the receipt comes under its own name', async () => {
    info = booking({ status: paid, paidAt: NOW, expiresAt: null, can: ['cancel', 'receipt'] });
    const data = new Blob(['%PDF'], { type: 'application/pdf' });
    server.use(mock(getReceipt).replies({ data, type: 'application/pdf', name: 'Подтверждение оплаты № 12.pdf' }));
    const names: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Ещё' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Подтверждение оплаты' }));
    await waitFor(() => expect(names).toEqual(['Подтверждение оплаты № 12.pdf']));
    click.mockRestore();
  });

  it('expired with its hours free: leads back to the calendar with the same choice', async () => {
    info = booking({ status: cancelled, rejectionReason: 'Время на оплату истекло', expiresAt: null, can: [] });
    server.use(
      mock(getSchedule).replies({
        message: { schedule: [10, 11].map(hour => slotAt(hourAt(hour))), closedDays: [], roomPrice: 1, now: NOW },
      }),
    );
    const user = open();
    const again = await screen.findByRole('link', { name: 'Выбрать снова' });
    expect(again.getAttribute('href')).toBe('/booking/room/31/calendar?tariffId=1');
    await user.click(again);
    expect(JSON.parse(sessionStorage.getItem('request:31') ?? '{}')).toMatchObject({ hours: [hourAt(10), hourAt(11)] });
  });

  it('expired with its hours taken: another time', async () => {
    info = booking({ status: cancelled, rejectionReason: 'Время на оплату истекло', expiresAt: null, can: [] });
    const schedule = [10, 11].map(hour => slotAt(hourAt(hour), { statusId: 1 }));
    server.use(mock(getSchedule).replies({ message: { schedule, closedDays: [], roomPrice: 1, now: NOW } }));
    open();
    expect(await screen.findByText(/Эти часы уже заняты/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Выбрать другое время' })).toBeTruthy();
  });

  it('cancelled by staff: the reason and where the money is', async () => {
    info = booking({
      status: cancelled,
      rejectionReason: 'Авария в зале',
      paidAt: NOW,
      expiresAt: null,
      can: [],
      refund: { status: 'requested', sum: 300_000, at: NOW },
    });
    open();
    expect(await screen.findByText('Причина: Авария в зале')).toBeTruthy();
    expect(screen.getByText('Возврат оформляется')).toBeTruthy();
  });

  it('a refund the bank refused: what is true, and that there is nothing to do', async () => {
    const refund = { status: 'failed', sum: 300_000, at: NOW } as const;
    info = booking({ status: cancelled, paidAt: NOW, expiresAt: null, can: [], refund });
    open();
    expect(await screen.findByText('Возврат не прошёл')).toBeTruthy();
    expect(screen.getByText(/Банк не\sпринял возврат/)).toBeTruthy();
  });

  it('released after a question', async () => {
    server.use(
      mock(releaseBooking).replies(() => {
        info = booking({ status: cancelled, expiresAt: null, can: [] });
        return { message: { success: true } };
      }),
    );
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Отменить бронь' }));
    expect(await screen.findByText('Снять бронь?')).toBeTruthy();
    const [, yes] = screen.getAllByRole('button', { name: 'Отменить бронь', hidden: true });
    await user.click(yes as HTMLElement);
    expect(await screen.findByText('Бронь отменена')).toBeTruthy();
    expect(await screen.findByText('Бронирование отменено')).toBeTruthy();
  });

  it('foreign or missing: not found', async () => {
    server.use(mock(getBooking).fails('not_found'));
    open();
    expect(await screen.findByText('Бронь не найдена')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Мои бронирования' })).toBeTruthy();
  });
});

describe('an organisation pays', () => {
  const company = { organisationId: 5, name: 'ООО «Печь и глина»', INN: '6672051180' };
  const keptUntil = '2026-11-25T13:00:00.000Z';
  const invoice = {
    invoiceId: 9,
    invoiceNumber: '12',
    invoiceDate: '2026-11-20',
    orderInvoiceStatus: 'awaiting' as const,
    invoiceEnd: null,
    customerName: company.name,
    sum: 300_000,
    received: 0,
    owed: 0,
    returned: 0,
    keptUntil,
    orderIds: [12],
    eventRequestId: null,
  };

  it('is not offered when its money would come too late, with the reason', async () => {
    open();
    expect(await screen.findByText(/деньги по\sсчёту не\sуспеют прийти/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Получить счёт/ })).toBeNull();
  });

  it('says what comes back of an invoice that was cancelled', async () => {
    const gone = { orderInvoiceStatus: 'cancelled', invoiceEnd: 'expired', received: 100_000, owed: 100_000 } as const;
    offer = { ...offer, invoice: { ...invoice, ...gone } };
    open();
    expect(await screen.findByText(/^Счёт №\s12 аннулирован\. .*Вернём 1\s000\s₽\.$/)).toBeTruthy();
  });

  it.each([
    ['ahead', '2026-11-25T13:00:00.000Z', /^Деньги должны прийти до\s.*: банки переводят/],
    ['past', '2026-11-19T13:00:00.000Z', /^Срок счёта прошёл .*\. Проверяем выписку банка/],
  ])('says what the term of an invoice means while it is %s', async (_, until, text) => {
    offer = { ...offer, noInvoice: 'notNow', invoice: { ...invoice, keptUntil: until } };
    open();
    const says = (each: Element | null) => each?.tagName === 'LI' && text.test(each.textContent ?? '');
    expect(await screen.findByText((_text, each) => says(each))).toBeTruthy();
    expect(
      screen.getAllByRole('listitem').filter(each => /Проверяем|должны/.test(each.textContent ?? '')),
    ).toHaveLength(1);
  });

  it('leads to the organisations when there are none', async () => {
    offer = { ...offer, noInvoice: null, keptUntil };
    open();
    expect(await screen.findByRole('link', { name: '«Организации»' })).toBeTruthy();
  });

  it('makes the invoice, downloads it, and says until when the money has to come', async () => {
    offer = { ...offer, noInvoice: null, keptUntil, organisations: [company] };
    const sent: unknown[] = [];
    let downloads = 0;
    server.use(
      mock(makeOrderInvoice).replies(({ body }) => {
        sent.push(body);
        offer = { ...offer, noInvoice: 'notNow', invoice };
        return { id: 9, message: invoice };
      }),
      mock(getMyInvoicePdf).replies(() => {
        downloads++;
        return { data: new Blob(['pdf']), type: 'application/pdf', name: 'Счёт № 12.pdf' };
      }),
    );
    const user = open();
    await user.click(await screen.findByRole('button', { name: /^Получить счёт на\s3\s000\s₽$/ }));
    expect(await screen.findByRole('heading', { name: /^Счёт №\s12$/ })).toBeTruthy();
    expect(screen.getByText('Ждёт оплаты')).toBeTruthy();
    expect(screen.getByText(/25 ноября, 18:00/)).toBeTruthy();
    expect(sent).toEqual([{ orderId: 12, organisationId: 5, sum: 300_000 }]);
    await waitFor(() => expect(downloads).toBe(1));
  });
});
