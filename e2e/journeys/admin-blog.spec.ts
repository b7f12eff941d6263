import { expect, type Page } from '@playwright/test';
import { enter, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

const now = Date.now() % 100_000;
const agree = async (page: Page, question: string | RegExp, yes: string | RegExp) =>
  page.getByRole('alertdialog', { name: question }).getByRole('button', { name: yes }).click();
const image = async (page: Page, name: string) => ({ name, mimeType: 'image/png', buffer: await page.screenshot() });
const pdf = { name: 'Программа.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%âãÏÓ\n') };

test('a story is begun, written with its author, category, pictures and paper, seen as readers will, published and withdrawn', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  await enter(page, await staffAtApi());
  const [author, category, title] = [`Проба Автор${now}`, `Категория ${now}`, `Свет и тень ${now}`];
  const save = () => page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Текст' });
  let editor = '';

  await test.step('its author is added with a portrait, beside the clusters', async () => {
    await page.goto('/app/admin/clusters');
    await page.getByRole('link', { name: 'Авторы', exact: true }).click();
    await page.getByRole('link', { name: 'Добавить автора' }).click();
    await page.getByRole('textbox', { name: 'Имя' }).fill(author);
    await page.getByRole('textbox', { name: /ВКонтакте/ }).fill('не ссылка');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles(await image(page, 'портрет.png'));
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(page.getByText(/Укажите корректную ссылку/).first()).toBeVisible();
    await page.getByRole('textbox', { name: /ВКонтакте/ }).fill('vk.com/proba');
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(page).toHaveURL(/author\/\d+$/);
    await expect(page.getByRole('link', { name: 'Открыть целиком' })).toBeVisible();
    await looksRight(page);
  });

  await test.step('it begins with a title and a category that was missing', async () => {
    await page.goto('/app/admin/blog');
    await page.getByRole('link', { name: 'Добавить запись блога' }).click();
    await page.getByRole('textbox', { name: 'Заголовок' }).fill(title);
    await page.getByRole('button', { name: 'Новая категория' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новая категория блога' });
    await dialog.getByRole('textbox', { name: 'Название' }).fill(category);
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await expect(page.getByRole('combobox', { name: /Категория/ })).toContainText(category);
    await page.getByRole('combobox', { name: /Автор/ }).fill(`автор${now}`);
    await page.getByRole('option', { name: author }).click();
    await page.getByRole('button', { name: 'Создать черновик' }).click();
    await expect(page).toHaveURL(/blog\/\d+\/edit$/);
    await expect(page.getByRole('combobox', { name: /Автор/ })).toHaveValue(author);
    editor = page.url();
  });

  await test.step('without a text it is not published, and the field says so', async () => {
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await agree(page, 'Вы уверены, что хотите опубликовать эту запись блога?', 'Опубликовать');
    await expect(page.getByText('Обязательное поле').first()).toBeVisible();
    await expect(page.getByText('Черновик').first()).toBeVisible();
  });

  await test.step('the text has a picture of its own, the story a main picture and a paper', async () => {
    await text.fill('Сначала прячем камеру.');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await image(page, 'камера.png'));
    await expect(text.locator('img')).toBeVisible();
    const photos = page.locator('input[type=file][multiple]').last();
    await photos.setInputFiles([await image(page, 'один.png'), await image(page, 'два.png')]);
    const second = page.getByRole('button', { name: 'Главное фото: 2' });
    await second.click();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await page.locator('input[type=file]').last().setInputFiles(pdf);
    await expect(page.getByRole('link', { name: 'Открыть файл' })).toBeVisible();
    await save();
    await expect(page.getByText('Запись блога успешно обновлена')).toBeVisible();
    await page.reload();
    await expect(text.locator('img')).toBeVisible();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: 'Открыть файл' })).toBeVisible();
    await looksRight(page);
  });

  await test.step('it is seen as readers will see it', async () => {
    await page.getByRole('button', { name: 'Предпросмотр' }).click();
    const preview = page.frameLocator('iframe[title="Предпросмотр страницы"]');
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await expect(preview.getByText(`${category} · ${author}`)).toBeVisible();
    await expect(preview.getByText('Сначала прячем камеру.')).toBeVisible();
    await expect(preview.locator('article img')).toHaveCount(3);
    await looksRight(page);
    await page.getByRole('tab', { name: 'На телефоне' }).click();
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: 'Закрыть' }).click();
  });

  const number = Number(/blog\/(\d+)/.exec(editor)?.[1]);
  await test.step('no visitor reads the draft', async () => {
    expect((await page.request.get(`/app/blog/${number}`)).status()).toBe(404);
    expect(await (await page.request.get('/app/blog')).text()).not.toContain(title);
  });

  await test.step('it is published after a question, and visitors read it with its author and files', async () => {
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await agree(page, 'Вы уверены, что хотите опубликовать эту запись блога?', 'Опубликовать');
    await expect(page.getByText('Запись блога опубликована')).toBeVisible();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /Посмотреть на\sсайте/ }).click();
    const site = await opened;
    await expect(site).toHaveURL(new RegExp(`/app/blog/${number}$`));
    await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(site.locator('article img')).toHaveCount(3);
    for (const each of await site.locator('article img').all()) {
      await each.scrollIntoViewIfNeeded();
      await expect(each).toHaveJSProperty('complete', true);
      expect(await each.evaluate(img => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }
    const paper = await site.getByRole('link', { name: /Скачать файл/ }).getAttribute('href');
    expect((await page.request.get(String(paper))).headers()['content-type']).toBe('application/pdf');
    const about = await site.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(about ?? '')).toMatchObject({ '@type': 'BlogPosting', headline: title });
    await looksRight(site);
    await site.getByRole('link', { name: author }).click();
    await expect(site.getByRole('heading', { level: 1, name: author })).toBeVisible();
    await expect(site.getByRole('link', { name: title })).toBeVisible();
    await looksRight(site);
    await site.goto('/app/blog');
    await expect(site.getByRole('link', { name: title })).toBeVisible();
    // So few stories are read faster than they are filtered.
    await expect(site.getByRole('combobox', { name: 'Категория' })).toHaveCount(0);
    await looksRight(site);
    await site.close();
  });

  await test.step('withdrawn after a question, it is gone from the site at once', async () => {
    await page.getByRole('button', { name: /^Снять с\sпубликации$/ }).click();
    await agree(page, 'Вы уверены, что хотите снять эту запись блога с публикации?', /^Снять с\sпубликации$/);
    await expect(page.getByText(/Запись блога снята с\sпубликации/)).toBeVisible();
    const history = page.getByRole('region', { name: 'История изменений' });
    await expect(history.getByText(/Опубликовал\S* запись блога/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Посмотреть на\sсайте/ })).toHaveCount(0);
    expect((await page.request.get(`/app/blog/${number}`)).status()).toBe(404);
    expect(await (await page.request.get('/app/blog')).text()).not.toContain(title);
  });

  await test.step('from the list it is published again; its author cannot be removed and says why', async () => {
    await page.goto('/app/admin/blog');
    await page.getByRole('searchbox').fill(title);
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Черновик');
    await row.getByRole('button', { name: 'Действия' }).click();
    await page.getByRole('menuitem', { name: 'Опубликовать' }).click();
    await agree(page, 'Вы уверены, что хотите опубликовать эту запись блога?', 'Опубликовать');
    await expect(row).toContainText('Опубликована');
    await page.goto('/app/admin/clusters?view=authors');
    await page.getByRole('searchbox').fill(author);
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('row').filter({ hasText: author }).getByText(author).click();
    await expect(page.getByRole('link', { name: /^1\sзапись в\sблоге$/ })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Автор' }).getByRole('button', { name: 'Удалить' })).toHaveCount(0);
  });

  await test.step('removed after the question, it is gone, and its author may go too', async () => {
    await page.goto(editor);
    await page.getByRole('button', { name: 'Удалить', exact: true }).last().click();
    await agree(page, `Удалить запись блога «${title}»?`, 'Удалить');
    await expect(page).toHaveURL(/\/blog/);
    await expect(page.getByText('Запись блога успешно удалена')).toBeVisible();
    await page.goto('/app/admin/clusters?view=authors');
    await page.getByRole('searchbox').fill(author);
    const row = page.getByRole('row').filter({ hasText: author });
    await row.getByRole('button', { name: 'Действия' }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await agree(page, `Удалить автора «${author}»?`, 'Удалить');
    await expect(page.getByText('Автор успешно удалён')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});

test('a cluster is added, gets pictures in its text and beside it, and is removed', async ({ page }) => {
  await enter(page, await staffAtApi());
  const name = `Проба ${now}`;
  await page.goto('/app/admin/clusters');
  await page.getByRole('link', { name: 'Добавить кластер' }).click();
  await page.getByRole('textbox', { name: 'Название' }).fill(name);
  await page.getByRole('textbox', { name: /Электронная почта/ }).fill('a@b');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page.getByText('Указан некорректный адрес электронной почты').first()).toBeVisible();
  await page.getByRole('textbox', { name: /Электронная почта/ }).fill('proba@example.ru');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page).toHaveURL(/cluster\/\d+$/);

  // The editor of the page before may still be shown here; only a saved cluster takes pictures.
  await expect(page.getByRole('button', { name: 'Картинка' })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'О\u00a0кластере' });
  await text.fill('Мастерские под одной крышей.');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await image(page, 'в тексте.png'));
  await expect(text.locator('img')).toBeVisible();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await image(page, 'обложка.png'));
  await expect(page.getByText(/^1 из\s30/)).toBeVisible();
  await page.getByRole('textbox', { name: /Видео/ }).fill('vkvideo.ru/video-1');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Кластер успешно обновлён')).toBeVisible();
  await page.reload();
  await expect(text.locator('img')).toBeVisible();
  await looksRight(page);

  await page
    .getByRole('link', { name: /Кластеры и\sавторы/ })
    .first()
    .click();
  await page.getByRole('searchbox').fill('proba@example');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.locator('img')).toBeVisible();
  await row.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await agree(page, `Удалить кластер «${name}»?`, 'Удалить');
  await expect(page.getByText('Кластер успешно удалён')).toBeVisible();
  await expect(row).toHaveCount(0);
});
