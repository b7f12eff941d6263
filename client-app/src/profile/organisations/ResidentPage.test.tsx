import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import { getProfile, saveProfile } from '@venue/sdk/profile';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, signedIn } from '../../app/testing.tsx';
import { maria, saidOf, startServer } from '../profile.testing.tsx';
import ResidentPage from './ResidentPage.tsx';

const server = startServer();
beforeEach(() =>
  server.use(
    mock(getProfile).replies({ message: maria }),
    mock(getDraft).replies({ message: { draft: null } }),
    mock(saveDraft).replies({ message: { savedAt: '2026-11-20T04:00:00.000Z' } }),
    mock(removeDraft).replies({ message: { success: true } }),
  ),
);
const open = () => renderScreen(<ResidentPage />, { at: '/marketplace/account/info/resident', session: signedIn() });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Сохранить' }));

test('is saved beside the personal data, which stay', async () => {
  const heard = vi.fn();
  server.use(
    mock(saveProfile).replies(({ body }) => {
      heard(body);
      return { message: maria };
    }),
  );
  open();
  await userEvent.type(await screen.findByLabelText('Название'), 'Мастерская глины');
  await userEvent.type(screen.getByLabelText(/^Сайт/), 'glina.example.ru');
  await save();
  expect(await screen.findByText('Профиль успешно обновлён')).toBeTruthy();
  expect(heard).toHaveBeenCalledExactlyOnceWith({
    bioLastname: 'Котова',
    bioName: 'Мария',
    bioMiddlename: '',
    userEmail: '',
    bioINN: '',
    emailAccept: false,
    resident: { residentName: 'Мастерская глины', residentDescription: '', residentSiteUrl: 'glina.example.ru' },
  });
});

test('messages stand beside the fields, also the server’s', async () => {
  server.use(
    mock(saveProfile).fails('invalid_input', { fields: { 'resident.residentSiteUrl': 'Сайт не открывается' } }),
  );
  open();
  const name = await screen.findByLabelText('Название');
  await save();
  await waitFor(() => expect(saidOf(name)).toBe('Обязательное поле'));
  await userEvent.type(name, 'Мастерская');
  await save();
  await waitFor(() => expect(saidOf(screen.getByLabelText(/^Сайт/))).toBe('Сайт не открывается'));
});
