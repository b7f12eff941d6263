import { screen, waitFor, within } from '@testing-library/react';
import { whoAmI } from '@venue/sdk/auth';
import { mock } from '@venue/sdk/testing';
import { CardList } from '@venue/shared-ui/grid/CardList.tsx';
import { columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import { expect, it } from 'vitest';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import { personColumn } from './personColumn.tsx';

const server = startServer();
const rows = [
  { id: 1, title: 'Заявка', owner: 'Лаптева Дарья', ownerId: 4 },
  { id: 2, title: 'Без имени', owner: '', ownerId: 5 },
  { id: 3, title: 'От гостя', owner: 'Гость', ownerId: null },
];
type Row = (typeof rows)[number];
const col = columnsOf<Row>();
const columns = [col.text('title', 'Название'), personColumn(col.text('owner', 'Владелец'), row => row.ownerId)];
const open = () =>
  renderPage(
    <CardList rows={rows} columns={columns} rowId="id" idOf={row => String(row.id)} fresh={new Set()} label="Заявки" />,
  );

it('leads to people who have a name and an account', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'Лаптева Дарья' })).getAttribute('href')).toBe('/users/4');
  expect(within(screen.getByRole('list', { name: 'Заявки' })).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Гость')).toBeTruthy();
});

it('names them all the same to those who may not read people', async () => {
  let wasRequested = false;
  server.use(
    mock(whoAmI).replies(() => {
      wasRequested = true;
      return { message: { ...staff, permissions: [] } };
    }),
  );
  open();
  await waitFor(() => expect(wasRequested).toBe(true));
  expect(screen.getByText('Лаптева Дарья')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
