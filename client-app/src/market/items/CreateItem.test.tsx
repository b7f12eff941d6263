// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listMyBrands } from '@venue/sdk/brands';
import { addRequestItem, createItem, getRequest } from '@venue/sdk/market';
import { MarketItemFields } from '@venue/sdk/market/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { aBrand, anItem, aRequest, chooseBrand, pageOf, renderPage, startServer } from '../market.testing.tsx';
import CreateItem from './CreateItem.tsx';

const { server, usual } = startServer();
const path = '/marketplace/account/marketitems/create';
const made = vi.fn();
beforeEach(() => {
  made.mockClear();
  server.use(
    ...usual(),
    mock(createItem).replies(({ body }) => {
      made(z.parse(MarketItemFields, body));
      return { id: 7, message: anItem() };
    }),
  );
});
const open = (query = '') => ({ ...renderPage(path, <CreateItem />, path + query), user: userEvent.setup() });
const submit = () => screen.findByRole('button', { name: /^Сохранить/ });

it('is refused beside its fields until it is filled in, then saved and given photos', async () => {
  const { user, address } = open();
  await user.click(await submit());
  expect(await screen.findByRole('heading', { name: 'Проверьте заполнение полей' })).toBeTruthy();
  for (const link of [/^Бренд: Обяз/, /^Название: Обяз/, /^Цена, ₽: Обяз/])
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
  expect(made).not.toHaveBeenCalled();
  await chooseBrand('Клён');
  await user.type(screen.getByLabelText('Название'), 'Чашка');
  await user.type(screen.getByLabelText('Цена, ₽'), '1200,5');
  await user.type(screen.getByLabelText(/^Штрихкод/), '4600-0000-00008');
  await user.click(await submit());
  await waitFor(() => expect(address()).toBe('/marketplace/account/marketitems/7/edit'));
  expect(await screen.findByText('Товар успешно добавлен')).toBeTruthy();
  expect(made).toHaveBeenCalledExactlyOnceWith({
    brandId: 4,
    itemName: 'Чашка',
    itemDescription: '',
    itemArticle: '',
    itemBarcode: '4600000000008',
    itemPrice: 120_050,
    itemUnit: 1,
    itemWeight: null,
    itemNeedsMarking: false,
  });
});

it('who has no brand is shown the way to one; who has one need not choose', async () => {
  server.use(mock(listMyBrands).replies(pageOf([])));
  const { unmount } = open();
  const link = await screen.findByRole('link', { name: 'Добавить бренд' });
  expect(link.getAttribute('href')).toBe('/marketplace/account/brands/create');
  unmount();
  server.use(mock(listMyBrands).replies(pageOf([aBrand()])));
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Бренд')).value).toBe('Рябина');
});

it('of more brands than a page holds, one is found by a part of its name', async () => {
  const all = Array.from({ length: 130 }, (_, index) =>
    aBrand({ brandId: index + 1, brandName: `Бренд ${index + 1}` }),
  );
  server.use(
    mock(listMyBrands).replies(({ body }) => {
      const { search = '' } = z.parse(z.object({ search: z.optional(z.string()) }), body);
      const fit = all.filter(({ brandName }) => brandName.includes(search));
      return { ...pageOf(fit.slice(0, 25)), message: { ...pageOf(fit).message, pageSize: 25 } };
    }),
  );
  const { user } = open();
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Бренд' });
  await user.click(box);
  expect(await within(await screen.findByRole('listbox')).findAllByRole('option')).toHaveLength(25);
  await user.type(box, '129');
  await user.click(await screen.findByRole('option', { name: 'Бренд 129' }));
  expect(box.value).toBe('Бренд 129');
  await user.type(screen.getByLabelText('Название'), 'Чашка');
  await user.type(screen.getByLabelText('Цена, ₽'), '5');
  await user.click(await submit());
  await waitFor(() => expect(made).toHaveBeenCalledWith(expect.objectContaining({ brandId: 129 })));
});

it('one made for a request goes into it, with its brand', async () => {
  const put = vi.fn();
  server.use(
    mock(getRequest).replies({ message: aRequest({ items: [] }) }),
    mock(addRequestItem).replies(({ body }) => {
      put(body);
      return { message: aRequest() };
    }),
  );
  const { user, address } = open('?request=12');
  expect(await screen.findByText(/^Бренд заявки №\s12$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Вернуться к\sзаявке №\s12/ })).toBeTruthy();
  await user.type(screen.getByLabelText('Название'), 'Чашка');
  await user.type(screen.getByLabelText('Цена, ₽'), '5');
  await user.click(await submit());
  await waitFor(() => expect(address()).toBe('/marketplace/account/marketitems/7/edit?request=12'));
  expect(made).toHaveBeenCalledWith(expect.objectContaining({ brandId: 3, itemPrice: 500 }));
  expect(put).toHaveBeenCalledExactlyOnceWith({ requestId: 12, itemId: 7, quantity: 1, comment: '' });
});

it('a brand that was refused is said beside it, and what was typed stays', async () => {
  server.use(mock(createItem).fails('invalid_input', { fields: { brandId: 'Выберите бренд из списка' } }));
  const { user } = open();
  await chooseBrand('Клён');
  await user.type(screen.getByLabelText('Название'), 'Чашка');
  await user.type(screen.getByLabelText('Цена, ₽'), '5');
  await user.click(await submit());
  expect(await screen.findByText('Выберите бренд из списка')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Название').value).toBe('Чашка');
});
