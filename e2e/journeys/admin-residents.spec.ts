import { expect, type Page } from '@playwright/test';
import { enter, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

// A different name in every run.
const named = `Мастерская «Проба ${Date.now() % 100_000}»`;

test('a resident is added with a picture, published, edited by two at once, turned off and withdrawn', async ({
  browser,
}) => {
  const ownerPage = await (await browser.newContext()).newPage();
  const theirs = await (await browser.newContext()).newPage();
  for (const page of [ownerPage, theirs]) await enter(page, await staffAtApi());
  const problems: string[] = [];
  for (const page of [ownerPage, theirs]) page.on('pageerror', error => problems.push(String(error)));
  const name = (page: Page) => page.getByRole('textbox', { name: 'Название' });
  const row = theirs.getByRole('row').filter({ hasText: named });
  let editor = '';

  await test.step('it is added as a draft with its picture, and stands in a colleague’s list without a reload', async () => {
    await theirs.goto('/app/admin/residents');
    await expect(theirs.getByRole('grid', { name: 'Резиденты' })).toBeVisible();
    await ownerPage.goto('/app/admin/residents');
    await ownerPage.getByRole('link', { name: 'Добавить резидента' }).click();
    await expect(ownerPage.getByRole('heading', { level: 1, name: 'Новый резидент' })).toBeFocused();
    await ownerPage.getByRole('button', { name: 'Добавить черновик' }).click();
    await expect(ownerPage.getByText('Обязательное поле').first()).toBeVisible();
    await name(ownerPage).fill(named);
    await ownerPage.getByRole('textbox', { name: /Описание/ }).fill('Пробуем глину');
    const buffer = await ownerPage.screenshot();
    await ownerPage.locator('input[type=file]').setInputFiles({ name: 'знак.png', mimeType: 'image/png', buffer });
    await ownerPage.getByRole('button', { name: 'Добавить черновик' }).click();
    await expect(ownerPage).toHaveURL(/residents\/\d+\/edit$/);
    await expect(
      ownerPage.getByRole('heading', { level: 1, name: new RegExp(`^${named} Резидент №\\s\\d+$`) }),
    ).toBeVisible();
    await expect(ownerPage.getByRole('link', { name: 'Открыть целиком' })).toBeVisible();
    editor = ownerPage.url();
    await expect(row).toContainText('Черновик');
    await expect(row.locator('img')).toBeVisible();
    await looksRight(ownerPage);
  });

  await test.step('leaving with something typed asks first; Ctrl+S saves', async () => {
    await ownerPage.getByRole('textbox', { name: /Сайт/ }).fill('не ссылка');
    await ownerPage.keyboard.press('Control+s');
    await expect(ownerPage.getByText(/Укажите корректную ссылку/).first()).toBeVisible();
    await ownerPage.getByRole('textbox', { name: /Сайт/ }).fill('proba.example');
    await ownerPage.getByRole('navigation', { name: 'Навигационная цепочка' }).getByRole('link').first().click();
    await ownerPage.getByRole('button', { name: 'Остаться' }).click();
    await ownerPage.keyboard.press('Control+s');
    await expect(ownerPage.getByText('Резидент успешно обновлён')).toBeVisible();
    await expect(row).toContainText('proba.example');
  });

  await test.step('it is published after the question, by keyboard', async () => {
    await ownerPage.getByRole('button', { name: 'Опубликовать' }).press('Enter');
    const question = ownerPage.getByRole('alertdialog', { name: 'Вы уверены, что хотите опубликовать эту запись?' });
    await question.getByRole('button', { name: 'Опубликовать' }).press('Enter');
    await expect(ownerPage.getByText('Резидент опубликован')).toBeVisible();
    await expect(row).toContainText('Опубликован');
  });

  await test.step('its picture is replaced, and comes back with the version before', async () => {
    const link = ownerPage.getByRole('link', { name: 'Открыть целиком' });
    const former = (await link.getAttribute('href')) ?? '';
    const buffer = await theirs.screenshot();
    await ownerPage.locator('input[type=file]').setInputFiles({ name: 'другой.png', mimeType: 'image/png', buffer });
    const versions = ownerPage.getByRole('region', { name: 'Версии' });
    const second = versions.getByRole('listitem').filter({ hasText: /^Версия 2, сейчас на\sсайте/ });
    await expect(second.getByText('Новая картинка')).toBeVisible();
    await expect(second.getByText('Убрана картинка')).toBeVisible();
    await expect(link).not.toHaveAttribute('href', former);
    await looksRight(ownerPage);
    await versions.getByRole('button', { name: /^Вернуть\s*версию 1$/ }).click();
    const question = ownerPage.getByRole('alertdialog', { name: 'Вернуть версию 1?' });
    await expect(question).toContainText(/^.*Поля и\sкартинка станут такими/);
    await question.getByRole('button', { name: 'Вернуть' }).click();
    await expect(versions.getByText(/^Версия 3/)).toBeVisible();
    await expect(link).toHaveAttribute('href', former);
    expect((await ownerPage.request.get(former)).status()).toBe(200);
  });

  await test.step('a colleague turns it off in the list, and the open editor follows', async () => {
    await expect(ownerPage.getByRole('checkbox', { name: 'Актуален' })).toBeChecked();
    const actual = row.getByRole('switch');
    await actual.focus();
    await theirs.keyboard.press('Space');
    await expect(actual).not.toBeChecked();
    await expect(theirs).toHaveURL(/residents$/);
    await expect(ownerPage.getByRole('checkbox', { name: 'Актуален' })).not.toBeChecked();
    await looksRight(theirs);
  });

  await test.step('of two who edit at once the second chooses', async () => {
    await theirs.goto(editor);
    await name(theirs).fill(`${named} и чай`);
    await name(ownerPage).fill(`${named} и мёд`);
    await theirs.keyboard.press('Control+s');
    await expect(theirs.getByText('Резидент успешно обновлён')).toBeVisible();
    await ownerPage.keyboard.press('Control+s');
    await expect(ownerPage.getByText(/сохранена другая версия/)).toBeVisible();
    await ownerPage.getByRole('button', { name: 'Показать сохранённое' }).click();
    await expect(name(ownerPage)).toHaveValue(`${named} и чай`);

    await name(ownerPage).fill(`${named} и мёд`);
    await name(theirs).fill(`${named} и хлеб`);
    await theirs.keyboard.press('Control+s');
    await expect(theirs.getByText('Все изменения сохранены')).toBeVisible();
    await ownerPage.keyboard.press('Control+s');
    await ownerPage.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await expect(ownerPage.getByText('Все изменения сохранены')).toBeVisible();
    await expect(name(theirs)).toHaveValue(`${named} и мёд`);
  });

  await test.step('it is withdrawn, and the history tells who did what', async () => {
    await ownerPage.getByRole('button', { name: /^Снять с\sпубликации$/ }).click();
    const question = ownerPage.getByRole('alertdialog', {
      name: 'Вы уверены, что хотите снять эту запись с публикации?',
    });
    await question.getByRole('button', { name: /^Снять с\sпубликации$/ }).click();
    await expect(ownerPage.getByText(/Резидент снят с\sпубликации/)).toBeVisible();
    const history = ownerPage.getByRole('region', { name: 'История изменений' });
    await expect(history.getByText(/Добавил\S* резидента/)).toBeVisible();
    await expect(history.getByText('Опубликован').first()).toBeVisible();
    await ownerPage.getByRole('link', { name: 'Резиденты' }).first().click();
    await ownerPage.getByRole('searchbox').fill('мёд');
    await expect(ownerPage.getByRole('row').filter({ hasText: named })).toContainText('Черновик');
  });
  expect(problems).toEqual([]);
});
