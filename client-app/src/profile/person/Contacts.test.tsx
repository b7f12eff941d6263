import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reply } from '@venue/sdk';
import { sendEmailCode, sendSmsCode } from '@venue/sdk/codes';
import { activateAccountPhone, activateEmail, activatePhone, getProfile } from '@venue/sdk/profile';
import type { MyProfile } from '@venue/sdk/profile/model';
import { mock } from '@venue/sdk/testing';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerSession, renderScreen, signedIn } from '../../app/testing.tsx';
import { maria, saidOf, startServer } from '../profile.testing.tsx';
import { EmailCard } from './EmailCard.tsx';
import { PhoneCard } from './PhoneCard.tsx';

const server = startServer();
const smsuid = '0b7f7c52-6a6d-4d53-9d3f-0a4b3c2d1e0f';
const sent = (code: string | null = null): Reply<typeof sendSmsCode> => ({
  message: { smsuid, ttl: 5, unit: 'minutes', type: 3, resend: 60, code },
});

let profile: MyProfile;
beforeEach(() => {
  profile = { ...maria, userEmail: 'maria@example.ru' };
  server.use(mock(getProfile).replies(() => ({ message: profile })));
});
afterEach(() => void vi.useRealTimers());

function Contacts() {
  const { data } = useCall(getProfile, {});
  return (
    data && (
      <>
        <PhoneCard profile={data.message} />
        <EmailCard profile={data.message} />
      </>
    )
  );
}
const organiser = () => {
  const session = customerSession();
  session.signIn({ roleId: 2, access: 'access', profile: 'profile', expired: '2100-01-01T00:00:00.000Z' });
  return session;
};
const open = (session = signedIn()) => renderScreen(<Contacts />, { at: '/marketplace/account/info', session });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const code = () => screen.findByLabelText<HTMLInputElement>(/^Код из/);

test('an address that letters do not reach asks to be corrected or confirmed again', async () => {
  profile = { ...profile, userEmailActive: true, userEmailBouncedAt: '2026-11-28T07:00:00.000Z' };
  open();
  expect(await screen.findByText(/Письма не.доходят/)).toBeTruthy();
  expect(screen.getByText(/такого адреса нет/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Подтвердить почту' })).toBeTruthy();
});

test('an address is confirmed by the code that was sent to it, with a type of its own', async () => {
  const asked = vi.fn();
  const answered = vi.fn();
  server.use(
    mock(sendEmailCode).replies(({ body }) => {
      asked(body);
      return sent();
    }),
    mock(activateEmail).replies(({ body }) => {
      answered(body);
      profile = { ...profile, userEmailActive: true };
      return { message: profile };
    }),
  );
  const { session } = open();
  expect(await screen.findByText(/Не\sподтверждена/)).toBeTruthy();
  await press('Подтвердить почту');
  expect(await screen.findByText('Введите код, отправленный на адрес maria@example.ru')).toBeTruthy();
  expect(screen.getByText(/^Код действителен ещё 0[45] мин\. \d\d сек\.$/)).toBeTruthy();
  await userEvent.type(await code(), '123456');
  await press('Подтвердить');
  expect(await screen.findByText('Электронная почта подтверждена')).toBeTruthy();
  expect(await screen.findByText('Подтверждена')).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ email: 'maria@example.ru', type: 3 });
  expect(answered).toHaveBeenCalledExactlyOnceWith({ code: '123456', smsuid });
  // The code has been used: a reload must not return to it.
  expect(session.read('smsData')).toBeNull();
});

test('a wrong code is said beside its field and can be tried again', async () => {
  server.use(
    mock(sendEmailCode).replies(sent('000000')),
    mock(activateEmail).fails('code_wrong', { fields: { code: 'Неверный код' } }),
  );
  open();
  await press('Подтвердить почту');
  await waitFor(async () => expect((await code()).value).toBe('000000'));
  await press('Подтвердить');
  await waitFor(async () => expect(saidOf(await code())).toBe('Неверный код'));
  expect((await code()).value).toBe('000000');
});

test('a code that has run out is cleared, said so, and not sent in; another may be sent', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const answered = vi.fn();
  let times = 0;
  server.use(
    mock(sendEmailCode).replies(() => {
      times += 1;
      return sent('123456');
    }),
    mock(activateEmail).replies(({ body }) => {
      answered(body);
      return { message: profile };
    }),
  );
  open();
  await press('Подтвердить почту');
  await waitFor(async () => expect((await code()).value).toBe('123456'));
  await act(async () => vi.advanceTimersByTime(5 * 60_000 + 1000));
  expect(
    screen.getAllByText('Время действия кода подтверждения истекло, вы можете отправить новый код')[0],
  ).toBeTruthy();
  expect((await code()).value).toBe('');
  await press('Подтвердить');
  expect(answered).not.toHaveBeenCalled();
  await press('Отправить новый код');
  await waitFor(() => expect(times).toBe(2));
});

test('a code that could not be sent says so, and the address stays unconfirmed', async () => {
  server.use(mock(sendEmailCode).fails('code_not_sent'));
  open();
  await press('Подтвердить почту');
  expect(await screen.findByText(/^Не удалось отправить код/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Отправить код' })).toBeTruthy();
});

test.each([
  ['marketplace', signedIn, activatePhone],
  ['organiser', organiser, activateAccountPhone],
] as const)('another phone takes the place of the present one by its code: %s', async (_, session, call) => {
  const asked = vi.fn();
  const answered = vi.fn();
  server.use(
    mock(sendSmsCode).replies(({ body }) => {
      asked(body);
      return sent('123456');
    }),
    mock(call).replies(({ body }) => {
      answered(body);
      profile = { ...profile, userPhone: '9225556677' };
      return { message: profile };
    }),
  );
  open(session());
  await press('Сменить номер');
  await userEvent.type(await screen.findByLabelText('Новый номер'), '8 (922) 555-66-77');
  await press('Получить код');
  await waitFor(async () => expect((await code()).value).toBe('123456'));
  await press('Подтвердить');
  expect(await screen.findByText('Номер телефона подтверждён')).toBeTruthy();
  expect(await screen.findByText('+7 922 555-66-77')).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ phone: '9225556677', type: 3 });
  expect(answered).toHaveBeenCalledExactlyOnceWith({ code: '123456', smsuid });
});

test('the present phone is no other one, and needs no code', async () => {
  open();
  await press('Сменить номер');
  const phone = await screen.findByLabelText<HTMLInputElement>('Новый номер');
  await userEvent.type(phone, '9001234567');
  await press('Получить код');
  await waitFor(() => expect(saidOf(phone)).toContain('Это ваш нынешний номер'));
});

test('a phone of somebody else is said beside the phone, which stays as it was typed', async () => {
  server.use(
    mock(sendSmsCode).replies(sent('123456')),
    mock(activatePhone).fails('user_exists', { fields: { phone: 'Пользователь уже существует в системе' } }),
  );
  open();
  await press('Сменить номер');
  await userEvent.type(await screen.findByLabelText('Новый номер'), '9225556677');
  await press('Получить код');
  await waitFor(async () => expect((await code()).value).toBe('123456'));
  await press('Подтвердить');
  const phone = await screen.findByLabelText<HTMLInputElement>('Новый номер');
  await waitFor(() => expect(saidOf(phone)).toContain('Пользователь уже существует в системе'));
  expect(phone.value).toBe('+7 922 555-66-77');
});

test('a phone that was never confirmed is confirmed without changing it', async () => {
  profile = { ...profile, userPhoneActive: false };
  server.use(
    mock(sendSmsCode).replies(sent('123456')),
    mock(activatePhone).replies(() => {
      profile = { ...profile, userPhoneActive: true };
      return { message: profile };
    }),
  );
  open();
  await press('Подтвердить номер');
  await waitFor(async () => expect((await code()).value).toBe('123456'));
  await press('Подтвердить');
  const card = within(await screen.findByRole('region', { name: 'Телефон' }));
  expect(await card.findByText('Подтверждён')).toBeTruthy();
});
