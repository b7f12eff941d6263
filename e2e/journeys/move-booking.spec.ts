import { expect } from '@playwright/test';
import { enter, freeRun, newCustomer } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { hour, payInFrame, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a customer moves a paid booking: what is cheaper comes back, what is dearer is paid before it moves', async ({
  page,
}) => {
  await enter(page, await newCustomer());
  const { starts } = await freeRun(31, 4);
  const [first = '', second = '', third = '', fourth = ''] = starts;
  await page.goto('/app/rooms/31');
  await turnTo(page, first);
  await hour(page, first).click();
  await hour(page, second).click();
  await page.getByRole('button', { name: 'Забронировать' }).click();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await payInFrame(page);
  await expect(page.getByRole('heading', { name: /^Оплачено/ })).toBeVisible();

  await test.step('an hour less comes back, and the sum is said before', async () => {
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Перенести' }).click();
    await expect(page.getByRole('heading', { name: /^Перенос брони/ })).toBeVisible();
    await expect(hour(page, first)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Изменить длительность' }).click();
    await hour(page, first).click();
    const move = page.getByRole('button', { name: /^Перенести и\sвернуть [\d\s]+₽$/ });
    await expect(move).toHaveAttribute('aria-disabled', 'false');
    await looksRight(page);
    await move.click();
    await expect(page.getByText('Бронь перенесена')).toBeVisible();
    await expect(page.getByText('Возврат оформляется').or(page.getByText('Деньги возвращены')).first()).toBeVisible();
  });

  await test.step('two hours more are held beside it until they are paid', async () => {
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Перенести' }).click();
    await expect(hour(page, second)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Изменить длительность' }).click();
    await hour(page, third).click();
    await hour(page, fourth).click();
    const move = page.getByRole('button', { name: /^Доплатить [\d\s]+₽ и\sперенести$/ });
    await expect(move).toHaveAttribute('aria-disabled', 'false');
    await move.click();
    await expect(page.getByRole('heading', { name: 'Осталось доплатить' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Оплачено/ })).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: /^Доплатить/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('heading', { name: 'Осталось доплатить' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Доплата' })).toBeHidden();
    await expect(page.getByText(/3\sчаса ×/).first()).toBeVisible();
  });
});
