import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { dayOf } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { measure, vatRate } from '@venue/sdk/papers/model';
import { contragentType } from '@venue/sdk/profile/model';
import { enter, staffAtApi } from '../support/api.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { test } from '../support/test.ts';

const INVOICES = 100;

/** An agreement in force with open invoices of one line each. */
async function aMonth(customer: string): Promise<void> {
  const { agreements, papers } = await staffAtApi();
  const today = dayOf(new Date());
  const fields = {
    agreementDate: today,
    agreementSubject: 'Аренда зала в течение месяца',
    agreementFrom: today,
    agreementTo: null,
    agreementSum: null,
    vatRate: vatRate.twentyTwo,
    customer: {
      name: customer,
      type: contragentType.company,
      INN: '6671004212',
      KPP: '667101001',
      OGRN: '1026605321049',
      legalAddress: 'г. Екатеринбург, ул. Малышева, д. 51',
      postalAddress: '',
      headPosition: 'Директор',
      headName: 'Ветлугина Наталья Олеговна',
      actsOn: 'Устава',
      bankName: 'АО «Исетский банк»',
      BIK: '046577001',
      account: '40702810600000000002',
      correspondentAccount: '30101810000000000001',
      phone: '',
      email: '',
    },
    userId: null,
    eventRequestId: null,
    comment: '',
  } as const;
  const { id: agreementId } = await agreements.admin.addAgreement({ body: fields });
  await agreements.admin.saveAgreement({
    body: { ...fields, agreementId, agreementStatus: agreementStatus.active, version: 1 },
  });
  const head = { invoiceDate: today, invoiceDue: null, vatRate: vatRate.twentyTwo, invoicePurpose: '', comment: '' };
  for (let each = 0; each < INVOICES; each++) {
    const { id: invoiceId } = await papers.admin.createInvoice({ body: { ...head, agreementId } });
    const line = { serviceName: 'Аренда зала', measure: measure.hour, quantity: 1 + each, price: 150_000 };
    await papers.admin.addInvoiceService({ body: { invoiceId, ...line } });
  }
}

/** Applies an action to all papers of the list, by keyboard, and waits until each is done. */
async function all(page: Page, action: string, count: number): Promise<void> {
  await pressOn(page, 'button', new RegExp(`^Действия со\\sвсеми: ${count}`));
  const item = page.getByRole('menuitem', { name: `${action}…` });
  await expect(item).toBeVisible();
  for (let press = 0; press < 5 && (await item.and(page.locator(':focus')).count()) === 0; press++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${action}`) });
  await tabTo(page, dialog.getByRole('button', { name: action, exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`Готово: ${count}`)).toBeVisible({
    timeout: 120_000,
  });
  await pressOn(page, 'button', 'Закрыть');
  await expect(dialog).toBeHidden();
}

/** Opens the search of the list by its shortcut and types into it. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await expect(page).toHaveURL(/search=/);
}

test('a month of two hundred papers is found, made, closed and taken out without a mouse', async ({ page }) => {
  // Two hundred papers are printed, which takes long.
  test.slow();
  const customer = `ООО «Месяц ${Date.now() % 100_000}»`;
  await aMonth(customer);
  await enter(page, await staffAtApi());
  await page.goto('/app/admin/agreements');
  await expect(page.getByRole('grid')).toBeVisible();

  await test.step('the invoices are found and closed', async () => {
    await pressOn(page, 'link', 'Счета');
    await expect(page.getByRole('heading', { level: 1, name: 'Счета' })).toBeVisible();
    await find(page, customer);
    await all(page, 'Выставить счета', INVOICES);
  });

  await test.step('an act is made of each', async () => {
    await all(page, 'Составить акты', INVOICES);
    await pressOn(page, 'link', 'Акты');
    await expect(page.getByRole('heading', { level: 1, name: 'Акты' })).toBeVisible();
    await find(page, customer);
    await all(page, 'Закрыть акты', INVOICES);
  });

  await test.step('all of them are in one archive', async () => {
    await pressOn(page, 'button', 'Скачать ZIP', 'Enter', { back: true });
    const dialog = page.getByRole('dialog', { name: 'Документы одним архивом' });
    await expect(dialog).toBeVisible();
    const coming = page.waitForEvent('download', { timeout: 60_000 });
    await tabTo(page, dialog.getByRole('button', { name: 'Скачать ZIP' }));
    await page.keyboard.press('Enter');
    const zip = await readFile(await (await coming).path());
    // The end of the archive contains the number of its files.
    expect(zip.readUInt16LE(zip.lastIndexOf('PK\u0005\u0006') + 10)).toBeGreaterThanOrEqual(2 * INVOICES);
  });
});
