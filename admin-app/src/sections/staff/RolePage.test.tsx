import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { permissionNames } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory, listRoles, removeRole, saveRole } from '@venue/sdk/staff/admin';
import type { StaffRole } from '@venue/sdk/staff/model';
import { mock } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import RolePage from './RolePage.tsx';

const server = startServer();
const person = userEvent.setup();

const editor: StaffRole = {
  roleId: 2,
  title: 'Редактор',
  permissions: ['articles.read'],
  hasAll: false,
  needsFactor: false,
  version: 3,
  members: [],
  can: ['edit', 'remove'],
};
const everything: StaffRole = {
  ...editor,
  ...{ roleId: 1, title: 'Администратор', permissions: [...permissionNames], hasAll: true },
  ...{ members: [{ userId: 1, userName: 'Соколова Анна' }], can: [] },
};

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  server.use(
    mock(listRoles).replies({ message: { roles: [everything, editor] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(setPresence).replies({ message: { success: true } }),
    mock(saveRole).replies(({ body }) => {
      sent.push(body);
      return { message: { ...editor, version: 4 } };
    }),
  );
});

const open = (roleId = 2) =>
  renderPage(
    <Routes>
      <Route path="/settings/roles/:roleId/edit" element={<RolePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: `/settings/roles/${roleId}/edit` },
  );
const tick = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const save = () => person.click(screen.getByRole('button', { name: 'Сохранить' }));

it('brings seeing with changing, and takes changing with seeing', async () => {
  open();
  const [read, manage] = [await tick(/^Бронирования: просмотр/), await tick(/^Бронирования: изменение/)];
  await person.click(manage);
  expect([read.checked, manage.checked]).toEqual([true, true]);
  await person.click(read);
  expect([read.checked, manage.checked]).toEqual([false, false]);
  await person.click(manage);
  await save();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        roleId: 2,
        version: 3,
        title: 'Редактор',
        permissions: ['articles.read', 'bookings.manage', 'bookings.read'],
      },
    ]),
  );
});

it('leaves alone what the person does not hold, and says why', async () => {
  server.use(
    mock(whoAmI).replies({ message: { ...staff, permissions: ['staff.read', 'staff.manage', 'bookings.read'] } }),
  );
  open();
  const box = await tick(/^Бронирования: просмотр/);
  await waitFor(() => expect(box.disabled).toBe(false));
  expect((await tick(/^Бронирования: изменение/)).disabled).toBe(true);
  expect((await tick(/^Статьи и\sновости: просмотр/)).disabled).toBe(true);
  expect(screen.getByText(/Недоступны те права/)).not.toBeNull();
});

it('offers a choice when a colleague saved it meanwhile', async () => {
  const theirs: StaffRole = { ...editor, version: 7, title: 'Редакция', permissions: ['stories.read'] };
  server.use(mock(saveRole).once.fails('conflict', { data: { current: theirs, savedBy: null, savedAt: null } }));
  open();
  const title = await screen.findByLabelText<HTMLInputElement>('Название');
  await person.clear(title);
  await person.type(title, 'Моя редакция');
  await save();
  await person.click(await screen.findByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent).toMatchObject([{ version: 7, title: 'Моя редакция' }]));
});

it('shows a refused title beside it and keeps what was typed', async () => {
  const text = 'Роль с\u00a0таким названием уже есть';
  server.use(mock(saveRole).once.fails('role_exists', { fields: { title: text } }));
  open();
  const title = await screen.findByLabelText<HTMLInputElement>('Название');
  await person.clear(title);
  await person.type(title, 'Администратор');
  await save();
  expect(await screen.findAllByText(/таким названием уже есть/)).not.toHaveLength(0);
  expect(title.value).toBe('Администратор');
});

it('is a sheet for the role that may do everything, which nobody removes', async () => {
  open(1);
  expect(await screen.findByText(/Эта роль может всё/)).not.toBeNull();
  expect(screen.getByText('Соколова Анна')).not.toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Удалить роль' })).toBeNull();
});

it('is removed after a question', async () => {
  const removed: unknown[] = [];
  server.use(
    mock(removeRole).replies(({ params }) => {
      removed.push(params);
      return { message: { success: true } };
    }),
  );
  open();
  await person.click(await screen.findByRole('button', { name: 'Удалить роль' }));
  await person.click(await screen.findByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/settings/roles'));
  expect(removed).toHaveLength(1);
});

it('asks before what is not saved is left', async () => {
  open();
  await person.type(await screen.findByLabelText(/Название/), ' блога');
  await person.click(screen.getByRole('link', { name: 'К\u00a0ролям' }));
  await person.click(await screen.findByRole('button', { name: 'Остаться' }));
  expect(screen.getByTestId('address').textContent).toBe('/settings/roles/2/edit');
  await person.click(screen.getByRole('link', { name: 'К\u00a0ролям' }));
  await person.click(await screen.findByRole('button', { name: 'Уйти' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/settings/roles'));
});
