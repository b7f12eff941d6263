import { screen, waitFor } from '@testing-library/react';
import { ApiFailure } from '@venue/sdk';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Notifications } from '../parts/message/Notifications.tsx';
import { renderApp } from '../testing/render.tsx';
import { placeItems, press } from '../testing/sorting.ts';
import SortableRows from './SortableRows.tsx';

const banners = [
  { id: 5, name: 'Осень' },
  { id: 6, name: 'Зима' },
  { id: 7, name: 'Весна' },
];
const save = vi.fn<(ids: readonly number[], moved: { id: number; to: number }) => Promise<unknown>>();

function Banners() {
  const [rows, setRows] = useState(banners);
  return (
    <>
      <Notifications />
      <SortableRows
        label="Баннеры"
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => `баннер «${name}»`}
        save={async (ids, moved) => {
          await save(ids, moved);
          setRows(ids.flatMap(id => rows.filter(row => row.id === id)));
        }}
      >
        {({ name }) => <p>{name}</p>}
      </SortableRows>
    </>
  );
}

const order = () => screen.getAllByRole('listitem').map(item => item.textContent);
async function moveFirstDown() {
  placeItems('li', 'column');
  screen.getByRole('button', { name: 'Переместить баннер «Осень»' }).focus();
  await press('Space');
  expect(await screen.findByText('Строка 1 из 3 взята')).not.toBeNull();
  await press('ArrowDown');
  expect(await screen.findByText('Место 2 из 3')).not.toBeNull();
  await press('Space');
}

afterEach(() => vi.restoreAllMocks());

it('moves a row by keyboard, says where it is, and saves the new order', async () => {
  save.mockResolvedValue(undefined);
  renderApp(<Banners />);
  expect(order()).toEqual(['Осень', 'Зима', 'Весна']);
  await moveFirstDown();
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith([6, 5, 7], { id: 5, to: 1 }));
  expect(order()).toEqual(['Зима', 'Осень', 'Весна']);
});

it('shows the saved order again when the new one is refused, and says why', async () => {
  save.mockRejectedValueOnce(new ApiFailure('conflict'));
  renderApp(<Banners />);
  await moveFirstDown();
  expect(await screen.findByText(/Данные успели измениться/)).not.toBeNull();
  expect(order()).toEqual(['Осень', 'Зима', 'Весна']);
});
