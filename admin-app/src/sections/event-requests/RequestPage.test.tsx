import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import {
  assignEventRequest,
  getEventRequest,
  listRequestManagers,
  moveEventRequest,
} from '@venue/sdk/event-requests/admin';
import { type EventRequestStatus, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock, sampleReply } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import RequestPage from './RequestPage.tsx';

const { new: fresh, inProgress, happened, refused } = eventRequestStatus;
const server = startServer();
const person = userEvent.setup();
const { message: sampled } = sampleReply(getEventRequest);
const whole = {
  ...sampled,
  eventRequestId: 7,
  eventRequestTitle: 'Лекторий',
  eventRequestStatus: fresh as EventRequestStatus,
  eventRequestDescription: 'Три лекции о глине',
  regForm: '',
  managerInfo: null,
  moves: [inProgress, refused] as EventRequestStatus[],
};
let request = whole;
let sent: unknown[];

beforeEach(() => {
  request = whole;
  sent = [];
  server.use(
    mock(getEventRequest).replies(() => ({ message: request })),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(listPresence).replies({ message: { others: [] } }),
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
  await person.click(await screen.findByRole('button', { name: 'Отказать' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Отказать' }));
  expect(await dialog.findAllByText('Обязательное поле')).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await person.type(dialog.getByRole('textbox'), 'Занято');
  await person.click(dialog.getByRole('button', { name: 'Отказать' }));
  await waitFor(() => expect(sent).toEqual([{ seen: fresh, status: refused, rejectionReason: 'Занято' }]));
});

it('makes the reader its manager', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: 'Назначить меня' }));
  await waitFor(() => expect(sent).toEqual([{ managerId: staff.userId }]));
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
  await waitFor(() => expect(sent).toEqual([{ managerId: 9 }]));
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
  expect(screen.queryByRole('button', { name: /Взять|Отказать|Назначить/ })).toBeNull();
});
