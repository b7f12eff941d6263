import { expect } from '@playwright/test';
import { customerAtApi, enter } from '../support/api.ts';
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
