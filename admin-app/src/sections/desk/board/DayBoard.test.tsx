import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Board, BoardBlock } from '@venue/sdk/desk/model';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { aBlock, aBoard, aRoom, bookingOf, DAY } from './board.testing.ts';
import { DayBoard } from './DayBoard.tsx';
import type { Choice, Move } from './dayChoice.ts';

const user = userEvent.setup();
const morning = aBlock(31, 10, 12);
const works = aBlock(52, 9, 11, { kind: 'technical', orderId: null, technicalReasonId: 4, title: 'Уборка' });
const rooms = [
  aRoom(31, 'Фотостудия'),
  aRoom(52, 'Видеостудия'),
  aRoom(30, 'Лекторий', { bookingMode: 'request', days: [{ day: DAY, open: null, reason: 'Ремонт' }] }),
];
const board = aBoard(rooms, [morning, works], [bookingOf(morning, 'Лаптева Мария')]);

const open = vi.fn<(block: BoardBlock) => void>();
const drop = vi.fn<(move: Move) => void>();
let chosen: (Choice | null)[];

beforeEach(() => {
  open.mockReset();
  drop.mockReset();
  chosen = [];
  // Twelve hours of a hundred pixels each.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1200, 40));
});

function Held({ mayBook = true, shown = board }: { mayBook?: boolean; shown?: Board }) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const choose = (next: Choice | null) => {
    chosen.push(next);
    setChoice(next);
  };
  return (
    <DayBoard
      board={shown}
      day={DAY}
      today="2026-11-20"
      open={open}
      choice={choice}
      choose={mayBook ? choose : undefined}
      zoom={1}
      drop={mayBook ? drop : undefined}
    />
  );
}
const row = (name: RegExp) => {
  const cells = screen.getByRole('row', { name }).querySelector<HTMLElement>('td');
  if (!cells) throw new Error('the row has no hours');
  return cells;
};
/** The two hours of the first booking, dropped elsewhere. */
const moveTo = (change: Partial<Move>): Move => ({
  orderId: 3110,
  roomId: 31,
  day: DAY,
  hour: 10,
  length: 2,
  isCopy: false,
  ...change,
});

/** Drags with the mouse from one hour to another. */
function pull(from: Element, fromHour: number, over: HTMLElement, overHour: number, keys: { ctrlKey?: boolean } = {}) {
  const at = (hour: number) => ({
    clientX: (hour - 9) * 100 + 50,
    clientY: 20,
    button: 0,
    pointerType: 'mouse',
    ...keys,
  });
  fireEvent.pointerDown(from, at(fromHour));
  fireEvent.pointerMove(over, { ...at(overHour), buttons: 1 });
  fireEvent.pointerUp(window);
}

it('an event is a link to its page', () => {
  const event = aBlock(31, 13, 15, { kind: 'event', orderId: null, eventId: 7, title: 'Эфир с\u00a0резидентом' });
  const asked = aBlock(52, 13, 15, { kind: 'event', orderId: null, eventRequestId: 21, title: 'Форум' });
  renderPage(<Held shown={aBoard(rooms, [event, asked], [])} />);
  const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf(/^Эфир.*13:00–15:00, Мероприятие/)).toBe('/7/edit');
  expect(addressOf(/^Форум/)).toBe('/event-requests/21');
});

it('shows what takes the hours of each room, and opens a booking', async () => {
  renderPage(<Held />);
  const block = screen.getByRole('button', { name: /^Лаптева Мария, .*10:00–12:00, Оплачено/ });
  await user.click(block);
  expect(open).toHaveBeenCalledExactlyOnceWith(morning);
  await user.click(screen.getByRole('button', { name: 'Уборка, 09:00–11:00, Технический перерыв' }));
  expect(open).toHaveBeenLastCalledWith(works);
});

it('is walked by arrows, over a block at once, and shows where they stand', async () => {
  renderPage(<Held />);
  screen.getByRole('button', { name: 'Фотостудия, 09:00, свободно' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Лаптева Мария/);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Фотостудия, 12:00, свободно');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Лекторий, 12:00, закрыто');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Лекторий, 09:00, закрыто');
});

it('chooses free hours by Shift and arrows up to what is taken, and gives them up on Escape', async () => {
  renderPage(<Held />);
  screen.getByRole('button', { name: 'Фотостудия, 09:00, свободно' }).focus();
  await user.keyboard('{End}{ArrowLeft}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  expect(chosen.at(-1)).toEqual({ roomId: 31, from: 17, to: 20 });
  await user.keyboard('{Escape}');
  expect(chosen.at(-1)).toBeNull();
});

it('chooses an hour on Enter, and none that is closed', async () => {
  renderPage(<Held />);
  screen.getByRole('button', { name: 'Фотостудия, 09:00, свободно' }).focus();
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([{ roomId: 31, from: 9, to: 10 }]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toHaveLength(1);
});

it('chooses by pulling the mouse, not through what is taken', () => {
  renderPage(<Held />);
  const studio = row(/Фотостудия/);
  pull(studio, 13, studio, 15);
  expect(chosen.at(-1)).toEqual({ roomId: 31, from: 13, to: 16 });
  pull(studio, 14, studio, 9);
  // A press inside the selection clears it first.
  expect(chosen.at(-2)).toBeNull();
  expect(chosen.at(-1)).toEqual({ roomId: 31, from: 12, to: 15 });
});

it('moves a booking that is dropped on free hours of any room, and not on taken ones', () => {
  renderPage(<Held />);
  const block = within(row(/Фотостудия/)).getByRole('button', { name: /Лаптева/ });
  pull(block, 11, row(/Видеостудия/), 14);
  // The block was grabbed by its second hour.
  expect(drop).toHaveBeenCalledExactlyOnceWith(moveTo({ roomId: 52, hour: 13 }));
  drop.mockReset();
  pull(block, 10, row(/Видеостудия/), 10);
  pull(block, 10, row(/Лекторий/), 14);
  pull(block, 10, row(/Фотостудия/), 10);
  expect(drop).not.toHaveBeenCalled();
});

it('moves what was offered among rooms on request', () => {
  const lecture = aBlock(47, 10, 12);
  const rooms = [
    aRoom(47, 'Лекторий', { bookingMode: 'request' }),
    aRoom(48, 'Зал', { bookingMode: 'request' }),
    aRoom(49, 'Склад', { bookingMode: 'none' }),
  ];
  renderPage(<Held shown={aBoard(rooms, [lecture], [bookingOf(lecture, 'Лаптева Мария')])} />);
  const block = within(row(/Лекторий/)).getByRole('button', { name: /Лаптева/ });
  pull(block, 10, row(/Склад/), 14);
  expect(drop).not.toHaveBeenCalled();
  pull(block, 10, row(/Зал/), 14);
  expect(drop).toHaveBeenCalledExactlyOnceWith(moveTo({ orderId: 4710, roomId: 48, hour: 14 }));
});

it('shows before dropping that the hours are taken', () => {
  renderPage(<Held />);
  const block = within(row(/Фотостудия/)).getByRole('button', { name: /Лаптева/ });
  fireEvent.pointerDown(block, { clientX: 150, clientY: 20, button: 0, pointerType: 'mouse' });
  const over = row(/Видеостудия/);
  fireEvent.pointerMove(over, { clientX: 150, clientY: 20, buttons: 1 });
  expect(over.querySelector('[data-clash]')).toBeNull();
  fireEvent.pointerMove(over, { clientX: 50, clientY: 20, buttons: 1 });
  expect(over.querySelector('[data-clash]')).not.toBeNull();
  fireEvent.pointerUp(window);
});

it('lets those who only look choose and move nothing', async () => {
  renderPage(<Held mayBook={false} />);
  const studio = row(/Фотостудия/);
  pull(studio, 13, studio, 15);
  pull(within(studio).getByRole('button', { name: /Лаптева/ }), 10, row(/Видеостудия/), 14);
  screen.getByRole('button', { name: /^Фотостудия, 13:00/ }).focus();
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([]);
  expect(drop).not.toHaveBeenCalled();
});

const grip = (edge: 'start' | 'end') => {
  const found = row(/Фотостудия/).querySelector(`[data-grip=${edge}]`);
  if (!found) throw new Error('the booking cannot be pulled');
  return found;
};

it('makes a booking longer or shorter by either edge, never over what is taken', () => {
  const evening = aBlock(31, 14, 16);
  renderPage(
    <Held shown={aBoard(rooms, [morning, evening], [bookingOf(morning, 'Лаптева'), bookingOf(evening, '')])} />,
  );
  pull(grip('end'), 11, row(/Фотостудия/), 13);
  expect(drop).toHaveBeenLastCalledWith(moveTo({ length: 4 }));
  pull(grip('end'), 11, row(/Фотостудия/), 9);
  expect(drop).toHaveBeenLastCalledWith(moveTo({ length: 1 }));
  pull(grip('start'), 10, row(/Фотостудия/), 9);
  expect(drop).toHaveBeenLastCalledWith(moveTo({ hour: 9, length: 3 }));
  drop.mockReset();
  pull(grip('end'), 11, row(/Фотостудия/), 15);
  expect(drop).not.toHaveBeenCalled();
});

it('copies with Ctrl, and not over the booking itself', () => {
  renderPage(<Held />);
  const block = within(row(/Фотостудия/)).getByRole('button', { name: /Лаптева/ });
  pull(block, 10, row(/Фотостудия/), 11, { ctrlKey: true });
  expect(drop).not.toHaveBeenCalled();
  pull(block, 10, row(/Фотостудия/), 12, { ctrlKey: true });
  expect(drop).toHaveBeenCalledExactlyOnceWith(moveTo({ hour: 12, isCopy: true }));
});

const text = () => screen.getAllByRole('status')[0]?.textContent;

it('is lifted by Space, carried by arrows, and dropped by Enter; Escape leaves it', async () => {
  renderPage(<Held />);
  screen.getByRole('button', { name: 'Фотостудия, 09:00, свободно' }).focus();
  await user.keyboard('{ArrowRight} ');
  expect(text()).toMatch(/^Лаптева Мария: Фотостудия, .*10:00–12:00 · 2\sчаса/);
  await user.keyboard('{ArrowDown}');
  expect(text()).toMatch(/Занято: .*10:00–11:00\. Выберите другое время\.$/);
  await user.keyboard('{Enter}');
  expect(drop).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}');
  expect(drop).toHaveBeenCalledExactlyOnceWith(moveTo({ roomId: 52, hour: 11, length: 3 }));
  await user.keyboard(' {ArrowRight}{ArrowRight}{Control>}{Enter}{/Control}');
  expect(drop).toHaveBeenLastCalledWith(moveTo({ hour: 12, isCopy: true }));
  await user.keyboard(' {ArrowRight}{Escape}{Enter}');
  expect(drop).toHaveBeenCalledTimes(2);
  expect(open).toHaveBeenCalledExactlyOnceWith(morning);
});
