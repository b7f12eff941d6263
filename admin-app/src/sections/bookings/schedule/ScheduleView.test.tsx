import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { getSchedule } from '@venue/sdk/bookings';
import { deleteTechnicalReason, writeTechnicalReason } from '@venue/sdk/bookings/admin';
import type { Slot } from '@venue/sdk/bookings/model';
import { listRooms } from '@venue/sdk/rooms';
import { RoomCard } from '@venue/sdk/rooms/model';
import { mock, sample } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, person as staff, startServer } from '../../../testing/render.tsx';
import ScheduleView from './ScheduleView.tsx';
import { slotAt } from './schedule.testing.ts';
import { weekOf } from './week.ts';

const server = startServer();
const person = userEvent.setup();
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

let taken: Slot[] = [];
let slotHours: number[];
let closedDays: { day: string; reason: string }[];
let asked: unknown[] = [];

const room = sample(RoomCard);
const rooms: RoomCard[] = [
  { ...room, roomId: 30, name: 'Лекторий', bookable: false, bookingMode: 'request' },
  { ...room, roomId: 31, name: 'Фотостудия', bookable: true, bookingMode: 'instant' },
  { ...room, roomId: 48, name: 'Склад', bookable: false, bookingMode: 'none' },
];

beforeEach(() => {
  asked = [];
  slotHours = [9, 10, 11, 12, 13, 14, 15, 16, 17];
  closedDays = [];
  taken = [
    ...[10, 11].map(hour => slotAt(MONDAY, hour, { statusId: 1, orderId: 57 })),
    slotAt(TUESDAY, 9, { statusId: 2, technicalReasonId: 5, technicalReason: 'Уборка' }),
  ];
  server.use(
    mock(listRooms).replies({ message: { rooms, now: '2026-11-20T03:00:00.000Z' } }),
    mock(getSchedule).replies(({ body }) => {
      asked.push(body);
      const schedule = weekOf(MONDAY).flatMap(day =>
        slotHours.map(hour => {
          const free = slotAt(day, hour);
          return taken.find(each => each.start === free.start) ?? free;
        }),
      );
      return { message: { schedule, closedDays, roomPrice: 150_000, now: '2026-11-20T03:00:00.000Z' } };
    }),
  );
});

async function open() {
  const openOrder = vi.fn();
  renderPage(<ScheduleView openOrder={openOrder} />, { at: `/bookings?view=schedule&day=${TUESDAY}` });
  await screen.findByText(/Чтобы закрыть свободные часы/);
  return openOrder;
}

const cell = (day: string, hour: number) => {
  const found = document.querySelector<HTMLElement>(`[data-start="${slotAt(day, hour).start}"]`);
  if (!found) throw new Error(`no cell at ${day} ${hour}`);
  return found;
};
const chosen = () => screen.getAllByRole('button', { pressed: true }).map(each => each.dataset.start);
const starts = (...hours: [string, number][]) => hours.map(([day, hour]) => slotAt(day, hour).start).sort();

it('asks for the week of the day in the address and opens the booking of an hour', async () => {
  const openOrder = await open();
  expect(asked).toEqual([{ roomId: 31, from: MONDAY, days: 7 }]);
  await person.click(screen.getByRole('button', { name: /10:00–11:00, занято, №.57/ }));
  expect(openOrder).toHaveBeenCalledWith(57);
});

it('shows the hours the schedule tells of, and why a day is closed', async () => {
  slotHours = [12, 13];
  closedDays = [{ day: TUESDAY, reason: 'Санитарный день' }];
  taken = [];
  await open();
  expect(screen.getAllByRole('rowheader').map(each => each.textContent)).toEqual(['12:00', '13:00']);
  expect(screen.getByText(/закрыто: Санитарный день/)).not.toBeNull();
});

it('shows another room by its name, and none that is not booked', async () => {
  await open();
  const others = screen.getByLabelText('Другое помещение');
  expect(within(others).queryByRole('option', { name: 'Склад' })).toBeNull();
  await person.selectOptions(others, 'Лекторий');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ roomId: 30 }));
});

it('chooses free hours by click, by dragging a rectangle and by keyboard', async () => {
  await open();
  await person.click(cell(TUESDAY, 10));
  expect(chosen()).toEqual(starts([TUESDAY, 10]));
  await person.click(cell(TUESDAY, 10));
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);

  fireEvent.pointerDown(cell(MONDAY, 9), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerOver(cell(TUESDAY, 10), { buttons: 1 });
  fireEvent.pointerUp(window);
  expect(chosen().sort()).toEqual(starts([MONDAY, 9], [TUESDAY, 10]));

  cell(TUESDAY, 10).focus();
  await person.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(chosen().sort()).toEqual(starts([MONDAY, 9], [TUESDAY, 10], [TUESDAY, 11], ['2026-11-25', 11]));
  await person.click(screen.getByRole('button', { name: 'Снять выбор' }));
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

async function askToClose() {
  await person.click(cell(TUESDAY, 10));
  await person.click(cell(TUESDAY, 11));
  await person.click(screen.getByRole('button', { name: /Закрыть на.технический перерыв/ }));
  return within(await screen.findByRole('dialog', { name: 'Технический перерыв' }));
}

it('closes the chosen hours for a reason, which it insists on', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(writeTechnicalReason).replies(({ body }) => {
      sent.push(body);
      return { id: 9, message: { success: true } };
    }),
  );
  await open();
  const dialog = await askToClose();
  await person.click(dialog.getByRole('button', { name: 'Закрыть часы' }));
  expect(await dialog.findByText('Обязательное поле')).not.toBeNull();
  expect(sent).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Ремонт' }));
  await person.click(dialog.getByRole('button', { name: 'Закрыть часы' }));
  expect(await screen.findByText('Технический перерыв добавлен')).not.toBeNull();
  expect(sent).toEqual([{ roomId: 31, slots: starts([TUESDAY, 10], [TUESDAY, 11]), reason: 'Ремонт' }]);
  expect(asked).toHaveLength(2);
});

it('names hours that were taken meanwhile, keeps the reason and offers the rest', async () => {
  const gone = starts([TUESDAY, 10]);
  server.use(mock(writeTechnicalReason).fails('slot_taken', { data: { taken: gone, nearest: [] } }));
  await open();
  const dialog = await askToClose();
  await person.type(dialog.getByLabelText('Причина'), 'Настройка света');
  await person.click(dialog.getByRole('button', { name: 'Закрыть часы' }));
  expect(await dialog.findByText(/Эти часы уже заняли: .*10:00–11:00\. Остальные можно закрыть\./)).not.toBeNull();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Причина').value).toBe('Настройка света');
  expect(dialog.getByText(/11:00–12:00 · 1.час/)).not.toBeNull();
});

it('shows the reason of a break and opens its hours after a question', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(deleteTechnicalReason).replies(({ body }) => {
      sent.push(body);
      taken = [];
      return { message: { success: true } };
    }),
  );
  await open();
  await person.click(screen.getByRole('button', { name: /09:00–10:00, технический перерыв, Уборка/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Технический перерыв' }));
  expect(dialog.getByText('Уборка')).not.toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Открыть часы' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Открыть часы' }));
  expect(await screen.findByText('Технический перерыв удалён')).not.toBeNull();
  expect(sent).toEqual([{ technicalReasonId: 5 }]);
  await waitFor(() => expect(cell(TUESDAY, 9).dataset.kind).toBe('free'));
});

it('shows the week to anyone who may only look, and offers to change nothing', async () => {
  server.use(mock(whoAmI).replies({ message: { ...staff, permissions: ['bookings.read'] } }));
  renderPage(<ScheduleView openOrder={vi.fn()} />, { at: `/bookings?view=schedule&day=${TUESDAY}` });
  await screen.findByRole('grid');
  expect(cell(TUESDAY, 12).getAttribute('aria-disabled')).toBe('true');
  await person.click(cell(TUESDAY, 12));
  expect(screen.queryByRole('button', { name: /Закрыть на/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: /09:00–10:00, технический перерыв, Уборка/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Технический перерыв' }));
  expect(dialog.queryByRole('button', { name: 'Открыть часы' })).toBeNull();
});
