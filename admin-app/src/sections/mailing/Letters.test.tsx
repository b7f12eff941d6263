import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getLetter, saveLetter, startLetter, stopLetter, testLetter } from '@venue/sdk/mailing/admin';
import { type Letter, letterAudience, letterStatus } from '@venue/sdk/mailing/model';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import LetterPage from './LetterPage.tsx';

const server = startServer();
const person = userEvent.setup();

const draft: Letter = {
  letterId: 7,
  letterSubject: 'Осень',
  letterPreview: '',
  letterBody: '<p>Приходите</p>',
  letterAudience: letterAudience.everyone,
  consentFrom: null,
  consentTo: null,
  letterStatus: letterStatus.draft,
  recipients: 128,
  sentTo: 0,
  waiting: 0,
  bounced: 0,
  skipped: 0,
  unsubscribed: 0,
  perMinute: 60,
  createdAt: '2026-11-01T05:00:00.000Z',
  updatedAt: '2026-11-19T05:00:00.000Z',
  startedAt: null,
  endedAt: null,
  version: 2,
  can: ['edit', 'remove', 'start'],
};
const going = { letterStatus: letterStatus.sending, waiting: 100, sentTo: 28, can: ['stop' as const] };
let current: Letter;
let sent: unknown[];

beforeEach(() => {
  current = draft;
  sent = [];
  const becomes = (over: Partial<Letter>) => (of: { readonly body: unknown }) => {
    sent.push(of.body);
    current = { ...current, ...over };
    return { message: { ...current, success: true } };
  };
  server.use(
    mock(getLetter).replies(() => ({ message: current })),
    mock(setPresence).replies({ message: { success: true } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(saveLetter).replies(becomes({ version: 3 })),
    mock(startLetter).replies(becomes(going)),
    mock(stopLetter).replies(becomes({ letterStatus: letterStatus.stopped, can: ['resume'] })),
    mock(testLetter).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
});

const open = () =>
  renderPage(
    <Routes>
      <Route path="/mailing/letters/:letterId/edit" element={<LetterPage />} />
    </Routes>,
    { at: '/mailing/letters/7/edit' },
  );

it('is sent after a question that says to how many', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: 'Отправить подписчикам' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Отправить письмо 128 подписчикам?')).not.toBeNull();
  expect(sent).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(sent).toEqual([{ letterId: 7, seen: letterStatus.draft, version: 2 }]));
});

it('on its way shows how far it is, cannot be written any more, and can be stopped', async () => {
  current = { ...draft, ...going };
  open();
  await person.click(await screen.findByRole('button', { name: 'Остановить отправку' }));
  expect(await screen.findByRole('button', { name: 'Продолжить отправку' })).not.toBeNull();
  expect(sent).toEqual([{ letterId: 7, seen: letterStatus.sending }]);
  expect(screen.getByRole('progressbar', { name: 'Отправлено' }).getAttribute('value')).toBe('28');
  expect(screen.queryByRole('textbox', { name: 'Тема' })).toBeNull();
});

it('is not sent with words that are not saved', async () => {
  open();
  await person.type(await screen.findByRole('textbox', { name: 'Тема' }), ' 2026');
  await person.click(screen.getByRole('button', { name: 'Отправить подписчикам' }));
  expect(await screen.findByText('Сначала сохраните письмо')).not.toBeNull();
  expect(sent).toEqual([]);
});

it('is tried on oneself; a wrong address stands at its field', async () => {
  open();
  const field = await screen.findByRole('textbox', { name: 'Ваша почта' });
  await person.type(field, 'me@');
  await person.click(screen.getByRole('button', { name: 'Отправить себе' }));
  expect(await screen.findByText('Указан некорректный адрес электронной почты')).not.toBeNull();
  await person.type(field, 'example.ru');
  await person.click(screen.getByRole('button', { name: 'Отправить себе' }));
  await waitFor(() => expect(sent).toEqual([{ letterId: 7, email: 'me@example.ru' }]));
});
