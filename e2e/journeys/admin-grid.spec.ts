import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { customerAtApi, enter, staffAtApi } from '../support/api.ts';
import { faultsOf, looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Статьи' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Номер, заголовок, имя' });
const heads = (page: Page) => grid(page).getByRole('columnheader').allTextContents();
const widthOf = (page: Page, field: string) =>
  grid(page)
    .locator(`[role="columnheader"][data-field="${field}"]`)
    .evaluate(head => Math.round(head.getBoundingClientRect().width));

/** The lines of the downloaded list, without the titles. */
async function downloaded(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Скачать' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Текст CSV' }).click();
  return readFileSync(await (await coming).path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1);
}

/** Deletes everything that matches the filter. */
async function deleteAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Действия со\sвсеми: 3/ }).click();
  await page.getByRole('menuitem', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  // A notification stays while the pointer is on its button; elsewhere the pointer goes through.
  await expect(page.getByText('Удалено: 3')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).hover();
}

/** Three articles of a customer under one word: one published, one that waits, one draft. */
async function threeArticles(word: string): Promise<void> {
  const venue = await customerAtApi();
  const office = await staffAtApi();
  for (const state of ['published', 'waits', 'draft'] as const) {
    const body = {
      articleTitle: `${word} ${state}`,
      articleLead: 'О свете и тени.',
      articleText: '<p>Текст статьи.</p>',
      articleAuthor: 'Дарья Лаптева',
      articleSourceUrl: '',
      articleKind: articleKind.article,
    };
    const { articleId } = (await venue.articles.createArticle({ body })).message;
    if (state === 'draft') continue;
    await venue.articles.sendArticleForVerification({ body: { articleId } });
    if (state === 'published')
      await office.articles.admin.confirmArticle({
        id: articleId,
        body: { seen: articleStatus.onVerification, status: articleStatus.published },
      });
  }
}

test('a list is looked at in one’s own way, on any machine, and acted upon as a whole', async ({ page, browser }) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  const word = `Свет${Date.now()}`;
  await threeArticles(word);
  const elsewhere = await (await browser.newContext()).newPage();

  await test.step('a filter stands in the address, and the link shows the same', async () => {
    await enter(page, await staffAtApi());
    await page.goto('/app/admin/articles');
    await expect(grid(page).getByRole('gridcell').first()).toBeVisible();
    await page.locator('body').press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type(word);
    await expect(page).toHaveURL(/search=/);
    await expect(grid(page).getByRole('row')).toHaveCount(4);
    await enter(elsewhere, await staffAtApi());
    await elsewhere.goto(page.url());
    await expect(grid(elsewhere).getByRole('row')).toHaveCount(4);
    await expect(search(elsewhere)).toHaveValue(word);
  });

  await test.step('columns are moved by keyboard, one is pulled, and both survive a reload', async () => {
    const before = await heads(page);
    await page.getByRole('button', { name: 'Столбцы' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Столбцы' });
    const down = panel.getByRole('button', { name: '№: ниже' });
    await down.press('Enter');
    await expect(down).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    // The first column holds the check boxes, and has no name.
    const [boxes, number, title, ...others] = before;
    const moved = [boxes, title, number, ...others];
    await expect.poll(() => heads(page)).toEqual(moved);
    const edge = grid(page).locator('[data-field="articleTitle"] .MuiDataGrid-columnSeparator--resizable');
    const width = await widthOf(page, 'articleTitle');
    // `hover` waits until the edge stands still and nothing covers it.
    await edge.hover();
    const box = await edge.boundingBox();
    if (!box) throw new Error('the column has no edge to pull');
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 80, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => widthOf(page, 'articleTitle')).toBeGreaterThan(width + 40);
    const pulled = await widthOf(page, 'articleTitle');
    await page.reload();
    await expect(grid(page).getByRole('row')).toHaveCount(4);
    expect(await heads(page)).toEqual(moved);
    expect(await widthOf(page, 'articleTitle')).toBe(pulled);
  });

  await test.step('saved as a view, it is there on another machine, which says when it was changed', async () => {
    await page.getByRole('button', { name: 'Виды' }).click();
    await page.getByRole('menuitem', { name: 'Сохранить как новый вид…' }).click();
    await page.getByRole('textbox', { name: 'Название' }).fill(word);
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.getByRole('button', { name: word, exact: true })).toBeVisible();
    await elsewhere.goto('/app/admin/articles');
    await elsewhere.getByRole('button', { name: 'Виды' }).click();
    await elsewhere.getByRole('menuitem', { name: word }).click();
    await expect(search(elsewhere)).toHaveValue(word);
    await expect.poll(() => heads(elsewhere)).toEqual(await heads(page));
    expect(await widthOf(elsewhere, 'articleTitle')).toBe(await widthOf(page, 'articleTitle'));
    await elsewhere.getByRole('button', { name: /^Высота строк/ }).click();
    await expect(elsewhere.getByRole('button', { name: `${word} изменён` })).toBeVisible();
  });

  await test.step('what is downloaded is what is filtered', async () => {
    const lines = await downloaded(page);
    expect(lines).toHaveLength(3);
    expect(lines.filter(line => line.includes(word))).toHaveLength(3);
  });

  await test.step('an action with all of them is counted first; what is published already is named apart', async () => {
    await page.getByRole('button', { name: /^Действия со\sвсеми: 3/ }).click();
    await page.getByRole('menuitem', { name: 'Опубликовать…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Опубликовать: 2 записи?' })).toBeVisible();
    await expect(dialog).toContainText(/Уже в\sнужном состоянии: 1/);
    expect(await faultsOf(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(dialog.getByRole('status')).toHaveText(/^Готово: 2\. Уже было в\sнужном состоянии: 1$/);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expect(grid(page).getByText('Опубликована')).toHaveCount(3);
    await expect(grid(elsewhere).getByText('Опубликована')).toHaveCount(3);
  });

  await test.step('deleted as a whole they are taken back, but for one that a colleague has brought back', async () => {
    await deleteAll(page);
    await expect(grid(elsewhere).getByText('Опубликована')).toHaveCount(0);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(page.getByText('Возвращено: 3')).toBeVisible();
    await expect(grid(page).getByText('Опубликована')).toHaveCount(3);
    await expect(grid(elsewhere).getByText('Опубликована')).toHaveCount(3);

    const colleague = (await staffAtApi()).articles.admin;
    await deleteAll(page);
    const gone = await colleague.listArticles({ query: { search: `${word} waits`, status: articleStatus.deleted } });
    for (const { articleId } of gone.items) await colleague.restoreArticle({ body: { articleId } });
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    const outcome = page.getByRole('alertdialog', { name: /^Возвращено: 2 из\s3$/ });
    await expect(outcome.getByRole('list', { name: 'Пропущено' })).toContainText(`${word} waits`);
    expect(await faultsOf(page, { within: '[role=alertdialog]' })).toEqual([]);
    await outcome.getByRole('button', { name: 'Понятно' }).click();
    await expect(grid(page).getByText('Опубликована')).toHaveCount(3);
  });

  await test.step('at both widths nothing is wrong with the list', async () => {
    await looksRight(page);
  });

  await test.step('the view is deleted, taken back, and deleted', async () => {
    const view = page.getByRole('button', { name: word, exact: true });
    await view.click();
    await page.getByRole('menuitem', { name: 'Удалить вид' }).click();
    const back = page.getByRole('button', { name: 'Вернуть', exact: true });
    await expect(back).toBeVisible();
    await page.keyboard.press('F8');
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(view).toBeVisible();
    await view.click();
    await page.getByRole('menuitem', { name: 'Удалить вид' }).click();
    await expect(page.getByRole('button', { name: 'Виды' })).toBeVisible();
  });

  await test.step('the queue is downloaded as it is filtered, with who decided', async () => {
    await page.goto(`/app/admin/applications?queue=done&search=${word}`);
    await expect(page.getByRole('grid', { name: 'Заявки' }).getByRole('row')).toHaveCount(3);
    const lines = await downloaded(page);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toContain('"Выполнена";"Статья";"Нет"');
    for (const state of ['published', 'waits'])
      expect(lines.filter(line => line.includes(`"${word} ${state}"`))).toHaveLength(1);
    for (const line of lines) expect(line).toMatch(/"Кузнецова И\. В\.";""$/);
  });
  expect(problems).toEqual([]);
});
