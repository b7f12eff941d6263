import { expect } from '@playwright/test';
import { brandStatus } from '@venue/sdk/brands/model';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { customerAtApi, enter, people, staffAtApi } from '../support/api.ts';
import { sendDecision } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** A demo customer who has verified brands. */
const customer = { ...people.customer, phone: '9120000101' };

test('an owner changes a brand, staff see what changed and send it back by keyboard, the owner reads why, staff confirm', async ({
  browser,
}) => {
  const owner = await customerAtApi(customer);
  const [row] = (await owner.brands.listMyBrands({ body: { brandStatus: brandStatus.verified } })).items;
  if (!row) throw new Error('the customer has no verified brand');
  const { brandId, brandName } = row;
  const renamed = `${brandName} и\u00a0глазурь`;
  const reason = 'Покажите готовые изделия';
  const ownerPage = await (await browser.newContext()).newPage();
  const office = await (await browser.newContext()).newPage();
  const problems: string[] = [];
  for (const page of [ownerPage, office]) page.on('pageerror', error => problems.push(String(error)));

  const { message: brand } = await owner.brands.getBrand({ id: brandId });
  const { brandDescription, brandSiteUrl, brandEmail, brandPhones, brandSocials, brandWorkingHours } = brand;
  const { address, activityKindIds, organisationId, version } = brand;
  const texts = { brandName: renamed, brandDescription, brandSiteUrl, brandEmail, brandPhones, brandSocials };
  await owner.brands.saveBrand({
    id: brandId,
    body: { ...texts, brandWorkingHours, address, activityKindIds, organisationId, version },
  });
  await owner.brands.sendBrandForVerification({ body: { brandId } });

  await test.step('staff open it from the list and see the old name and the new one', async () => {
    await enter(office, await staffAtApi());
    await office.goto(`/app/admin/brands?status=${brandStatus.onVerification}`);
    await office.getByRole('row').filter({ hasText: renamed }).getByText(renamed).click();
    await expect(office.getByRole('heading', { level: 1, name: new RegExp(`№\\s${brandId}$`) })).toBeVisible();
    const changes = office.getByRole('tabpanel');
    await expect(changes.locator('del').filter({ hasText: brandName }).first()).toBeVisible();
    await expect(changes.locator('ins').filter({ hasText: renamed }).first()).toBeVisible();
  });

  await test.step('they send it back with a reason, by keyboard', async () => {
    await office.getByRole('button', { name: /На\sдоработку/ }).focus();
    await office.keyboard.press('Enter');
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Причина').fill(reason);
    await dialog.getByRole('button', { name: /На\sдоработку/ }).press('Enter');
    await expect(office.getByText('Что исправить:')).toBeVisible();
  });

  await test.step('the owner reads the reason and sends it again', async () => {
    await enter(ownerPage, owner);
    await ownerPage.goto(`/app/marketplace/account/brands/${brandId}/edit`);
    await expect(ownerPage.getByRole('region', { name: 'Статус' })).toContainText(reason);
    await owner.brands.sendBrandForVerification({ body: { brandId } });
  });

  await test.step('staff confirm it; there is nothing left to compare', async () => {
    await office.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(office.getByText('Решение вот-вот будет отправлено.')).toBeVisible();
    await sendDecision(office);
    await expect(office.getByRole('button', { name: 'Подтвердить' })).toHaveCount(0);
    await expect(office.getByText('Подтверждён', { exact: true }).first()).toBeVisible();
    await expect(ownerPage.getByRole('region', { name: 'Статус' })).toContainText('Подтверждён');
  });
  expect(problems).toEqual([]);
});

test('a request is accepted with its goods from its own page', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  const staff = await staffAtApi();
  const { items } = await staff.market.admin.listRequests({ query: { status: marketRequestStatus.onVerification } });
  const request = items[0];
  if (!request) throw new Error('the demo has no request that waits');
  await enter(page, staff);
  await page.goto(`/app/admin/marketrequests/${request.requestId}`);
  await page.getByRole('button', { name: 'Принять' }).click();
  await sendDecision(page);
  await expect(page.getByRole('button', { name: 'Принять' })).toHaveCount(0);
  await page.getByRole('heading', { name: /^Товары/ }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Подтверждён' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/marketitems\/\d+$/);
  await expect(page.getByText('Подтверждён', { exact: true }).first()).toBeVisible();
  expect(problems).toEqual([]);
});
