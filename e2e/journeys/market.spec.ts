import { expect } from '@playwright/test';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { customerAtApi, enter, staffAtApi } from '../support/api.ts';
import { test } from '../support/test.ts';

const { onVerification, declined, accepted, inProgress } = marketRequestStatus;

// One pixel is enough: it only has to be a real picture.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an item with a photo is offered in a request and accepted; another request is declined, corrected and sent again', async ({
  page,
  context,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));
  const staff = await staffAtApi();
  const name = `Салатник «Озеро» ${Date.now() % 100_000}`;

  await enter(page, await customerAtApi());

  await test.step('makes an item, its price typed with a comma, and gives it a photo', async () => {
    await page.goto('/app/marketplace/account/marketitems');
    await page.getByRole('link', { name: 'Добавить товар' }).click();
    // Until the form's code has loaded, the list is still shown, which has a field «Бренд» as well.
    await expect(page.getByLabel('Цена, ₽')).toBeVisible();
    await page.getByRole('combobox', { name: 'Бренд' }).fill('глин');
    await page.getByRole('option', { name: 'Уральская глина' }).click();
    await page.getByLabel('Название').fill(name);
    await page.getByLabel('Цена, ₽').fill('1 990,50');
    await page.getByRole('button', { name: /^Сохранить/ }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name: 'салатник.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByText(/1 из\s10/)).toBeVisible();
  });

  // A second page, so that both have to hear of the decision.
  const other = await context.newPage();
  other.on('pageerror', error => problems.push(String(error)));
  await other.goto('/app/marketplace/account/marketitems');
  await expect(other.getByRole('link', { name, exact: true })).toBeVisible();

  await test.step('puts it into a new request', async () => {
    await page.getByRole('link', { name: /Предложить в\sновой заявке/ }).click();
    await expect(page.getByLabel('Контактное лицо')).toHaveValue('Лаптева Дарья Сергеевна');
    await page.getByRole('button', { name: /^Сохранить/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Заявка №/ })).toBeVisible();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByLabel(`Сколько «${name}»`, { exact: true }).fill('12');
    await expect(page.getByRole('status').filter({ hasText: 'Всего' })).toContainText(/23\s886\s₽/);
  });
  const requestId = Number(/marketrequests\/(\d+)/.exec(page.url())?.[1]);

  await test.step('chooses another one beside it, and sends the request', async () => {
    await page.getByRole('button', { name: 'Выбрать товары' }).click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('searchbox').fill('пенёк');
    await picker.getByRole('checkbox', { name: /Пенёк/ }).check();
    await picker.getByRole('button', { name: 'Добавить (1)' }).click();
    await expect(picker).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Всего' })).toContainText(/24\s776,50\s₽/);
    await page.getByRole('button', { name: /^Отправить на/ }).click();
    await expect(page.getByText('Заявка отправлена на проверку')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Статус' })).toContainText('На проверке');
  });

  await test.step('the item is held now, and says by which request', async () => {
    await other.getByRole('link', { name, exact: true }).click();
    await expect(other.getByRole('region', { name: 'Статус' })).toContainText(/До\sрешения изменить или удалить/);
    await expect(other.getByRole('link', { name: new RegExp(`заявке №\\s${requestId}$`) })).toBeVisible();
  });

  await test.step('staff accept it, and both pages say so without reloading', async () => {
    await staff.market.admin.acceptRequest({ body: { requestId, seen: onVerification, status: accepted } });
    await expect(page.getByRole('region', { name: 'Статус' })).toContainText('Принята');
    await expect(page.getByText(new RegExp(`Заявка №\\s${requestId}: принята`))).toBeVisible();
    await expect(other.getByRole('region', { name: 'Статус' })).toContainText('Подтверждён');
    await expect(page.getByRole('region', { name: 'История' })).toContainText('Администратор');
  });

  await test.step('another request is declined with a reason, corrected, and sent again', async () => {
    const { items } = await staff.market.admin.listRequests({ query: { status: inProgress, search: 'Лаптева' } });
    const second = items[0]?.requestId ?? 0;
    await page.goto(`/app/marketplace/account/marketrequests/${second}/edit`);
    await expect(page.getByRole('region', { name: 'Статус' })).toContainText('В работе');
    const rejectionReason = 'Укажите диаметр миски';
    await staff.market.admin.acceptRequest({
      body: { requestId: second, seen: inProgress, status: declined, rejectionReason },
    });
    await expect(page.getByRole('region', { name: 'Статус' })).toContainText(rejectionReason);
    await page.getByRole('button', { name: 'Исправить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Исправить' }).click();
    await page.getByLabel('Комментарий к заявке').fill('Диаметр 16 см');
    await page.getByRole('button', { name: /^Отправить на/ }).click();
    await expect(page.getByRole('region', { name: 'Статус' })).toContainText('На проверке');
    await expect(page.getByText('Диаметр 16 см')).toBeVisible();
  });

  expect(problems).toEqual([]);
});
