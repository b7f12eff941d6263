import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captchaChallenge, login } from '@venue/sdk/auth';
import { finishStepSetup, passSecondStep, startStepSetup } from '@venue/sdk/security';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import LoginPage from './LoginPage.tsx';

vi.mock('@venue/shared-ui/data/proofOfWork.ts', () => ({
  solve: async () => ({ text: 'proof', until: Date.now() + 60_000 }),
}));

const server = startServer();
const person = userEvent.setup();
const opened = { successful: true, access: 'a', profile: 'p', expired: '2099-01-01T00:00:00.000Z', roleId: 3 } as const;
const codes = [...'abcdefghij'].map(last => `aaaa-bbbb-cccc-ddd${last}`);

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('isSecureContext', true);
  server.use(
    mock(captchaChallenge).replies({ parameters: {}, signature: 's' }),
    mock(passSecondStep).replies(({ body }) => {
      sent.push(body);
      return { message: opened };
    }),
  );
});

/** Sends phone and password to a server that asks for a second step. */
async function enter(needs: 'code' | 'setup') {
  const secondStep = { ticket: 'ticket', ticketExpires: '2099-01-01T00:00:00.000Z', needs };
  server.use(mock(login).replies({ message: { successful: false, secondStep } }));
  const session = renderPage(<LoginPage />, { at: '/login', signedIn: false });
  await person.type(screen.getByLabelText('Телефон'), '+7 912 000-00-01');
  await person.type(screen.getByLabelText('Пароль'), 'Staff-2026');
  await person.click(screen.getByRole('checkbox', { name: /Я не.робот/ }));
  await screen.findByRole('checkbox', { name: /Вы не.робот/ });
  await person.click(screen.getByRole('button', { name: 'Войти' }));
  return session;
}

it('asks for the code of the app after the password, which was right', async () => {
  const session = await enter('code');
  const field = await screen.findByLabelText(/Код из.приложения/);
  expect(screen.queryByText('Неверный номер телефона или пароль')).toBeNull();
  expect(session.current()).toBeNull();
  await person.type(field, '123 456');
  await person.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(session.current()?.role).toBe('admin'));
  expect(sent).toEqual([{ ticket: 'ticket', code: '123456' }]);
});

it('shows a wrong code beside it, and takes a recovery code instead', async () => {
  const session = await enter('code');
  server.use(mock(passSecondStep).fails('code_wrong', { fields: { code: 'Неверный код' } }));
  await person.type(await screen.findByLabelText(/Код из.приложения/), '000000');
  await person.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText('Неверный код')).not.toBeNull();
  server.use(
    mock(passSecondStep).replies(({ body }) => {
      sent.push(body);
      return { message: opened };
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Телефона нет под рукой' }));
  await person.type(await screen.findByLabelText('Запасной код'), codes[0] ?? '');
  await person.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(session.current()?.role).toBe('admin'));
  expect(sent).toEqual([{ ticket: 'ticket', code: codes[0] }]);
});

it('sets a second factor up where the role requires it, and signs in once the codes are saved', async () => {
  server.use(
    mock(startStepSetup).replies({ message: { setup: 'sealed', secret: 'ABCD2345', uri: 'otpauth://totp/a' } }),
    mock(finishStepSetup).replies(({ body }) => {
      sent.push(body);
      return { message: { opened, recoveryCodes: codes } };
    }),
  );
  const session = await enter('setup');
  expect(await screen.findByRole('img', { name: /QR-код/ })).not.toBeNull();
  expect(screen.getByText('ABCD 2345')).not.toBeNull();
  await person.type(screen.getByLabelText(/Код из.приложения/), '123456');
  await person.click(screen.getByRole('button', { name: /Подключить и.войти/ }));
  for (const code of codes) expect(await screen.findByText(code)).not.toBeNull();
  expect(session.current()).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Коды сохранены' }));
  await waitFor(() => expect(session.current()?.role).toBe('admin'));
  expect(sent).toEqual([{ ticket: 'ticket', setup: 'sealed', code: '123456' }]);
});

it('leads back to the password', async () => {
  await enter('code');
  await person.click(await screen.findByRole('button', { name: /Вернуться к.паролю/ }));
  expect(screen.getByLabelText('Пароль')).not.toBeNull();
});
