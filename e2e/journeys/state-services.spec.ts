import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';

/** From the login page to the choice of a person at the provider. */
async function leave(page: Page, tab = 'Маркетплейс'): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('button', { name: 'Войти через Госуслуги' }).click();
  await page.getByRole('checkbox', { name: /согласие/ }).check();
  await page.getByRole('button', { name: 'Перейти на Госуслуги' }).click();
  await expect(page.getByRole('heading', { name: 'Кто входит?' })).toBeVisible();
}

async function choose(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: person }).click();
  await expect(page.getByText(person)).toBeVisible();
  await page.getByRole('button', { name: 'Передать и войти' }).click();
}

test('somebody signs in through the state services for the first time and lands where they wanted', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('framenavigated', frame => seen.push(frame.url()));
  await page.goto('/app/account/events');
  await expect(page).toHaveURL(/login\?next=/);
  await leave(page, 'Организатор мероприятий');
  await choose(page, 'Савельева Мария Андреевна');
  await expect(page).toHaveURL(/\/app\/account\/events$/);
  await expect(page.getByRole('heading', { name: 'Мои мероприятия' })).toBeVisible();
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await expect(page.getByText('Савельева М. А.').first()).toBeVisible();
  // Neither code nor state is left in an address of ours.
  expect(seen.filter(url => /\/app\//.test(url) && /[?&](code|state)=/.test(url))).toEqual([]);

  // Another person in the same browser, right after.
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL(/marketplace\/login/);
  await leave(page);
  await choose(page, 'Горбунов Роман Ильич');
  await expect(page).toHaveURL(/\/app\/marketplace\/account\/info/);
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Горбунов');
});

test('a no, an unproven phone and an old address are explained, by keyboard the way on is at hand', async ({
  page,
}) => {
  await page.goto('/app/marketplace/login');
  await leave(page);
  await page.getByRole('button', { name: 'Отменить вход' }).click();
  await expect(page.getByRole('heading', { name: 'Вход отменён' })).toBeFocused();
  const ended = page.url();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Начать вход заново' })).toBeFocused();
  await page.keyboard.press('Enter');

  await page.getByRole('checkbox', { name: /согласие/ }).check();
  await page.getByRole('button', { name: 'Перейти на Госуслуги' }).click();
  await choose(page, 'Крылова Нина Петровна');
  await expect(page.getByRole('heading', { name: 'Нужен подтверждённый номер' })).toBeVisible();

  await page.goto(ended);
  await expect(page.getByRole('heading', { name: 'Вход не завершён' })).toBeVisible();
});
