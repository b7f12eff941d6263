import { expect } from '@playwright/test';
import { enter, newCustomer } from '../support/api.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 720 } });

test('a customer chooses on the phone how they get messages and when they are reminded', async ({ page }) => {
  const customer = await newCustomer();
  await enter(page, customer);
  await page.goto('/app/marketplace/account/notices');
  await expect(page.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
  // Without a confirmed address no letter arrives, and the page says so.
  await expect(page.getByText('нужен подтверждённый адрес почты')).toBeVisible();
  await expect(page.getByText('Приходят всегда')).toBeVisible();

  const booking = page.getByRole('listitem').filter({ hasText: 'Бронь помещения' });
  await booking.getByRole('checkbox', { name: /3.часа/ }).check();
  await expect(booking.getByRole('checkbox', { name: /3.часа/ })).toBeChecked();
  await booking.getByRole('checkbox', { name: /сутки/ }).uncheck();
  // The last one cannot be taken away: to have none is another choice.
  await expect(booking.getByRole('checkbox', { name: /3.часа/ })).toBeDisabled();
  const orders = page.getByRole('listitem').filter({ hasText: 'Оплаченные брони' });
  await orders.getByRole('combobox').selectOption({ label: 'Только СМС' });
  await expect(orders.getByRole('option', { name: 'Не присылать' })).toHaveCount(0);

  const saved = async () => (await customer.notices.readNotices({})).message.choices;
  await expect.poll(saved).toEqual(
    expect.arrayContaining([
      { about: 'booking', channel: 'both', hours: [3] },
      { about: 'orders', channel: 'sms', hours: [] },
    ]),
  );
  await page.reload();
  await expect(orders.getByRole('combobox')).toHaveValue('sms');
  await booking.getByRole('combobox').selectOption({ label: 'Не присылать' });
  await expect(booking.getByRole('checkbox')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
