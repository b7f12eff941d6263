import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProfile, saveProfile } from '@venue/sdk/profile';
import { mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen, signedIn } from '../app/testing.tsx';
import PersonalInfo from './PersonalInfo.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const profile = {
  userId: 17,
  userPhone: '9001234567',
  userEmail: '',
  userPhoneActive: true,
  userVerify: false,
  userActive: true,
  bioINN: '',
  bioLastname: 'Котова',
  bioName: 'Мария',
  bioMiddlename: '',
  coworkingTestDayUsed: false,
  emailAccept: false,
  userAvatarExists: false,
};

const open = () => renderScreen(<PersonalInfo />, { at: '/marketplace/account/info', session: signedIn() });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Сохранить' }));

test('saves what was changed and says so', async () => {
  const heard = vi.fn();
  server.use(
    mock(getProfile).replies({ message: profile }),
    mock(saveProfile).replies(({ body }) => {
      heard(body);
      return { message: { ...profile, bioName: 'Анна' } };
    }),
  );
  open();
  const name = await screen.findByLabelText('Имя');
  await userEvent.clear(name);
  await userEvent.type(name, 'Анна');
  await userEvent.click(screen.getByRole('checkbox'));
  await save();
  expect(await screen.findByText('Профиль успешно обновлён')).toBeTruthy();
  expect(heard).toHaveBeenCalledExactlyOnceWith({
    bioLastname: 'Котова',
    bioName: 'Анна',
    bioMiddlename: '',
    userEmail: '',
    bioINN: '',
    emailAccept: true,
  });
});

test('wrong values are said beside their fields and are not sent', async () => {
  const sent = vi.fn();
  server.use(
    mock(getProfile).replies({ message: profile }),
    mock(saveProfile).replies(() => {
      sent();
      return { message: profile };
    }),
  );
  open();
  const name = await screen.findByLabelText<HTMLInputElement>('Имя');
  await userEvent.clear(name);
  const inn = screen.getByLabelText<HTMLInputElement>(/^ИНН/);
  await userEvent.type(inn, '123');
  await userEvent.type(screen.getByLabelText(/^Электронная почта/), 'нет');
  await save();
  expect(await screen.findByRole('alert')).toBeTruthy();
  const message = (input: HTMLInputElement) =>
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(message(name)).toBe('Обязательное поле');
  expect(message(inn)).toBe('Введите ИНН полностью');
  expect(inn.value).toBe('123');
  expect(sent).not.toHaveBeenCalled();
});

test('a failed save keeps what was typed and says what to do', async () => {
  server.use(mock(getProfile).replies({ message: profile }), mock(saveProfile).fails('internal'));
  open();
  const lastname = await screen.findByLabelText<HTMLInputElement>(/^Фамилия/);
  await userEvent.clear(lastname);
  await userEvent.type(lastname, 'Белова');
  await save();
  expect(await screen.findByText(/^Произошла ошибка при обновлении профиля/)).toBeTruthy();
  expect(lastname.value).toBe('Белова');
});

test('what cannot be read offers another try', async () => {
  server.use(mock(getProfile).fails('unavailable'));
  open();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  server.use(mock(getProfile).replies({ message: profile }));
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Мария'));
});
