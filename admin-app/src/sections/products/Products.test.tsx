import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { centred } from '@venue/sdk';
import { listItems } from '@venue/sdk/market/admin';
import { addProduct, listProducts, removeProduct, setProductMeta } from '@venue/sdk/products/admin';
import type { LandingProduct } from '@venue/sdk/products/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import ProductsPage from './ProductsPage.tsx';

const server = startServer();
const person = userEvent.setup();

const vase: LandingProduct = {
  productLandingId: 5,
  itemId: 3,
  productName: 'Ваза «Сосна»',
  productPrice: 340_000,
  productImageLink: '/files/vase-1600.webp',
  productUrl: 'https://example.ru/',
  productMeta: centred,
  productPos: 1,
  landingType: 1,
  isShown: false,
};
let products: LandingProduct[] = [];
let sent: unknown[] = [];
const keep =
  <T,>(reply: T) =>
  (input: { body?: unknown }) => {
    sent.push(input.body);
    return reply;
  };

beforeEach(() => {
  products = [vase];
  sent = [];
  server.use(
    mock(listProducts).replies(() => ({ message: { products } })),
    mock(listItems).replies({ message: { page: 1, pageSize: 20, total: 0, totalIsExact: true }, items: [] }),
    mock(addProduct).replies(
      keep({
        message: {
          successful: true,
          productLandingId: 6,
          productName: 'Кружка',
          productPrice: 1,
          productImageUrl: '/files/x-1600.webp',
        },
      }),
    ),
    mock(removeProduct).replies(() => {
      products = [];
      return { message: { success: true } };
    }),
    mock(setProductMeta).replies(keep({ message: { success: true } })),
  );
});

const open = () => renderPage(<ProductsPage />, { at: '/products' });
const field = () => screen.findByRole('combobox', { name: /картинк/ });
const add = () => person.click(screen.getByRole('button', { name: 'Добавить' }));

it('a product stands with what the marketplace says of it, and whether the site shows it', async () => {
  open();
  const tile = await screen.findByRole('listitem');
  expect(tile.textContent).toContain('Ваза «Сосна»');
  expect(tile.textContent).toMatch(/3\s400/);
  expect(tile.textContent).toContain('проверяют заново');
  expect(within(tile).queryByRole('link', { name: /на.сайте/ })).toBeNull();
});

it('a product that the site shows leads to its page there', async () => {
  products = [{ ...vase, isShown: true }];
  open();
  const tile = await screen.findByRole('listitem');
  const link = within(tile).getByRole('link', { name: 'Посмотреть на\u00a0сайте: Ваза «Сосна»' });
  expect(link.getAttribute('href')).toBe('/app/goods/3');
});

it('an address is sent as it is; what is refused is said beside the field, which keeps it', async () => {
  open();
  await field();
  await add();
  expect(await screen.findByText(/^Выберите товар или/)).not.toBeNull();
  await person.type(await field(), 'https://venue.ru/files/x-1600.webp');
  await add();
  expect(sent).toEqual([{ imageUrl: 'https://venue.ru/files/x-1600.webp', landingType: 1 }]);
  const text = 'По этой ссылке не удалось найти товар';
  server.use(mock(addProduct).fails('product_not_found', { fields: { imageUrl: text } }));
  await person.type(await field(), 'https://a.ru/x');
  await add();
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(((await field()) as HTMLInputElement).value).toBe('https://a.ru/x');
});

it('removing asks, and says that the marketplace keeps it', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: /^Убрать Ваза/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Вы уверены, что хотите удалить этот товар?');
  await person.click(within(dialog).getByRole('button', { name: 'Убрать' }));
  expect(await screen.findByText('Здесь пока пусто')).not.toBeNull();
});

/** Opens the preview; returns the body of the page in its iframe. */
async function preview(button: HTMLElement): Promise<HTMLElement> {
  await person.click(button);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Предпросмотр страницы');
  // Repeat the `load` event, which jsdom fires before React subscribes.
  fireEvent.load(frame);
  return frame.contentDocument?.body as HTMLElement;
}

it('a block is shown as visitors see it, with the goods that are on the site, in their order', async () => {
  const mug = { ...vase, productLandingId: 6, productName: 'Кружка «Иней»', isShown: true };
  products = [{ ...vase, isShown: true }, mug, { ...vase, productLandingId: 7, productName: 'Блюдо' }];
  open();
  const page = await preview(await screen.findByRole('button', { name: 'Предпросмотр' }));
  expect(screen.getByRole('tab', { name: /^На\sтелефоне$/ })).not.toBeNull();
  expect((await within(page).findByRole('heading', { level: 1 })).textContent).toBe('Маркетплейс');
  const links = within(page).getAllByRole('link');
  expect(links.map(each => each.textContent)).toEqual(['Ваза «Сосна»', 'Кружка «Иней»']);
  expect(links[0]?.getAttribute('href')).toBe('/app/goods/3');
});

it('while none of its goods is on the site, the preview says that the block is not either', async () => {
  open();
  const page = await preview(await screen.findByRole('button', { name: 'Предпросмотр' }));
  expect(await within(page).findByText(/^Сейчас этого блока/)).not.toBeNull();
});

it('a frame is looked at in its block before it is saved', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: /^Кадр/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Кадр товара' });
  await person.click(within(dialog).getByRole('checkbox'));
  const page = await preview(within(dialog).getByRole('button', { name: 'Предпросмотр' }));
  await within(page).findByText('Ваза «Сосна»');
  expect(page.querySelector('img')?.style.objectFit).toBe('contain');
  expect(sent).toEqual([]);
});

it('the frame is saved', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: /^Кадр/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Кадр товара' });
  await person.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(sent).toEqual([{ productLandingId: 5, productMeta: centred }]);
});
