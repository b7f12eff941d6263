import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Permission, permissionNames } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import { getCustomer } from '@venue/sdk/customers/admin';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listAhead } from '@venue/sdk/privacy/admin';
import { downloadPassport } from '@venue/sdk/profile';
import { avatarStatus, documentType } from '@venue/sdk/profile/model';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock, sampleReply } from '@venue/sdk/testing';
import { confirmAvatar, confirmPhone, confirmUser, exportUsers, getUser, getUserAvatar } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import UserPage from './UserPage.tsx';

const server = startServer();
const person = userEvent.setup();
const at = '2026-11-20T05:00:00.000Z';

const anna: AdminUserCard = {
  ...sampleReply(getUser).message,
  userId: 12,
  fullName: 'Лаптева Дарья Сергеевна',
  userPhone: '9120000101',
  isStaff: false,
  verificationStatus: null,
  verificationReason: null,
  userAvatarExists: true,
  avatarConfirmStatus: avatarStatus.unchecked,
  avatarUploadedAt: at,
  passport: { masked: '•••• ••5678', passportIssuedAt: '2015-03-04', savedAt: at },
  documents: [
    {
      fileId: 5,
      documentType: documentType.companyCard,
      fileName: 'Карточка.pdf',
      fileMimeType: 'application/pdf',
      fileSize: 9,
      uploadedAt: at,
    },
  ],
  has: { bookings: 3, brands: 1, events: 2, marketRequests: 0 },
  applications: [{ requestId: 7, requestType: 6 }],
  history: [{ at, who: 'Громова В.', what: 'Загружена фотография', comment: '' }],
  consents: [{ purpose: 'passport', version: '2026-11-01', givenAt: at, withdrawnAt: null }],
  views: [],
  can: ['confirm', 'refuse', 'acceptAvatar', 'declineAvatar', 'revealPassport'],
};

let now: AdminUserCard;
let sent: unknown[];
beforeEach(() => {
  now = anna;
  sent = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  server.use(
    mock(getUser).replies(() => ({ message: now })),
    mock(getCustomer).replies(sampleReply(getCustomer)),
    mock(getUserAvatar).replies({ data: new Blob(['x']), type: 'image/webp', name: 'avatar.webp' }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(setPresence).replies(sampleReply(setPresence)),
  );
});

const open = (address = '/users/12') =>
  renderPage(
    <Routes>
      <Route path="/users/:id" element={<UserPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: address },
  );

const hold = (permissions: readonly Permission[]) =>
  server.use(mock(whoAmI).replies({ message: { ...staff, permissions: [...permissions] } }));

const without = (...names: readonly Permission[]) => permissionNames.filter(name => !names.includes(name));

it('shows a person by tabs that the address remembers', async () => {
  open();
  expect(await screen.findByText(anna.userEmail)).not.toBeNull();
  expect(screen.getByText('Загружена фотография')).not.toBeNull();
  await person.click(screen.getByRole('tab', { name: /^Паспорт, документы/ }));
  expect(screen.getByTestId('address').textContent).toBe('/users/12?tab=papers');
  expect(screen.getByText('•••• ••5678')).not.toBeNull();
  expect(screen.getByText(/Паспортные данные для договоров/)).not.toBeNull();
});

it('confirms the phone of a person at the desk, after a question', async () => {
  now = { ...anna, userPhoneActive: false, can: ['confirmPhone'] };
  server.use(
    mock(confirmPhone).replies(({ body }) => {
      sent.push(body);
      now = { ...anna, userPhoneActive: true, can: [] };
      return { message: { success: true } };
    }),
  );
  open();
  await person.click(await screen.findByRole('button', { name: 'Телефон подтверждён' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Только если человек перед вами/)).not.toBeNull();
  await person.click(question.getByRole('button', { name: 'Телефон подтверждён' }));
  await waitFor(() => expect(sent).toEqual([{ phone: '9120000101' }]));
  await waitFor(() => expect(screen.queryByText(/Не.подтверждён кодом/)).toBeNull());
});

it('says so when there is no such person', async () => {
  server.use(mock(getUser).fails('not_found'));
  open('/users/404');
  expect(await screen.findByText('Такого пользователя нет')).not.toBeNull();
});

it('can be tried again when the server does not answer', async () => {
  server.use(mock(getUser).fails('unavailable'));
  open();
  expect(await screen.findByText('Не удалось загрузить пользователя')).not.toBeNull();
  server.use(mock(getUser).replies({ message: anna }));
  await person.click(screen.getByRole('button', { name: /Повторить|Попробовать/ }));
  expect(await screen.findByText(anna.userEmail)).not.toBeNull();
});

it('offers the decisions that are possible, and the refused person reads why', async () => {
  server.use(
    mock(confirmUser).replies(({ body }) => {
      sent.push(body);
      now = { ...anna, verificationReason: 'Имя не совпадает', can: ['confirm'], applications: [] };
      return { message: now };
    }),
  );
  open();
  expect(await screen.findByRole('link', { name: /^заявка №.7$/ })).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Отказать' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Отказать' }));
  expect(await dialog.findAllByText('Обязательное поле')).not.toHaveLength(0);
  await person.type(dialog.getByLabelText('Причина'), 'Имя не совпадает');
  await person.click(dialog.getByRole('button', { name: 'Отказать' }));
  expect(await screen.findByText('Причина: Имя не совпадает')).not.toBeNull();
  expect(sent).toEqual([{ seen: 0, applicationId: 7, status: 0, rejectionReason: 'Имя не совпадает' }]);
  expect(screen.queryByRole('button', { name: 'Отказать' })).toBeNull();
});

it('does not offer what the person is already, unless they wait to be checked again', async () => {
  now = { ...anna, verificationStatus: 2, applications: [] };
  open();
  expect(await screen.findByRole('button', { name: 'Снять подтверждение' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
});

it('offers to confirm again those who wait, confirmed as they are', async () => {
  now = { ...anna, verificationStatus: 2 };
  open();
  expect(await screen.findByRole('button', { name: 'Подтвердить' })).not.toBeNull();
});

it('declines the picture that was seen, with a reason', async () => {
  server.use(
    mock(confirmAvatar).replies(({ body }) => {
      sent.push(body);
      now = { ...anna, avatarConfirmStatus: avatarStatus.declined, rejectionReason: 'Не видно лица' };
      return { message: now };
    }),
  );
  open();
  expect(await screen.findByRole('img', { name: /Фото профиля/ })).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Отклонить' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Причина'), 'Не видно лица');
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Причина: Не видно лица')).not.toBeNull();
  expect(sent).toEqual([{ seen: 1, status: 2, rejectionReason: 'Не видно лица', avatarUploadedAt: at }]);
});

it('does not decide about a picture that did not come', async () => {
  server.use(mock(getUserAvatar).fails('not_found'));
  open();
  expect(await screen.findByText(/удалось загрузить фото/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull();
});

it('downloads a document, and everything about the person', async () => {
  server.use(
    mock(downloadPassport).replies(({ params }) => {
      sent.push(params);
      return { data: new Blob(['x']), type: 'application/pdf', name: 'Карточка.pdf' };
    }),
    mock(exportUsers).replies(({ body }) => {
      sent.push(body);
      return { data: new Blob(['x']), type: 'text/csv', name: 'x.csv' };
    }),
  );
  open('/users/12?tab=papers');
  await person.click(await screen.findByRole('button', { name: 'Скачать: Карточка.pdf' }));
  await waitFor(() => expect(sent).toMatchObject([{ a: '12', b: '5' }]));
  await person.click(await screen.findByRole('button', { name: /^Скачать данные$/ }));
  await person.click(await screen.findByRole('menuitem', { name: /XLSX/ }));
  await waitFor(() => expect(sent[1]).toEqual({ userId: 12, format: 'xlsx' }));
});

it('keeps passports, files and downloads from those who may not have them', async () => {
  hold(['users.read']);
  now = { ...anna, can: [] };
  open('/users/12?tab=papers');
  expect(await screen.findByText('•••• ••5678')).not.toBeNull();
  expect(screen.getByText(/Целиком его видят сотрудники с.правом «Просмотр паспортных данных»/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Показать паспорт' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Скачать/ })).toBeNull();
  for (const name of ['Подтвердить', 'Отказать', 'Принять', 'Отклонить'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('leads to the records behind the counts, where the reader may see them', async () => {
  hold(without('events.read', 'applications.read'));
  open();
  expect((await screen.findByRole('link', { name: 'Бронирования' })).getAttribute('href')).toBe(
    '/bookings?search=9120000101',
  );
  expect(screen.queryByRole('link', { name: 'Мероприятия' })).toBeNull();
  expect(screen.queryByRole('link', { name: /заявк/i })).toBeNull();
  expect(screen.getByText(/^Ждёт решения: заявка №.7$/)).not.toBeNull();
});

it('leads from a colleague to their role', async () => {
  now = { ...anna, isStaff: true };
  open();
  expect((await screen.findByRole('link', { name: /^Роль и.права$/ })).getAttribute('href')).toBe(
    '/settings?search=9120000101',
  );
  expect(screen.getByText('Сотрудник')).not.toBeNull();
});

it('shows what the deletion of an account waits for, first what staff have to decide', async () => {
  const thing = { until: null, refund: null } as const;
  server.use(
    mock(getUser).replies({ message: { ...anna, accountState: 'leaving', deletionAt: at } }),
    mock(listAhead).replies({
      message: {
        ahead: [
          { ...thing, kind: 'brand', id: 5, title: 'Уральская глина', sum: null },
          { ...thing, kind: 'booking', id: 61, title: 'Фотостудия, 01.12.2026, 2 часа', sum: 300_000 },
          { ...thing, kind: 'preparedEvent', id: 21, title: 'Форум, 25.03.2027', sum: 9_000_000 },
        ],
      },
    }),
  );
  open();
  const event = await screen.findByRole('link', { name: /^Подготовка мероприятия №.21$/ });
  expect(event.getAttribute('href')).toContain('/event-requests/21');
  expect(event.parentElement?.textContent).toMatch(/: Форум, 25\.03\.2027, 90.000.₽$/);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(each => each.textContent?.replace('\u00a0', ' '));
  expect(titles.filter(each => /^(Решить|Ждём|Удалится)/.test(each ?? ''))).toEqual([
    'Решить до удаления',
    'Ждём окончания',
    'Удалится вместе с записью',
  ]);
});
