import { expect, type Page } from '@playwright/test';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { customerAtApi, enter, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { notesAreClear } from '../support/notes.ts';
import { test } from '../support/test.ts';

const list = (page: Page, name: 'Статьи' | 'Новости') => page.getByRole('grid', { name });
const note = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Уведомления' }).getByText(text);
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true }).click();
const chip = (page: Page, label: string) => page.getByRole('main').getByText(label, { exact: true }).first();
const find = (page: Page, words: string) => page.getByRole('searchbox', { name: 'Номер, заголовок, имя' }).fill(words);

/** Confirms the open dialog. */
const agree = async (page: Page, name: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true }).click();

test('staff write an article with pictures and styles, publish, withdraw, delete it and take that back', async ({
  page,
  browser,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  // The browser logs the 400 of refused styles, and axe tries to run in the frame where scripts are blocked; any other
  // error, such as a violation of the policy, is a fault.
  page.on('console', message => {
    if (message.type() === 'error' && !/\b400\b|^Blocked script execution in 'about:srcdoc'/.test(message.text()))
      problems.push(message.text());
  });
  const title = `Как мы строим сцену ${Date.now()}`;
  const text = page.getByRole('textbox', { name: 'Текст' });
  const guest = await (await browser.newContext()).newPage();
  let id = '';

  await test.step('it begins with a title', async () => {
    await enter(page, await staffAtApi());
    await page.goto('/app/admin/articles');
    await expect(list(page, 'Статьи')).toBeVisible();
    await looksRight(page);
    await page.getByRole('link', { name: 'Написать статью' }).click();
    await page.getByRole('button', { name: 'Создать черновик' }).click();
    await expect(page.getByText('Обязательное поле')).toBeVisible();
    await page.getByLabel('Заголовок').fill(title);
    await page.getByRole('button', { name: 'Создать черновик' }).click();
    await expect(page).toHaveURL(/articles\/\d+\/edit/);
    id = /articles\/(\d+)/.exec(page.url())?.[1] ?? '';
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(`^${title} Статья №\\s${id}$`) }),
    ).toBeVisible();
  });

  await test.step('gets a text with a picture, a main picture, and is saved by keys', async () => {
    await expect(page.getByText(/допишите: лид и\sтекст/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Опубликовать' })).toHaveCount(0);
    await text.fill('Сцену собирают ночью.');
    const buffer = await page.screenshot();
    const file = (name: string) => ({ name, mimeType: 'image/png', buffer });
    await page.locator('input[type=file]').first().setInputFiles(file('сцена.png'));
    await expect(text.locator('img')).toBeVisible();
    await page.locator('input[type=file]').last().setInputFiles(file('обложка.png'));
    const second = page.getByRole('button', { name: 'Главное фото: 2' });
    await second.click();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Лид').fill('От пустого зала до готовой сцены за девять часов.');
    await page.getByLabel('Лид').press('Control+s');
    await notesAreClear(page, 'Статья успешно обновлена');
    await expect(page.getByText('Все изменения сохранены')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeVisible();
  });

  await test.step('styles that reach out are refused by their line, others are shown and saved', async () => {
    await page.getByRole('tab', { name: 'Стили' }).click();
    const styles = page.getByRole('textbox', { name: /^Стили/ });
    await styles.fill('p { color: rgb(1, 2, 3) }\np { background: url(//evil.example/a) }');
    await expect(page.getByText(/^Строка 2: ссылки на\sфайлы использовать нельзя/)).toBeVisible();
    await page.getByRole('tab', { name: 'Текст' }).click();
    await save(page);
    await expect(styles).toBeFocused();
    await expect(page.getByText('Есть несохранённые изменения')).toBeVisible();
    await styles.fill('p { color: rgb(1, 2, 3) }\n@media (max-width: 400px) { p { color: rgb(4, 5, 6) } }');
    const preview = page.frameLocator('iframe').getByText('Сцену собирают ночью.');
    await expect(preview).toHaveCSS('color', 'rgb(1, 2, 3)');
    await page.getByRole('tab', { name: /^На\sтелефоне$/ }).click();
    await expect(preview).toHaveCSS('color', 'rgb(4, 5, 6)');
    await looksRight(page);
    await save(page);
    await expect(page.getByText('Все изменения сохранены')).toBeVisible();
  });

  await test.step('published, everybody reads it as it was dressed', async () => {
    await page.getByRole('button', { name: 'Опубликовать' }).press('Enter');
    await expect(page.getByRole('dialog').getByText('Вы уверены, что хотите опубликовать эту запись?')).toBeVisible();
    await agree(page, 'Опубликовать');
    await expect(note(page, 'Статья опубликована')).toBeVisible();
    await expect(chip(page, 'Опубликована')).toBeVisible();
    await guest.goto(`/app/articles/${id}`);
    await expect(guest.getByText('Сцену собирают ночью.')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(guest.locator('main img')).toHaveCount(2);
  });

  await test.step('corrected, it is compared with what was approved', async () => {
    await page.getByRole('tab', { name: 'Текст' }).click();
    await page.getByRole('button', { name: 'Снять с\u00a0публикации' }).click();
    await agree(page, 'Снять с\u00a0публикации');
    await expect(chip(page, 'Черновик')).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('Сцену собирают ночью.')).toHaveCount(0);
    await page.getByLabel('Лид').fill('За одну ночь.');
    await save(page);
    await expect(page.getByText('Все изменения сохранены')).toBeVisible();
    await page.getByRole('tab', { name: 'Что изменилось' }).click();
    const changed = page.getByRole('tabpanel', { name: 'Что изменилось' });
    await expect(changed.locator('del', { hasText: 'От пустого зала' })).toBeVisible();
    await expect(changed.locator('ins', { hasText: 'За одну ночь.' })).toBeVisible();
    await expect(page.getByText(/^Снята с\sпубликации$/).first()).toBeVisible();
    await looksRight(page);
  });

  await test.step('deleted, it is read only; taken back, it is a draft again', async () => {
    await page.getByRole('button', { name: 'Удалить статью' }).click();
    await agree(page, 'Удалить');
    await notesAreClear(page, 'Статья успешно удалена');
    await expect(chip(page, 'Удалена')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Сохранить' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(note(page, 'Статья восстановлена')).toBeVisible();
    await expect(chip(page, 'Черновик')).toBeVisible();
    await expect(page.getByLabel('Лид')).toHaveValue('За одну ночь.');
  });

  await test.step('the list finds it, and its file holds it', async () => {
    await page.getByRole('navigation', { name: 'Навигационная цепочка' }).getByRole('link').last().click();
    await find(page, title);
    await expect(list(page, 'Статьи').getByRole('row').filter({ hasText: title })).toContainText('Черновик');
    await expect(list(page, 'Статьи').getByRole('row').filter({ hasText: title }).locator('img')).toBeVisible();
    const loading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать' }).click();
    await page.getByRole('menuitem', { name: 'Текст CSV' }).click();
    const download = await loading;
    expect(download.suggestedFilename()).toMatch(/^Статьи .+\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(title);
  });
  expect(problems).toEqual([]);
});

test('a customer’s article is rejected with a reason, and saved elsewhere meanwhile it is not overwritten unasked', async ({
  page,
}) => {
  const venue = await customerAtApi();
  const articleTitle = `Лён и шёлк ${Date.now()}`;
  const body = { articleTitle, articleLead: 'О тканях.', articleText: '<p>Лён мнётся.</p>' };
  const fields = { ...body, articleAuthor: 'Дарья Лаптева', articleSourceUrl: '' };
  const { message: article } = await venue.articles.createArticle({
    body: { ...fields, articleKind: articleKind.article },
  });
  const { articleId, version } = article;
  await venue.articles.sendArticleForVerification({ body: { articleId } });

  await enter(page, await staffAtApi());
  await page.goto(`/app/admin/articles?status=${articleStatus.onVerification}`);
  await page.getByRole('gridcell', { name: articleTitle }).click();
  await expect(page).toHaveURL(new RegExp(`articles/${articleId}/edit$`));
  const lead = page.getByLabel('Лид');
  await lead.fill('О тканях, которые носят летом.');
  await expect(page.getByRole('button', { name: 'Отклонить' })).toHaveCount(0);

  await test.step('a colleague saved it first: the choice is the reader’s', async () => {
    const staff = await staffAtApi();
    await staff.articles.admin.saveArticle({
      body: { ...fields, articleLead: 'Коротко о тканях.', articleId, version },
    });
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').getByText(/сохранена другая версия/)).toBeVisible();
    await expect(lead).toHaveValue('О тканях, которые носят летом.');
    await page.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await expect(page.getByText('Все изменения сохранены')).toBeVisible();
    const { message } = await staff.articles.admin.getArticle({ id: articleId });
    expect(message.articleLead).toBe('О тканях, которые носят летом.');
  });

  await test.step('a rejection wants its reason, and its author has both', async () => {
    await page.getByRole('button', { name: 'Отклонить' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /Отклонить статью/ });
    await dialog.getByRole('button', { name: 'Отклонить' }).press('Enter');
    await expect(dialog.getByText('Обязательное поле').first()).toBeVisible();
    await dialog.getByRole('button', { name: /^Тема не\sподходит площадке$/ }).click();
    await dialog.getByRole('button', { name: 'Отклонить' }).press('Enter');
    await expect(chip(page, 'Отклонена')).toBeVisible();
    await expect(page.getByText('Причина отказа:')).toBeVisible();
    const { message } = await venue.articles.getArticle({ id: articleId });
    expect(message).toMatchObject({
      statusValue: articleStatus.rejected,
      rejectionReason: 'Тема не\u00a0подходит площадке',
    });
  });
});

test('a news item is written, published, withdrawn and deleted from the list, and taken back there', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  const title = `Открываем студию ${Date.now()}`;
  const row = () => list(page, 'Новости').getByRole('row').filter({ hasText: title });
  const act = async (name: RegExp) => {
    await row().getByRole('button', { name: 'Действия' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  await test.step('it is begun in the tab of news and written', async () => {
    await enter(page, await staffAtApi());
    await page.goto('/app/admin/articles');
    await page.getByRole('link', { name: 'Новости', exact: true }).click();
    await expect(list(page, 'Новости')).toBeVisible();
    await page.getByRole('link', { name: 'Написать новость' }).click();
    await expect(page.getByLabel('Что это будет')).toHaveValue(String(articleKind.news));
    await page.getByLabel('Заголовок').fill(title);
    await page.getByLabel('Лид').fill('С декабря.');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${title} Новость №`) })).toBeVisible();
    await page.getByRole('textbox', { name: 'Текст' }).fill('Видеостудия открыта.');
    await save(page);
    await expect(note(page, 'Новость успешно обновлена')).toBeVisible();
  });

  await test.step('the list publishes, withdraws and deletes it', async () => {
    await page.getByRole('navigation', { name: 'Навигационная цепочка' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/kind=news/);
    await find(page, title);
    await act(/^Опубликовать$/);
    await agree(page, 'Опубликовать');
    await expect(row()).toContainText('Опубликована');
    await act(/^Снять/);
    await agree(page, 'Снять с\u00a0публикации');
    await expect(row()).toContainText('Черновик');
    await act(/^Удалить$/);
    await agree(page, 'Удалить');
    await expect(row()).toHaveCount(0);
  });

  await test.step('taken back from the note, and once more from among the deleted', async () => {
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(row()).toContainText('Черновик');
    await act(/^Удалить$/);
    await agree(page, 'Удалить');
    await expect(row()).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Статус' }).selectOption({ label: 'Удалена' });
    await expect(row()).toContainText('Удалена');
    await act(/^Восстановить$/);
    await expect(note(page, 'Новость восстановлена').first()).toBeVisible();
    await expect(row()).toHaveCount(0);
    await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
    await find(page, title);
    await expect(row()).toContainText('Черновик');
  });
  expect(problems).toEqual([]);
});
