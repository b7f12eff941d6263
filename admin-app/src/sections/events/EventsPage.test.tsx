import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { acceptEvent, downloadEventTickets, listEvents, removeEvent, restoreEvent } from '@venue/sdk/events/admin';
import { type AdminEventRow, eventKind, eventStatus } from '@venue/sdk/events/model';
import { mock } from '@venue/sdk/testing';
import { listViews } from '@venue/sdk/views/admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { person, renderPage, startServer } from '../../testing/render.tsx';
import EventsPage from './EventsPage.tsx';
import { anEvent, aRow, usual } from './events.testing.ts';

const server = startServer();
const user = userEvent.setup();

let rows: AdminEventRow[];
let asked: unknown[];
let sent: unknown[];

beforeEach(() => {
  // Use cards: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  rows = [aRow()];
  asked = [];
  sent = [];
  server.use(
    ...usual(),
    mock(listViews).replies({ message: { views: [] } }),
    mock(listEvents).replies(({ query }) => {
      asked.push(query);
      return { message: { page: 1, pageSize: 25, total: rows.length, totalIsExact: true }, items: rows };
    }),
  );
});

const open = (at = '/events') => renderPage(<EventsPage />, { at });
const card = async () => within(await screen.findByRole('list', { name: 'Мероприятия' }));
async function choose(action: string) {
  await user.click((await card()).getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const actions = async () =>
  (await screen.findAllByRole('menuitem')).map(item => item.textContent?.replaceAll('\u00a0', ' '));

it('shows when and where, and leads to the editor of its kind', async () => {
  rows = [
    aRow(),
    aRow({
      eventId: 13,
      eventKind: eventKind.announcement,
      eventTitle: 'Скоро ярмарка',
      dateEnd: '2026-12-07',
      roomId: null,
      roomName: null,
      place: 'Парк Маяковского',
    }),
  ];
  open();
  const list = await card();
  expect(list.getByText('05.12.2026 18:30–21:00')).not.toBeNull();
  expect(list.getByText('05.12.2026–07.12.2026')).not.toBeNull();
  expect(list.getByText('Парк Маяковского')).not.toBeNull();
  const links = list.getAllByRole('link').map(link => link.getAttribute('href'));
  // The links of each record: its name, its number, and its sender.
  expect(links).toEqual([
    ...['/12/edit', '/12/edit', '/users/4'],
    ...['/13/edit/announcement', '/13/edit/announcement', '/users/4'],
  ]);
  expect(screen.getByRole('link', { name: 'Создать мероприятие' }).getAttribute('href')).toBe('/create');
  expect(screen.getByRole('link', { name: 'Создать анонс' }).getAttribute('href')).toBe('/create/announcement');
});

it('asks for what the address says', async () => {
  open('/events?status=2&kind=2&categoryId=3&roomId=30&from=2026-12-01&search=камень');
  await card();
  expect(asked[0]).toMatchObject({
    status: '2',
    kind: '2',
    categoryId: '3',
    roomId: '30',
    from: '2026-12-01',
    search: 'камень',
  });
});

it('shows whose events a link asks for, until it is reset', async () => {
  open('/events?userId=101');
  await waitFor(() => expect(asked[0]).toMatchObject({ userId: '101' }));
  await user.click(screen.getByRole('button', { name: /Фильтры: 1/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Номер организатора').value).toBe('101');
  await user.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('userId'));
  expect(screen.queryByLabelText('Номер организатора')).toBeNull();
});

it('offers of each what may be done to it, and nothing that may not', async () => {
  rows = [aRow({ objectStatusId: eventStatus.onVerification, can: ['edit', 'confirm', 'reject', 'rework', 'delete'] })];
  open();
  await user.click((await card()).getByRole('button', { name: 'Действия' }));
  expect(await actions()).toEqual(['Опубликовать', 'На доработку', 'Отклонить', 'Удалить']);
});

it('anyone who may only read creates, decides and deletes nothing', async () => {
  server.use(mock(whoAmI).replies({ message: { ...person, permissions: ['events.read'] } }));
  rows = [aRow({ can: [] })];
  open();
  const list = await card();
  expect(list.queryByRole('button', { name: 'Действия' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Создать мероприятие' })).toBeNull();
});

it('is withdrawn after the question of the specification', async () => {
  rows = [aRow({ objectStatusId: eventStatus.published, can: ['edit', 'unpublish'] })];
  server.use(
    mock(acceptEvent).replies(({ body, params }) => {
      sent.push([params.eventId, body]);
      return { message: anEvent() };
    }),
  );
  open();
  await choose('Снять с\u00a0публикации');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Вы уверены, что хотите снять эту запись с публикации?')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Снять/ }));
  await waitFor(() => expect(sent).toEqual([['12', { seen: eventStatus.published, status: eventStatus.draft }]]));
});

it('is deleted after a question, and the note takes it back', async () => {
  server.use(
    mock(removeEvent).replies(({ body }) => {
      sent.push(body);
      rows = [];
      return { message: { success: true } };
    }),
    mock(restoreEvent).replies(({ body }) => {
      sent.push(body);
      rows = [aRow()];
      return { message: anEvent() };
    }),
  );
  open();
  await choose('Удалить');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отмена' }));
  expect(sent).toEqual([]);
  await choose('Удалить');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Мероприятие успешно удалено')).not.toBeNull();
  expect(await screen.findByText('Мероприятий пока нет')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Ночь камня')).not.toBeNull();
  expect(sent).toEqual([{ eventId: 12, seen: eventStatus.draft }, { eventId: 12 }]);
});

it('the guests come as a table, or as a PDF in a tab that opens with the press', async () => {
  const tab = { close: vi.fn(), opener: {}, location: { href: '' } };
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:guests', revokeObjectURL: () => {} }));
  server.use(
    mock(downloadEventTickets).replies(({ body }) => {
      sent.push(body);
      return { data: new Blob(['%PDF']), type: 'application/pdf', name: 'guests.pdf' };
    }),
  );
  open();
  await choose('Посмотреть участников (PDF)');
  await waitFor(() => expect(tab.location.href).toBe('blob:guests'));
  expect(tab.opener).toBeNull();
  await choose('Скачать участников (XLSX)');
  await waitFor(() =>
    expect(sent).toEqual([
      { eventId: 12, download: false },
      { eventId: 12, download: true },
    ]),
  );
  expect(opened).toHaveBeenCalledOnce();
});
