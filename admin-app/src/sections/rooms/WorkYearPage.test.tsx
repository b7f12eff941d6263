import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getWorkYear, saveWorkYear } from '@venue/sdk/rooms/admin';
import { mock } from '@venue/sdk/testing';
import { dateField, typeDate } from '@venue/shared-ui/testing/dates.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { person, renderPage, startServer } from '../../testing/render.tsx';
import WorkYearPage from './WorkYearPage.tsx';

const server = startServer();
const user = userEvent.setup();
const now = vi.hoisted(() => ({ at: '2026-12-03T07:00:00.000Z' }));
vi.mock('@venue/shared-ui/data/serverClock.ts', async original => ({
  ...(await original<object>()),
  serverNow: () => new Date(now.at),
}));

const sent: { year: number; movedDays: string[]; version: number }[] = [];
beforeEach(() => {
  sent.length = 0;
  let saved = { year: 2027, movedDays: [] as string[], savedAt: null as string | null, version: 0 };
  server.use(
    mock(getWorkYear).replies(({ query }) => ({ message: { ...saved, year: Number(query.year) } })),
    mock(saveWorkYear).replies(({ body }) => {
      sent.push(body as (typeof sent)[number]);
      saved = { ...saved, movedDays: sent.at(-1)?.movedDays ?? [], savedAt: now.at, version: 1 };
      return { message: saved };
    }),
  );
});

const addDay = async (typed: string) => {
  await typeDate(user, await dateField('День'), typed);
  await user.click(screen.getByRole('button', { name: 'Добавить день' }));
};

it('in December asks for the coming year, says what becomes of a day, and saves all days at once', async () => {
  renderPage(<WorkYearPage />);
  expect(await screen.findByText(/Ещё не.внесены/)).not.toBeNull();
  await addDay('20.02.2027');
  expect(await screen.findByText('Рабочий день')).not.toBeNull();
  await addDay('22.02.2027');
  expect(await screen.findByText('Выходной')).not.toBeNull();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toEqual([{ year: 2027, movedDays: ['2027-02-20', '2027-02-22'], version: 0 }]));
  await user.click(await screen.findByRole('button', { name: /Убрать: .*20 февраля/ }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ year: 2027, movedDays: ['2027-02-22'], version: 1 }));
});

it('a holiday is not a moved day, and a year without any can be saved', async () => {
  renderPage(<WorkYearPage />);
  await addDay('05.01.2027');
  expect(await screen.findByText(/Это нерабочий праздничный день/)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Сохранить: переносов нет' }));
  await waitFor(() => expect(sent).toEqual([{ year: 2027, movedDays: [], version: 0 }]));
});

it('days that were not saved are there again after a reload', async () => {
  renderPage(<WorkYearPage />, { owner: person.userId });
  await addDay('20.02.2027');
  expect(await screen.findByText('Рабочий день')).not.toBeNull();
  cleanup();
  renderPage(<WorkYearPage />, { owner: person.userId });
  expect(await screen.findByText('Рабочий день')).not.toBeNull();
});
