import { expect, type Page } from '@playwright/test';
import { faultsOf } from '../support/looks.ts';
import { test } from '../support/test.ts';

// A trace copies the page at every step; this one is long.
test.use({ trace: 'off' });

const operation = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true });

test('the reference of the API is searched by keyboard, its links hold, and it asks nobody else', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', request => {
    if (/^(http|ws)/.test(request.url()) && new URL(request.url()).host !== new URL(baseURL ?? '').host)
      elsewhere.push(request.url());
  });
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });

  await page.goto('/api/docs');
  await expect(operation(page, 'Authentication')).toBeVisible();
  await page.keyboard.press('Control+k');
  // Staff hold hours as well, so these words single out the call of customers.
  await page.keyboard.type('until they are paid');
  await expect(page.getByRole('option')).toContainText(['/booking/write_schedule']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(operation(page, 'Hold hours of a room until they are paid')).toBeInViewport();
  await page.reload();
  await expect(operation(page, 'Hold hours of a room until they are paid')).toBeInViewport();
  await page.getByRole('tab', { name: '409' }).first().click();
  await expect(page.getByText('Выбранные часы уже заняты. Выберите другое время').first()).toBeVisible();
  expect([elsewhere, complaints]).toEqual([[], []]);
});

test('the reference of the API is readable on a phone, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/api/docs#tag/bookings/POST/booking/write_schedule');
    await expect(operation(page, 'Hold hours of a room until they are paid')).toBeInViewport();
    expect(await faultsOf(page)).toEqual([]);
  }
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: /^Open Search/ }).click();
  await page.keyboard.type('hold hours');
  await page.getByRole('option', { name: '/booking/write_schedule' }).click();
  await expect(operation(page, 'Hold hours of a room until they are paid')).toBeInViewport();
});
