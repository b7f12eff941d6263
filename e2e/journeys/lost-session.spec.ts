import { expect, type Page } from '@playwright/test';
import { customerAtApi, enter, people, staffAtApi } from '../support/api.ts';
import { signIn, signInHereAsStaff } from '../support/steps.ts';
import { test } from '../support/test.ts';

const SAID = 'Войдите\u00a0— введённое сохранится';

/** Replaces the page's access token with one that the server does not know. */
const forget = (page: Page) =>
  page.evaluate(() => {
    const token = localStorage.getItem('token') ?? '{}';
    localStorage.setItem('token', token.replace(/"access":"[^"]+"/g, '"access":"gone"'));
  });

test('a customer whose session is lost is told so, and finds what was typed after the login', async ({ page }) => {
  const other = { phone: '9120000102', password: people.customer.password };
  await enter(page, await customerAtApi(other));
  await page.goto('/app/marketplace/account/info');
  const name = page.getByRole('textbox', { name: 'Имя', exact: true });
  await name.fill('Ярослава');
  await forget(page);
  await page.getByRole('button', { name: 'Сохранить' }).first().click();
  await expect(page.getByText(SAID)).toBeVisible();
  await expect(page).toHaveURL(url => url.pathname === '/app/marketplace/login');
  await signIn(page, other);
  await expect(name).toHaveValue('Ярослава');
  await expect(page).toHaveURL(/account\/info$/);
});

test('staff whose session is lost are told so, and find what they typed after the login', async ({ page }) => {
  await enter(page, await staffAtApi());
  await page.goto('/app/admin/residents/create');
  const name = page.getByRole('textbox', { name: 'Название' });
  await name.fill('Гончарная «Глина»');
  await forget(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(SAID)).toBeVisible();
  await expect(page).toHaveURL(url => url.pathname === '/app/admin/login');
  await signInHereAsStaff(page, people.administrator);
  await expect(name).toHaveValue('Гончарная «Глина»');
});

test('a customers’ page opened by staff says why it leads to their work', async ({ page }) => {
  await enter(page, await staffAtApi());
  await page.goto('/app/marketplace/account/brands');
  await expect(page.getByText('Эта страница для клиентов, а\u00a0вы вошли как сотрудник')).toBeVisible();
  await expect(page).toHaveURL(url => url.pathname === '/app/admin/events');
});
