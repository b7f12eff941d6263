import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatPhone, type Reply } from '@venue/sdk';
import {
  checkPhone,
  login,
  loginMarketplace,
  loginWays,
  registerMarketplace,
  resetPassword,
  resetPasswordMarketplace,
} from '@venue/sdk/auth';
import { sendSmsCode } from '@venue/sdk/codes';
import { consentTexts } from '@venue/sdk/privacy/model';
import { mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { customerSession, renderScreen } from '../app/testing.tsx';
import LoginPage from './LoginPage.tsx';

// jsdom has no workers, which the proof of work needs.
vi.mock('@venue/shared-ui/data/proofOfWork.ts', () => ({
  solve: async ({ signature }: { signature: string }) => ({ text: `solved: ${signature}`, until: 0 }),
}));

const server = setupServer(mock(loginWays).replies({ message: { esia: true } }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const LOGIN = '/marketplace/login';
const smsuid = '5f0c7a52-2c9e-4c44-9d0b-6f3d6a1b2c3d';
const entered = {
  message: {
    successful: true,
    access: 'access',
    expired: '2100-01-01T00:00:00.000Z',
    profile: 'profile',
    roleId: 1,
  },
} as const satisfies Reply<typeof loginMarketplace>;
const codeSent = (ttl = 20, code: string | null = '123456'): Reply<typeof sendSmsCode> => ({
  message: {
    smsuid,
    ttl,
    unit: ttl < 10 ? 'seconds' : 'minutes',
    type: 1,
    resend: ttl < 10 ? ttl : 60,
    code,
  },
});
const registered = (isKnown: boolean) => mock(checkPhone).replies({ message: { registered: isKnown } });

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the login and submits a phone with Enter. */
async function arrive(at = LOGIN) {
  const view = renderScreen(<LoginPage />, { at });
  await userEvent.type(await field('Номер телефона'), '+7 (900) 123-45-67{Enter}');
  return view;
}

test('a known phone goes on to its password, and the right one signs in', async () => {
  const heard = vi.fn();
  server.use(
    mock(checkPhone).replies(({ query }) => {
      heard(query.phone);
      return { message: { registered: true } };
    }),
    mock(loginMarketplace).replies(({ body }) => {
      heard(body);
      return entered;
    }),
  );
  const { session, address } = await arrive();
  const password = await field('Пароль');
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(password.autocomplete).toBe('current-password');
  await userEvent.type(password, 'Guest-2026{Enter}');
  await waitFor(() => expect(session.current()?.role).toBe('marketplace'));
  await waitFor(() => expect(address()).toBe('/marketplace/account/info'));
  expect(heard.mock.calls).toEqual([['9001234567'], [{ phone: '9001234567', password: 'Guest-2026' }]]);
});

test('an unfinished phone is said so beside the field and goes nowhere', async () => {
  renderScreen(<LoginPage />, { at: LOGIN });
  await userEvent.type(await field('Номер телефона'), '900{Enter}');
  expect(await screen.findByText('Введите номер телефона полностью')).toBeTruthy();
});

test('after many wrong passwords the browser proves itself by work, and the login goes on', async () => {
  const heard: unknown[] = [];
  server.use(
    registered(true),
    mock(loginMarketplace).once.fails('proof_needed', { data: { signature: 'of the challenge' } }),
    mock(loginMarketplace).replies(({ body }) => {
      heard.push((body as { proof?: string }).proof);
      return entered;
    }),
  );
  const { session } = await arrive();
  await userEvent.type(await field('Пароль'), 'right');
  await press('Войти');
  await waitFor(() => expect(session.current()).not.toBeNull());
  expect(heard).toEqual(['solved: of the challenge']);
});

test('a wrong password is said beside the field and stays typed, also after a look at the phone', async () => {
  server.use(registered(true), mock(loginMarketplace).replies({ message: { successful: false } }));
  const { session } = await arrive();
  await userEvent.type(await field('Пароль'), 'mistyped');
  await press('Войти');
  expect(await screen.findByText('Неверный номер телефона или пароль')).toBeTruthy();
  expect(session.current()).toBeNull();
  expect((await field('Пароль')).value).toBe('mistyped');
  await press('Изменить номер');
  expect((await field('Номер телефона')).value).toBe(formatPhone('9001234567'));
  await press('Продолжить');
  expect((await field('Пароль')).value).toBe('mistyped');
});

test('a failed login says what to do and keeps what was typed', async () => {
  server.use(registered(true), mock(loginMarketplace).fails('internal'));
  await arrive();
  await userEvent.type(await field('Пароль'), 'Guest-2026{Enter}');
  expect(
    await screen.findByText('Произошла ошибка при входе. Попробуйте позже или обратитесь в техподдержку.'),
  ).toBeTruthy();
  expect((await field('Пароль')).value).toBe('Guest-2026');
});

test('the other tab signs in an organiser, and is remembered', async () => {
  server.use(registered(true), mock(login).replies({ message: { ...entered.message, roleId: 2 } }));
  const { session, address } = await arrive();
  await field('Пароль');
  await userEvent.click(screen.getByRole('tab', { name: 'Организатор мероприятий' }));
  expect(session.read('activeLoginTab')).toBe('landing');
  // An organiser begins at their events.
  await waitFor(() => expect(address()).toBe(`${LOGIN}?next=%2Faccount%2Fevents`));
  await userEvent.type(await field('Пароль'), 'Guest-2026{Enter}');
  await waitFor(() => expect(session.current()?.role).toBe('landing'));
});

test('the tab used last is open, and arrows move between tabs', async () => {
  const session = customerSession();
  session.write('activeLoginTab', 'landing');
  renderScreen(<LoginPage />, { at: LOGIN, session });
  const tab = screen.getByRole('tab', { name: 'Организатор мероприятий' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  tab.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Маркетплейс' }));
  expect(session.read('activeLoginTab')).toBe('marketplace');
});

test('an unknown phone registers by code; without the consent it is told so and keeps everything', async () => {
  const body = vi.fn();
  const sent = vi.fn();
  server.use(
    registered(false),
    mock(sendSmsCode).replies(({ body: request }) => {
      sent(request);
      return codeSent();
    }),
    mock(registerMarketplace).replies(heard => {
      body(heard.body);
      return entered;
    }),
  );
  const { session } = await arrive();
  const code = await field('Код из СМС');
  await waitFor(() => expect(code.value).toBe('123456'));
  await waitFor(() => expect(document.activeElement).toBe(code));
  const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: consentTexts.account.text });
  expect(consent.checked).toBe(false);
  await userEvent.type(await field('Придумайте пароль'), 'long-enough');
  await press('Зарегистрироваться');
  expect(await screen.findByText('Без согласия на обработку данных зарегистрироваться нельзя')).toBeTruthy();
  expect((await field('Придумайте пароль')).value).toBe('long-enough');
  expect(code.value).toBe('123456');
  expect(body).not.toHaveBeenCalled();
  await userEvent.click(consent);
  await press('Зарегистрироваться');
  await waitFor(() => expect(session.current()).not.toBeNull());
  expect(await screen.findByText('Вы успешно зарегистрированы')).toBeTruthy();
  expect(sent.mock.calls).toEqual([[{ phone: '9001234567', type: 1 }]]);
  expect(body).toHaveBeenCalledExactlyOnceWith({
    phone: '9001234567',
    password: 'long-enough',
    code: '123456',
    smsuid,
    consent: true,
  });
});

test('the texts of the server appear beside their fields, and nothing typed is lost', async () => {
  server.use(
    registered(false),
    mock(sendSmsCode).replies(codeSent()),
    mock(registerMarketplace).fails('code_wrong', { fields: { code: 'Неверный код', password: 'Слишком простой' } }),
  );
  const { session } = await arrive();
  await userEvent.type(await field('Придумайте пароль'), 'long-enough');
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Зарегистрироваться');
  const code = await field('Код из СМС');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  const described = document.getElementById(code.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Неверный код');
  const password = await field('Придумайте пароль');
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(password.value).toBe('long-enough');
  expect(code.value).toBe('123456');
  expect(session.current()).toBeNull();
});

test('a code that has run out is cleared and said so, and is not sent in', async () => {
  const tried = vi.fn();
  server.use(
    registered(false),
    mock(sendSmsCode).replies(codeSent(1)),
    mock(registerMarketplace).replies(() => {
      tried();
      return entered;
    }),
  );
  await arrive();
  const line = 'Время действия кода подтверждения истекло, вы можете отправить новый код';
  await waitFor(() => expect(screen.getAllByText(line).length).toBeGreaterThan(0), { timeout: 3000 });
  expect((await field('Код из СМС')).value).toBe('');
  await userEvent.type(await field('Придумайте пароль'), 'long-enough');
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Зарегистрироваться');
  expect(await screen.findByText('Отправьте новый код')).toBeTruthy();
  expect(tried).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить новый код' }).disabled).toBe(false);
});

test('a phone registered in the meantime goes on to its password', async () => {
  server.use(
    registered(false),
    mock(sendSmsCode).replies(codeSent()),
    mock(registerMarketplace).fails('user_exists', { fields: { phone: 'Пользователь уже существует в системе' } }),
  );
  await arrive();
  await userEvent.type(await field('Придумайте пароль'), 'long-enough');
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Зарегистрироваться');
  expect(await screen.findByText('Пользователь уже существует в системе')).toBeTruthy();
  expect(await field('Пароль')).toBeTruthy();
});

test.each([
  ['Маркетплейс', resetPasswordMarketplace, 1],
  ['Организатор мероприятий', resetPassword, 2],
] as const)('a forgotten password is replaced by code: %s', async (tab, call, roleId) => {
  const heard = vi.fn();
  server.use(
    registered(true),
    mock(sendSmsCode).replies(({ body }) => {
      heard(body);
      return codeSent();
    }),
    mock(call).replies(({ body }) => {
      heard(body);
      return { message: { ...entered.message, roleId } };
    }),
  );
  const { session } = await arrive();
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  await press('Забыли пароль?');
  const password = await field('Новый пароль');
  expect(password.autocomplete).toBe('new-password');
  expect((await field('Код из СМС')).autocomplete).toBe('one-time-code');
  await waitFor(async () => expect((await field('Код из СМС')).value).toBe('123456'));
  await userEvent.type(password, 'brand-new-one{Enter}');
  await waitFor(() => expect(session.current()?.roleId).toBe(roleId));
  expect(heard.mock.calls).toEqual([
    [{ phone: '9001234567', type: 2 }],
    [{ phone: '9001234567', password: 'brand-new-one', code: '123456', smsuid }],
  ]);
  // The code has been used: a reload must not return to it.
  expect(session.read('smsData')).toBeNull();
});

test('a page loaded again while the code is still good comes back to it without sending another', async () => {
  const session = customerSession();
  const stored = { purpose: 'registration:9001234567', smsuid, expiresAt: Date.now() + 60_000, resendAt: Date.now() };
  session.write('smsData', JSON.stringify(stored));
  renderScreen(<LoginPage />, { at: LOGIN, session });
  expect(await screen.findByRole('heading', { name: 'Регистрация' })).toBeTruthy();
  expect(document.body.textContent).toContain(formatPhone('9001234567'));
  expect((await field('Код из СМС')).disabled).toBe(false);
});

test.each([
  ['?next=%2Fbooking%2Froom%2F31%2Fcalendar%3FtariffId%3D2', '/booking/room/31/calendar?tariffId=2'],
  ['?next=%2F%2Fevil.example', '/marketplace/account/info'],
  ['?next=https%3A%2F%2Fevil.example%2Faccount%2Fevents', '/marketplace/account/info'],
])('with %s a login leads to %s', async (search, page) => {
  server.use(registered(true), mock(loginMarketplace).replies(entered));
  const { address } = await arrive(LOGIN + search);
  await userEvent.type(await field('Пароль'), 'Guest-2026{Enter}');
  await waitFor(() => expect(address()).toBe(page));
});

test('a visitor of a guarded page comes to the login with the way back', async () => {
  const { address } = renderScreen(<p>Тайное</p>, { at: '/booking/order/12/payment' });
  await waitFor(() => expect(address()).toBe('/marketplace/login?next=%2Fbooking%2Forder%2F12%2Fpayment'));
});
