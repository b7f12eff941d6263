// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listMyBrands } from '@venue/sdk/brands';
import { listMyItems, removeItem } from '@venue/sdk/market';
import { type MarketItem, marketItemStatus } from '@venue/sdk/market/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { anItem, chooseBrand, pageOf, renderPage, startServer } from '../market.testing.tsx';
import ItemsPage from './ItemsPage.tsx';

const { server, usual } = startServer();
const path = '/marketplace/account/marketitems';
const heard = vi.fn();
let items: MarketItem[];
beforeEach(() => {
  heard.mockClear();
  items = [anItem(), anItem({ itemId: 8, itemName: 'Ваза', itemStatus: marketItemStatus.confirmed, images: [] })];
  server.use(
    ...usual(),
    mock(listMyItems).replies(({ body }) => {
      heard(body);
      return pageOf(items);
    }),
  );
});
const open = (query = '') => ({ ...renderPage(path, <ItemsPage />, path + query), user: userEvent.setup() });
const cards = () => screen.findAllByRole('listitem');

it('shows each with its picture, brand, price, status, and what may be done', async () => {
  items[1] = anItem({
    itemId: 8,
    itemName: 'Ваза',
    itemStatus: marketItemStatus.confirmed,
    images: [],
    heldBy: 12,
    can: [],
  });
  open();
  const [cup, vase] = (await cards()).map(card => within(card));
  expect(cup?.getByRole('img').getAttribute('src')).toBe('/files/a-640.webp');
  expect(cup?.getByText(/^1\s200,50\s₽ за\sшт\.$/)).toBeTruthy();
  expect(cup?.getByText(/Рябина · арт\.\sР-01/)).toBeTruthy();
  expect(cup?.getByText('Черновик')).toBeTruthy();
  expect(cup?.getByRole('link', { name: 'Изменить товар «Чашка»' }).getAttribute('href')).toBe(`${path}/7/edit`);
  expect(vase?.getByText('Подтверждён')).toBeTruthy();
  const link = vase?.getByRole('link', { name: /^заявке №\s12$/ });
  expect(link?.getAttribute('href')).toBe('/marketplace/account/marketrequests/12/edit');
  expect(vase?.queryByRole('button')).toBeNull();
});

it('what the address says narrows the list, and what is chosen goes there', async () => {
  const { user, address } = open('?status=2&brand=4&page=3&search=%20чаш%20');
  await cards();
  await waitFor(() =>
    expect(heard).toHaveBeenLastCalledWith({ page: 3, pageSize: 10, itemStatus: 2, brandId: 4, search: 'чаш' }),
  );
  await user.selectOptions(screen.getByLabelText('Статус'), 'Черновик');
  await waitFor(() => expect(address()).toBe(`${path}?status=1&brand=4&search=%D1%87%D0%B0%D1%88`));
  await user.type(screen.getByLabelText('Название или артикул'), 'ка');
  await waitFor(() => expect(heard.mock.lastCall?.[0]).toMatchObject({ page: 1, search: 'чашка' }));
});

it('the brand of the address is named though no list has it, another is found, and clearing it shows all', async () => {
  const { user, address } = open('?brand=140');
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Бренд' });
  await waitFor(() => expect(box.value).toBe('Яшма'));
  await chooseBrand('Клён');
  await waitFor(() => expect(address()).toBe(`${path}?brand=4`));
  expect(box.value).toBe('Клён');
  await user.clear(box);
  await waitFor(() => expect(address()).toBe(path));
});

it('says when there are none, none that fit, and when the list did not come', async () => {
  items = [];
  const { user } = open('?search=нет');
  await user.click(await screen.findByRole('button', { name: 'Показать все товары' }));
  expect(await screen.findByText('Товаров пока нет')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Добавить товар' }).getAttribute('href')).toBe(`${path}/create`);
});

it('a list that failed is asked for again', async () => {
  server.use(mock(listMyItems).once.fails('internal'), mock(listMyBrands).fails('internal'));
  const { user } = open();
  expect(await screen.findByText('Не удалось загрузить товары')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await cards()).toHaveLength(2);
});

it('asks before it removes one', async () => {
  const removed = vi.fn();
  server.use(
    mock(removeItem).replies(({ body }) => {
      removed(body);
      items = items.slice(1);
      return { message: { success: true } };
    }),
  );
  const { user } = open();
  const press = async () => user.click(await screen.findByRole('button', { name: 'Удалить товар «Чашка»' }));
  await press();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(removed).not.toHaveBeenCalled();
  await press();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Товар успешно удалён')).toBeTruthy();
  expect(removed).toHaveBeenCalledExactlyOnceWith({ itemId: 7 });
  await waitFor(async () => expect(await cards()).toHaveLength(1));
});
