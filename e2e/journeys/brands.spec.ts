import { expect, type Page } from '@playwright/test';
import { brandStatus } from '@venue/sdk/brands/model';
import { enter, newCustomer, staffAtApi } from '../support/api.ts';
import { typeDate } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** Goes on to the next step of the editor. */
async function next(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Далее' }).click();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
}

test('a brand is written, sent, confirmed before one’s eyes, revised, and sent back with a reason', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));
  const staff = await staffAtApi();
  const status = page.getByRole('region', { name: 'Статус' });

  await test.step('a new customer says their name', async () => {
    await enter(page, await newCustomer());
    await page.goto('/app/marketplace/account/info');
    await page.getByLabel('Имя', { exact: true }).fill('Зоя');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await expect(page.getByText('Профиль успешно обновлён')).toBeVisible();
  });

  await test.step('begins a brand, leaves, and finds what was typed', async () => {
    await page.goto('/app/marketplace/account/brands');
    await page.getByRole('link', { name: 'Добавить бренд' }).click();
    await page.getByLabel('Название').fill('Уральский гончар');
    await expect(page.getByText(/Черновик сохранён/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Название')).toHaveValue('Уральский гончар');
  });

  await test.step('fills it in step by step, with an organisation found by its INN', async () => {
    await page.getByRole('checkbox', { name: /^Керамика/ }).check();
    await page.getByRole('textbox', { name: 'Описание' }).fill('Посуда из местной глины');
    await page.getByRole('textbox', { name: 'ИНН' }).fill('6672051180');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page.getByText('ООО «Печь и глина»')).toBeVisible();
    await page.getByRole('button', { name: 'Выбрать' }).click();
    await expect(page.getByRole('combobox', { name: /^Организация/ })).toContainText('Печь и глина');
    await next(page, 'Контакты');
    await page.getByRole('button', { name: 'Добавить телефон' }).click();
    await page.getByRole('textbox', { name: 'Телефон 1' }).fill('8 (912) 000-01-77');
    await page.getByRole('combobox', { name: 'Адрес' }).fill('Вайнера');
    await page.getByRole('listbox').getByRole('option').first().click();
    await next(page, 'Часы');
    await typeDate(page, 'Часы работы, начало', '09:30');
    await typeDate(page, 'Часы работы, конец', '20:00');
    await next(page, 'Фото');
    await page.getByRole('button', { name: 'Сохранить и\u00a0добавить фото' }).click();
    await expect(page).toHaveURL(/brands\/\d+\/edit\?step=photos/);
  });

  await test.step('adds two photos and looks at all of it', async () => {
    const shot = await page.screenshot();
    const files = ['витрина.png', 'мастерская.png'].map(name => ({ name, mimeType: 'image/png', buffer: shot }));
    await page.locator('input[type=file]').setInputFiles(files);
    await expect(page.getByRole('group', { name: 'Фотографии' }).getByRole('img')).toHaveCount(2);
    await expect(page.getByText('Главное', { exact: true })).toBeVisible();
    await next(page, 'Проверка');
    await expect(page.getByText('Всё заполнено')).toBeVisible();
    await expect(page.getByText('Ежедневно, 09:30–20:00')).toBeVisible();
  });

  const brandId = Number(/brands\/(\d+)\//.exec(page.url())?.[1]);
  const id = String(brandId);
  await test.step('sends it; it cannot be edited while it is looked at', async () => {
    await page.getByRole('button', { name: /Отправить/ }).click();
    await expect(page.getByText('Бренд отправлен на проверку')).toBeVisible();
    await expect(status.getByText('На проверке', { exact: true })).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
  });

  await test.step('staff confirm it, and the page says so by itself', async () => {
    const { items } = await staff.brands.admin.listBrands({ query: { search: 'Уральский гончар' } });
    expect(items.map(row => row.brandId)).toContain(brandId);
    await staff.brands.admin.confirmBrand({
      id: Number(id),
      body: { seen: brandStatus.onVerification, status: brandStatus.verified },
    });
    await expect(status.getByText('Подтверждён', { exact: true })).toBeVisible();
    await expect(page.getByText('Бренд «Уральский гончар»: подтверждён')).toBeVisible();
  });

  await test.step('revises it after being asked, and sends it again', async () => {
    await page.getByRole('button', { name: 'Изменить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Изменить' }).click();
    // The address still names the last step.
    await page.getByRole('tab', { name: /О\sбренде/ }).click();
    await page.getByLabel('Название').fill('Уральские гончары');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Бренд успешно обновлён')).toBeVisible();
    await expect(status.getByText('Черновик', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: /Проверка/ }).click();
    await page.getByRole('button', { name: /Отправить/ }).click();
    await expect(status.getByText('На проверке', { exact: true })).toBeVisible();
  });

  await test.step('staff see what has changed and send it back; the reason is on the page', async () => {
    const { message } = await staff.brands.admin.getBrand({ id: Number(id) });
    expect(message.brand).toMatchObject({
      brandName: 'Уральские гончары',
      approved: { brandName: 'Уральский гончар' },
    });
    const rejectionReason = 'Покажите готовые изделия';
    await staff.brands.admin.confirmBrand({
      id: Number(id),
      body: { seen: brandStatus.onVerification, status: brandStatus.rework, rejectionReason },
    });
    await expect(status.getByText('На доработке', { exact: true })).toBeVisible();
    await expect(status.getByText(rejectionReason)).toBeVisible();
    await expect(page.getByRole('region', { name: 'История' }).getByText(rejectionReason)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Сохранить' })).toBeVisible();
  });

  expect(problems).toEqual([]);
});
