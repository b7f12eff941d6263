import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { enter, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

/** The text of the PDF that «Скачать PDF» downloads. */
async function printed(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать PDF' }).click(),
  ]);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(await file.path()))));
  return text.join(' ').replace(/\s+/g, ' ');
}

async function service(page: Page, name: string, quantity: string, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Добавить услугу' }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить услугу' });
  await dialog.getByRole('textbox', { name: 'Услуга' }).fill(name);
  await dialog.getByLabel('Количество').fill(quantity);
  await dialog.getByLabel(/Цена за/).fill(price);
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('an agreement is made by the INN and signed, an invoice and an act are made of it, closed and printed', async ({
  page,
}) => {
  await enter(page, await staffAtApi());
  const subject = `Аренда зала ${Date.now() % 100_000}`;

  await test.step('the customer is found by the INN; what is missing is said beside its field', async () => {
    await page.goto('/app/admin/agreements');
    await page.getByRole('link', { name: 'Добавить договор' }).first().click();
    await page.getByLabel('ИНН', { exact: true }).fill('6672051180');
    await page.getByRole('button', { name: /^Заполнить по\sИНН$/ }).click();
    await expect(page.getByText(/Заполнили по\sреестру/)).toBeVisible();
    await expect(page.getByLabel('Название', { exact: true })).toHaveValue('ООО «Печь и глина»');
    await page.getByRole('button', { name: 'Добавить черновик' }).click();
    await expect(page.getByText('Обязательное поле').first()).toBeVisible();
    await page.getByLabel('Предмет').fill(subject);
    await page.getByRole('combobox', { name: /^Взять текст из\sшаблона/ }).click();
    await page.getByRole('option', { name: 'Аренда зала' }).click();
    await expect(page.getByLabel(/^Текст договора/)).toHaveValue(/Пользование залом/);
    await looksRight(page);
    await page.getByRole('button', { name: 'Добавить черновик' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Договор №/ })).toBeVisible();
  });

  await test.step('it is signed and printed', async () => {
    await page.getByRole('button', { name: 'Отметить подписанным' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отметить подписанным' }).click();
    await expect(page.getByText('Действует', { exact: true }).first()).toBeVisible();
    const text = await printed(page);
    expect(text).toContain(subject);
    expect(text).toContain('6672051180');
    expect(text).toContain(`по назначению: ${subject}.`);
    await looksRight(page);
  });
  const agreement = page.url();

  await test.step('an invoice takes its services and is closed', async () => {
    await page.getByRole('button', { name: 'Выставить счёт' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Добавить счёт' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Счёт №/ })).toBeVisible();
    await service(page, 'Аренда зала', '6,5', '14000,03');
    await service(page, 'Свет', '0,333', '99,99');
    // Both 91 000,195 and 33,29667 are rounded up to whole kopecks. VAT is 22 of 122 of each.
    await expect(page.getByText(/^91\s033,50\s₽$/)).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: 'Выставить счёт' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Выставить без\sписьма$/ })
      .click();
    await expect(page.getByRole('button', { name: 'Добавить услугу' })).toBeHidden();
    const text = await printed(page);
    for (const figure of ['91 033,50', '16 415,87', 'Девяносто одна тысяча тридцать три рубля 50 копеек'])
      expect(text).toContain(figure);
  });

  await test.step('an act confirms what is left of it', async () => {
    await page.goto(agreement);
    await page.getByRole('button', { name: 'Составить акт' }).click();
    await expect(page.getByLabel(/По\sкакому счёту/)).not.toHaveValue('');
    await page.getByRole('dialog').getByRole('button', { name: 'Добавить акт' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Акт №/ })).toBeVisible();
    await page.getByRole('button', { name: 'Закрыть акт' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByText('Закрыт', { exact: true }).first()).toBeVisible();
    expect(await printed(page)).toContain('Девяносто одна тысяча тридцать три рубля 50 копеек');
    await looksRight(page);
  });

  await test.step('the act goes by mail, and is read there as it was issued', async () => {
    const address = `buh${Date.now() % 100_000}@pech.example`;
    await page.getByRole('button', { name: 'Отправить письмом' }).click();
    const dialog = page.getByRole('dialog', { name: 'Отправить акт письмом' });
    await dialog.getByRole('textbox', { name: /почта$/ }).fill('buh@pech');
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(dialog.getByText('Указан некорректный адрес электронной почты').first()).toBeVisible();
    await looksRight(page);
    await dialog.getByRole('textbox', { name: /почта$/ }).fill(address);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByRole('list', { name: 'Отправлено письмом' })).toContainText(address);
    await looksRight(page);
    await page.goto('/demo/outbox');
    const letter = page.getByRole('listitem').filter({ hasText: address });
    await expect(letter).toContainText('Документ приложен');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      letter.getByRole('link', { name: /^Акт №/ }).click(),
    ]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(await file.path()))));
    expect(text.join(' ').replace(/\s+/g, ' ')).toContain('Девяносто одна тысяча тридцать три рубля 50 копеек');
  });

  await test.step('the list finds it by its subject', async () => {
    await page.goto(`/app/admin/agreements?search=${encodeURIComponent(subject)}`);
    await expect(page.getByText(/91\s033,50/).first()).toBeVisible();
    await looksRight(page);
  });
});
