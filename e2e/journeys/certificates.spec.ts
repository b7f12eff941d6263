import { expect } from '@playwright/test';
import { enter, freeRun, newPhone, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { hour, payInFrame, register, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a certificate is bought, pays a part of a booking, and staff see its rest and the booking', async ({
  browser,
}) => {
  const [page, office] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  let code = '';

  await test.step('its buyer names a sum and pays', async () => {
    await page.goto('/app/rooms/31');
    await page.getByRole('link', { name: 'Войти' }).click();
    await register(page, newPhone());
    await page.getByRole('link', { name: 'Подарочный сертификат' }).click();
    await page.getByText('Другая').click();
    await page.getByLabel(/^Своя сумма/).fill('500');
    await page.getByRole('button', { name: 'Перейти к\u00a0оплате' }).click();
    await expect(page.getByText(/^От\s1\s000\s₽ до\s100\s000\s₽/).first()).toBeVisible();
    await page.getByLabel(/^Своя сумма/).fill('2000');
    await page.getByLabel(/^Кому/).fill('Марина');
    await looksRight(page);
    await page.getByRole('button', { name: 'Перейти к\u00a0оплате' }).click();
    await page.getByRole('button', { name: /^Оплатить 2\s000\s₽/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('heading', { name: /^Сертификат на\s2\s000\s₽/ })).toBeVisible();
    code = (await page.getByText(/^.{4}-.{4}-.{4}$/).textContent()) ?? '';
    expect(code).toMatch(/^[234679ACEHKMPTXY-]{14}$/);
    await looksRight(page);
  });

  await test.step('its code pays for one hour and a part of another, the card for the rest', async () => {
    const { starts } = await freeRun(31, 2);
    const [first = '', second = ''] = starts;
    await page.goto('/app/rooms/31');
    await turnTo(page, first);
    await hour(page, first).click();
    await hour(page, second).click();
    await page.getByRole('button', { name: 'Забронировать' }).click();
    await page.getByRole('textbox', { name: /^Промокод или\sсертификат/ }).fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByText(/: 2\s000\s₽, на\sнём останется 0\s₽/)).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: /^Оплатить 1\s000\s₽/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('heading', { name: /[Оо]плачен/ })).toBeVisible();
  });

  await test.step('staff see that nothing is left of it, and the booking it paid for', async () => {
    await enter(office, await staffAtApi());
    await office.goto('/app/admin/certificates');
    const row = office.getByRole('row').filter({ hasText: code });
    await expect(row).toContainText('Использован');
    await looksRight(office);
    await row.getByText(code).click();
    await expect(office.getByRole('link', { name: /^Бронь №\s\d+, Фотостудия$/ })).toBeVisible();
    await looksRight(office);
  });
});
