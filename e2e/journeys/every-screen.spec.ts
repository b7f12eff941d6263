import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signIn, signInAsStaff } from '../support/steps.ts';

const looks = [
  { width: 360, height: 740, scheme: 'light' },
  { width: 360, height: 740, scheme: 'dark' },
  { width: 1280, height: 900, scheme: 'light' },
  { width: 1280, height: 900, scheme: 'dark' },
] as const;

const visitors = [
  '/app/marketplace/login',
  '/app/booking/map',
  '/app/booking/map?floor=3&room=47',
  '/app/403',
  '/app/nothing-here',
];
const customers = [
  '/app/marketplace/account',
  '/app/marketplace/account/info',
  '/app/account/events',
  '/app/booking/room/31/calendar',
  '/app/booking/room/47/calendar',
];
const staff = ['/app/admin/bookings', '/app/admin/bookings?view=schedule', '/app/admin/events'];

/** Waits until nothing is loading any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Opens each screen in each look and lists what is wrong with it. */
async function lookAt(page: Page, paths: readonly string[], who: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const { scheme, ...viewport } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      const where = `${path} at ${viewport.width} px, ${scheme}`;
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) wrong.push(`${where}: scrolls sideways by ${over} px`);
      // Names spell out what a crowded face abbreviates: «четверг 26 ноября, свободно 9 часов» for «чт 26 9 ч».
      const axe = new AxeBuilder({ page }).disableRules(['label-content-name-mismatch']);
      const { violations } = await axe.analyze();
      for (const { id, impact, nodes } of violations) {
        if (impact !== 'serious' && impact !== 'critical') continue;
        wrong.push(`${where}: ${id} ${nodes.map(node => node.target.join(' ')).join(' | ')}`);
      }
      if (process.env.SCREENSHOTS) {
        const name = `${who}${path.replace(/[^a-z0-9]+/gi, '-')}-${viewport.width}-${scheme}`;
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
      }
    }
  }
  return wrong;
}

test('a visitor’s screens fit, read well and reach everybody', async ({ page }) => {
  test.setTimeout(180_000);
  expect(await lookAt(page, visitors, 'visitor')).toEqual([]);
});

test('a customer’s screens fit, read well and reach everybody', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/app/marketplace/login');
  await signIn(page);
  await expect(page).toHaveURL(/account/);
  expect(await lookAt(page, customers, 'customer')).toEqual([]);
});

test('the staff’s screens fit, read well and reach everybody', async ({ page }) => {
  test.setTimeout(180_000);
  const atTheDoor = await lookAt(page, ['/app/admin/login'], 'staff');
  await signInAsStaff(page);
  expect([...atTheDoor, ...(await lookAt(page, staff, 'staff'))]).toEqual([]);
});
