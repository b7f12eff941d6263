import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatPhone } from '@venue/sdk';
import { captchaChallenge, login, register, resetPassword } from '@venue/sdk/auth';
import { sendSmsCode } from '@venue/sdk/codes';
import { acceptInvitation, checkInvitation } from '@venue/sdk/staff';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import LoginPage from './LoginPage.tsx';

// The proof of work needs workers and Web Crypto, which jsdom lacks; everything around it is real.
let proofs = 0;
vi.mock('@venue/shared-ui/data/proofOfWork.ts', () => ({
  solve: async () => ({ text: `proof ${++proofs}`, until: Date.now() + 60_000 }),
}));

const server = startServer();
const tokens = { access: 'a', profile: 'p', expired: '2099-01-01T00:00:00.000Z', roleId: 3 } as const;

let sent: unknown[] = [];
const answers = (...replies: Parameters<ReturnType<typeof mock<typeof login>>['replies']>[0][]) =>
  server.use(
    mock(login).replies(heard => {
      sent.push(heard.body);
      const reply = replies[Math.min(sent.length, replies.length) - 1];
      return typeof reply === 'function' ? reply(heard) : (reply as never);
    }),
  );

beforeEach(() => {
  sent = [];
  proofs = 0;
  vi.stubGlobal('isSecureContext', true);
  server.use(mock(captchaChallenge).replies({ parameters: {}, signature: 's' }));
});

const person = userEvent.setup();
const enter = () => person.click(screen.getByRole('button', { name: 'Войти' }));

async function fill() {
  await person.type(screen.getByLabelText('Телефон'), '+7 912 000-00-01');
  await person.type(screen.getByLabelText('Пароль'), 'Staff-2026');
  await person.click(screen.getByRole('checkbox', { name: /Я не.робот/ }));
  await screen.findByRole('checkbox', { name: /Вы не.робот/ });
}

it('asks for the phone, the password and the captcha before it sends anything', async () => {
  answers({ message: { successful: false } });
  renderPage(<LoginPage />, { at: '/login', signedIn: false });
  await enter();
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(3);
  expect(sent).toEqual([]);
});

it('sends the ten digits, the password, the proof and no e-mail, and is led on', async () => {
  answers({ message: { successful: true, ...tokens } });
  const session = renderPage(<LoginPage />, { at: '/login?next=%2Fadmin%2Fbookings%3Fbooking%3D12', signedIn: false });
  await fill();
  await enter();
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/bookings?booking=12'));
  expect(sent).toEqual([{ phone: '9120000001', password: 'Staff-2026', captcha: 'proof 1', email: null }]);
  expect(session.current()?.role).toBe('admin');
});

it('tells a wrong password beside it, keeps what was typed and proves itself again for the next try', async () => {
  answers({ message: { successful: false } }, { message: { successful: true, ...tokens } });
  renderPage(<LoginPage />, { at: '/login', signedIn: false });
  await fill();
  await enter();
  expect(await screen.findByText('Неверный номер телефона или пароль')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Телефон').value).toBe(formatPhone('9120000001'));
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('Staff-2026');
  await screen.findByRole('checkbox', { name: /Вы не.робот/ });
  await enter();
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/events'));
  expect(sent).toMatchObject([{ captcha: 'proof 1' }, { captcha: 'proof 2' }]);
});

it('shows a refused captcha beside it and asks to tick again', async () => {
  const text = 'Проверка не пройдена. Подтвердите, что вы не робот';
  server.use(mock(login).fails('captcha_failed', { fields: { captcha: text } }));
  renderPage(<LoginPage />, { at: '/login', signedIn: false });
  await fill();
  await enter();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Я не.робот/ });
  expect(box.checked).toBe(false);
  const described = box.getAttribute('aria-describedby');
  expect(described && document.getElementById(described)?.textContent).toBe(text);
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('Staff-2026');
});

it('says when the challenge does not come and can be tried again', async () => {
  server.use(mock(captchaChallenge).unreachable());
  renderPage(<LoginPage />, { at: '/login', signedIn: false });
  await person.click(screen.getByRole('checkbox'));
  expect(await screen.findByText(/Проверка не.удалась/)).not.toBeNull();
  server.use(mock(captchaChallenge).replies({ parameters: {}, signature: 's' }));
  await person.click(screen.getByRole('checkbox'));
  expect(await screen.findByRole('checkbox', { name: /Вы не.робот/ })).not.toBeNull();
});

const SMSUID = '3f0e0e4e-1c37-4f4e-9d3e-6b8f0f9f8a11';

/** Fills in everything that proves the person's identity, but not the consent. */
async function prove() {
  server.use(
    mock(sendSmsCode).replies(({ body }) => {
      sent.push(body);
      return { message: { smsuid: SMSUID, ttl: 5, unit: 'minutes', type: 1, resend: 60, code: null } };
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Отправить код' }));
  expect(await screen.findByText('Обязательное поле')).not.toBeNull();
  expect(sent).toEqual([]);
  await person.type(screen.getByLabelText('Телефон'), '+7 912 000-00-01');
  await person.click(screen.getByRole('button', { name: 'Отправить код' }));
  await person.type(await screen.findByLabelText(/Код из.СМС/), '123456');
  await person.type(screen.getByLabelText('Электронная почта'), 'kuznecova@example.ru');
  await person.type(screen.getByLabelText('Новый пароль'), 'новый пароль');
  await person.click(screen.getByRole('checkbox', { name: /Я не.робот/ }));
  await screen.findByRole('checkbox', { name: /Вы не.робот/ });
}

const proof = {
  phone: '9120000001',
  code: '123456',
  smsuid: SMSUID,
  password: 'новый пароль',
  email: 'kuznecova@example.ru',
  captcha: 'proof 1',
};

it('sets a forgotten password by code, e-mail and captcha, and signs in', async () => {
  server.use(
    mock(resetPassword).replies(({ body }) => {
      sent.push(body);
      return { message: { successful: true, ...tokens } };
    }),
  );
  const session = renderPage(<LoginPage />, { at: '/login', signedIn: false });
  await person.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
  await prove();
  await person.click(screen.getByRole('button', { name: /Сохранить и.войти/ }));
  await waitFor(() => expect(session.current()?.role).toBe('admin'));
  expect(sent).toEqual([{ phone: '9120000001', type: 2 }, proof]);
});

it('registers who was invited, with the consent; a no says what to do and keeps what was typed', async () => {
  server.use(
    mock(register).replies(({ body }) => {
      sent.push(body);
      return { message: { successful: false } };
    }),
  );
  renderPage(<LoginPage />, { at: '/login', signedIn: false });
  await person.click(screen.getByRole('button', { name: /Регистрация по.приглашению/ }));
  await prove();
  await person.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  expect(sent).toHaveLength(1);
  await person.click(screen.getByRole('checkbox', { name: /согла/i }));
  await person.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { phone: '9120000001', type: 1 },
      { ...proof, consent: true },
    ]),
  );
  expect(await screen.findByText(/Приглашения для.этого номера нет/)).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Электронная почта').value).toBe('kuznecova@example.ru');
  await person.click(screen.getByRole('button', { name: /Вернуться/ }));
  expect(screen.getByRole('button', { name: 'Войти' })).not.toBeNull();
});

it('the link of an invitation is checked before a password is asked for', async () => {
  const checked: unknown[] = [];
  server.use(
    mock(checkInvitation).replies(({ body }) => {
      checked.push(body);
      return { message: { success: true } };
    }),
    mock(acceptInvitation).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  renderPage(<LoginPage />, { at: '/login#ключ', signedIn: false });
  await person.type(await screen.findByLabelText('Новый пароль', { selector: 'input' }), 'новый пароль');
  await person.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  expect(await screen.findByRole('button', { name: 'Войти' })).not.toBeNull();
  expect([checked, sent]).toEqual([[{ token: 'ключ' }], [{ token: 'ключ', password: 'новый пароль' }]]);
});

it('a used link says so and leads to the login', async () => {
  server.use(mock(checkInvitation).fails('invitation_spent'));
  renderPage(<LoginPage />, { at: '/login#ключ', signedIn: false });
  expect(await screen.findByRole('heading', { name: /Ссылка уже не.действует/ })).not.toBeNull();
  expect(screen.queryByLabelText('Новый пароль', { selector: 'input' })).toBeNull();
  await person.click(screen.getByRole('button', { name: /Перейти ко.входу/ }));
  expect(screen.getByRole('button', { name: 'Войти' })).not.toBeNull();
});

it('a link that could not be checked is checked again', async () => {
  server.use(mock(checkInvitation).once.unreachable(), mock(checkInvitation).replies({ message: { success: true } }));
  renderPage(<LoginPage />, { at: '/login#ключ', signedIn: false });
  await person.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByLabelText('Новый пароль', { selector: 'input' })).not.toBeNull();
});
