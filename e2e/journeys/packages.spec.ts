import { expect } from '@playwright/test';
import { enter, freeRun, newPhone, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { hour, payInFrame, register, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('staff sell a package, a customer buys it, books with its hours, cancels and has them back', async ({
  browser,
}) => {
  const [page, office] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await enter(office, await staffAtApi());
  const title = `Пять часов ${Date.now() % 1_000_000}`;

  await test.step('staff put a package on sale', async () => {
    await office.goto('/app/admin/packages');
    await office.getByRole('link', { name: 'Добавить абонемент' }).click();
    await office.getByRole('textbox', { name: 'Название' }).fill(title);
    await office.getByLabel(/^Сколько часов/).fill('5');
    await office.getByLabel(/^Цена/).fill('6000');
    await office.getByLabel(/^Действует после покупки/).fill('30');
    await office.getByLabel('Фотостудия').check();
    await looksRight(office);
    await office.getByRole('button', { name: 'Добавить' }).click();
    await office.getByRole('button', { name: 'Опубликовать' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Опубликовать' }).click();
    await expect(office.getByRole('heading', { name: 'Продать на\u00a0стойке' })).toBeVisible();
  });

  await test.step('a customer finds it on the page of the room and pays', async () => {
    await page.goto('/app/rooms/31');
    await page.getByRole('link', { name: 'Войти' }).click();
    await register(page, newPhone());
    await expect(page).toHaveURL(/\/app\/rooms\/31$/);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: 'Покупка абонемента' })).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: /^Купить за\s6\s000\s₽/ }).click();
    await page.getByRole('button', { name: /^Оплатить 6\s000\s₽/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('heading', { name: 'Абонемент оплачен' })).toBeVisible();
    await looksRight(page);
  });

  await test.step('books two hours with it, at once', async () => {
    const { starts } = await freeRun(31, 2);
    const [first = '', second = ''] = starts;
    await page.goto('/app/rooms/31');
    await turnTo(page, first);
    await hour(page, first).click();
    await hour(page, second).click();
    await page.getByRole('button', { name: 'Забронировать' }).click();
    await page.getByRole('button', { name: /^Списать 2\sчаса, останется 3/ }).click();
    await expect(page.getByRole('heading', { name: /[Оо]плачен/ })).toBeVisible();
    await expect(page.getByText(/Часы оплачены абонементом/)).toBeVisible();
    await looksRight(page);
  });

  await test.step('and cancels: the hours are back', async () => {
    await page.getByRole('button', { name: 'Отменить бронирование' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить бронирование' }).click();
    await expect(page.getByRole('heading', { name: 'Бронь отменена' })).toBeVisible();
    await page.goto('/app/account/packages');
    await expect(page.getByText(/Осталось 5\sчасов/)).toBeVisible();
    await page.getByText('История').click();
    await expect(page.getByText(/бронь отменена, вернулось 2\sчаса из\s2/)).toBeVisible();
    await looksRight(page);
  });

  await test.step('staff see it, and return the money for the hours', async () => {
    await office.goto('/app/admin/package-purchases');
    await looksRight(office);
    await office.getByRole('row').filter({ hasText: title }).click();
    await office.getByRole('button', { name: 'Вернуть деньги' }).click();
    await office
      .getByRole('dialog')
      .getByLabel(/^Причина/)
      .fill('По просьбе клиента');
    await office
      .getByRole('dialog')
      .getByRole('button', { name: /^Вернуть 6\s000\s₽/ })
      .click();
    await expect(office.getByText('Деньги возвращены').first()).toBeVisible();
    await looksRight(office);
  });
});
