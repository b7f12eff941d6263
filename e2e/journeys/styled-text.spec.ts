import { expect, type Page } from '@playwright/test';
import { getArticle } from '@venue/sdk/articles/admin';
import { articleStatus } from '@venue/sdk/articles/model';
import { enter, staffAtApi } from '../support/api.ts';
import { settled } from '../support/looks.ts';
import { test } from '../support/test.ts';

/** The allowed styles that paint outside of an element's box; each of these would cover the whole window. */
const paint = [
  'outline: 9999px solid rgb(255, 0, 0)',
  'box-shadow: 0 0 0 9999px rgb(255, 0, 0)',
  'text-shadow: 0 -300px red, 0 300px red',
];

/** The window, with the area masked that the styles may paint on. */
const outside = (page: Page) =>
  page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    mask: [page.locator('[class^="article-"]').locator('..')],
    maskColor: '#000',
  });

async function staysInside(page: Page): Promise<void> {
  const styles = page.locator('link[href*="/files/article-"]');
  await expect(styles).toHaveCount(1);
  const text = page.locator('[class^="article-"] p').first();
  await expect(text).toHaveCSS('outline-width', '9999px');
  await text.scrollIntoViewIfNeeded();
  await settled(page);
  const styled = await outside(page);
  await styles.evaluate(link => link.setAttribute('media', 'not all'));
  await expect(text).not.toHaveCSS('outline-width', '9999px');
  expect(styled.equals(await outside(page))).toBe(true);
}

test('whatever styles staff write for an article, they paint nothing outside of it, in either app', async ({
  page,
}) => {
  const staff = await staffAtApi();
  const { items } = await staff.articles.admin.listArticles({
    query: { status: articleStatus.published, pageSize: 1 },
  });
  const id = items[0]?.articleId ?? 0;
  const { message } = await staff.articles.admin.getArticle({ id });
  const cssStyle = `p { ${paint.join('; ')} }`;
  await staff.articles.admin.addArticleCss({
    body: { articleId: message.articleId, cssStyle, version: message.version },
  });

  await test.step('for readers', async () => {
    await page.goto(`/app/articles/${id}`);
    await staysInside(page);
  });

  await test.step('for staff who only read it', async () => {
    await enter(page, staff);
    // As the server answers somebody who may not edit it.
    await page.route(`**/api${getArticle.path.replace('{id}', String(id))}`, async route => {
      const reply = await route.fetch();
      const body = await reply.json();
      await route.fulfill({
        response: reply,
        json: { ...body, message: { ...body.message, can: [], approved: null } },
      });
    });
    await page.goto(`/app/admin/articles/${id}/edit`);
    await staysInside(page);
  });
});
