import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeDays } from '@venue/sdk/rooms/admin';
import type { ClosedDay, StandingChoice } from '@venue/sdk/rooms/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import { HolidaysDialog } from './HolidaysDialog.tsx';
import { aStanding } from './rooms.testing.ts';

const server = startServer();
const user = userEvent.setup();
const close = vi.fn<() => void>();
beforeEach(() => close.mockReset());

const open = (closedDays: ClosedDay[] = []) => {
  renderPage(<HolidaysDialog roomId={31} closedDays={closedDays} close={close} />);
  return screen.findByRole('dialog', { name: 'Закрыть праздники' });
};

it('closes the chosen holidays of the whole venue; what is booked on them is shown first', async () => {
  const standing = [
    aStanding({ runs: [{ start: '2027-05-09T05:00:00.000Z', end: '2027-05-09T07:00:00.000Z' }] }),
    aStanding({ id: 58, state: 'held', paid: 0, back: 0 }),
  ];
  server.use(mock(closeDays).fails('day_taken', { data: { standing, waiting: 0 } }));
  const dialog = within(await open());
  await user.click(dialog.getByRole('checkbox', { name: /каникулы/ }));
  await user.click(dialog.getByRole('button', { name: 'Закрыть дни' }));
  expect(await dialog.findByText(/Бронь №.57, оплачена/)).not.toBeNull();
  expect(dialog.getAllByText(/Фотостудия, .*10:00–12:00/)).not.toHaveLength(0);
  const asked: { roomId: number | null; days: { day: string; reason: string }[]; standing: StandingChoice[] }[] = [];
  server.use(
    mock(closeDays).replies(({ body }) => {
      asked.push(body as (typeof asked)[number]);
      return { message: { closed: 6 } };
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Всё равно закрыть' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(asked).toMatchObject([{ roomId: null }]);
  expect(asked[0]?.standing).toEqual([
    { kind: 'booking', id: 57, state: 'paid', back: 300_000, choice: 'keep' },
    { kind: 'booking', id: 58, state: 'held', back: 0, choice: 'keep' },
  ]);
  const days = asked[0]?.days ?? [];
  expect(days).toHaveLength(6);
  expect(days.map(({ day }) => day.slice(5))).not.toContain('01-01');
  expect(days.find(({ day }) => day.endsWith('05-09'))?.reason).toBe('День Победы');
});

it('what was chosen otherwise after that is asked about anew', async () => {
  const choices: StandingChoice[][] = [];
  server.use(mock(closeDays).fails('day_taken', { data: { standing: [aStanding()], waiting: 0 } }));
  const dialog = within(await open());
  await user.click(dialog.getByRole('button', { name: 'Закрыть дни' }));
  await dialog.findByRole('button', { name: 'Всё равно закрыть' });
  server.use(
    mock(closeDays).replies(({ body }) => {
      const sent = body as { roomId: number | null; standing: StandingChoice[] };
      expect(sent.roomId).toBe(31);
      choices.push(sent.standing);
      return { message: { closed: 14 } };
    }),
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Закрыта вся площадка' }));
  await user.click(dialog.getByRole('button', { name: 'Всё равно закрыть' }));
  await waitFor(() => expect(choices).toEqual([[]]));
});
