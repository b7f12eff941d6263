import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mock } from '@venue/sdk/testing';
import { dropMessage, getMessageWays, listUnsentMessages, retryMessage } from '@venue/sdk/unsent/admin';
import type { MessageWay, UnsentMessage } from '@venue/sdk/unsent/model';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import UnsentPage from './UnsentPage.tsx';

const server = startServer();
const person = userEvent.setup();

const row: UnsentMessage = {
  messageId: 7,
  kind: 'sms',
  status: 'waiting',
  to: '+7 912 •••-••-01',
  about: 'Деньги возвращены',
  createdAt: '2026-12-01T07:00:00.000Z',
  tries: 9,
  lastError: 'СМС-шлюз не отвечает',
  nextTryAt: '2026-12-01T08:00:00.000Z',
  can: ['retry', 'drop'],
};
const ways = (sms: MessageWay, mail: MessageWay, sent = 3, lettersSent = 3) =>
  mock(getMessageWays).replies({
    message: { sms, mail, codes: { sent, budget: 300 }, letters: { sent: lettersSent, budget: 300 } },
  });
const lists = (...items: UnsentMessage[]) =>
  mock(listUnsentMessages).replies({
    message: { page: 1, pageSize: 25, total: items.length, totalIsExact: true },
    items,
  });

beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  server.use(ways('gateway', 'gateway'), lists(row));
});

const open = () => renderPage(<UnsentPage />, { at: '/messages' });
const menu = async () => {
  await person.click(await screen.findByRole('button', { name: 'Действия' }));
  return screen.findByRole('menu');
};

it('says what waits, to whom, and why it has not left', async () => {
  open();
  expect(await screen.findByText('Деньги возвращены')).not.toBeNull();
  for (const text of ['+7 912 •••-••-01', 'СМС-шлюз не отвечает', 'Ждёт отправки'])
    expect(screen.getByText(text)).not.toBeNull();
  expect(screen.queryByText(/не отправляются/)).toBeNull();
});

it('says what was sent and has not arrived', async () => {
  const lastError = 'Не\u00a0доставлено: такого номера нет';
  server.use(lists({ ...row, status: 'undelivered', lastError, nextTryAt: null, can: ['retry', 'drop'] }));
  open();
  expect(await screen.findByText(/^Не.доставлено$/)).not.toBeNull();
  expect(screen.getByText(/такого номера нет/)).not.toBeNull();
  expect(within(await menu()).getAllByRole('menuitem')).toHaveLength(2);
});

it('tries again at a word', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(retryMessage).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  open();
  await person.click(within(await menu()).getByRole('menuitem', { name: 'Отправить сейчас' }));
  await waitFor(() => expect(sent).toEqual([{ messageId: 7, seen: expect.any(String) }]));
});

it('gives one up only after a question', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(dropMessage).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  open();
  await person.click(within(await menu()).getByRole('menuitem', { name: /Больше не/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(sent).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Не отправлять' }));
  await waitFor(() => expect(sent).toEqual([{ messageId: 7, seen: expect.any(String) }]));
});

it('what may not be sent again can only be given up, and readers do nothing', async () => {
  server.use(lists({ ...row, can: ['drop'] }));
  open();
  expect(within(await menu()).getAllByRole('menuitem')).toHaveLength(1);
  cleanup();
  server.use(lists({ ...row, can: [] }));
  open();
  await screen.findByText('Деньги возвращены');
  expect(screen.queryByRole('button', { name: 'Действия' })).toBeNull();
});

it('says that more codes are sent than usual', async () => {
  server.use(ways('gateway', 'gateway', 312), lists());
  open();
  expect((await screen.findByText(/Слишком много СМС с.кодами/)).parentElement?.textContent).toMatch(
    /312, предел — 300/,
  );
});

it('says that more letters go to strangers’ addresses than usual', async () => {
  server.use(ways('gateway', 'gateway', 3, 312), lists());
  open();
  expect((await screen.findByText(/Слишком много писем/)).parentElement?.textContent).toMatch(/312, предел — 300/);
});

it('says which messages go nowhere by the settings', async () => {
  server.use(ways('none', 'gateway'));
  open();
  expect(await screen.findByText(/СМС не отправляются/)).not.toBeNull();
  expect(screen.queryByText(/Письма не отправляются/)).toBeNull();
  cleanup();
  server.use(ways('outbox', 'outbox'), lists());
  open();
  expect((await screen.findByRole('link', { name: /журнале исходящих/ })).getAttribute('href')).toBe('/demo/outbox');
  expect(await screen.findByText('Всё отправлено')).not.toBeNull();
});
