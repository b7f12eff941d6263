import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmSubscription, getSubscription, leaveMailing, subscribe } from '@venue/sdk/mailing';
import { mock } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import MailingPages from './MailingPages.tsx';
import { mailingPaths } from './mailing.paths.ts';

const server = startServer();
const person = userEvent.setup();
const success = { message: { success: true } };
const open = (at: string) =>
  renderScreen(
    <Routes>
      <Route path={mailingPaths.subscribe.path} element={<MailingPages />} />
      <Route path={mailingPaths.step.path} element={<MailingPages />} />
    </Routes>,
    { at },
  );

test('a visitor asks for letters, and is told where the link went', async () => {
  server.use(mock(subscribe).replies(success));
  open('/mailing');
  await person.type(await screen.findByRole('textbox', { name: 'Электронная почта' }), 'a@');
  await person.click(screen.getByRole('button', { name: 'Подписаться' }));
  expect(await screen.findByText('Указан некорректный адрес электронной почты')).not.toBeNull();
  await person.type(screen.getByRole('textbox', { name: 'Электронная почта' }), 'example.ru{Home}nn');
  await person.click(screen.getByRole('button', { name: 'Подписаться' }));
  expect(await screen.findByText(/Мы отправили на\s+nna@example\.ru/)).not.toBeNull();
});

test('nothing is confirmed before a person says so; an old link leads back to the form', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(confirmSubscription).replies(({ body }) => {
      sent.push(body);
      return success;
    }),
  );
  const shown = open('/mailing/confirm#anna%40example.ru/29-proof');
  const agree = await screen.findByRole('button', { name: 'Подтвердить' });
  expect(sent).toEqual([]);
  await person.click(agree);
  expect(await screen.findByText('Подписка подтверждена')).not.toBeNull();
  expect(sent).toEqual([{ email: 'anna@example.ru', link: '29-proof' }]);
  shown.unmount();
  server.use(mock(confirmSubscription).fails('link_expired'));
  open('/mailing/confirm#anna%40example.ru/29-proof');
  await person.click(await screen.findByRole('button', { name: 'Подтвердить' }));
  expect((await screen.findByRole('link', { name: 'Попросить новую ссылку' })).getAttribute('href')).toBe('/mailing');
});

test('the link under a letter ends the subscription by one click', async () => {
  let isSubscribed = true;
  server.use(
    mock(getSubscription).replies(() => ({ message: { emailMasked: 'an•••@example.ru', isSubscribed } })),
    mock(leaveMailing).replies(() => {
      isSubscribed = false;
      return success;
    }),
  );
  open('/mailing/leave#7-proof');
  await person.click(await screen.findByRole('button', { name: 'Отписаться' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Подписаться снова' })).not.toBeNull());
});
