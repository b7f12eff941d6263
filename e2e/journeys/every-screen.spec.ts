import { expect, type Page } from '@playwright/test';
import { customerAtApi, enter, type OwnRecords, ownRecords, staffAtApi } from '../support/api.ts';
import { desktop, faultsOf, go, open, overflowOf, phone, settled } from '../support/looks.ts';
import { account, bookings, events, ownEvents, staff, tickets, visitors } from '../support/screens.ts';
import { test } from '../support/test.ts';

/**
 * The order in which a screen is checked: all rules once in each size and in each scheme, the colour rules in all four.
 */
const looks = [
  { size: phone, colorScheme: 'light', colours: false },
  { size: phone, colorScheme: 'dark', colours: true },
  { size: desktop, colorScheme: 'dark', colours: false },
  { size: desktop, colorScheme: 'light', colours: true },
] as const;

/**
 * Opens each screen, checks it in each size and scheme, and lists what is wrong with it. A visitor's screens come from
 * the server; others are screens of the app that the first of them has loaded.
 */
async function lookAt(page: Page, paths: readonly string[], who: string): Promise<string[]> {
  const wrong: string[] = [];
  await page.emulateMedia({ colorScheme: 'light' });
  for (const path of paths) {
    await page.setViewportSize(phone);
    await (who === 'visitor' ? open : go)(page, path);
    let [seenAt, seenIn]: [typeof phone | typeof desktop | undefined, string] = [undefined, 'light'];
    for (const { size, colorScheme, colours } of looks) {
      if (colorScheme !== seenIn) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
        seenIn = colorScheme;
      }
      if (size !== seenAt) {
        await page.setViewportSize(size);
        // Other colours load nothing.
        await settled(page);
        seenAt = size;
      }
      const seen = `${size.width} px, ${colorScheme}`;
      for (const fault of await faultsOf(page, { colours })) wrong.push(`${path} at ${seen}: ${fault}`);
      await keep(page, `${who}${path.replace(/[^a-z0-9]+/gi, '-')}-${size.width}-${colorScheme}`);
    }
    for (const width of [768, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await settled(page);
      for (const fault of await overflowOf(page)) wrong.push(`${path} at ${width} px: ${fault}`);
      await keep(page, `${who}${path.replace(/[^a-z0-9]+/gi, '-')}-${width}-light`);
    }
  }
  return wrong;
}

const keep = async (page: Page, name: string) => {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
};

// Few enough screens in a test that it ends in time on a loaded machine, and that workers share them.
const AT_A_TIME = 12;
for (let first = 0; first < visitors.length; first += AT_A_TIME) {
  const screens = visitors.slice(first, first + AT_A_TIME);
  test(`a visitor’s screens (from ${screens[0]}) fit, read well and reach everybody`, async ({ page }) => {
    expect(await lookAt(page, screens, 'visitor')).toEqual([]);
  });
}

const customers: [string, (records: OwnRecords) => string[]][] = [
  ['bookings, tickets', records => [...bookings, ...tickets(records)]],
  ['event requests', events],
  ['own events', ownEvents],
  ['own data', records => account(records).slice(0, 9)],
  ['brands, goods, articles', records => account(records).slice(9)],
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
    const screens = paths.map(path => `/app/admin/${path}`);
    expect(await lookAt(page, screens, 'staff')).toEqual([]);
  });
}
