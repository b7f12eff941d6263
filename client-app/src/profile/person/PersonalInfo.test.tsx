import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureTexts } from '@venue/sdk';
import { getDraft, saveDraft } from '@venue/sdk/drafts';
import { findInn, getAvatar, getProfile, saveProfile } from '@venue/sdk/profile';
import type { MyProfile } from '@venue/sdk/profile/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, signedIn } from '../../app/testing.tsx';
import { maria, saidOf, startServer } from '../profile.testing.tsx';
import PersonalInfo from './PersonalInfo.tsx';

const server = startServer();
beforeEach(() =>
  server.use(
    mock(getProfile).replies({ message: maria }),
    mock(getDraft).replies({ message: { draft: null } }),
    mock(saveDraft).replies({ message: { savedAt: '2026-11-20T04:00:00.000Z' } }),
  ),
);

const has = (profile: Partial<MyProfile>) =>
  server.use(mock(getProfile).replies({ message: { ...maria, ...profile } }));
const open = () => renderScreen(<PersonalInfo />, { at: '/marketplace/account/info', session: signedIn() });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Сохранить' }));
const inn = () => screen.findByLabelText<HTMLInputElement>(/^ИНН/);

test('saves what was changed and says so', async () => {
  const heard = vi.fn();
  server.use(
    mock(saveProfile).replies(({ body }) => {
      heard(body);
      return { message: { ...maria, bioName: 'Анна' } };
    }),
  );
  open();
  const name = await screen.findByLabelText('Имя');
  await userEvent.clear(name);
  await userEvent.type(name, 'Анна');
  await userEvent.click(screen.getByRole('checkbox', { name: /согласие получать письма/ }));
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
    mock(saveProfile).replies(() => {
      sent();
      return { message: maria };
    }),
  );
  open();
  const name = await screen.findByLabelText<HTMLInputElement>('Имя');
  await userEvent.clear(name);
  await userEvent.type(await inn(), '123');
  await userEvent.type(screen.getByLabelText(/^Электронная почта/), 'нет');
  await save();
  expect(await screen.findByRole('heading', { name: 'Проверьте заполнение полей' })).toBeTruthy();
  expect(saidOf(name)).toBe('Обязательное поле');
  expect(saidOf(await inn())).toContain('Введите ИНН полностью');
  expect((await inn()).value).toBe('123');
  expect(sent).not.toHaveBeenCalled();
});

test('a failed save keeps what was typed and says what to do', async () => {
  server.use(mock(saveProfile).fails('internal'));
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
  has({});
  await userEvent.click(again);
  expect((await screen.findByLabelText<HTMLInputElement>('Имя')).value).toBe('Мария');
});

test('an INN with wrong control digits warns and is saved all the same', async () => {
  const heard = vi.fn();
  server.use(
    mock(saveProfile).replies(({ body }) => {
      heard(body);
      return { message: { ...maria, bioINN: '667108123456' } };
    }),
  );
  open();
  // Pasted with blanks, as it stands in papers.
  await userEvent.click(await inn());
  await userEvent.paste('6671 0812 3456');
  expect(saidOf(await inn())).toMatch(/^Проверьте ИНН: контрольные цифры не\sсходятся$/);
  await save();
  await waitFor(() => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ bioINN: '667108123456' })));
});

test('an INN that is found stands in the field; it is saved by the person', async () => {
  server.use(mock(findInn).replies({ message: { INN: '500100732259', organisation: null } }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Найти мой ИНН' }));
  await waitFor(async () => expect((await inn()).value).toBe('500100732259'));
  expect(screen.getByText(/Сохраните изменения/)).toBeTruthy();
});

test('without a passport there is no INN to find: the way to it is shown', async () => {
  server.use(mock(findInn).fails('passport_missing'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Найти мой ИНН' }));
  const link = await screen.findByRole('link', { name: 'Заполните паспортные данные' });
  expect(link.getAttribute('href')).toBe('/marketplace/account/info/passport');
});

test('without a surname there is no INN to find either, and no passport would help', async () => {
  has({ bioLastname: '' });
  server.use(mock(findInn).fails('passport_missing'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Найти мой ИНН' }));
  expect(await screen.findByText(/Сначала укажите и\sсохраните фамилию/)).toBeTruthy();
});

test.each(['inn_not_found', 'inn_down', 'rate_limited'] as const)('a search that fails says so: %s', async code => {
  server.use(mock(findInn).fails(code));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Найти мой ИНН' }));
  const form = within(await screen.findByRole('form', { name: 'Мои данные' }));
  expect(await form.findByText(failureTexts[code])).toBeTruthy();
});

test.each([
  [{}, 'Ещё не\u00a0проверена'],
  [{ verificationStatus: 1 as const }, 'Проверен, не активен'],
  [{ verificationStatus: 2 as const }, 'Проверен, активен'],
])('says what staff found out about the person: %o', async (profile, label) => {
  has(profile);
  open();
  const about = await screen.findByRole('region', { name: /^Фото/ });
  expect(about.textContent).toContain(label);
});

test('a picture that was declined says why; one that waits says that it does', async () => {
  const url = vi.fn(() => 'blob:picture');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: url, revokeObjectURL: vi.fn() }));

  server.use(mock(getAvatar).replies({ data: new Blob(['x']), type: 'image/webp', name: 'avatar.webp' }));
  has({ userAvatarExists: true, avatarConfirmStatus: 2, rejectionReason: 'На фото несколько человек' });
  const { unmount } = open();
  const about = await screen.findByRole('region', { name: /^Фото/ });
  expect(about.textContent).toContain('Отклонён');
  expect(about.textContent).toContain('Причина: На фото несколько человек');
  expect((await screen.findByRole('img', { name: 'Ваше фото' })).getAttribute('src')).toBe('blob:picture');
  unmount();
  has({ userAvatarExists: true, avatarConfirmStatus: 1 });
  open();
  expect((await screen.findByRole('region', { name: /^Фото/ })).textContent).toMatch(/На\sпроверке/);
});
