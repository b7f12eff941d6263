import { expect } from '@playwright/test';
import { codeFor, enter, newCustomer, newPhone } from '../support/api.ts';
import { anEvent } from '../support/events.ts';
import { looksRight } from '../support/looks.ts';
import { payInFrame } from '../support/steps.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('sold out is not the end: a guest waits, somebody gives a place back, and the guest pays by the link', async ({
  page,
  browser,
}) => {
  const title = `Последнее место ${Date.now() % 100_000}`;
  await page.goto('/app/events');
  const eventId = await anEvent(title, await page.screenshot(), 1);

  const other = await (await browser.newContext({ locale: 'ru-RU', timezoneId: 'Asia/Yekaterinburg' })).newPage();
  await test.step('somebody takes the last place', async () => {
    await enter(other, await newCustomer());
    await other.goto(`/app/events/${eventId}`);
    await other.getByRole('button', { name: 'Купить билет' }).click();
    await expect(other).toHaveURL(/\/tickets\/order\//);
  });

  await test.step('the guest joins the queue', async () => {
    const phone = newPhone();
    await page.goto(`/app/events?search=${encodeURIComponent(title)}`);
    await expect(page.getByRole('searchbox', { name: 'Название или место' })).toHaveValue(title);
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('мест нет');
    await page.goto(`/app/events/${eventId}`);
    await page.getByRole('button', { name: /^Встать в\sочередь/ }).click();
    await looksRight(page);
    await page.getByRole('button', { name: /^Встать в\sочередь$/ }).click();
    await page.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Ивлева Нина');
    await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
    await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByLabel('Код из СМС').fill(await codeFor(phone));
    await page.getByRole('button', { name: /Подтвердить/ }).click();
    await expect(page).toHaveURL(url => url.pathname.startsWith('/app/tickets/wait/'));
    await expect(page.getByText(/Вы\sпервые в\sочереди/)).toBeVisible();
    await looksRight(page);
  });

  await test.step('the place is given back, and nobody else can buy it', async () => {
    await other.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(other.getByRole('link', { name: 'Выбрать билеты заново' })).toBeVisible();
    // A guest without an account has no live messages: the page reads anew.
    const link = page.getByRole('link', { name: /^Оплатить 1\s200\s₽$/ });
    await expect(link).toBeVisible({ timeout: 30_000 });
    await other.goto(`/app/events/${eventId}`);
    await expect(other.getByText('Мест нет')).toBeVisible();
    await looksRight(page);
    await link.click();
  });

  await test.step('the guest pays', async () => {
    await expect(page).toHaveURL(/\/tickets\/order\/[0-9a-f]{32}$/);
    await page.getByRole('button', { name: /^Оплатить 1\s200\s₽$/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('img', { name: /^QR-код билета/ })).toBeVisible();
  });
});
