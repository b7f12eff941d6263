import { expect, type Page } from '@playwright/test';
import { codeFor, enter, newCustomer, newPhone } from '../support/api.ts';
import { typeDate } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** Goes on to the next step of the form. */
async function next(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Далее' }).click();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
}

const saved = (page: Page) => expect(page.getByText(/^Черновик сохранён/)).toBeVisible();

test('an organiser files a request step by step, reloads in the middle, and the venue has all of it', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));

  await test.step('nothing yet: the first step stands there', async () => {
    await enter(page, await newCustomer());
    await page.goto('/app/account/events?show=requests');
    await expect(page.getByText('Заявок пока нет')).toBeVisible();
    await page
      .getByRole('link', { name: /Оставить заявку/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Дата и\u00a0зал' })).toBeVisible();
  });

  await test.step('where and when: too many people are told at once, the day is drawn, the draft is there', async () => {
    await page.getByRole('combobox', { name: 'Пространство' }).selectOption({ label: 'Лекторий' });
    await page.getByRole('textbox', { name: 'Участников' }).fill('5000');
    await expect(page.locator('[data-step=place]').getByText(/участников 5000/)).toBeVisible();
    await typeDate(page, 'Начало', '15.03.2027 11:00');
    const day = page.getByRole('region', { name: 'Время мероприятия' });
    await expect(day.getByText('Подготовка: 10:00–11:00')).toBeVisible();
    await expect(day.getByText('Мероприятие: 11:00–12:00')).toBeVisible();
    await page.getByRole('button', { name: 'Далее' }).click();
    await expect(page.getByRole('tab', { name: /Дата и\sзал\s?: есть ошибки/ })).toBeVisible();
    await expect(page).toHaveURL(/requests\/edit\/\d+/);
    await page.getByRole('textbox', { name: 'Участников' }).fill('20');
    await page.getByRole('combobox', { name: 'Тариф' }).selectOption({ label: 'Целевой' });
    await next(page, 'Мероприятие');
  });

  await test.step('what it is; reloaded in the middle, nothing is lost', async () => {
    await page.getByLabel('Название').fill('Школа уральской керамики');
    await page.getByLabel('Описание').fill('Лекция и мастер-класс для взрослых');
    await page.getByRole('combobox', { name: 'Формат' }).selectOption({ label: 'Мастер-класс' });
    await saved(page);
    await page.waitForResponse(response => response.url().includes('/event-request/my/') && response.ok());
    await page.reload();
    await expect(page.getByLabel('Название')).toHaveValue('Школа уральской керамики');
    await expect(page.locator('[name=tariffId]')).toHaveValue('2');
    await expect(page.locator('[name=eventRequestParticipantsAmount]')).toHaveValue('20');
  });

  await test.step('how guests sit, and what stands on the stage', async () => {
    await next(page, 'Рассадка и\u00a0техника');
    await page.getByRole('combobox', { name: /^Рассадка гостей/ }).selectOption({ label: 'Другое' });
    await page.getByLabel('Какая рассадка').fill('За рабочими столами');
    await page.getByRole('checkbox', { name: 'Нужна трибуна' }).check();
  });

  await test.step('services of the place, with their sum', async () => {
    await next(page, 'Услуги и\u00a0сценарий');
    await page.getByRole('textbox', { name: 'Техник на\u00a0площадке' }).fill('3');
    await expect(page.getByText(/Услуги, предварительно: 3\s600\s₽/)).toBeVisible();
  });

  await test.step('the running order: a stage is added, named, moved by keyboard', async () => {
    const stages = page.getByRole('list', { name: /^Этапы/ });
    await expect(stages.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Добавить этап' }).click();
    await expect(page.getByText('Этап успешно добавлен')).toBeVisible();
    await expect(stages.getByRole('listitem')).toHaveCount(3);
    // The new stage is placed before the last one and is open.
    await stages.getByLabel('Что происходит').nth(1).fill('Лекция о глине');
    await stages.getByRole('button', { name: 'Переместить Лекция о глине' }).press('Space');
    await expect(page.getByText('Этап 2 из 3 взят')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Место 1 из 3')).toBeAttached();
    const answer = page.waitForResponse(response => response.url().includes('/my/edit/') && response.ok());
    await page.keyboard.press('Space');
    await expect(stages.getByRole('listitem').first()).toContainText('Лекция о глине');
    await answer;
    await page.reload();
    await expect(stages.getByRole('listitem').first()).toContainText('Лекция о глине');
  });

  await test.step('a file', async () => {
    await page.getByLabel('Тип файла').selectOption({ label: 'Сценарий' });
    const files = page.locator('[data-step=services]');
    await files.locator('input[type=file]').setInputFiles([
      { name: `${'я'.repeat(97)}.txt`, mimeType: 'text/plain', buffer: Buffer.from('x') },
      { name: 'программа.txt', mimeType: 'text/plain', buffer: Buffer.from('программа') },
    ]);
    await expect(files.getByText(/Максимальная длина имени файла - 100 символов/)).toBeVisible();
    await expect(files.getByRole('list', { name: 'Файлы' }).getByText('программа.txt')).toBeVisible();
  });

  await test.step('whom to talk to: a wrong name is told beside the field and in the list of steps', async () => {
    await next(page, 'Контакты');
    await page.getByLabel('ФИО контактного лица').fill('Зоя');
    await page.getByLabel('Электронная почта').fill('zoya@example.ru');
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByText('Введите ФИО полностью').first()).toBeVisible();
    await expect(page.getByRole('tab', { name: /Контакты\s?: есть ошибки/ })).toBeVisible();
    await page.getByLabel('ФИО контактного лица').fill('Лесная Зоя Павловна');
  });

  await test.step('looks at the answers, sends them, and sees the request in the list', async () => {
    await expect(page.getByText('Всё заполнено, заявку можно отправлять')).toBeVisible();
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByText('Заявка на мероприятие отправлена')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Статус' }).getByText('Новая')).toBeVisible();
    await expect(page.getByText('За рабочими столами')).toBeVisible();
    await page.goto('/app/account/events?show=requests');
    const card = page.getByRole('listitem').filter({ hasText: 'Школа уральской керамики' });
    await expect(card.getByText('Новая')).toBeVisible();
    await expect(card.getByRole('link', { name: /Продолжить/ })).toHaveCount(0);
  });

  expect(problems).toEqual([]);
});

test('a visitor sees the price first, types the contacts last, and sends it with a code', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/app/event-request');
  const total = page.getByRole('complementary', { name: 'Предварительная стоимость' }).getByRole('status');
  await page.getByRole('textbox', { name: 'Участников' }).fill('20');
  await page.getByRole('combobox', { name: 'Пространство' }).selectOption({ label: 'Лекторий' });
  await typeDate(page, 'Начало', '16.03.2027 11:00');
  await expect(total).toHaveText(/19\s500\s₽/);
  await next(page, 'Мероприятие');
  await page.getByLabel('Название').fill('Встреча выпускников');
  await page.getByLabel('Описание').fill('Ужин и воспоминания');
  await page.getByRole('combobox', { name: 'Формат' }).selectOption({ label: 'Другое' });
  await next(page, 'Рассадка и\u00a0техника');
  await next(page, 'Услуги и\u00a0сценарий');
  await page.getByRole('button', { name: 'Техник на\u00a0площадке: больше' }).click();
  await expect(total).toHaveText(/20\s700\s₽/);
  await page.reload();
  await expect(total).toHaveText(/20\s700\s₽/);
  await next(page, 'Контакты');
  const phone = newPhone();
  await page.getByLabel('ФИО контактного лица').fill('Лесная Зоя Павловна');
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await page.getByLabel('Электронная почта').fill('zoya@example.ru');
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByRole('heading', { name: 'Подтвердите телефон' })).toBeVisible();
  await page.locator('input[autocomplete=one-time-code]').fill(await codeFor(phone));
  await expect(page.getByRole('region', { name: 'Статус' }).getByText('Новая')).toBeVisible();
  await expect(page).toHaveURL(/requests\/edit\/\d+/);
});

test('two tabs do not overwrite each other: what each wrote is kept', async ({ page, context }) => {
  const customer = await newCustomer();
  await enter(page, customer);
  const { id } = await customer.eventRequests.addEventRequest({
    body: { eventRequestStatus: 1, eventRequestTitle: 'Черновик' },
  });
  const address = `/app/account/requests/edit/${id}?step=about`;
  const other = await context.newPage();
  await page.goto(address);
  await other.goto(address);
  await expect(other.getByLabel('Название')).toHaveValue('Черновик');
  await page.getByLabel('Название').fill('Из первой вкладки');
  await saved(page);
  await other.getByLabel('Описание').fill('Из второй вкладки');
  await saved(other);
  await expect(other.getByLabel('Название')).toHaveValue('Из первой вкладки');
  await page.reload();
  await expect(page.getByLabel('Описание')).toHaveValue('Из второй вкладки');
  await expect(page.getByLabel('Название')).toHaveValue('Из первой вкладки');
});
