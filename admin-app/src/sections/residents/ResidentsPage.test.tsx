import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { listResidents, saveResident } from '@venue/sdk/residents/admin';
import { residentStatus } from '@venue/sdk/residents/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import ResidentsPage from './ResidentsPage.tsx';
import { pageOf, row, whole } from './residents.testing.ts';

const server = startServer();
const person = userEvent.setup();
let requests: unknown[] = [];

beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  requests = [];
  server.use(
    mock(listResidents).replies(({ body }) => {
      requests.push(body);
      return pageOf(row, { ...row, residentId: 8, residentName: 'Варежка', residentIsActual: false });
    }),
  );
});

const turned = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name: `Актуален: ${name}` });

it('turns a resident off at once, and on again with a word when the server refuses', async () => {
  server.use(
    mock(saveResident)
      .delays(300)
      .fails('conflict', { data: { current: { ...whole, version: whole.version + 1 }, savedBy: null, savedAt: null } }),
  );
  renderPage(<ResidentsPage />, { at: '/residents' });
  const actual = await turned(row.residentName);
  expect(actual.checked).toBe(true);
  await person.click(actual);
  await waitFor(() => expect(actual.checked).toBe(false));
  expect(await screen.findByText(/Данные успели измениться/)).not.toBeNull();
  expect((await turned(row.residentName)).checked).toBe(true);
  expect(screen.getByTestId('address').textContent).toBe('/residents');
});

it('keeps what the server took, and sends the next version with the next turn', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(saveResident).replies(({ body }) => {
      sent.push(body);
      return { message: whole };
    }),
    mock(listResidents).replies(() =>
      pageOf({ ...row, version: 3 + sent.length, residentIsActual: sent.length % 2 === 0 }),
    ),
  );
  renderPage(<ResidentsPage />, { at: '/residents' });
  const actual = await turned(row.residentName);
  await person.click(actual);
  await waitFor(() => expect(actual.getAttribute('aria-busy')).toBeNull());
  expect(actual.checked).toBe(false);
  await person.click(actual);
  await waitFor(() => expect(actual.checked).toBe(true));
  expect(sent).toEqual([
    { residentId: 7, version: 3, residentIsActual: false },
    { residentId: 7, version: 4, residentIsActual: true },
  ]);
});

it('publishes and withdraws after the question of the specification', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(saveResident).replies(({ body }) => {
      sent.push(body);
      return { message: whole };
    }),
  );
  renderPage(<ResidentsPage />, { at: '/residents' });
  const [card] = await screen.findAllByRole('listitem');
  await person.click(within(card as HTMLElement).getByRole('button', { name: 'Действия' }));
  await person.click(await screen.findByRole('menuitem', { name: /^Снять с.публикации$/ }));
  const question = { name: 'Вы уверены, что хотите снять эту запись с публикации?' };
  await person.click(within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Отмена' }));
  expect(sent).toEqual([]);
  await person.click(within(card as HTMLElement).getByRole('button', { name: 'Действия' }));
  await person.click(await screen.findByRole('menuitem', { name: /^Снять с.публикации$/ }));
  const dialog = within(await screen.findByRole('alertdialog', question));
  await person.click(dialog.getByRole('button', { name: /^Снять с.публикации$/ }));
  await waitFor(() => expect(sent).toEqual([{ residentId: 7, version: 3, residentStatus: residentStatus.draft }]));
  expect(await screen.findByText(/Резидент снят с.публикации/)).not.toBeNull();
});

it('asks the server for what the address filters by', async () => {
  renderPage(<ResidentsPage />, { at: '/residents?residentIsActual=false&residentStatus=1' });
  await turned(row.residentName);
  expect(requests).toContainEqual({ residentIsActual: false, residentStatus: 1 });
});

it('shows anyone who may only look how things stand, and nothing to do', async () => {
  server.use(mock(whoAmI).replies({ message: { ...staff, permissions: ['residents.read'] } }));
  renderPage(<ResidentsPage />, { at: '/residents' });
  expect(await screen.findByText('Нет')).not.toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Действия' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Добавить резидента' })).toBeNull();
});
