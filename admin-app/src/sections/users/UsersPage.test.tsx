import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { avatarStatus } from '@venue/sdk/profile/model';
import { mock, sampleReply } from '@venue/sdk/testing';
import { exportUsers, listUsers } from '@venue/sdk/users/admin';
import type { AdminUser } from '@venue/sdk/users/model';
import { listViews } from '@venue/sdk/views/admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import UsersPage from './UsersPage.tsx';

const server = startServer();
const person = userEvent.setup();

const [sample] = sampleReply(listUsers).items;
const user = (more: Partial<AdminUser>): AdminUser => ({
  ...(sample as AdminUser),
  userId: 12,
  fullName: 'Лаптева Дарья Сергеевна',
  userPhone: '9120000101',
  verificationStatus: 2,
  userAvatarExists: true,
  avatarConfirmStatus: avatarStatus.unchecked,
  isStaff: false,
  ...more,
});

let requests: URLSearchParams[] = [];
beforeEach(() => {
  requests = [];
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  server.use(
    mock(listViews).replies({ message: { views: [] } }),
    mock(listUsers).replies(({ query }) => {
      requests.push(new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])));
      return {
        message: { page: 1, pageSize: 25, total: 2, totalIsExact: true },
        items: [
          user({}),
          user({ userId: 3, fullName: '', isStaff: true, verificationStatus: null, userAvatarExists: false }),
        ],
      };
    }),
  );
});

it('shows people with where they stand, staff marked, each leading to their card', async () => {
  renderPage(<UsersPage />, { at: '/users' });
  const [first, second] = (await screen.findAllByRole('listitem')).map(item => within(item));
  expect(first?.getByText('Лаптева Дарья Сергеевна')).not.toBeNull();
  expect(first?.getByText('Проверен, активен')).not.toBeNull();
  expect(first?.getByText('На проверке')).not.toBeNull();
  expect(first?.queryByText('Сотрудник')).toBeNull();
  expect(first?.getByRole('link', { name: '12' }).getAttribute('href')).toBe('/users/12');
  expect(second?.getByText(/^Имя не.указано$/)).not.toBeNull();
  expect(second?.getByText('Сотрудник')).not.toBeNull();
  expect(second?.getByText(/^Не.проверен$/)).not.toBeNull();
  expect(second?.queryByText(/^Не.загружен$/)).toBeNull();
});

it('asks for what the address says, those nobody has checked too', async () => {
  renderPage(<UsersPage />, {
    at: '/users?verificationStatus=0&avatarStatus=2&kind=staff&search=912&sort=fullName&order=asc',
  });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({
    verificationStatus: '0',
    avatarStatus: '2',
    kind: 'staff',
    search: '912',
    sort: 'fullName',
    order: 'asc',
  });
});

it('downloads everybody the filters let through, in the format that is chosen', async () => {
  const heard = vi.fn();
  server.use(
    mock(exportUsers).replies(({ body }) => {
      heard(body);
      return { data: new Blob(['x']), type: 'text/csv', name: 'Пользователи.csv' };
    }),
  );
  renderPage(<UsersPage />, { at: '/users?kind=customer&search=лап' });
  await person.click(await screen.findByRole('button', { name: 'Скачать' }));
  await person.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() =>
    expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: 'customer', search: 'лап', format: 'csv' }),
  );
});

it('offers no download to those who may only look', async () => {
  server.use(mock(whoAmI).replies({ message: { ...staff, permissions: ['users.read'] } }));
  renderPage(<UsersPage />, { at: '/users' });
  expect(await screen.findByText('Лаптева Дарья Сергеевна')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Скачать' })).toBeNull();
});
