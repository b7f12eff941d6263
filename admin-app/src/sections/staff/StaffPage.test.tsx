import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { listRoles, listStaff, removeStaff } from '@venue/sdk/staff/admin';
import type { StaffMember } from '@venue/sdk/staff/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import StaffPage from './StaffPage.tsx';

const server = startServer();
const user = userEvent.setup();

const vera: StaffMember = {
  userId: 7,
  userName: 'Юдина Вера',
  phone: '9120000007',
  roleId: 2,
  roleTitle: 'Редактор',
  lastSeenAt: null,
  sessions: 1,
  hasFactor: false,
  invitedUntil: null,
  can: ['assign', 'invite', 'remove'],
};

let member = vera;
let removed = 0;
beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  [member, removed] = [vera, 0];
  server.use(
    mock(listRoles).replies({ message: { roles: [] } }),
    mock(listStaff).replies(() => ({
      message: { page: 1, pageSize: 25, total: 1, totalIsExact: true },
      items: [member],
    })),
    mock(removeStaff).replies(() => {
      removed++;
      return { message: { success: true } };
    }),
  );
});

const open = () => renderPage(<StaffPage />, { at: '/settings' });
const menu = async () => {
  await user.click(await screen.findByRole('button', { name: 'Действия' }, { timeout: 8000 }));
  return (await screen.findAllByRole('menuitem')).map(item => item.textContent);
};

it('leads from a colleague’s name to their page', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'Юдина Вера' })).getAttribute('href')).toBe('/users/7');
});

it('closes access after a question, and not without a yes', async () => {
  open();
  await menu();
  await user.click(screen.getByRole('menuitem', { name: 'Закрыть доступ' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Юдина Вера сразу выйдет');
  await user.click(within(question).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(removed).toBe(0);
  await menu();
  await user.click(screen.getByRole('menuitem', { name: 'Закрыть доступ' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Закрыть доступ' }));
  expect(await screen.findByText('Доступ закрыт')).toBeTruthy();
  expect(removed).toBe(1);
});

it('offers what the server says may be done with the account, and nothing else', async () => {
  member = { ...vera, can: ['invite'] };
  open();
  expect(await menu()).toEqual(['Отправить ссылку для нового пароля']);
});

it('offers nothing to who may only read', async () => {
  server.use(mock(whoAmI).replies({ message: { ...staff, permissions: ['staff.read'] } }));
  open();
  expect(await screen.findByText('Юдина Вера', {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Действия' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Добавить сотрудника' })).toBeNull();
});
