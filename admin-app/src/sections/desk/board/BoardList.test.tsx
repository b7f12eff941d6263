import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { ListOnPhone } from './BoardList.tsx';
import { aBlock, aBoard, aRoom, bookingOf } from './board.testing.ts';

const morning = aBlock(31, 10, 12);
const board = aBoard([aRoom(31, 'Фотостудия')], [morning], [bookingOf(morning, 'Лаптева Мария')]);

it.each([
  [true, 'the list'],
  [false, 'the board'],
])('narrow: %s, shows %s only', isNarrow => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderPage(
    <ListOnPhone board={board} open={() => undefined} choice={null}>
      <p>Доска</p>
    </ListOnPhone>,
  );
  expect(screen.queryByText('Доска') === null).toBe(isNarrow);
  expect(screen.queryByRole('button', { name: /Лаптева Мария/ }) !== null).toBe(isNarrow);
});
