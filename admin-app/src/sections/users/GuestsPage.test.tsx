import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eraseGuest, findGuest } from '@venue/sdk/privacy/admin';
import type { Guest } from '@venue/sdk/privacy/model';
import { mock } from '@venue/sdk/testing';
import { expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import GuestsPage from './GuestsPage.tsx';

const server = startServer();
const person = userEvent.setup();
const guest: Guest = { accountId: null, records: 2, waits: null };
const finds = (records: Partial<Guest>) => mock(findGuest).replies({ message: { ...guest, ...records } });

async function look(): Promise<void> {
  renderPage(<GuestsPage />, { at: '/users/guests' });
  await person.type(await screen.findByLabelText(/Телефон гостя/), '9125550201');
  await person.click(screen.getByRole('button', { name: 'Найти' }));
}

it('erases a guest after a question, as what was shown', async () => {
  const sent: unknown[] = [];
  server.use(
    finds({}),
    mock(eraseGuest).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  await look();
  await screen.findByText(/2.заказа/);
  await person.click(screen.getByRole('button', { name: /Удалить имя/ }));
  await person.click(await screen.findByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(sent).toEqual([{ phone: '9125550201', records: 2 }]));
});

it.each([
  ['that an event is ahead', { waits: 'event' }, /ещё не.прошло/],
  ['that money is on its way', { waits: 'money' }, /деньги возвращаются/],
  ['that there is an account', { accountId: 7 }, /есть учётная запись/],
  ['that nothing is kept', { records: 0 }, /ничего не.хранится/],
] as const)('says %s, and offers nothing to erase', async (_, result, text) => {
  server.use(finds(result));
  await look();
  expect(await screen.findByText(text)).not.toBeNull();
  expect(screen.queryByRole('button', { name: /Удалить имя/ })).toBeNull();
});
