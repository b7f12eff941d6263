import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call, Day, defineEnum, Id, type Outgoing, page, pageQuery, QueryInt, Unreachable } from '@venue/sdk';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dateField, dateText, typeDate } from '../testing/dates.ts';
import { renderApp } from '../testing/render.tsx';
import { CallGrid } from './CallGrid.tsx';
import { columnsOf } from './columns.tsx';

const status = defineEnum({
  held: { id: 'held', label: 'Ждёт оплаты', tone: 'warn' },
  paid: { id: 'paid', label: 'Оплачено', tone: 'good' },
});
const Row = z.object({ orderId: Id, customer: z.string(), status: z.string() });
const listOrders = call({
  id: 'test.orders',
  summary: 'List orders',
  method: 'GET',
  path: '/orders',
  access: 'public',
  query: z.extend(pageQuery(['orderId', 'customer', 'customer,orderId', 'customer,-orderId']), {
    status: z.optional(status.schema),
    from: z.optional(Day),
    to: z.optional(Day),
    userId: z.optional(QueryInt),
    city: z.optional(z.string()),
    queue: z.optional(z.enum(['waiting', 'all'])),
  }),
  reply: page(Row),
  reads: ['orders'],
});
const col = columnsOf<z.output<typeof Row>>();
const columns = [col.number('orderId', '№'), col.text('customer', 'Клиент'), col.status('status', 'Статус', status)];
const filters = [
  { kind: 'select', name: 'status', label: 'Статус', options: status.options },
  { kind: 'days', from: 'from', to: 'to', label: 'Дни' },
  { kind: 'text', name: 'userId', label: 'Номер клиента', byLink: true },
] as const;

const person = userEvent.setup();
let requests: unknown[] = [];
let items = [{ orderId: 12, customer: 'Анна', status: 'held' }];
let connected = true;
const transport = async ({ query }: Outgoing) => {
  if (!connected) throw new Unreachable('network');
  requests.push(query);
  return { message: { page: 1, pageSize: 25, total: items.length, totalIsExact: true }, items };
};

function Orders() {
  return (
    <>
      <output>{useLocation().search}</output>
      <CallGrid call={listOrders} columns={columns} filters={filters} tabs="queue" rowId="orderId" title="Заказы" />
    </>
  );
}

const address = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  requests = [];
  connected = true;
  items = [{ orderId: 12, customer: 'Анна', status: 'held' }];
});

it('asks for what the address says', async () => {
  renderApp(<Orders />, { transport, at: '/?page=2&sort=orderId&order=asc&status=paid&search=анна' });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toEqual({ page: 2, pageSize: 25, sort: 'orderId', order: 'asc', status: 'paid', search: 'анна' });
  expect(screen.getByLabelText<HTMLInputElement>('Поиск').value).toBe('анна');
});

it('opened without a connection says so calmly, and comes by itself', async () => {
  connected = false;
  renderApp(<Orders />, { transport });
  expect(await screen.findByRole('heading', { name: 'Нет связи' })).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  connected = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Анна')).not.toBeNull();
});

it('puts a filter into the address, starts at page one and can be reset', async () => {
  renderApp(<Orders />, { transport, at: '/?page=2' });
  fireEvent.change(screen.getByLabelText('Статус'), { target: { value: 'paid' } });
  await waitFor(() => expect(address()).toBe('?status=paid'));
  fireEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(address()).toBe(''));
});

it('searches after a pause in typing, once', async () => {
  renderApp(<Orders />, { transport });
  await waitFor(() => expect(requests).toHaveLength(1));
  for (const value of ['а', 'ан', 'анна']) fireEvent.change(screen.getByLabelText('Поиск'), { target: { value } });
  await waitFor(() => expect(address()).toBe(`?search=${encodeURIComponent('анна')}`));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]).toMatchObject({ search: 'анна', page: 1 });
});

it('says that nothing was found, or that there is nothing yet', async () => {
  items = [];
  renderApp(<Orders />, { transport, at: '/?search=x' });
  // The `grid` role may contain only rows with cells, so the message is in a cell too.
  const cell = await screen.findByRole('gridcell', { name: /^Ничего не найдено/ });
  expect(within(cell).getByRole('button', { name: 'Сбросить фильтры' })).not.toBeNull();
});

it('filters by days as people write them, and a reset forgets what was no date', async () => {
  renderApp(<Orders />, { transport });
  await typeDate(person, await dateField('Дни, с'), '20.11.2026');
  await waitFor(() => expect(address()).toBe('?from=2026-11-20'));
  await typeDate(person, await dateField('Дни, до'), '31.11.2026');
  await person.tab();
  expect(await screen.findByText('Укажите корректную дату')).not.toBeNull();
  expect(requests.at(-1)).toMatchObject({ from: '2026-11-20' });
  await person.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(address()).toBe(''));
  expect(screen.queryByText('Укажите корректную дату')).toBeNull();
  for (const label of ['Дни, с', 'Дни, до']) expect(dateText(await dateField(label))).toBe('');
});

it('asks for nothing that the page does not show', async () => {
  renderApp(<Orders />, { transport, at: '/?city=perm&queue=all' });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toEqual({ page: 1, pageSize: 25, order: 'desc', queue: 'all' });
  expect(screen.queryByRole('button', { name: 'Сбросить' })).toBeNull();
});

it('shows a filter of links while the address names it, and resets it', async () => {
  renderApp(<Orders />, { transport, at: '/?userId=7&queue=all' });
  expect(screen.getByLabelText<HTMLInputElement>('Номер клиента').value).toBe('7');
  await waitFor(() => expect(requests[0]).toMatchObject({ userId: 7, queue: 'all' }));
  fireEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(address()).toBe('?queue=all'));
  expect(screen.queryByLabelText('Номер клиента')).toBeNull();
});

it('a reset forgets words that were not looked for yet, and keeps the focus near', async () => {
  renderApp(<Orders />, { transport, at: '/?status=paid' });
  fireEvent.change(screen.getByLabelText('Поиск'), { target: { value: 'анна' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(screen.getByLabelText<HTMLInputElement>('Поиск').value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('search'));
  await waitFor(() => expect(address()).toBe(''));
  await new Promise(done => setTimeout(done, 400));
  expect(address()).toBe('');
});

it('a list sorted by a column with equals is sorted by a second one, which its header says', async () => {
  renderApp(<Orders />, { transport, at: '/?sort=customer&order=asc' });
  await person.click(await screen.findByRole('button', { name: 'Затем по…' }));
  const menu = await screen.findByRole('menu', { name: 'Порядок строк, равных по\u00a0столбцу «Клиент»' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(each => each.textContent),
  ).toEqual(['№: по\u00a0возрастанию', '№: по\u00a0убыванию']);
  await person.click(within(menu).getByRole('menuitem', { name: /убыванию/ }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ sort: 'customer,-orderId', order: 'asc' }));
  await screen.findByRole('columnheader', { name: /№.*вторым: по\sубыванию/ });
  await person.click(screen.getByRole('columnheader', { name: /Клиент/ }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ sort: 'customer,-orderId', order: 'desc' }));
  await person.click(screen.getByRole('button', { name: /^Затем: №/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Без второго порядка' }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ sort: 'customer', order: 'desc' }));
  await person.click(screen.getByRole('columnheader', { name: /№/ }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ sort: 'orderId' }));
  expect(screen.queryByRole('button', { name: /^Затем/ })).toBeNull();
});
