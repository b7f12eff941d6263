import { expect, type Page } from '@playwright/test';
import { enter, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

// A different name in every run.
const named = `Мастерская «Проба ${Date.now() % 100_000}»`;

test('a resident is added with a picture, published, edited by two at once, turned off and withdrawn', async ({
  browser,
}) => {
  const mine = await (await browser.newContext()).newPage();
  const theirs = await (await browser.newContext()).newPage();
  for (const page of [mine, theirs]) await enter(page, await staffAtApi());
  const problems: string[] = [];
  for (const page of [mine, theirs]) page.on('pageerror', error => problems.push(String(error)));
  const name = (page: Page) => page.getByRole('textbox', { name: 'Название' });
  const row = theirs.getByRole('row').filter({ hasText: named });
  let editor = '';

  await test.step('it is added as a draft with its picture, and stands in a colleague’s list without a reload', async () => {
    await theirs.goto('/app/admin/residents');
    await expect(theirs.getByRole('grid', { name: 'Резиденты' })).toBeVisible();
    await mine.goto('/app/admin/residents');
    await mine.getByRole('link', { name: 'Добавить резидента' }).click();
    await expect(mine.getByRole('heading', { level: 1, name: 'Новый резидент' })).toBeFocused();
    await mine.getByRole('button', { name: 'Добавить черновик' }).click();
    await expect(mine.getByText('Обязательное поле').first()).toBeVisible();
    await name(mine).fill(named);
    await mine.getByRole('textbox', { name: /Описание/ }).fill('Пробуем глину');
    const buffer = await mine.screenshot();
    await mine.locator('input[type=file]').setInputFiles({ name: 'знак.png', mimeType: 'image/png', buffer });
    await mine.getByRole('button', { name: 'Добавить черновик' }).click();
    await expect(mine).toHaveURL(/residents\/\d+\/edit$/);
    await expect(
      mine.getByRole('heading', { level: 1, name: new RegExp(`^${named} Резидент №\\s\\d+$`) }),
    ).toBeVisible();
    await expect(mine.getByRole('link', { name: 'Открыть целиком' })).toBeVisible();
    editor = mine.url();
    await expect(row).toContainText('Черновик');
    await expect(row.locator('img')).toBeVisible();
    await looksRight(mine);
  });

  await test.step('leaving with something typed asks first; Ctrl+S saves', async () => {
    await mine.getByRole('textbox', { name: /Сайт/ }).fill('не ссылка');
    await mine.keyboard.press('Control+s');
    await expect(mine.getByText(/Укажите корректную ссылку/).first()).toBeVisible();
    await mine.getByRole('textbox', { name: /Сайт/ }).fill('proba.example');
    await mine.getByRole('navigation', { name: 'Навигационная цепочка' }).getByRole('link').first().click();
    await mine.getByRole('button', { name: 'Остаться' }).click();
    await mine.keyboard.press('Control+s');
    await expect(mine.getByText('Резидент успешно обновлён')).toBeVisible();
    await expect(row).toContainText('proba.example');
  });

  await test.step('it is published after the question, by keyboard', async () => {
    await mine.getByRole('button', { name: 'Опубликовать' }).press('Enter');
    const question = mine.getByRole('alertdialog', { name: 'Вы уверены, что хотите опубликовать эту запись?' });
    await question.getByRole('button', { name: 'Опубликовать' }).press('Enter');
    await expect(mine.getByText('Резидент опубликован')).toBeVisible();
    await expect(row).toContainText('Опубликован');
  });

  await test.step('its picture is replaced, and comes back with the version before', async () => {
    const link = mine.getByRole('link', { name: 'Открыть целиком' });
    const former = (await link.getAttribute('href')) ?? '';
    const buffer = await theirs.screenshot();
    await mine.locator('input[type=file]').setInputFiles({ name: 'другой.png', mimeType: 'image/png', buffer });
    const versions = mine.getByRole('region', { name: 'Версии' });
    const second = versions.getByRole('listitem').filter({ hasText: /^Версия 2, сейчас на\sсайте/ });
    await expect(second.getByText('Новая картинка')).toBeVisible();
    await expect(second.getByText('Убрана картинка')).toBeVisible();
    await expect(link).not.toHaveAttribute('href', former);
    await looksRight(mine);
    await versions.getByRole('button', { name: /^Вернуть\s*версию 1$/ }).click();
    const question = mine.getByRole('alertdialog', { name: 'Вернуть версию 1?' });
    await expect(question).toContainText(/^.*Поля и\sкартинка станут такими/);
    await question.getByRole('button', { name: 'Вернуть' }).click();
    await expect(versions.getByText(/^Версия 3/)).toBeVisible();
    await expect(link).toHaveAttribute('href', former);
    expect((await mine.request.get(former)).status()).toBe(200);
  });

  await test.step('a colleague turns it off in the list, and the open editor follows', async () => {
    await expect(mine.getByRole('checkbox', { name: 'Актуален' })).toBeChecked();
    const actual = row.getByRole('switch');
    await actual.focus();
    await theirs.keyboard.press('Space');
    await expect(actual).not.toBeChecked();
    await expect(theirs).toHaveURL(/residents$/);
    await expect(mine.getByRole('checkbox', { name: 'Актуален' })).not.toBeChecked();
    await looksRight(theirs);
  });

  await test.step('of two who edit at once the second chooses', async () => {
    await theirs.goto(editor);
    await name(theirs).fill(`${named} и чай`);
    await name(mine).fill(`${named} и мёд`);
    await theirs.keyboard.press('Control+s');
    await expect(theirs.getByText('Резидент успешно обновлён')).toBeVisible();
    await mine.keyboard.press('Control+s');
    await expect(mine.getByText(/сохранена другая версия/)).toBeVisible();
    await mine.getByRole('button', { name: 'Показать сохранённое' }).click();
    await expect(name(mine)).toHaveValue(`${named} и чай`);

    await name(mine).fill(`${named} и мёд`);
    await name(theirs).fill(`${named} и хлеб`);
    await theirs.keyboard.press('Control+s');
    await expect(theirs.getByText('Все изменения сохранены')).toBeVisible();
    await mine.keyboard.press('Control+s');
    await mine.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await expect(mine.getByText('Все изменения сохранены')).toBeVisible();
    await expect(name(theirs)).toHaveValue(`${named} и мёд`);
  });

  await test.step('it is withdrawn, and the history tells who did what', async () => {
    await mine.getByRole('button', { name: /^Снять с\sпубликации$/ }).click();
    const question = mine.getByRole('alertdialog', { name: 'Вы уверены, что хотите снять эту запись с публикации?' });
    await question.getByRole('button', { name: /^Снять с\sпубликации$/ }).click();
    await expect(mine.getByText(/Резидент снят с\sпубликации/)).toBeVisible();
    const history = mine.getByRole('region', { name: 'История изменений' });
    await expect(history.getByText(/Добавил\S* резидента/)).toBeVisible();
    await expect(history.getByText('Опубликован').first()).toBeVisible();
    await mine.getByRole('link', { name: 'Резиденты' }).first().click();
    await mine.getByRole('searchbox').fill('мёд');
    await expect(mine.getByRole('row').filter({ hasText: named })).toContainText('Черновик');
  });
  expect(problems).toEqual([]);
});
