import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAct, mailAct } from '@venue/sdk/papers/admin';
import { type Act, actForm, type PaperMailFields, paperStatus } from '@venue/sdk/papers/model';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock, sampleReply } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import ActPage from './ActPage.tsx';

const server = startServer();
const person = userEvent.setup();
const closed: Act = {
  ...sampleReply(getAct).message,
  actId: 5,
  actForm: actForm.upd1,
  actStatus: paperStatus.closed,
  mailed: [],
  mailTo: 'buh@malachite.example',
  can: ['mail'],
};
let act: Act;
let sent: unknown[];

beforeEach(() => {
  [act, sent] = [closed, []];
  server.use(
    mock(setPresence).replies({ message: { success: true } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(getAct).replies(() => ({ message: act })),
    mock(mailAct).replies(({ body }) => {
      sent.push(body);
      const { emails } = body as PaperMailFields;
      const mail = { mailedAt: '2026-11-26T09:05:00.000Z', mailedTo: emails, mailedBy: 'Иванова М. С.' };
      act = { ...act, mailed: [{ ...mail, mailProblem: 'Почтовый сервер не отвечает' }] };
      return { message: act };
    }),
  );
});

async function open() {
  renderPage(
    <Routes>
      <Route path="/agreements/acts/:actId" element={<ActPage />} />
    </Routes>,
    { at: '/agreements/acts/5' },
  );
  await person.click(await screen.findByRole('button', { name: 'Отправить письмом' }));
  return within(await screen.findByRole('dialog', { name: 'Отправить акт письмом' }));
}

it('goes to the known address and to more; the page says where it went and what is wrong', async () => {
  const dialog = await open();
  expect(dialog.getByText(/приложим PDF и.XML/)).not.toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Добавить адрес' }));
  await person.type(dialog.getByRole('textbox', { name: /почта 2$/ }), 'glavbuh@malachite.example');
  await person.type(dialog.getByRole('textbox', { name: /^Сообщение/ }), 'За ноябрь');
  await person.click(dialog.getByRole('button', { name: 'Отправить' }));
  const emails = ['buh@malachite.example', 'glavbuh@malachite.example'];
  await waitFor(() => expect(sent).toEqual([{ actId: 5, emails, mailNote: 'За ноябрь' }]));
  const [line] = within(await screen.findByRole('list', { name: 'Отправлено письмом' })).getAllByRole('listitem');
  expect(line?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Отправлено 26.11.2026 в 14:05 на buh@malachite.example, glavbuh@malachite.example · Иванова М. С.Пока не ушло. Почтовый сервер не отвечает.',
  );
});

it('says beside its field that an address is none', async () => {
  act = { ...closed, mailTo: '' };
  const dialog = await open();
  const field = dialog.getByRole('textbox', { name: /почта$/ });
  await person.click(dialog.getByRole('button', { name: 'Отправить' }));
  expect(await dialog.findByText('Обязательное поле')).not.toBeNull();
  await person.type(field, 'buh@malachite');
  expect(await dialog.findByText('Указан некорректный адрес электронной почты')).not.toBeNull();
  expect(sent).toEqual([]);
});
