import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mock } from '@venue/sdk/testing';
import { checkIn, getDoorList } from '@venue/sdk/tickets/admin';
import { checkInOutcome, type DoorTicket } from '@venue/sdk/tickets/model';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetPeople } from '../../app/frame/people.ts';
import { renderPage, startServer } from '../../testing/render.tsx';
import DoorPage from './DoorPage.tsx';
import { storedDoor } from './storedDoor.ts';
import { hashOf } from './verdict.ts';

const server = startServer();
const person = userEvent.setup();
const CODE = 'ABCDEFGHJKMN';
const AT = '2026-12-01T13:30:00.000Z';

const guest = async (over: Partial<DoorTicket> = {}): Promise<DoorTicket> => ({
  ticketNumber: 41,
  codeHash: await hashOf(CODE),
  holderName: 'Соснина Алёна',
  phoneEnding: '0099',
  ticketName: 'Входной',
  isCancelled: false,
  checkIn: null,
  isOutside: false,
  ...over,
});

const event = {
  eventId: 12,
  eventTitle: 'Ночь керамики',
  date: '2026-12-01',
  time: '18:30',
  dateEnd: null,
  timeEnd: null,
  doorsOpenAt: '2026-01-01T00:00:00.000Z',
  roomId: null,
  roomName: null,
  place: 'Двор',
  issued: 1,
  checkedIn: 0,
  allowsReentry: false,
  inside: 0,
};
const lists = (...tickets: DoorTicket[]) =>
  mock(getDoorList).replies({ message: { event, tickets, replaced: [], now: AT } });
const cut = () => http.post('*/api/admin/check-in/12', () => HttpResponse.error());

// jsdom has no `crypto.subtle`.
vi.stubGlobal('crypto', webcrypto);
beforeEach(() => localStorage.clear());

const open = () =>
  renderPage(
    <Routes>
      <Route path="/check-in/:id" element={<DoorPage />} />
    </Routes>,
    { at: '/check-in/12' },
  );

async function type(code: string): Promise<void> {
  await person.type(await screen.findByLabelText('Код билета'), code);
  await person.click(screen.getByRole('button', { name: 'Проверить' }));
}

it('says when, where and by whom a ticket was let in before', async () => {
  const before = { at: AT, place: 'Главный вход', who: 'Громова В.' };
  server.use(
    lists(await guest()),
    mock(checkIn).replies({
      message: {
        results: [
          {
            scanId: 'a',
            outcome: checkInOutcome.already,
            ticketNumber: 41,
            holderName: 'Соснина Алёна',
            ticketName: 'Входной',
            checkIn: before,
          },
        ],
      },
    }),
  );
  open();
  await type('abcd-efgh-jkmn');
  expect(await screen.findByText('Уже проходили')).not.toBeNull();
  expect(screen.getByText(/18:30, Главный вход, Громова В\./)).not.toBeNull();
});

it('takes the former verdict away when the next code is refused by its form', async () => {
  server.use(
    lists(await guest()),
    mock(checkIn).replies({
      message: {
        results: [
          {
            scanId: 'a',
            outcome: checkInOutcome.admitted,
            ticketNumber: 41,
            holderName: 'Соснина Алёна',
            ticketName: 'Входной',
            checkIn: null,
          },
        ],
      },
    }),
  );
  open();
  await type(CODE);
  expect(await screen.findByText('Проходите')).not.toBeNull();
  await type('ABCDEF');
  expect(await screen.findByText(/В.коде 12 букв и.цифр/)).not.toBeNull();
  expect(screen.queryByText('Проходите')).toBeNull();
});

it('goes on without network: lets a known ticket in once, keeps the scan on the phone, and refuses a forged code', async () => {
  server.use(lists(await guest()), cut());
  open();
  await type(CODE);
  expect(await screen.findByText('Проходите')).not.toBeNull();
  expect(screen.getByText(/Ждут отправки: 1/)).not.toBeNull();
  await waitFor(() => expect(storedDoor(12).waiting).toMatchObject([{ ticketNumber: 41, scan: { code: CODE } }]));
  await type(CODE);
  expect(await screen.findByText('Уже проходили')).not.toBeNull();
  await type('NNNNNNNNNNNN');
  expect(await screen.findByText('Такого билета нет')).not.toBeNull();
  expect(storedDoor(12).waiting).toHaveLength(1);
  // Signing out deletes the list of guests; the scan has no personal data and must still be sent.
  expect(storedDoor(12).list?.tickets).toHaveLength(1);
  forgetPeople();
  expect(storedDoor(12)).toMatchObject({ list: null, waiting: [{ ticketNumber: 41 }] });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Соснина|0099/);
});

it('refuses a code that was replaced without network too, and keeps nothing to send', async () => {
  const replaced = [{ codeHash: await hashOf('WXYZWXYZWXYZ'), ticketNumber: 41, outcome: checkInOutcome.passedOn }];
  server.use(mock(getDoorList).replies({ message: { event, tickets: [await guest()], replaced, now: AT } }), cut());
  open();
  await type('WXYZWXYZWXYZ');
  expect(await screen.findByText('Передан, код заменён')).not.toBeNull();
  expect(screen.getByText(/Новый пришёл его владельцу/)).not.toBeNull();
  expect(storedDoor(12).waiting).toEqual([]);
});

it('lets nobody in without network before the doors open, and says when they do', async () => {
  const opens = '2099-05-15T11:00:00.000Z';
  const message = { event: { ...event, doorsOpenAt: opens }, tickets: [await guest()], replaced: [], now: AT };
  server.use(mock(getDoorList).replies({ message }), cut());
  open();
  await type(CODE);
  expect(await screen.findByText(/^Вход ещё не.открыт$/)).not.toBeNull();
  expect(screen.getByText(/Билеты отмечают с.15\.05\.2099 16:00/)).not.toBeNull();
  expect(storedDoor(12).waiting).toEqual([]);
});

it('lets a guest in, out and in again without network, and nobody out or in twice', async () => {
  const message = { event: { ...event, allowsReentry: true }, tickets: [await guest()], replaced: [], now: AT };
  server.use(mock(getDoorList).replies({ message }), cut());
  open();
  await person.click(await screen.findByLabelText('Выход'));
  await type(CODE);
  expect(await screen.findByText(/^Не.внутри$/)).not.toBeNull();
  for (const [direction, first, second] of [
    ['Вход', /^Проходите$/, /^Уже внутри$/],
    ['Выход', /^Вышел$/, /^Не.внутри$/],
    ['Вход', /^Проходите$/, /^Уже внутри$/],
  ] as const) {
    await person.click(screen.getByLabelText(direction));
    await type(CODE);
    expect(await screen.findByText(first)).not.toBeNull();
    await type(CODE);
    expect(await screen.findByText(second)).not.toBeNull();
  }
  expect(storedDoor(12).waiting.map(({ scan }) => scan.direction ?? 'in')).toEqual(['in', 'out', 'in']);
  expect(screen.getByText(/внутри 1/)).not.toBeNull();
});

it('says why the server refuses what was kept, and keeps it', async () => {
  server.use(lists(await guest()), cut());
  open();
  await type(CODE);
  expect(await screen.findByText(/Ждут отправки: 1/)).not.toBeNull();
  server.use(mock(checkIn).fails('not_found'));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/Сервер пока не.принимает: ./)).not.toBeNull();
  expect(storedDoor(12).waiting).toHaveLength(1);
});

it('sends what it kept when the network is back, and shows whom two doors let in', async () => {
  server.use(lists(await guest()), cut());
  open();
  await type(CODE);
  expect(await screen.findByText(/Ждут отправки: 1/)).not.toBeNull();
  const first = { at: AT, place: 'Двор', who: 'Кузнецова И.' };
  let requests = 0;
  server.use(
    mock(checkIn).replies(() => {
      requests++;
      return {
        message: {
          results: [
            {
              scanId: 'a',
              outcome: checkInOutcome.already,
              ticketNumber: 41,
              holderName: 'Соснина Алёна',
              ticketName: 'Входной',
              checkIn: first,
            },
          ],
        },
      };
    }),
  );
  // However often it is sent again, the guest is named once.
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/Прошли дважды без.связи/)).not.toBeNull();
  await waitFor(() => expect(requests).toBe(2));
  expect(screen.getByText(/Двор, Кузнецова И\./)).not.toBeNull();
  await waitFor(() => expect(storedDoor(12).waiting).toEqual([]));
});
