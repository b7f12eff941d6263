import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';

/** Holds requests back, as a slow network does; returns the function that lets them through. */
async function holdBack(page: Page, requests: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route(requests, async route => {
    await gone;
    await route.continue();
  });
  return letGo;
}

const code = /\/app\/assets\/.*\.js$/;

test('what is pressed, chosen and typed before the code has come happens once it has', async ({ page }) => {
  const letGo = await holdBack(page, code);
  await page.goto('/app/blog', { waitUntil: 'commit' });
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Включить тёмную тему' }).click();
  await page.getByRole('combobox', { name: 'Категория' }).selectOption({ label: 'Съёмка' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  letGo();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(/category/i);
  await expect(page.getByRole('combobox', { name: 'Категория' }).locator('option:checked')).toHaveText('Съёмка');
});

test('a phone typed into the login before its code has come is checked', async ({ page }) => {
  const letGo = await holdBack(page, code);
  await page.goto('/app/marketplace/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill('9120000101');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  letGo();
  await expect(page.getByLabel('Пароль', { exact: true })).toBeVisible();
});

test('an hour that is pressed before its code has come shows so at once, and is chosen then', async ({ page }) => {
  const letGo = await holdBack(page, code);
  await page.goto('/app/rooms/31', { waitUntil: 'commit' });
  const hour = page.locator('[role="gridcell"][data-state="free"]').first();
  const start = await hour.getAttribute('data-start');
  await hour.click();
  const pressed = page.locator(`[data-start="${start}"]`);
  await expect(pressed).toHaveAttribute('data-waits', '');
  letGo();
  await expect(pressed).toHaveAttribute('aria-selected', 'true');
  await expect(pressed).not.toHaveAttribute('data-waits');
});

test('the button to book stays where it is when the price comes', async ({ page }) => {
  const letGo = await holdBack(page, '**/api/booking/price');
  await page.goto('/app/rooms/31');
  await page.locator('[role="gridcell"][data-state="free"]').first().click();
  const book = page.getByRole('button', { name: 'Забронировать' });
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toBeVisible();
  const before = await book.boundingBox();
  letGo();
  await expect(page.getByText('Почему такая цена')).toBeVisible();
  const after = await book.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});
