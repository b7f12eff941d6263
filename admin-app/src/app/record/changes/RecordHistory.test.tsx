import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleRecord } from '@venue/sdk/articles/kind';
import { whoAmI } from '@venue/sdk/auth';
import { eventRecord } from '@venue/sdk/events/kind';
import { listHistory } from '@venue/sdk/staff/admin';
import type { HistoryEntry } from '@venue/sdk/staff/model';
import { mock } from '@venue/sdk/testing';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { person, renderPage, startServer } from '../../../testing/render.tsx';
import { RecordHistory } from './RecordHistory.tsx';

const server = startServer();
const Query = z.object({ most: z.union([z.string(), z.int()]) });
const year = new Date().getFullYear();

const entry = (over: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 1,
  at: `${year}-11-20T09:05:00.000Z`,
  who: 'Кузнецова И. В.',
  what: 'Опубликовала статью',
  changes: [],
  ...over,
});
const answers = (entries: readonly HistoryEntry[], more = false) =>
  server.use(mock(listHistory).replies({ message: { entries: [...entries], more } }));
const kind = {
  ...articleRecord,
  logged: {
    status: {
      label: 'Статус',
      is: 'text',
      format: (value: unknown) => (value === 3 ? 'Опубликована' : 'На проверке'),
    },
  },
} as const;
const open = () => renderPage(<RecordHistory kind={kind} id={12} />);
const rowOf = (label: string) => within(screen.getByText(label).closest('div') ?? document.body);

it('says who did what and when, and what each field was and became, in words', async () => {
  answers([
    entry({
      changes: [
        { field: 'status', before: 2, after: 3 },
        { field: 'articleTitle', before: null, after: 'Осень в\u00a0студии' },
        { field: 'seenAt', before: null, after: true },
      ],
    }),
    entry({ id: 2, at: '2020-03-01T05:00:00.000Z', what: 'Написала статью' }),
  ]);
  open();
  const [newest, oldest] = await screen.findAllByRole('listitem');
  expect(newest?.textContent).toMatch(/^Кузнецова\sИ\.\sВ\. · 20\sноября, 14:05 · Опубликовала статью/);
  expect(oldest?.textContent).toMatch(/1\sмарта\s2020, 10:00 · Написала статью$/);
  expect(rowOf('Статус').getByText('На проверке').tagName).toBe('DEL');
  expect(rowOf('Статус').getByText('Опубликована').tagName).toBe('INS');
  expect(rowOf('Заголовок').getByText(/не\sбыло/)).not.toBeNull();
  // A field without a label is shown under its server name instead of being omitted.
  expect(rowOf('seenAt').getByText('Да')).not.toBeNull();
});

it('folds a long text and shows the lines that differ', async () => {
  const same = Array.from({ length: 20 }, (_, line) => `<p>Строка ${line} о\u00a0том, как снимали каталог</p>`).join(
    '',
  );
  answers([entry({ changes: [{ field: 'articleText', before: `${same}<p>Было</p>`, after: `${same}<p>Стало</p>` }] })]);
  open();
  const summary = await screen.findByText('Что изменилось');
  const details = summary.closest('details');
  expect(details?.open).toBe(false);
  await userEvent.click(summary);
  expect(details?.open).toBe(true);
  expect(
    within(details ?? document.body)
      .getAllByText(/./, { selector: 'del, ins' })
      .map(line => line.textContent),
  ).toEqual(['Было', 'Стало']);
});

it('asks for more when there is more', async () => {
  const requests: unknown[] = [];
  server.use(
    mock(listHistory).replies(({ query }) => {
      requests.push(Number(z.parse(Query, query).most));
      return { message: { entries: [entry()], more: requests.length === 1 } };
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await expect.poll(() => requests).toEqual([20, 40]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

it('says that nothing was changed', async () => {
  answers([]);
  open();
  expect(await screen.findByText(/ничего не\sменяли/)).not.toBeNull();
});

it('offers to try again when it fails', async () => {
  answers([entry()]);
  server.use(mock(listHistory).once.fails('internal'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/Опубликовала статью/)).not.toBeNull();
});

it('is not there for anyone who may not read such records, and is not asked for', async () => {
  const requests: unknown[] = [];
  server.use(
    mock(whoAmI).replies({ message: { ...person, permissions: ['events.read'] } }),
    mock(listHistory).replies(() => {
      requests.push(1);
      return { message: { entries: [], more: false } };
    }),
  );
  renderPage(
    <>
      <p>Страница</p>
      <RecordHistory kind={kind} id={12} />
      <RecordHistory kind={eventRecord} id={12} />
    </>,
  );
  expect(await screen.findAllByRole('heading', { name: 'История изменений' })).toHaveLength(1);
  await expect.poll(() => requests).toHaveLength(1);
});
