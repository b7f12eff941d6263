import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mock, sampleReply } from '@venue/sdk/testing';
import { getUser, revealPassport } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { expect, test, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import { PassportPanel } from './PassportPanel.tsx';

const server = startServer();

const passport = { masked: '•••• ••5678', passportIssuedAt: '2015-06-01', savedAt: '2026-11-20T04:00:00.000Z' };
const user: AdminUserCard = {
  ...sampleReply(getUser).message,
  userId: 17,
  passport,
  views: [{ at: '2026-11-20T05:00:00.000Z', who: 'Громова В.', what: 'Паспорт', reason: 'Пропуск в здание' }],
  can: ['revealPassport'],
};

test('a passport opens for a reason only, and closes again', async () => {
  const heard = vi.fn();
  server.use(
    mock(revealPassport).replies(({ body }) => {
      heard(body);
      return sampleReply(revealPassport);
    }),
  );
  renderPage(<PassportPanel user={user} />);
  expect(screen.getByText(passport.masked)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Показать паспорт' }));
  expect(await screen.findAllByText('Обязательное поле')).not.toHaveLength(0);
  expect(heard).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Зачем он нужен'), 'Договор аренды');
  await userEvent.click(screen.getByRole('button', { name: 'Показать паспорт' }));
  const { passportSeries, passportNumber } = sampleReply(revealPassport).message;
  expect(await screen.findByText(`${passportSeries} ${passportNumber}`)).toBeTruthy();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ reason: 'Договор аренды' });
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  expect(screen.queryByText(`${passportSeries} ${passportNumber}`)).toBeNull();
});

test('who looked is told to everybody who may see the person; opening only to those who may', async () => {
  renderPage(<PassportPanel user={{ ...user, can: [] }} />);
  expect(screen.queryByRole('button', { name: 'Показать паспорт' })).toBeNull();
  await userEvent.click(screen.getByText('Кто открывал личные данные: 1'));
  expect(screen.getByText('Паспорт · Громова В.')).toBeTruthy();
  expect(screen.getByText('Пропуск в здание')).toBeTruthy();
});
