import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  endOtherSessions,
  endOwnSession,
  finishOwnSetup,
  getOwnSecurity,
  removeOwnFactor,
  startOwnSetup,
} from '@venue/sdk/security/admin';
import type { OwnSecurity } from '@venue/sdk/security/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import SecurityPage from './SecurityPage.tsx';

const server = startServer();
const person = userEvent.setup();

const current = {
  sessionId: 1,
  openedAt: '2026-11-30T05:00:00.000Z',
  endsAt: '2026-11-30T17:00:00.000Z',
  device: 'Chrome, Windows',
  address: '10.0.0.1',
  isCurrent: true,
};
const phone = { ...current, sessionId: 2, device: 'Safari, iPhone', isCurrent: false };
const plain: OwnSecurity = { secondFactor: null, isRequired: false, ownSessions: [current, phone] };
const factor = { addedAt: '2026-11-29T05:00:00.000Z', codesLeft: 9 };

let sent: unknown[] = [];
const shows = (security: OwnSecurity) => server.use(mock(getOwnSecurity).replies({ message: security }));
beforeEach(() => {
  sent = [];
  shows(plain);
});
const open = () => renderPage(<SecurityPage />, { at: '/security' });

it('sets a second factor up with the password and a code, and shows the recovery codes', async () => {
  server.use(
    mock(startOwnSetup).replies({ message: { setup: 'sealed', secret: 'ABCD2345', uri: 'otpauth://totp/a' } }),
    mock(finishOwnSetup).replies(({ body }) => {
      sent.push(body);
      return { message: { recoveryCodes: ['aaaa-bbbb-cccc-dddd'] } };
    }),
  );
  open();
  await person.click(await screen.findByRole('button', { name: 'Подключить' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('img', { name: /QR-код/ })).not.toBeNull();
  await person.type(dialog.getByLabelText(/Код из.приложения/), '123456');
  await person.type(dialog.getByLabelText('Ваш пароль'), 'Staff-2026');
  await person.click(dialog.getByRole('button', { name: 'Подключить' }));
  expect(await dialog.findByText('aaaa-bbbb-cccc-dddd')).not.toBeNull();
  expect(sent).toEqual([{ setup: 'sealed', code: '123456', password: 'Staff-2026' }]);
});

it('removes it with the password and a code; where the role requires it, that is not offered', async () => {
  shows({ ...plain, secondFactor: factor });
  server.use(
    mock(removeOwnFactor).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  open();
  await person.click(await screen.findByRole('button', { name: 'Отключить' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByLabelText('Ваш пароль'), 'Staff-2026');
  await person.type(dialog.getByLabelText(/Код из.приложения/), '123456');
  await person.click(dialog.getByRole('button', { name: 'Отключить' }));
  await waitFor(() => expect(sent).toEqual([{ password: 'Staff-2026', code: '123456' }]));
});

it('says that the role requires it, and does not offer to remove it', async () => {
  shows({ ...plain, secondFactor: factor, isRequired: true });
  open();
  expect(await screen.findByText(/Ваша роль требует второй фактор/)).not.toBeNull();
  expect(screen.getByText('Запасных кодов осталось: 9.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Отключить' })).toBeNull();
});

it('ends one session or all others, but not the one it is shown in', async () => {
  server.use(
    mock(endOwnSession).replies(({ params: { id } }) => {
      sent.push(id);
      return { message: { success: true } };
    }),
    mock(endOtherSessions).replies(() => {
      sent.push('others');
      return { message: { success: true } };
    }),
  );
  open();
  expect(await screen.findByText('Этот вход')).not.toBeNull();
  const ends = screen.getAllByRole('button', { name: /^Завершить вход/ });
  expect(ends.map(each => each.getAttribute('aria-label'))).toEqual([expect.stringContaining('Safari, iPhone')]);
  await person.click(ends[0] as HTMLElement);
  await waitFor(() => expect(sent).toEqual(['2']));
  await person.click(screen.getByRole('button', { name: 'Завершить все остальные' }));
  await waitFor(() => expect(sent).toEqual(['2', 'others']));
});
