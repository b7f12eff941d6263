import { screen } from '@testing-library/react';
import { getPublicBrand } from '@venue/sdk/brands';
import { PublicBrand } from '@venue/sdk/brands/model';
import { getPublicItem } from '@venue/sdk/market';
import { PublicItem } from '@venue/sdk/market/model';
import { mock, sample } from '@venue/sdk/testing';
import { expect, it } from 'vitest';
import { renderPage, startServer } from '../market.testing.tsx';
import { PublicItemPage } from './PublicItemPage.tsx';

const { server, usual } = startServer();
const item = { ...sample(PublicItem), itemId: 7, brandId: 3, itemName: 'Чашка', images: [] };

it('says how to reach the seller, and leads to the brand', async () => {
  const brand = {
    ...sample(PublicBrand),
    ...{ brandId: 3, brandPhones: ['9001234567'], brandEmail: 'clay@example.com', photos: [] },
  };
  server.use(
    ...usual(),
    mock(getPublicItem).replies({ message: item }),
    mock(getPublicBrand).replies({ message: brand }),
  );
  renderPage('/goods/:itemId', <PublicItemPage />, '/goods/7');
  const phone = await screen.findByRole('link', { name: /900.*123/ });
  expect(phone.getAttribute('href')).toBe('tel:+79001234567');
  expect(screen.getByRole('link', { name: 'clay@example.com' }).getAttribute('href')).toBe('mailto:clay@example.com');
  expect(screen.getByRole('link', { name: /^Купить у\sбренда$/ }).getAttribute('href')).toBe('/brands/3');
});
