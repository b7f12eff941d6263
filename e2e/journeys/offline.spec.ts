import { expect } from '@playwright/test';
import { customerAtApi, enter, staffAtApi } from '../support/api.ts';
import { test } from '../support/test.ts';

test('without a connection a screen not loaded yet says so, and opens by itself', async ({ page, context }) => {
  await enter(page, await customerAtApi());
  await page.goto('/app/marketplace/account');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Визитка' }).first().click();
  await expect(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible();
  await expect(page.getByText('Вышло обновление')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: /^Имя/ })).toBeVisible();
});

test('a list of staff opened without a connection is calm, and comes by itself', async ({ page, context }) => {
  await enter(page, await staffAtApi());
  await page.goto('/app/admin/events');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByLabel('Номер, название, место или организатор').fill('лекц');
  await expect(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible();
  await expect(page.getByText(/Не удалось загрузить/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
});
