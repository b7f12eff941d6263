import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type OwnRecords, ownRecords } from '../support/api.ts';
import { signIn, signInAsStaff } from '../support/steps.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;
const schemes = ['light', 'dark'] as const;

const visitors = [
  '/app/marketplace/login',
  '/app/marketplace/auth/wait?error=refused',
  '/app/articles',
  '/app/booking/map',
  '/app/booking/map?floor=3&room=47',
  '/app/403',
  '/app/nothing-here',
];
const bookings = ['/app/account/events', '/app/booking/room/31/calendar', '/app/booking/room/47/calendar'];
const account = ({ brandId, itemId, requestId, articleId }: OwnRecords) =>
  [
    '',
    'info',
    'info/passport',
    'info/resident',
    'info/organization',
    'documents',
    'privacy',
    'card',
    'brands',
    'brands/create',
    `brands/${brandId}/edit`,
    'marketitems',
    `marketitems/${itemId}/edit`,
    'marketrequests',
    'marketrequests/create',
    `marketrequests/${requestId}/edit`,
    'articles',
    'articles/create',
    `articles/${articleId}/edit`,
  ].map(path => `/app/marketplace/account/${path}`.replace(/\/$/, ''));
const staff: [string, string[]][] = [
  [
    'summary, queue, bookings',
    ['home', 'home?period=month', 'applications', 'applications/3', 'bookings', 'bookings?view=schedule'],
  ],
  ['articles', ['articles', 'articles?kind=news', 'articles/create', 'articles/2/edit']],
  ['events', ['events', 'create', '17/edit?step=entry', '9/edit/announcement?step=poster']],
  ['residents and users', ['residents', 'residents/create', 'residents/1/edit', 'users', 'users/4']],
  ['papers of a user', ['users/4?tab=papers', 'users/4?tab=history']],
  ['roles and log', ['settings', 'settings/roles', 'settings/roles/create', 'settings/roles/2/edit', 'audit']],
];

/** Waits until nothing is loading any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Opens each screen in each size and scheme and lists what is wrong with it. */
async function lookAt(page: Page, paths: readonly string[], who: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await settled(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) wrong.push(`${path} at ${size.width} px: scrolls sideways by ${over} px`);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
        for (const fault of await faultsOf(page)) wrong.push(`${path} at ${size.width} px, ${colorScheme}: ${fault}`);
        await keep(page, `${who}${path.replace(/[^a-z0-9]+/gi, '-')}-${size.width}-${colorScheme}`);
      }
    }
  }
  return wrong;
}

/** What axe finds serious. */
async function faultsOf(page: Page): Promise<string[]> {
  // Names spell out what a crowded face abbreviates: «четверг 26 ноября, свободно 9 часов» for «чт 26 9 ч».
  const { violations } = await new AxeBuilder({ page }).disableRules(['label-content-name-mismatch']).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes.map(node => node.target.join(' ')).join(' | ')}`);
}

const keep = async (page: Page, name: string) => {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
};

test('a visitor’s screens fit, read well and reach everybody', async ({ page }) => {
  test.setTimeout(180_000);
  expect(await lookAt(page, visitors, 'visitor')).toEqual([]);
});

const customers: [string, (records: OwnRecords) => string[]][] = [
  ['bookings', () => bookings],
  ['own data', records => account(records).slice(0, 8)],
  ['brands and goods', records => account(records).slice(8, 16)],
  ['articles', records => account(records).slice(16)],
];
for (const [name, paths] of customers) {
  test(`a customer’s screens (${name}) fit, read well and reach everybody`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto('/app/marketplace/login');
    await signIn(page);
    await expect(page).toHaveURL(/account/);
    expect(await lookAt(page, paths(await ownRecords()), 'customer')).toEqual([]);
  });
}

test('the door of the staff fits, reads well and reaches everybody', async ({ page }) => {
  expect(await lookAt(page, ['/app/admin/login'], 'staff')).toEqual([]);
});

for (const [name, paths] of staff) {
  test(`the staff’s screens (${name}) fit, read well and reach everybody`, async ({ page }) => {
    test.setTimeout(180_000);
    await signInAsStaff(page);
    expect(
      await lookAt(
        page,
        paths.map(path => `/app/admin/${path}`),
        'staff',
      ),
    ).toEqual([]);
  });
}
