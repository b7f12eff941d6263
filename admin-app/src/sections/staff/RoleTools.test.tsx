import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { endView, listHistory, listRoles, requireFactor, saveRole, viewAsRole } from '@venue/sdk/staff/admin';
import type { StaffRole } from '@venue/sdk/staff/model';
import { mock } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { startAgain } from '../../app/frame/startAgain.ts';
import ViewNote from '../../app/frame/ViewNote.tsx';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import CreateRolePage from './CreateRolePage.tsx';
import RolePage from './RolePage.tsx';

// Loads the page anew, which jsdom does not do.
vi.mock('../../app/frame/startAgain.ts', () => ({ startAgain: vi.fn() }));

const server = startServer();
const person = userEvent.setup();

const editor: StaffRole = {
  roleId: 2,
  title: 'Редактор',
  permissions: ['articles.read', 'users.read'],
  hasAll: false,
  needsFactor: false,
  version: 3,
  members: [],
  can: ['edit', 'remove', 'requireFactor', 'view'],
};

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  server.use(
    mock(listRoles).replies({ message: { roles: [editor] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(setPresence).replies({ message: { success: true } }),
    mock(saveRole).replies(({ body }) => {
      sent.push(body);
      return { message: { ...editor, version: 4 } };
    }),
  );
});

const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/settings/roles/create" element={<CreateRolePage />} />
      <Route path="/settings/roles/:roleId/edit" element={<RolePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at },
  );

it('a copy begins with the permissions of the role, as far as the person holds them', async () => {
  server.use(mock(whoAmI).replies({ message: { ...staff, permissions: ['staff.manage', 'articles.read'] } }));
  open('/settings/roles/create?copy=2');
  expect((await screen.findByLabelText<HTMLInputElement>('Название')).value).toBe('Редактор (копия)');
  await person.click(screen.getByRole('button', { name: 'Добавить роль' }));
  await waitFor(() => expect(sent).toEqual([{ title: 'Редактор (копия)', permissions: ['articles.read'] }]));
});

it('a role without permissions is saved only after a question', async () => {
  open('/settings/roles/create');
  await person.type(await screen.findByLabelText('Название'), 'Пустая');
  await person.click(screen.getByRole('button', { name: 'Добавить роль' }));
  await person.click(await screen.findByRole('button', { name: /Вернуться к.правам/ }));
  expect(sent).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Добавить роль' }));
  await person.click(await screen.findByRole('button', { name: 'Сохранить без прав' }));
  await waitFor(() => expect(sent).toEqual([{ title: 'Пустая', permissions: [] }]));
});

it('a role requires a second factor by one switch, with the version that is shown', async () => {
  server.use(
    mock(requireFactor).replies(({ params: { id }, body }) => {
      sent.push([id, body]);
      return { message: { ...editor, needsFactor: true, version: 4 } };
    }),
  );
  open('/settings/roles/2/edit');
  await person.click(await screen.findByRole('switch', { name: /Требовать второй фактор/ }));
  await waitFor(() => expect(sent).toEqual([['2', { needsFactor: true, version: 3 }]]));
});

it('leads to the view of a role, and one press back', async () => {
  server.use(
    mock(viewAsRole).replies(({ params: { id } }) => {
      sent.push(id);
      return { message: { success: true } };
    }),
    mock(endView).replies(() => {
      sent.push('end');
      return { message: { success: true } };
    }),
  );
  open('/settings/roles/2/edit');
  await person.click(await screen.findByRole('button', { name: 'Посмотреть как эта роль' }));
  await waitFor(() => expect(startAgain).toHaveBeenCalledTimes(1));
  renderPage(<ViewNote title="Редактор" />);
  await person.click(screen.getByRole('button', { name: /Вернуться к.своей роли/ }));
  await waitFor(() => expect(startAgain).toHaveBeenCalledTimes(2));
  expect(sent).toEqual(['2', 'end']);
});
