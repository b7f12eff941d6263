import { expect, type Page } from '@playwright/test';
import { customerAtApi, enter, type OwnRecords, ownRecords, staffAtApi } from '../support/api.ts';
import { desktop, faultsOf, phone } from '../support/looks.ts';
import { test } from '../support/test.ts';

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
  ['papers of a user', ['users/4?tab=papers']],
  ['roles and log', ['settings', 'settings/roles', 'settings/roles/create', 'settings/roles/2/edit', 'audit']],
];

/** Waits until nothing is loading any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** In what order a screen is looked at: every rule in each size and in each scheme, the colours in all four. */
const looks = [
  { size: phone, colorScheme: 'light', colours: false },
  { size: phone, colorScheme: 'dark', colours: true },
  { size: desktop, colorScheme: 'dark', colours: false },
  { size: desktop, colorScheme: 'light', colours: true },
] as const;

/** Opens each screen, looks at it in each size and scheme, and lists what is wrong with it. */
async function lookAt(page: Page, paths: readonly string[], who: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    for (const { size, colorScheme, colours } of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
      await settled(page);
      const seen = `${size.width} px, ${colorScheme}`;
      for (const fault of await faultsOf(page, { colours })) wrong.push(`${path} at ${seen}: ${fault}`);
      await keep(page, `${who}${path.replace(/[^a-z0-9]+/gi, '-')}-${size.width}-${colorScheme}`);
    }
  }
  return wrong;
}

const keep = async (page: Page, name: string) => {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
};

test('a visitor’s screens fit, read well and reach everybody', async ({ page }) => {
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
    await enter(page, await customerAtApi());
    expect(await lookAt(page, paths(await ownRecords()), 'customer')).toEqual([]);
  });
}

test('the door of the staff fits, reads well and reaches everybody', async ({ page }) => {
  expect(await lookAt(page, ['/app/admin/login'], 'staff')).toEqual([]);
});

for (const [name, paths] of staff) {
  test(`the staff’s screens (${name}) fit, read well and reach everybody`, async ({ page }) => {
    await enter(page, await staffAtApi());
    expect(
      await lookAt(
        page,
        paths.map(path => `/app/admin/${path}`),
        'staff',
      ),
    ).toEqual([]);
  });
}
