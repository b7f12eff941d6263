import { expect } from '@playwright/test';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { customerAtApi, enter } from '../support/api.ts';
import { test } from '../support/test.ts';

test('tickets and bookings open without a network, and nothing of them outlives the session', async ({
  page,
  context,
}) => {
  const customer = await customerAtApi();
  await enter(page, customer);
  await page.goto('/app/account/tickets');
  const ticket = page.locator('main li a[href*="/app/tickets/"]:not([href*=order])').first();
  const [title, address] = [(await ticket.textContent()) ?? '', await ticket.getAttribute('href')];
  const isKept = (part: string) =>
    page.evaluate(async wanted => {
      const replies = await caches.open('offline-replies');
      return (await replies.keys()).some(({ url }) => url.includes(wanted));
    }, part);
  // The pages of the nearest tickets have not been opened.
  await expect.poll(() => isKept(`/api/ticket/${address?.split('/').at(-1)}`)).toBe(true);
  // Only paid ones are kept; the first of the list may wait for its payment.
  const { items } = await customer.bookings.listMyBookings({ x: 1, body: {} });
  const orderId = items.find(({ status }) => status === bookingStatus.paid)?.id;
  await page.goto('/app/account/events?show=bookings');
  await expect.poll(() => isKept('/api/booking/get_info_about_schedule')).toBe(true);

  await context.setOffline(true);
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR-код билета/ })).toBeVisible();
  await expect(page.getByText(/^Нет связи\. Данные на/)).toBeVisible();
  await page.goto('/app/account/events?show=bookings');
  await page.locator(`main li a[href*="/booking/order/${orderId}"]`).first().click();
  await expect(page.getByText('Адрес:').first()).toBeVisible();
  // Other pages wait for the connection, and say so.
  await page.goto('/app/rooms');
  await expect(page.getByText('Нет связи').first()).toBeVisible();

  await context.setOffline(false);
  await page.goto(address ?? '');
  await expect(page.getByText('Нет связи')).toHaveCount(0);
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL(/marketplace\/login/);
  for (const read of ['/api/ticket', '/api/booking/get_', '/api/auth/me'])
    await expect.poll(() => isKept(read), read).toBe(false);
});
