import { expect } from '@playwright/test';
import { articleStatus } from '@venue/sdk/articles/model';
import { enter, newCustomer, staffAtApi } from '../support/api.ts';
import { faultsOf } from '../support/looks.ts';
import { test } from '../support/test.ts';

const { onVerification, published, rejected, rework } = articleStatus;

test('an article is written with a picture, sent back, mended and published before one’s eyes', async ({
  page,
  browser,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));
  const staff = await staffAtApi();
  const status = page.getByRole('region', { name: 'Статус' });
  const text = page.getByRole('textbox', { name: 'Текст' });
  const title = `Каталог за один день, ${Date.now()}`;
  let id = '';

  await test.step('a new customer begins an article with its title', async () => {
    await enter(page, await newCustomer());
    await page.goto('/app/marketplace/account/articles');
    await page.getByRole('link', { name: 'Написать' }).click();
    await page.getByRole('button', { name: 'Создать черновик' }).click();
    await expect(page.getByText('Обязательное поле')).toBeVisible();
    await page.getByLabel('Заголовок').fill(title);
    await page.getByRole('button', { name: 'Создать черновик' }).click();
    await expect(page).toHaveURL(/articles\/\d+\/edit/);
    id = /articles\/(\d+)/.exec(page.url())?.[1] ?? '';
  });

  await test.step('writes with a picture in the text; what is typed outlives a reload', async () => {
    await text.fill('Начали в девять утра.');
    const buffer = await page.screenshot();
    await page.locator('input[type=file]').first().setInputFiles({ name: 'цех.png', mimeType: 'image/png', buffer });
    await text.locator('img').click();
    await page.getByLabel('Что на картинке').fill('Цех с утра');
    const saving = page.waitForResponse(
      reply => reply.url().endsWith('/drafts/save') && Boolean(reply.request().postData()?.includes('Цех с утра')),
    );
    await page.getByLabel('Что на картинке').press('Enter');
    await expect(text.getByRole('img', { name: 'Цех с утра' })).toBeVisible();
    await saving;
    await expect(page.getByText(/Черновик сохранён/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Восстановлен черновик/)).toBeVisible();
    await expect(text).toContainText('Начали в девять утра.');
    await expect(text.getByRole('img', { name: 'Цех с утра' })).toBeVisible();
  });

  await test.step('looks at it as readers will', async () => {
    await page.getByRole('tab', { name: 'Предпросмотр' }).click();
    const preview = page.getByRole('tabpanel');
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    // The cover stands in the text too, so it must not be shown twice.
    await expect(preview.getByRole('img')).toHaveCount(1);
    expect(await faultsOf(page, { within: 'main' })).toEqual([]);
  });

  await test.step('is told what is missing, fills it in and sends', async () => {
    const send = page.getByRole('button', { name: /^Отправить/ });
    await send.click();
    await expect(page.getByText('Обязательное поле')).toBeVisible();
    await expect(page.getByLabel('Лид')).toBeFocused();
    await page.getByLabel('Лид').fill('Восемь образов и одна студия.');
    await send.click();
    await expect(page.getByText('Статья отправлена на проверку')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`articles/${id}$`));
    await expect(status.getByText('На проверке')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Редактировать' })).toHaveCount(0);
  });

  await test.step('staff send it back, and its author reads why at once', async () => {
    const rejectionReason = 'Укажите, кто снимал';
    await staff.articles.admin.confirmArticle({
      id: Number(id),
      body: { seen: onVerification, status: rework, rejectionReason },
    });
    await expect(page.getByText(`Статья «${title}»: на доработке`)).toBeVisible();
    await expect(status.getByText(rejectionReason)).toBeVisible();
    await expect(page.getByRole('region', { name: 'История' }).getByText(rejectionReason)).toBeVisible();
  });

  await test.step('nobody else can read it yet', async () => {
    const reply = await page.request.post(`/api/article/get_article/${id}`, { data: {} });
    expect(reply.status()).toBe(404);
  });

  await test.step('the author mends it and sends it again', async () => {
    await page.getByRole('link', { name: 'Редактировать' }).click();
    await expect(status.getByText('Укажите, кто снимал')).toBeVisible();
    await page.getByLabel('Автор').fill('Снимала Дарья');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Статья успешно обновлена')).toBeVisible();
    await page.getByRole('button', { name: /^Отправить/ }).click();
    await expect(status.getByText('На проверке')).toBeVisible();
  });

  await test.step('staff publish it, and everybody reads it', async () => {
    await staff.articles.admin.confirmArticle({ id: Number(id), body: { seen: onVerification, status: published } });
    await expect(status.getByText('Опубликована', { exact: true })).toBeVisible();
    const visitor = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
    await visitor.goto(`/app/articles?search=${encodeURIComponent(title)}`);
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText(/Снимала Дарья/)).toBeVisible();
    const picture = visitor.getByRole('img', { name: 'Цех с утра' });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await visitor.context().close();
  });

  await test.step('a second one is rejected: it is read with the answer, and a new one can be begun', async () => {
    await page.goto('/app/marketplace/account/articles/create');
    await page.getByLabel('Заголовок').fill(`${title}, вторая`);
    await page.getByLabel('Лид').fill('Продолжение.');
    await page.getByRole('button', { name: 'Создать черновик' }).click();
    await expect(page).toHaveURL(/articles\/\d+\/edit/);
    const second = /articles\/(\d+)/.exec(page.url())?.[1] ?? '';
    await text.fill('Коротко.');
    await page.getByRole('button', { name: /^Отправить/ }).click();
    await expect(status.getByText('На проверке')).toBeVisible();
    const body = { seen: onVerification, status: rejected, rejectionReason: 'Повторяет первую' };
    await staff.articles.admin.confirmArticle({ id: Number(second), body });
    await expect(status.getByText('Повторяет первую')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Написать новую' })).toBeVisible();
  });

  // The first try to send was incomplete and was answered with 400.
  expect(problems.filter(problem => !/status of 400/.test(problem))).toEqual([]);
});
