import { expect } from '@playwright/test';
import { brandStatus } from '@venue/sdk/brands/model';
import { customerAtApi, enter, people, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

/** A demo customer whose brand is verified. */
const customer = { ...people.customer, phone: '9120000102' };

test('a brand comes into the queue before one’s eyes, is compared and sent back, and its owner sees why at once', async ({
  browser,
}) => {
  const venue = await customerAtApi(customer);
  const [row] = (await venue.brands.listMyBrands({ body: {} })).items;
  if (!row) throw new Error('the customer has no brand');
  const { brandId, brandName } = row;
  const renamed = `${brandName} и\u00a0мёд`;

  const ownerPage = await (await browser.newContext()).newPage();
  const office = await (await browser.newContext()).newPage();
  const problems: string[] = [];
  for (const page of [ownerPage, office]) page.on('pageerror', error => problems.push(String(error)));

  await test.step('the owner looks at their brand, staff at the queue', async () => {
    await enter(ownerPage, venue);
    await ownerPage.goto(`/app/marketplace/account/brands/${brandId}/edit`);
    await expect(ownerPage.getByRole('region', { name: 'Статус' })).toBeVisible();
    await enter(office, await staffAtApi());
    await office.goto('/app/admin/applications?type=5');
    await expect(office.getByRole('grid', { name: 'Заявки' })).toBeVisible();
    await expect(office.getByText(renamed)).toHaveCount(0);
  });

  await test.step('it is renamed and sent, and stands in the queue and in the menu’s count without a reload', async () => {
    const link = office.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: /^Заявки \d/ });
    const waiting = Number((await link.textContent())?.replace(/\D/g, ''));
    const { message: brand } = await venue.brands.getBrand({ id: brandId });
    const { brandDescription, brandSiteUrl, brandEmail, brandPhones, brandSocials, brandWorkingHours } = brand;
    const { address, activityKindIds, organisationId, version } = brand;
    const texts = { brandName: renamed, brandDescription, brandSiteUrl, brandEmail, brandPhones, brandSocials };
    const body = { ...texts, brandWorkingHours, address, activityKindIds, organisationId, version };
    await venue.brands.saveBrand({ id: brandId, body });
    await venue.brands.sendBrandForVerification({ body: { brandId } });
    await expect(office.getByRole('row').filter({ hasText: renamed })).toContainText('Правки бренда');
    await expect(link).toContainText(String(waiting + 1));
  });

  await test.step('staff open it, see the change, and take it', async () => {
    await office.getByRole('gridcell', { name: renamed }).click();
    await expect(office).toHaveURL(/applications\/\d+\?type=5$/);
    await expect(office.locator('del', { hasText: brandName })).toBeVisible();
    await expect(office.locator('ins', { hasText: renamed })).toBeVisible();
    await office.getByRole('button', { name: /^Взять в\sработу/ }).click();
    await expect(office.getByText(/Заявка у\sвас в\sработе/)).toBeVisible();
    await looksRight(office);
  });

  const application = office.url();
  await test.step('approved by one key, the next is shown; taken back, nobody has heard of it', async () => {
    await office.keyboard.press('Control+Enter');
    await expect(office).not.toHaveURL(application);
    await expect(office.getByText(`Бренд «${renamed}» будет подтверждён`)).toBeVisible();
    await office.keyboard.press('Control+KeyZ');
    await expect(office).toHaveURL(application);
    await expect(office.getByText(/Заявка у\sвас в\sработе/)).toBeVisible();
    const { message: brand } = await venue.brands.getBrand({ id: brandId });
    expect(brandStatus.option(brand.brandStatus).label).toBe('На проверке');
  });

  await test.step('it goes back with a reason, by keyboard, and what follows is shown', async () => {
    await office.getByRole('button', { name: /^На\sдоработку/ }).press('Enter');
    const dialog = office.getByRole('dialog', { name: /Вернуть бренд/ });
    await dialog.getByRole('button', { name: /^На\sдоработку/ }).press('Enter');
    await expect(dialog.getByText('Обязательное поле').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('Расскажите о мёде');
    await dialog.getByRole('button', { name: /^На\sдоработку/ }).press('Enter');
    await expect(office).not.toHaveURL(application);
  });

  await test.step('the owner reads the reason without a reload', async () => {
    const status = ownerPage.getByRole('region', { name: 'Статус' });
    await expect(status.getByText(/^На\sдоработке$/)).toBeVisible();
    await expect(ownerPage.getByText('Расскажите о мёде').first()).toBeVisible();
  });

  await test.step('the right arrow leads through what waits', async () => {
    await office.goto('/app/admin/applications');
    await office.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(office).toHaveURL(/applications\/\d+$/);
    const first = office.url();
    await expect(office.getByRole('link', { name: /^Следующая/ })).toBeVisible();
    await office.keyboard.press('ArrowRight');
    await expect(office).not.toHaveURL(first);
    await expect(office.getByRole('heading', { level: 1, name: /Заявка №/ })).toBeFocused();
  });
  expect(problems).toEqual([]);
});
