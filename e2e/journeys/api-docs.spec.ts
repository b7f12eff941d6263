import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

// A trace copies the page at every step; this one has fifty thousand elements.
test.use({ trace: 'off' });

test('the reference of the API is searched by keyboard, and its links hold', async ({ page }) => {
  await page.goto('/api/docs');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('hold hours');
  await expect(page.getByText('/booking/write_schedule')).toBeVisible();
  await expect(page.getByText('/admin/banner', { exact: false }).first()).toBeHidden();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'bookings', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'stories/admin' })).toBeHidden();

  await page.getByRole('searchbox').fill('slot_taken write_schedule');
  await page.keyboard.press('Enter');
  const call = page.locator('details', { has: page.locator('[id="booking.write"]') });
  await expect(call).toHaveAttribute('open');
  await expect(call.locator('summary')).toBeFocused();
  await expect(call.getByText('Выбранные часы уже заняты. Выберите другое время')).toBeVisible();
  await call.getByRole('link', { name: 'booking.write', exact: true }).click();
  await page.reload();
  await expect(call).toHaveAttribute('open');
  await expect(call).toBeInViewport();

  // A link to what the search has hidden shows it again.
  await page.getByRole('searchbox').fill('authenticate');
  await page.getByText('Authentication').click();
  await page.getByRole('link', { name: 'auth.login', exact: true }).click();
  await expect(page.getByText('/auth/login', { exact: true })).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the reference of the API is readable on a phone, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/api/docs#booking.write');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('searchbox').fill('Idempotency-Key slot_taken');
  // What is hidden need not be looked at, and there is a lot of it.
  await page.locator('.call[hidden]').evaluateAll(hidden => hidden.forEach(each => void each.remove()));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
});
