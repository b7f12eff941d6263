import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reply } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import {
  assignEventRequest,
  getEventRequest,
  listCustomerMessages,
  listRequestManagers,
  moveEventRequest,
  readCustomerMessages,
  sendProposal,
  writeToCustomer,
} from '@venue/sdk/event-requests/admin';
import { type EventRequestStatus, eventRequestStatus, type RequestMessage } from '@venue/sdk/event-requests/model';
import { getRequestInvoice } from '@venue/sdk/papers/admin';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock, sampleReply } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import RequestPage from './RequestPage.tsx';

const { new: fresh, inProgress, areaPreparation, didNotHappen, happened, refused } = eventRequestStatus;
const server = startServer();
const person = userEvent.setup();
const { message: sampled } = sampleReply(getEventRequest);
type EndedBy = typeof sampled.endedBy;
const whole = {
  ...sampled,
  eventRequestId: 7,
  eventRequestTitle: 'Лекторий',
  eventRequestStatus: fresh as EventRequestStatus,
  eventRequestDescription: 'Три лекции о глине',
  regForm: '',
  managerInfo: null,
  endedBy: null as EndedBy,
  callOffReason: null as string | null,
  eventMoney: null as typeof sampled.eventMoney,
  eventRequestDays: [],
  clashes: [] as typeof sampled.clashes,
  proposals: [],
  papers: [],
  estimate: {
    lines: [{ title: 'Лекторий', quantity: 5, unit: 'ч', unitPrice: 300_000, sum: 1_500_000 }],
    price: 1_500_000,
    unpriced: ['Кейтеринг'],
  },
  moves: [inProgress, refused] as EventRequestStatus[],
};
let request = whole;
let paid: Reply<typeof getRequestInvoice>['message'];
let sent: unknown[];
let read: unknown[];
let messages: RequestMessage[];
const asked: RequestMessage = {
  messageId: 5,
  fromStaff: false,
  who: 'Котова М.',
  text: 'Сколько мест?',
  files: [],
  sentAt: '2026-12-01T05:00:00.000Z',
  readAt: null,
};

beforeEach(() => {
  paid = { invoice: null, act: null, noPayer: false };
  request = whole;
  sent = [];
  read = [];
  messages = [];
  server.use(
    mock(getEventRequest).replies(() => ({ message: request })),
    mock(getRequestInvoice).replies(() => ({ message: paid })),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listCustomerMessages).replies(() => ({ message: { messages, more: false } })),
    mock(readCustomerMessages).replies(({ body }) => {
      read.push(body);
      return { message: { unread: 0 } };
    }),
    mock(setPresence).replies({ message: { success: true } }),
    mock(moveEventRequest).replies(({ body }) => {
      sent.push(body);
      return { message: request };
    }),
    mock(assignEventRequest).replies(({ body }) => {
      sent.push(body);
      return { message: request };
    }),
  );
});

const open = () =>
  renderPage(
    <Routes>
      <Route path="/event-requests/:id" element={<RequestPage />} />
    </Routes>,
    { at: '/event-requests/7' },
  );

it('shows what was answered, and leaves out what was left open', async () => {
  open();
  const about = within(await screen.findByRole('region', { name: 'О мероприятии' }));
  expect(about.getByText('Три лекции о глине')).not.toBeNull();
  expect(about.queryByText('Форма регистрации')).toBeNull();
});

it('takes a request from the status that was seen', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: /^Взять в.работу$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: /^Взять в.работу$/ }));
  await waitFor(() => expect(sent).toEqual([{ seen: fresh, status: inProgress }]));
});

it('refuses with a reason only', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: 'Отклонить' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }));
  expect(await dialog.findAllByText('Обязательное поле')).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await person.type(dialog.getByRole('textbox'), 'Занято');
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(sent).toEqual([{ seen: fresh, status: refused, rejectionReason: 'Занято' }]));
});

it('makes the reader its manager', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: 'Назначить меня' }));
  await waitFor(() => expect(sent).toEqual([{ managerId: staff.userId, seen: null }]));
});

it('reads what the customer wrote, and answers', async () => {
  messages = [asked];
  server.use(
    mock(writeToCustomer).replies(({ body: sentBody }) => {
      const body = sentBody as { text: string };
      sent.push(body.text);
      const mine = { ...asked, messageId: 6, fromStaff: true, who: 'Громова В.', text: body.text };
      messages = [...messages, mine];
      return { id: mine.messageId, message: mine };
    }),
  );
  open();
  const thread = within(await screen.findByRole('region', { name: 'Сообщения' }));
  expect(await thread.findByText('Сколько мест?')).not.toBeNull();
  await waitFor(() => expect(read).toEqual([{ upTo: 5 }]));
  await person.click(thread.getByRole('button', { name: 'Отправить' }));
  expect(await thread.findAllByText('Обязательное поле')).not.toHaveLength(0);
  await person.type(thread.getByLabelText('Сообщение'), 'Восемьдесят');
  await person.click(thread.getByRole('button', { name: 'Отправить' }));
  expect(await thread.findByText('Восемьдесят', { selector: 'p' })).not.toBeNull();
  expect(sent).toEqual(['Восемьдесят']);
  await waitFor(() => expect(thread.getByLabelText<HTMLTextAreaElement>('Сообщение').value).toBe(''));
});

it('composes a proposal from the estimate; what has no price is asked for', async () => {
  server.use(
    mock(sendProposal).replies(({ body }) => {
      sent.push(body);
      return sampleReply(sendProposal);
    }),
  );
  open();
  await person.click(await screen.findByRole('button', { name: 'Составить предложение' }));
  const form = within(await screen.findByRole('form', { name: 'Новое предложение' }));
  await person.click(form.getByRole('button', { name: 'Отправить предложение' }));
  expect(await form.findAllByText('Обязательное поле')).not.toHaveLength(0);
  const prices = form.getAllByLabelText(/^Цена за/);
  await person.type(prices[1] as HTMLElement, '450');
  await person.click(form.getByRole('button', { name: 'Отправить предложение' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        lines: [
          { title: 'Лекторий', quantity: 5, unit: 'ч', unitPrice: 300_000 },
          { title: 'Кейтеринг', quantity: 1, unit: 'шт.', unitPrice: 45_000 },
        ],
        comment: '',
      },
    ]),
  );
});

it('gives it to a colleague, who is found by name on the server', async () => {
  const searches: unknown[] = [];
  server.use(
    mock(listRequestManagers).replies(({ query }) => {
      searches.push(query.search);
      return {
        message: {
          managers: [{ managerId: 9, managerLastName: 'Громова', managerName: 'Вера', managerMiddleName: '' }],
        },
      };
    }),
  );
  open();
  await person.click(await screen.findByRole('button', { name: 'Назначить коллегу' }));
  await person.type(screen.getByRole('combobox', { name: 'Кто ведёт заявку' }), 'гром');
  await person.click(await screen.findByRole('option', { name: 'Громова Вера' }));
  await waitFor(() => expect(sent).toEqual([{ managerId: 9, seen: null }]));
  expect(searches).toContain('гром');
});

it.each([
  ['to those who only read', { ...staff, permissions: ['eventRequests.read' as const] }, whole],
  ['about what is over', staff, { ...whole, eventRequestStatus: happened, moves: [] }],
])('offers nothing %s', async (_, reader, shown) => {
  server.use(mock(whoAmI).replies({ message: reader }));
  request = shown;
  open();
  await screen.findByText('Три лекции о глине');
  expect(screen.queryByRole('button', { name: /Взять|Отклонить|Назначить/ })).toBeNull();
});

it('says from when an event may be marked as held, and takes back a mark made by mistake', async () => {
  request = { ...whole, eventRequestStatus: areaPreparation, moves: [didNotHappen, refused] };
  open();
  expect(
    await screen.findByText(/^Отметить, что мероприятие состоялось, можно после его окончания: \d\d/),
  ).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Состоялось' })).toBeNull();
  cleanup();
  request = { ...whole, eventRequestStatus: happened, moves: [areaPreparation] };
  open();
  await person.click(await screen.findByRole('button', { name: /^Вернуть в.подготовку$/ }));
  expect(screen.queryByText(/^Отметить, что/)).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: /^Вернуть в.подготовку$/ }));
  await waitFor(() => expect(sent).toEqual([{ seen: happened, status: areaPreparation }]));
});

it('says why an event that is to be paid has no invoice', async () => {
  paid = { invoice: null, act: null, noPayer: true };
  open();
  expect(await screen.findByText(/^Счёта ещё нет/)).not.toBeNull();
});

it('leads to the invoice of the event and to its act', async () => {
  const { message } = sampleReply(getRequestInvoice);
  const invoice = { ...message.invoice, invoiceId: 9, invoiceNumber: '12', sum: 1_500_000 } as NonNullable<
    typeof message.invoice
  >;
  paid = { invoice, act: { actId: 5, actNumber: '7', actStatus: 2 }, noPayer: false };
  open();
  const link = await screen.findByRole('link', { name: /^Счёт №\s12/ });
  expect(link.getAttribute('href')).toBe('/agreements/invoices/9');
  expect(screen.getByRole('link', { name: /^Акт №\s7/ }).getAttribute('href')).toBe('/agreements/acts/5');
});

it('names what has the hours that it needs, with a link to each', async () => {
  const none = { place: null, orderId: null, eventId: null, eventRequestId: null, title: '' };
  request = {
    ...whole,
    clashes: [
      { ...none, kind: 'booking', orderId: 120, start: '2026-12-24T05:00:00.000Z', end: '2026-12-24T06:00:00.000Z' },
      {
        ...none,
        kind: 'event',
        eventRequestId: 31,
        title: 'Ярмарка',
        start: '2026-12-24T06:00:00.000Z',
        end: '2026-12-24T10:00:00.000Z',
      },
    ],
  };
  open();
  const note = within((await screen.findByText(/пространство занято/)).closest('div') as HTMLElement);
  const links = note.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['24.12.2026 10:00–11:00, бронь №\u00a0120', expect.stringContaining('booking=120')],
    ['24.12.2026 11:00–15:00, заявка №\u00a031 «Ярмарка»', expect.stringContaining('31')],
  ]);
});
