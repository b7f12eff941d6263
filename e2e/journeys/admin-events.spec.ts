import { expect, type Page } from '@playwright/test';
import { enter, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { dateField, typeDate } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** A title that neither other journeys nor demo data have. */
const title = `Ночь уральского камня ${Date.now() % 100_000}`;

const step = (page: Page, name: string) => page.getByRole('tablist', { name: /^Шаги/ }).getByRole('tab', { name });
const section = (page: Page, name: string) => page.locator(`[data-step=${name}]`);
const list = (page: Page) => page.getByRole('grid', { name: 'Мероприятия' });
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true }).click();
const note = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Уведомления' }).getByText(text);

test('an event is made step by step, published, dressed, withdrawn, deleted and taken back', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  await enter(page, await staffAtApi());
  await page.goto('/app/admin/events');

  await test.step('a draft is refused where something lacks, and saved by keys', async () => {
    await page.getByRole('link', { name: 'Создать мероприятие' }).click();
    await page.getByRole('button', { name: 'Сохранить черновик' }).click();
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3);
    await expect(step(page, 'Когда и где')).toHaveAccessibleName(/есть ошибки/);
    await page.getByRole('textbox', { name: 'Название' }).fill(title);
    await page.getByRole('button', { name: 'Далее' }).click();
    await typeDate(page, 'День начала', '05.12.2026');
    await typeDate(page, 'Время начала', '18:30');
    await typeDate(page, 'Время окончания', '17:00');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Окончание должно быть позже начала').first()).toBeVisible();
    await typeDate(page, 'Время окончания', '21:00');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: /Мероприятие №/ })).toBeVisible();
    await expect(page).toHaveURL(/\/\d+\/edit\?step=when$/);
    await expect(dateField(page, 'Время начала').locator('input')).toHaveValue('18:30');
  });

  await test.step('what is missing leads to its field', async () => {
    await step(page, 'Проверка').click();
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(step(page, 'Афиша')).toHaveAccessibleName(/есть ошибки/);
    // The first step with an error opens by itself.
    await expect(step(page, 'Главное')).toHaveAttribute('aria-selected', 'true');
    await step(page, 'Проверка').click();
    await section(page, 'check').getByRole('button', { name: 'Помещение или место' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Место' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Помещение' }).selectOption({ label: 'Лекторий, 2\u00a0этаж' });
    await page.getByRole('button', { name: 'Далее' }).click();
    await page.getByRole('textbox', { name: 'Описание' }).fill('Показ коллекции и рассказ о яшме.');
    await step(page, 'Главное').click();
    await page.getByRole('textbox', { name: 'Коротко о главном' }).fill('Вечер о самоцветах.');
    await page.getByRole('button', { name: 'Категории…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Категории мероприятий' });
    await dialog.getByRole('textbox', { name: 'Новая категория' }).fill('Камень и ремесло');
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await expect(dialog.getByText('Камень и ремесло')).toBeVisible();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await page.getByRole('combobox', { name: 'Категория' }).selectOption('Камень и ремесло');
    await save(page);
    await expect(page.getByText('Все изменения сохранены')).toBeVisible();
  });

  await test.step('tickets: a kind is added, saved and deleted', async () => {
    await step(page, 'Билеты и вход').click();
    await page.getByRole('combobox', { name: 'Вход' }).selectOption('По билетам');
    await page.getByRole('button', { name: 'Добавить вид билетов' }).click();
    await page.getByRole('textbox', { name: 'Название билета' }).fill('Входной');
    await page.getByRole('textbox', { name: 'Цена, ₽' }).fill('1 500,50');
    await page.getByRole('button', { name: 'Добавить вид билетов' }).click();
    await save(page);
    await expect(page.getByText('Обязательное поле')).toBeVisible();
    await page.getByRole('textbox', { name: 'Название билета' }).nth(1).fill('Льготный');
    await page.getByRole('textbox', { name: 'Цена, ₽' }).nth(1).fill('700');
    await save(page);
    await expect(page.getByText('Все изменения сохранены')).toBeVisible();
    await page.getByRole('button', { name: 'Удалить билет 2' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(section(page, 'entry').getByText('Льготный')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Входной/ })).toContainText('1 500,50');
    await expect(section(page, 'entry').getByText('Льготный')).toHaveCount(0);
  });

  await test.step('the poster is uploaded, and the part in sight moved by keys', async () => {
    await step(page, 'Афиша').click();
    const poster = page.getByRole('group', { name: 'Афиша', exact: true });
    const buffer = await page.screenshot();
    await poster.locator('input[type=file]').setInputFiles({ name: 'афиша.png', mimeType: 'image/png', buffer });
    const slider = page.getByRole('slider', { name: /вертикали/ });
    await slider.press('Home');
    await expect(page.getByRole('list', { name: 'Как будет видно' }).locator('img').first()).toHaveCSS(
      'object-position',
      '50% 0%',
    );
    const point = page.getByRole('group', { name: 'Видимая часть афиши' }).locator('span[style]');
    const box = await point.boundingBox();
    if (!box) throw new Error('the point is not shown');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 4000, box.y + 30, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole('slider', { name: /горизонтали/ })).toHaveValue('100');
    await looksRight(page);
  });

  await test.step('styles: a line is refused beside the text, a good one is seen at once', async () => {
    await step(page, 'Оформление').click();
    const styles = page.getByRole('textbox', { name: /^Стили/ });
    await styles.fill('p { color: #0b6e4f }\nbody { position: fixed }');
    await expect(page.getByText(/Строка 2: /).first()).toBeVisible();
    await save(page);
    await expect(page.getByText('Есть несохранённые изменения')).toBeVisible();
    await styles.fill('p { color: rgb(11, 110, 79) }');
    const preview = page.frameLocator('iframe').getByText('Показ коллекции');
    await expect(preview).toHaveCSS('color', 'rgb(11, 110, 79)');
    await save(page);
    await expect(page.getByText('Все изменения сохранены')).toBeVisible();
  });

  await test.step('it is published after a question, and stands in the list', async () => {
    await step(page, 'Проверка').click();
    await expect(page.getByText('Всё заполнено')).toBeVisible();
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Вы уверены, что хотите опубликовать эту запись?')).toBeVisible();
    await question.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(page.getByRole('button', { name: /^Снять с\sпубликации/ })).toBeVisible();
    await page.getByRole('navigation', { name: 'Навигационная цепочка' }).getByRole('link').click();
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('combobox', { name: 'Статус' }).selectOption('Опубликовано');
    await expect(list(page).getByRole('row').filter({ hasText: title })).toContainText('05.12.2026 18:30–21:00');
    await expect(page).toHaveURL(/search=.+status=3|status=3.+search=/);
    await looksRight(page);
  });

  await test.step('withdrawn from the list, it leaves what is filtered', async () => {
    const row = list(page).getByRole('row').filter({ hasText: title });
    await row.getByRole('button', { name: 'Действия' }).click();
    await page.getByRole('menuitem', { name: /^Снять с\sпубликации/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Снять мероприятие/ });
    await expect(dialog.getByText('Вы уверены, что хотите снять эту запись с публикации?')).toBeVisible();
    await dialog.getByRole('button', { name: /^Снять с\sпубликации/ }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Статус' }).selectOption('');
    await expect(row).toContainText('Черновик');
  });

  await test.step('deleted, and taken back from the note', async () => {
    const row = list(page).getByRole('row').filter({ hasText: title });
    await row.getByRole('button', { name: 'Действия' }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(row).toHaveCount(0);
    await note(page, 'Мероприятие успешно удалено').waitFor();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(row).toContainText('Черновик');
  });
  expect(problems).toEqual([]);
});

test('an event on verification is rejected with a reason on its own page', async ({ page }) => {
  await enter(page, await staffAtApi());
  await page.goto('/app/admin/events?status=2');
  const row = list(page).getByRole('row').filter({ hasText: 'На проверке' }).first();
  await row.getByRole('gridcell').nth(2).click();
  await expect(page.getByRole('heading', { level: 1, name: /(Мероприятие|Анонс) №/ })).toBeVisible();
  await page.getByRole('button', { name: 'Отклонить' }).click();
  const dialog = page.getByRole('dialog', { name: /^Отклонить/ });
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await expect(dialog.getByText('Обязательное поле')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('В этот день зал закрыт на ремонт');
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await expect(page.getByText('Отклонено.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Что происходило' })).toContainText('В этот день зал закрыт на ремонт');
  await expect(page.getByRole('button', { name: 'Отклонить' })).toHaveCount(0);
  await looksRight(page);
});
