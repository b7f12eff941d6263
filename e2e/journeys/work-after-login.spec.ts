import { expect, type Page } from '@playwright/test';
import { enter, type Login, people, staffAtApi } from '../support/api.ts';
import { signIn, signInAsStaff } from '../support/steps.ts';
import { test } from '../support/test.ts';

const password = 'Staff-2026';
const roles: readonly (readonly [who: string, login: Login, home: string, heading: string])[] = [
  ['administrator', people.administrator, '/app/admin/events', 'Мероприятия'],
  ['operator of bookings', { phone: '9120000002', password }, '/app/admin/home', 'Сводка'],
  ['reader of bookings', { phone: '9120000003', password }, '/app/admin/home', 'Сводка'],
];

async function atWork(page: Page, home: string, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // Another page with the same heading may come first, so the address is checked too.
  await expect(page).toHaveURL(url => url.pathname === home);
  await expect(page.getByText('У вас нет прав')).toHaveCount(0);
}

for (const [who, login, home, heading] of roles) {
  test(`the ${who} sees work after the login and behind every way home`, async ({ page }) => {
    await signInAsStaff(page, login);
    await atWork(page, home, heading);

    await page.goto('/app/admin/');
    await atWork(page, home, heading);

    // A page that does not exist, the page of refusals, and a section that is not for everybody.
    const deadEnds = ['nothing/here', '403', ...(home.endsWith('/home') ? ['users'] : [])];
    for (const path of deadEnds) {
      await page.goto(`/app/admin/${path}`);
      await page.getByRole('link', { name: 'На главную', exact: true }).click();
      await atWork(page, home, heading);
    }

    await page.goto('/app/admin/bookings');
    await page.getByRole('link', { name: 'Площадка — на главную' }).click();
    await atWork(page, home, heading);
  });
}

test('somebody signed in who follows an old link to the login of staff is led to work', async ({ page }) => {
  await enter(page, await staffAtApi({ phone: '9120000003', password }));
  await page.goto('/app/admin/login');
  await atWork(page, '/app/admin/home', 'Сводка');
});

test('a visitor who signs in from a page comes back to that page', async ({ page }) => {
  await page.goto('/app/booking/map?floor=1');
  await page.getByRole('link', { name: 'Войти' }).click();
  await signIn(page);
  await expect(page).toHaveURL(/\/booking\/map\?floor=1$/);
});
