import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { hourOf } from '@venue/sdk';
import { freeRun, newPhone } from '../support/api.ts';
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

/** The name of a module's own file in the build. */
async function fileOf(module: string): Promise<string> {
  const manifest = new URL('../../client-app/dist/.vite/manifest.json', import.meta.url);
  const chunks: Record<string, { file: string }> = JSON.parse(await readFile(manifest, 'utf8'));
  return chunks[module]?.file ?? '';
}

const code = /\/app\/assets\/.*\.js$/;

test('what is pressed, chosen and typed before the code has come happens once it has', async ({ page }) => {
  const letGo = await holdBack(page, code);
  await page.goto('/app/rooms', { waitUntil: 'commit' });
  const root = page.locator('html');
  const purpose = page.getByRole('combobox', { name: 'Для чего' });
  await page.getByRole('button', { name: 'Включить тёмную тему' }).click();
  await purpose.selectOption({ label: 'Встреча' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  letGo();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(/for=/);
  await expect(purpose.locator('option:checked')).toHaveText('Встреча');
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

test('a phone typed before the code of its field has come is not sent with the address, and is asked to be proved', async ({
  page,
}) => {
  const { day, starts } = await freeRun(31, 2);
  const from = hourOf(starts[0] ?? '');
  const letGo = await holdBack(page, `**/${await fileOf('src/bookings/room/GuestEntry.tsx')}`);
  await page.goto(`/app/rooms/31?day=${day}&from=${from}&to=${from + 2}`);
  const phone = newPhone();
  // The bar around it is the app's by now.
  await expect(page.getByText('Почему такая цена')).toBeVisible();
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await page.getByRole('button', { name: 'Забронировать' }).click();
  expect(page.url()).not.toContain(phone);
  letGo();
  await expect(page.locator('input[name=code]')).toBeVisible();
  expect(page.url()).not.toContain(phone);
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
