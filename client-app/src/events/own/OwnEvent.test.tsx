// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deleteEvent,
  downloadEventTickets,
  getEvent,
  listEventHistory,
  listEvents,
  payForEvent,
  withdrawEvent,
} from '@venue/sdk/events';
import { eventStatus, type VenueEvent } from '@venue/sdk/events/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { anEvent, entrance, renderPage, startServer } from '../events.testing.tsx';
import OwnEvent from './OwnEvent.tsx';
import OwnEvents from './OwnEvents.tsx';

const { server, usual } = startServer();
const { awaitingPayment, draft, onVerification, processing, published, rejected } = eventStatus;
const none = { message: { page: 1, pageSize: 25, total: 0, totalIsExact: true }, items: [] };
let event: VenueEvent;

beforeEach(() => {
  event = anEvent({ objectStatusId: published, tickets: [{ ...entrance, soldCount: 3 }], can: ['tickets'] });
  server.use(
    ...usual(),
    mock(getEvent).replies(() => ({ message: event })),
    mock(listEventHistory).replies({
      ...none,
      items: [
        {
          historyId: 1,
          objectType: 'event',
          objectId: 12,
          objectTitle: 'Ночь камня',
          objectStatusId: 1,
          what: 'Создан черновик',
          comment: '',
          who: 'Мария',
          at: '2026-11-20T04:00:00.000Z',
        },
      ],
    }),
  );
});
const at = '/account/events/12';
const open = () => ({ ...renderPage('/account/events/:eventId', <OwnEvent />, at), user: userEvent.setup() });

it('says where it stands, who comes, how it reads and what happened', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ночь камня' })).toBeTruthy();
  expect(screen.getByText(/^Мероприятие опубликовано/)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Участники' })).getByText('3 из 100')).toBeTruthy();
  expect(screen.getByText('сб, 5 декабря, 18:30–21:00')).toBeTruthy();
  expect(await screen.findByText('Создан черновик')).toBeTruthy();
});

it('the list of participants comes as a table or as a PDF', async () => {
  const wanted = vi.fn();
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => undefined;
  server.use(
    mock(downloadEventTickets).replies(({ body }) => {
      wanted(body);
      return { data: new Blob(['']), name: 'list', type: 'application/pdf' };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Список в\u00a0XLSX' }));
  await waitFor(() => expect(link).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Список в\u00a0PDF' }));
  await waitFor(() => expect(link).toHaveBeenCalledTimes(2));
  expect(wanted.mock.calls).toEqual([[{ eventId: 12, download: true }], [{ eventId: 12, download: false }]]);
});

it('is deleted after a question that names it', async () => {
  event = anEvent();
  const gone = vi.fn();
  server.use(
    mock(deleteEvent).replies(({ params, body }) => {
      gone(params.id, body);
      return { message: { success: true } };
    }),
  );
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Вы уверены, что хотите удалить мероприятие «Ночь камня»?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(address()).toBe('/account/events?show=events'));
  expect(gone).toHaveBeenCalledExactlyOnceWith('12', { adminSend: false, seen: event.objectStatusId });
});

it("somebody else's published event is no event of mine", async () => {
  event = anEvent({ objectStatusId: published, can: [] });
  open();
  expect(await screen.findByText(/не найдено/)).toBeTruthy();
});

it('the list is narrowed by the address, and a rejected one says why and what next', async () => {
  const heard = vi.fn();
  const row = anEvent({ objectStatusId: rejected, rejectionReason: 'Помещение занято', can: ['delete'] });
  const { tickets: _, ...shown } = row;
  server.use(
    mock(listEvents).replies(({ params, body }) => {
      heard(params.x, body);
      return { message: { page: 1, pageSize: 12, total: 1, totalIsExact: true }, items: [shown] };
    }),
  );
  renderPage('/account/events', <OwnEvents />, '/account/events?show=events&status=4&search=камня');
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('link', { name: /№\s12 · Ночь камня/ }).getAttribute('href')).toBe(at);
  expect(card.getByText('Отклонено')).toBeTruthy();
  expect(card.getByText('Почему: Помещение занято')).toBeTruthy();
  expect(card.getByText('сб, 5 декабря, 18:30–21:00 · Лекторий')).toBeTruthy();
  expect(card.getByText(/^Площадка не\sприняла мероприятие/)).toBeTruthy();
  expect(card.queryByRole('link', { name: /Продолжить/ })).toBeNull();
  expect(heard).toHaveBeenCalledWith('1', { own: true, objectStatusId: 4, search: 'камня' });
});

/** Opens the page of an event that waits to be paid, and the frame of the bank; returns how the bank tells its result. */
async function payInFrame() {
  event = anEvent({ objectStatusId: awaitingPayment, price: 1_800_000, can: ['pay', 'delete'] });
  const paid = vi.fn();
  server.use(
    mock(payForEvent).replies(({ body }) => {
      paid(body);
      event = { ...event, objectStatusId: processing, can: ['delete'] };
      const now = '2026-11-20T04:00:00.000Z';
      return {
        message: { eventId: 12, paymentId: 'p', confirmationToken: 't', frameUrl: 'http://venue.test/pay/p', now },
      };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Оплатить 18\s000\s₽/ }));
  await screen.findByTitle('Оплата мероприятия № 12');
  expect(paid).toHaveBeenCalledExactlyOnceWith({ eventId: 12, price: 1_800_000 });
  const tell = (said: string) =>
    act(() =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { source: 'payment-frame', event: said },
          origin: 'http://venue.test',
          source: screen.getByTitle<HTMLIFrameElement>('Оплата мероприятия № 12').contentWindow,
        }),
      ),
    );
  const inView = vi.spyOn(Element.prototype, 'scrollIntoView');
  /** Waits until the focus is there, and its part of the page has come into view. */
  const focusOn = (element: HTMLElement) =>
    waitFor(() => {
      expect(document.activeElement).toBe(element);
      expect(inView.mock.contexts.at(-1)).toBe(element.closest('section'));
    });
  return { user, paid, tell, focusOn };
}

it('is paid in the frame of the bank; a payment broken off goes on', async () => {
  const { user, paid, tell, focusOn } = await payInFrame();
  tell('fail');
  await focusOn(await screen.findByRole('heading', { name: 'Платёж не\u00a0прошёл' }));
  await user.click(await screen.findByRole('button', { name: 'Продолжить оплату' }));
  expect(await screen.findByTitle('Оплата мероприятия № 12')).toBeTruthy();
  expect(paid).toHaveBeenCalledTimes(2);
  tell('success');
  await focusOn(await screen.findByRole('heading', { name: 'Ждём подтверждения от\u00a0банка' }));
});

it('shows where it stands once it is paid', async () => {
  const { tell, focusOn } = await payInFrame();
  event = { ...event, objectStatusId: published, can: ['tickets'] };
  tell('success');
  await focusOn(await screen.findByRole('region', { name: 'Статус' }));
});

it('another sum by now is said, and the new one stands there', async () => {
  event = anEvent({ objectStatusId: awaitingPayment, price: 1_800_000, can: ['pay', 'delete'] });
  server.use(
    mock(payForEvent).fails('price_changed'),
    mock(getEvent).replies(() => ({ message: event })),
  );
  const { user } = open();
  const button = await screen.findByRole('button', { name: /^Оплатить/ });
  event = { ...event, price: 2_000_000 };
  await user.click(button);
  expect(await screen.findByRole('button', { name: /^Оплатить 20\s000\s₽/ })).toBeTruthy();
});

it('is taken back from verification after a question, and edited again', async () => {
  event = anEvent({ objectStatusId: onVerification, can: ['withdraw', 'delete'] });
  server.use(
    mock(withdrawEvent).replies(() => {
      event = anEvent({ objectStatusId: draft });
      return { message: event };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Отозвать/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Вы уверены, что хотите отозвать эту запись с проверки?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByRole('link', { name: 'Редактировать' })).toBeTruthy();
});
