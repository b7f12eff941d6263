import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('a visitor finds a page by words, from the header, by keyboard', async ({ page }) => {
  await page.goto('/app/rooms');
  await page.getByRole('link', { name: 'Поиск по сайту' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Поиск по сайту' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Что найти' }).fill('ajnjcnelbq');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/search\?q=ajnjcnelbq/);
  await expect(page.getByText('фотостудий', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Фотостудия', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Фотостудия' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what people call it is found: a room by its everyday name, with a typing error, and a page', async ({
    page,
  }) => {
    await page.goto('/app/search');
    const search = async (words: string) => {
      await page.getByRole('searchbox', { name: 'Что найти' }).fill(words);
      await page.keyboard.press('Enter');
    };
    await search('переговорка');
    await expect(page.getByRole('link', { name: /^Переговорная/ }).first()).toBeVisible();
    await search('парковка');
    await expect(page.getByRole('link', { name: /^Контакты и.как добраться/ }).first()).toBeVisible();
    await search('фотастудия');
    await expect(page.getByText(/Показываем похожее/)).toBeVisible();
    await page.getByRole('link', { name: 'Фотостудия', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Фотостудия' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a plain form', async ({ page }) => {
    await page.goto('/app/search');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('searchbox', { name: 'Что найти' }).fill('фотостудию');
    await page.getByRole('button', { name: 'Найти' }).click();
    await page.getByRole('link', { name: 'Фотостудия', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Фотостудия' })).toBeVisible();
  });
});
