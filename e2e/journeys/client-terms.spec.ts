import { expect } from '@playwright/test';
import { dayOf } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { vatRate } from '@venue/sdk/papers/model';
import { contragentType } from '@venue/sdk/profile/model';
import { enter, newPhone, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { heldForCaller } from '../support/prepared.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const INN = '6672051180';

/** An agreement in force with an organisation that has no terms yet. */
async function anAgreement(): Promise<number> {
  const { agreements } = await staffAtApi();
  const today = dayOf(Date.now());
  const fields = {
    ...{
      agreementDate: today,
      agreementSubject: 'Аренда',
      agreementFrom: today,
      agreementTo: null,
      agreementSum: null,
    },
    ...{ vatRate: vatRate.twentyTwo, userId: null, eventRequestId: null, comment: '' },
    customer: {
      ...{ name: 'ООО «Печь и глина»', type: contragentType.company, INN, KPP: '667201001', OGRN: '' },
      ...{ legalAddress: 'г. Екатеринбург', postalAddress: '', headPosition: 'Директор', headName: 'Иванова Мария' },
      ...{ actsOn: 'Устава', bankName: '', BIK: '', account: '', correspondentAccount: '', phone: '' },
      email: 'buh@clay.example',
    },
  };
  const { id: agreementId } = await agreements.admin.addAgreement({ body: fields });
  const body = { ...fields, agreementId, agreementStatus: agreementStatus.active, version: 1 };
  await agreements.admin.saveAgreement({ body });
  return agreementId;
}

test('staff set the terms of an organisation, and the desk books for it by INN up to the limit', async ({ page }) => {
  const agreementId = await anAgreement();
  await enter(page, await staffAtApi());
  await page.goto(`/app/admin/agreements/edit/${agreementId}`);
  await page.getByRole('link', { name: 'Задать условия' }).click();
  await expect(page.getByText('ООО «Печь и глина», договор', { exact: false })).toBeVisible();
  await page.getByLabel(/^Скидка на/).fill('10');
  await page.getByLabel('Оплата после месяца').check();
  // Enough for two hours of the studio at its own price, and not for a third.
  await page.getByLabel(/^Лимит долга/).fill('2900');
  await page.getByLabel('Кто разрешил').fill('Директор');
  await looksRight(page);
  await page.getByRole('button', { name: 'Задать условия' }).click();
  await expect(page).toHaveURL(/clients\/edit\/\d+$/);
  await looksRight(page);

  const byInn = async (orderId: number) => {
    await page.goto(`/app/admin/board?booking=${orderId}`);
    await page.getByRole('button', { name: 'По условиям организации' }).click();
    const dialog = page.getByRole('dialog', { name: 'По условиям организации' });
    await dialog.getByLabel('ИНН организации').fill(INN);
    await dialog.getByRole('button', { name: 'Найти' }).click();
    return dialog.getByRole('region', { name: 'ООО «Печь и глина»' });
  };
  for (const days of [12, 13]) {
    const offer = await byInn(await heldForCaller(newPhone(), days));
    await expect(offer.getByText(/вместо/)).toBeVisible();
    await looksRight(page);
    await offer.getByRole('button', { name: /^Подтвердить/ }).click();
    await expect(page.getByText('Бронь подтверждена, оплата после месяца')).toBeVisible();
    await expect(page.getByText(/Оплата после месяца$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Счёт организации' })).toBeHidden();
  }
  const last = await byInn(await heldForCaller(newPhone(), 14));
  await expect(last.getByText(/Лимита не\sхватает, осталось/)).toBeVisible();
  await expect(last.getByRole('button')).toHaveCount(0);

  await page.goto('/app/admin/clients');
  await expect(page.getByText('ООО «Печь и глина»').first()).toBeVisible();
  await looksRight(page);
});
