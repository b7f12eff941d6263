// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listMyBrands, removeBrand } from '@venue/sdk/brands';
import { type Brand, BrandRow, brandStatus } from '@venue/sdk/brands/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import BrandsPage from './BrandsPage.tsx';
import { aBrand, renderPage, startServer } from './brands.testing.tsx';

const { server } = startServer();
const { rework, verified, declined } = brandStatus;
const path = '/marketplace/account/brands';
const heard = vi.fn();
const Wanted = z.object({
  page: z.int(),
  brandStatus: z.optional(brandStatus.schema),
  search: z.optional(z.string()),
});
let rows: BrandRow[];

const row = (over: Partial<Brand>): BrandRow => z.parse(BrandRow, aBrand(over));

beforeEach(() => {
  heard.mockClear();
  rows = [
    row({ brandId: 1, brandName: 'Лён', brandStatus: rework, rejectionReason: 'Добавьте фото', mainPhoto: null }),
    row({ brandId: 2, brandName: 'Глина', brandStatus: verified, can: ['edit'] }),
    row({ brandId: 3, brandName: 'Воск', brandStatus: declined, rejectionReason: 'Перепродажа', can: ['remove'] }),
  ];
  server.use(
    mock(listMyBrands).replies(({ body }) => {
      heard(body);
      const { brandStatus: status, search = '', page } = z.parse(Wanted, body);
      const fitting = rows.filter(
        each => (status === undefined || each.brandStatus === status) && each.brandName.includes(search),
      );
      return { message: { page, pageSize: 10, total: fitting.length, totalIsExact: true }, items: fitting };
    }),
  );
});
const open = (at = path) => ({ ...renderPage(path, <BrandsPage />, at), user: userEvent.setup() });

it('shows each brand with its status, its photo and what the reviewer answered', async () => {
  open();
  const [linen, clay, wax] = await screen.findAllByRole('listitem');
  if (!linen || !clay || !wax) throw new Error('three brands are expected');
  expect(within(linen).getByText('На доработке')).toBeTruthy();
  expect(within(linen).getByText('Что исправить: Добавьте фото')).toBeTruthy();
  expect(
    within(linen)
      .getByRole('link', { name: /Исправить/ })
      .getAttribute('href'),
  ).toBe(`${path}/1/edit`);
  expect(within(linen).queryByRole('img')).toBeNull();
  expect(within(clay).getByRole('img').getAttribute('src')).toBe('/files/a-640.webp');
  expect(within(clay).getByRole('link', { name: /Открыть/ })).toBeTruthy();
  expect(within(clay).queryByRole('button', { name: /Удалить/ })).toBeNull();
  expect(within(wax).getByText('Причина: Перепродажа')).toBeTruthy();
});

it('a list that is read at a glance has no filter', async () => {
  open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('search')).toBeNull();
});

it('finds by name and by status, and the address says so', async () => {
  for (let id = 4; id <= 12; id++) rows.push(row({ brandId: id, brandName: `Бренд ${id}`, brandStatus: verified }));
  const { user, address } = open();
  await user.type(await screen.findByLabelText('Название'), 'Гл');
  await waitFor(() => expect(address()).toBe(`${path}?search=%D0%93%D0%BB`));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await user.selectOptions(screen.getByLabelText('Статус'), 'На доработке');
  expect(await screen.findByText('Ничего не нашлось')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Показать все бренды' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
  expect(address()).toBe(path);
});

it('opens with the filter and the page of its address', async () => {
  open(`${path}?status=3&page=2`);
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ page: 2, pageSize: 10, brandStatus: verified }));
});

it('leads to a new brand when there is none', async () => {
  rows = [];
  open();
  expect((await screen.findByRole('link', { name: 'Добавить бренд' })).getAttribute('href')).toBe(`${path}/create`);
  expect(screen.queryByLabelText('Статус')).toBeNull();
});

it('asks before it removes one', async () => {
  const gone = vi.fn();
  server.use(
    mock(removeBrand).replies(({ body }) => {
      gone(body);
      rows = rows.filter(each => each.brandId !== 3);
      return { message: { success: true } };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Удалить бренд «Воск»' }));
  const question = await screen.findByRole('alertdialog');
  expect(gone).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Бренд успешно удалён')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Воск')).toBeNull());
  expect(gone).toHaveBeenCalledExactlyOnceWith({ brandId: 3 });
});

it('says when the list could not be read', async () => {
  server.use(mock(listMyBrands).fails('internal'));
  open();
  expect(await screen.findByText('Не удалось загрузить бренды')).toBeTruthy();
});
