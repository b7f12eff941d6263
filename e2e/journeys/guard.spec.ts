import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** Where an address leads a visitor, and a customer of the marketplace: one address of each kind. */
const rows: readonly (readonly [at: string, visitor: string, customer: string])[] = [
  ['/', '/marketplace/login', '/marketplace/account/info'],
  ['/marketplace/auth/wait', '/marketplace/auth/wait', '/marketplace/account/info'],
  ['/account', '/marketplace/login', '/account/events'],
  ['/booking', '/booking/map', '/booking/map'],
  ['/nothing-here', '/nothing-here', '/nothing-here'],
  ['/admin/bookings', '/admin/login', '/admin/login'],
];

/** Opens every address and lists those that led elsewhere. */
async function wrongTurns(page: Page, expected: (row: (typeof rows)[number]) => string): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of rows) {
    await page.goto(`/app${row[0]}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const to = `/app${expected(row)}`;
    await page.waitForURL(url => url.pathname.replace(/\/$/, '') === to, { timeout: 5_000 }).catch(() => undefined);
    const { pathname } = new URL(page.url());
    if (pathname.replace(/\/$/, '') !== to) wrong.push(`${row[0]} led to ${pathname}, not to ${to}`);
  }
  return wrong;
}

test('addresses lead visitors and customers where the guard says, also after signing out', async ({ page }) => {
  expect(await wrongTurns(page, ([, visitor]) => visitor)).toEqual([]);
  await page.goto('/app/marketplace/login');
  await signIn(page);
  await expect(page).toHaveURL(/account/);
  expect(await wrongTurns(page, ([, , customer]) => customer)).toEqual([]);
  await page.goto('/app/account/info');
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL(/marketplace\/login/);
  // The kind of account is remembered, so these addresses lead to its own login page.
  expect(await wrongTurns(page, ([, visitor]) => visitor)).toEqual([]);
});
