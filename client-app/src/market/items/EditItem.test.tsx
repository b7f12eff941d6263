// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addItemImage, getItem, removeItem, saveItem, setMainItemImage } from '@venue/sdk/market';
import { type MarketItem, MarketItemFields, marketItemStatus } from '@venue/sdk/market/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { anItem, photo, renderPage, startServer } from '../market.testing.tsx';
import EditItem from './EditItem.tsx';

const { server, usual } = startServer();
const path = '/marketplace/account/marketitems/:itemId/edit';
const saved = vi.fn<(body: z.output<typeof Saved>) => void>();
const Saved = z.extend(MarketItemFields, { itemId: z.int(), version: z.int() });
let item: MarketItem;

beforeEach(() => {
  saved.mockClear();
  item = anItem();
  server.use(
    ...usual(),
    mock(getItem).replies(() => ({ message: item })),
    mock(saveItem).replies(({ body: sent }) => {
      const body = z.parse(Saved, sent);
      saved(body);
      item = { ...item, ...body, itemStatus: marketItemStatus.draft, version: body.version + 1 };
      return { message: item };
    }),
  );
});
const open = (id = '7', query = '') => ({
  ...renderPage(path, <EditItem />, `/marketplace/account/marketitems/${id}/edit${query}`),
  user: userEvent.setup(),
});
const price = () => screen.findByLabelText<HTMLInputElement>('Цена, ₽');
const save = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Сохранить' }));

it('shows what is saved and saves what is changed, the price in kopecks', async () => {
  const { user } = open();
  const field = await price();
  expect(field.value).toBe('1200,50');
  await user.clear(field);
  await user.type(field, '1 350.5');
  await user.tab();
  expect(field.value).toBe('1350,50');
  const weight = screen.getByLabelText(/^Вес/);
  await user.clear(weight);
  await user.click(screen.getByRole('checkbox', { name: /Честный знак/ }));
  await save(user);
  expect(await screen.findByText('Товар успешно обновлён')).toBeTruthy();
  expect(saved).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ itemPrice: 135_050, itemWeight: null, itemNeedsMarking: true, itemId: 7, version: 4 }),
  );
  await save(user);
  expect(await screen.findByText('Все изменения уже сохранены')).toBeTruthy();
  expect(saved).toHaveBeenCalledOnce();
});

it.each([
  ['Цена, ₽', 'сто', /Укажите цену числом/],
  ['Цена, ₽', '1,999', /Укажите цену числом/],
  ['Цена, ₽', '10000001', /Не\sбольше 10\s000\s000\s₽/],
  ['Цена, ₽', '', /Обязательное поле/],
  ['Название', ' ', /Обязательное поле/],
  [/^Штрихкод/, '123', /8 или 13\sцифр/],
  [/^Вес/, '1,5', /в граммах целым числом/],
  [/^Вес/, '0', /Не\sменьше 1\sг/],
])('%s «%s» is refused beside the field and kept', async (label, typed, words) => {
  const { user } = open();
  await price();
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await save(user);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe(typed);
  expect(saved).not.toHaveBeenCalled();
});

it('one that a waiting request holds is read, and says why and where', async () => {
  item = anItem({ heldBy: 12, can: [] });
  open();
  const status = within(await screen.findByRole('region', { name: 'Статус' }));
  expect(status.getByText(/До\sрешения изменить или удалить его нельзя/)).toBeTruthy();
  expect(status.getByRole('link', { name: /заявке №\s12/ }).getAttribute('href')).toBe(
    '/marketplace/account/marketrequests/12/edit',
  );
  expect(screen.getByText('Р-01')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button', { name: /Изменить|Удалить/ })).toBeNull();
});

it('a confirmed one asks before it becomes a draft', async () => {
  item = anItem({ itemStatus: marketItemStatus.confirmed });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  expect(await screen.findByText(/После правки товар снова станет черновиком/)).toBeTruthy();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Отмена' }));
  expect(screen.queryByRole('form')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Изменить' }));
  await user.type(await screen.findByLabelText('Название'), '!');
  await save(user);
  expect(await screen.findByText('Черновик')).toBeTruthy();
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ itemName: 'Чашка!' }));
});

it('one saved elsewhere loses nothing: mine goes over it, or it is shown', async () => {
  const current = anItem({ itemName: 'Из другой вкладки', version: 9 });
  server.use(mock(saveItem).once.fails('conflict', { data: { current, savedBy: null, savedAt: null } }));
  const { user } = open();
  const name = await screen.findByLabelText<HTMLInputElement>('Название');
  await user.type(name, '!');
  await save(user);
  expect(await screen.findByText(/сохранена другая версия/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
  expect(await screen.findByText('Товар успешно обновлён')).toBeTruthy();
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ itemName: 'Чашка!', version: 9 }));
  server.use(mock(saveItem).once.fails('conflict', { data: { current, savedBy: null, savedAt: null } }));
  await user.type(name, '?');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Показать сохранённое' }));
  await waitFor(() => expect(name.value).toBe('Из другой вкладки'));
});

it('photos are added, and another one becomes the main one', async () => {
  const main = vi.fn();
  const second = { ...photo, fileId: 6, alt: 'Ручка', isMain: false };
  server.use(
    mock(addItemImage).replies({ message: second }),
    mock(setMainItemImage).replies(({ body }) => {
      main(body);
      item = {
        ...item,
        images: [
          { ...photo, isMain: false },
          { ...second, isMain: true },
        ],
      };
      return { message: { images: item.images } };
    }),
  );
  const { user, container } = open();
  await price();
  item = { ...item, images: [photo, second] };
  const chooser = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('no file input');
  await user.upload(chooser, new File(['x'], 'чашка.png', { type: 'image/png' }));
  await waitFor(() => expect(screen.getByRole('img', { name: 'Ручка' })).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Главное фото: 2' }));
  await waitFor(() => expect(main).toHaveBeenCalledExactlyOnceWith({ itemId: 7, fileId: 6 }));
});

it('removes after a question and goes to the list', async () => {
  server.use(mock(removeItem).replies({ message: { success: true } }));
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Удалить товар' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(address()).toBe('/marketplace/account/marketitems'));
});

it.each([['7'], ['abc'], ['0']])('an item that is not there: %s', async id => {
  server.use(mock(getItem).fails('not_found'));
  open(id);
  expect(await screen.findByRole('heading', { name: 'Товар не найден' })).toBeTruthy();
});
