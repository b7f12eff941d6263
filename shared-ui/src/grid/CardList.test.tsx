import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CardList } from './CardList.tsx';
import { columnsOf } from './columns.tsx';

interface Paper {
  readonly id: number;
  readonly sum: number;
  readonly left: number | null;
}
const col = columnsOf<Paper>();
const columns = [
  col.text('id', 'Счёт', { link: true, card: ({ id }) => `Счёт ${id}` }),
  col.money('sum', 'Сумма'),
  col.money('left', 'Не закрыто'),
];

const readVisible = (rows: readonly Paper[]) => {
  render(
    <MemoryRouter>
      <CardList
        rows={rows}
        columns={columns}
        rowId="number"
        idOf={({ id }) => String(id)}
        fresh={new Set()}
        label="Счета"
      />
    </MemoryRouter>,
  );
  return screen.getAllByRole('definition').map(each => each.textContent?.replaceAll('\u00a0', ' '));
};

it('says of several sums which is which', () => {
  expect(readVisible([{ id: 1, sum: 500_000, left: 20_000 }])).toEqual(['Сумма: 5 000 ₽', 'Не закрыто: 200 ₽']);
});

it('lets one sum speak for itself', () => {
  expect(readVisible([{ id: 1, sum: 500_000, left: null }])).toEqual(['5 000 ₽']);
});
