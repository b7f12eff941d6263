import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { enter, staffAtApi } from '../support/api.ts';
import { pasted } from '../support/pasted.ts';
import { test } from '../support/test.ts';

/** The name of the editor’s own file in the build. */
async function editorFile(): Promise<string> {
  const manifest = new URL('../../admin-app/dist/.vite/manifest.json', import.meta.url);
  const chunks: Record<string, { file: string }> = JSON.parse(await readFile(manifest, 'utf8'));
  return chunks['../shared-ui/src/rich-text/RichTextEditor.tsx']?.file ?? '';
}

test('the editor of an event’s text is fetched at its step, once more if it fails, and takes the focus that waits for it', async ({
  page,
}) => {
  const file = await editorFile();
  let requests = 0;
  let goOn = () => undefined as unknown;
  const lets = new Promise<void>(resolve => (goOn = resolve as typeof goOn));
  await page.route(`**/${file}*`, async route => {
    requests++;
    // The first request is lost on the way.
    if (requests === 1) return route.abort();
    await lets;
    return route.continue();
  });
  await enter(page, await staffAtApi());
  await page.goto('/app/admin/create');
  const title = page.getByRole('textbox', { name: 'Название' });
  await title.fill('Вечер уральских сказов');
  await page.waitForLoadState('networkidle');
  expect(requests).toBe(0);

  await page.goto('/app/admin/create?step=text');
  const field = page.locator('[name=eventDescription]');
  await expect(field).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => requests).toBe(2);
  const height = (await page.getByRole('group', { name: 'Описание' }).first().boundingBox())?.height;
  await page.getByRole('heading', { level: 2, name: 'Описание' }).focus();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();

  goOn();
  const editor = page.getByRole('textbox', { name: 'Описание' });
  await expect(editor).toBeFocused();
  await page.keyboard.type('Сказы Бажова под гусли');
  await expect(editor).toContainText('Сказы Бажова под гусли');
  expect((await page.getByRole('group', { name: 'Описание' }).boundingBox())?.height).toBeCloseTo(height ?? 0, 0);
  expect(requests).toBe(2);
});

test('the editor reads what other programs put into the clipboard, under the policy of the page', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));
  await enter(page, await staffAtApi());
  await page.goto('/app/admin/create?step=text');
  const editor = page.getByRole('textbox', { name: 'Описание' });
  for (const { from, html, text } of pasted) {
    await test.step(from, async () => {
      await editor.click();
      await editor.press('ControlOrMeta+a');
      await editor.press('Delete');
      await editor.evaluate((box, markup) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', markup);
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, html);
      await expect.poll(() => editor.innerHTML().then(now => now.replace(/&nbsp;/g, ' '))).toContain(text);
    });
  }
  expect(problems.filter(each => /Content Security Policy/.test(each))).toEqual([]);
});
