import { expect, type Page } from '@playwright/test';
import { customerAtApi, enter, newCustomer, people, staffAtApi } from '../support/api.ts';
import { attach, choose, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { dateField } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** Goes on to the next step of the form: its heading takes the focus. */
async function next(page: Page, heading: string): Promise<void> {
  await pressOn(page, 'button', 'Далее');
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
}

const title = 'Вечер уральских сказов';
/** An event of the demo that took place, which its organiser has not reviewed. */
const PAST = 'Мастер-класс «Первая чаша»';
/** The venue's steps: the button of the card, and the status it leads to. */
const moves = [
  ['Взять в\u00a0работу', 'В работе'],
  ['Начать переговоры', 'Переговоры'],
  ['Готовить документы', 'Подготовка документов'],
  ['Ждать оплату', 'Оплата'],
  ['Готовить мероприятие', 'Подготовка мероприятия'],
  ['Готовить площадку', 'Подготовка площадки'],
] as const;

/**
 * Staff send a proposal made from the estimate, and the customer accepts it: without that no payment can be requested.
 */
async function agree(office: Page, page: Page): Promise<void> {
  await pressOn(office, 'button', 'Составить предложение', 'Enter', { most: 150 });
  await pressOn(office, 'button', 'Отправить предложение', 'Enter', { most: 150 });
  await pressOn(page, 'button', 'Принять предложение');
  const question = page.getByRole('alertdialog');
  await tabTo(page, question.getByRole('button', { name: 'Принять' }), { most: 10 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Предложение площадки' }).getByText('Принято')).toBeVisible();
}

test('a request is filled, sent and led to its event, and an event of the past reviewed, without a mouse', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));
  const customer = await newCustomer();
  const { userPhone: phone } = (await customer.profile.getProfile({})).message;

  await test.step('signs in at the door of organisers', async () => {
    await page.goto('/app/marketplace/login');
    await expect(page.getByRole('textbox', { name: 'Номер телефона' })).toBeFocused();
    await tabTo(page, page.getByRole('tab', { name: 'Маркетплейс' }).or(page.getByRole('tab').first()), { back: true });
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Организатор мероприятий' })).toBeFocused();
    await tabTo(page, page.getByRole('textbox', { name: 'Номер телефона' }));
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Пароль', exact: true })).toBeFocused();
    await page.keyboard.type('Надёжный-пароль-1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/account\/events$/);
  });

  await test.step('a new request: how many and where', async () => {
    await pressOn(page, 'link', /Оставить заявку/);
    await expect(page.getByRole('heading', { level: 2, name: 'Дата и\u00a0зал' })).toBeVisible();
    await tabTo(page, page.getByRole('textbox', { name: 'Участников' }));
    await page.keyboard.type('20');
    await choose(page, 'Пространство', 'Лекторий');
  });

  await test.step('when: two days, a third taken back, the first moved', async () => {
    await choose(page, /^Длительность$/, 'Многодневное');
    await choose(page, 'Тариф', 'Целевой');
    await pressOn(page, 'button', 'Добавить день');
    await expect(dateField(page, 'День 1').getByRole('spinbutton').first()).toBeFocused();
    await page.keyboard.type('15032027');
    await pressOn(page, 'button', 'Добавить день');
    await expect(dateField(page, 'День 2').getByRole('spinbutton').first()).toBeFocused();
    await pressOn(page, 'button', 'Добавить день');
    await pressOn(page, 'button', 'Удалить день 3', 'Space');
    await expect(dateField(page, 'День 3')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Удалить день 2' })).toBeFocused();
    // Back to the first day; its date is then changed in the calendar.
    await tabTo(page, dateField(page, 'День 1').getByRole('spinbutton'), { back: true });
    await tabTo(page, page.getByRole('button', { name: 'День 1: открыть календарь' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'День 1: открыть календарь' })).toBeFocused();
    await expect(dateField(page, 'День 1').locator('input')).toHaveValue('14.03.2027');
    await expect(dateField(page, 'День 2').locator('input')).toHaveValue('16.03.2027');
  });

  await test.step('reloaded in the middle, nothing is lost', async () => {
    await expect(page.getByText(/^Черновик сохранён/)).toBeVisible();
    await page.reload();
    await expect(dateField(page, 'День 1').locator('input')).toHaveValue('14.03.2027');
    await expect(dateField(page, 'День 2').locator('input')).toHaveValue('16.03.2027');
    await expect(page.getByRole('textbox', { name: 'Участников' })).toHaveValue('20');
    await next(page, 'Мероприятие');
  });

  await test.step('what it is', async () => {
    await typeInto(page, 'Название', title);
    await typeInto(page, 'Описание', 'Лекция и мастер-класс для взрослых');
    await choose(page, 'Формат', 'Мастер-класс');
    await choose(page, /^Регистрация/, 'Требуется');
    await next(page, 'Рассадка и\u00a0техника');
  });

  await test.step('how guests sit, and what stands there', async () => {
    await choose(page, /^Рассадка гостей/, 'Другое');
    await typeInto(page, 'Какая рассадка', 'За рабочими столами');
    await pressOn(page, 'checkbox', 'Нужна трибуна', 'Space');
    await expect(page.getByRole('checkbox', { name: 'Нужна трибуна' })).toBeChecked();
    await next(page, 'Услуги и\u00a0сценарий');
    await tabTo(page, page.getByRole('textbox', { name: 'Техник на\u00a0площадке' }));
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/Услуги, предварительно: 3\s600\s₽/)).toBeVisible();
  });

  await test.step('a stage of the running order is added, named and moved up', async () => {
    const stages = page.getByRole('list', { name: /^Этапы/ }).first();
    await expect(stages.getByRole('listitem')).toHaveCount(2);
    await pressOn(page, 'button', 'Добавить этап');
    await expect(stages.getByRole('listitem')).toHaveCount(3);
    const what = stages.getByLabel('Что происходит').and(page.locator(':visible'));
    await expect(what).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Лекция о глине');
    await tabTo(page, stages.getByRole('button', { name: 'Переместить Лекция о глине' }), { back: true });
    await page.keyboard.press('Space');
    await expect(page.getByText('Этап 2 из 3 взят')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Место 1 из 3')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(stages.getByRole('listitem').first()).toContainText('Лекция о глине');
    // The folded stage lacks its day, so «Далее» opens it and focuses that field.
    await pressOn(page, 'button', 'Далее');
    const day = stages.getByRole('combobox', { name: 'День' }).and(page.locator(':visible'));
    await expect(day).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(day.locator('option:checked')).toHaveText(/14 марта/);
  });

  await test.step('a file', async () => {
    await choose(page, 'Тип файла', 'Сценарий');
    await attach(page, page.getByRole('button', { name: 'Выбрать файлы' }), 'программа.txt', 'программа');
    await expect(page.getByRole('list', { name: 'Файлы' }).getByText('программа.txt')).toBeVisible();
    await next(page, 'Контакты');
  });

  await test.step('says whom to talk to, looks at the answers and sends them', async () => {
    await typeInto(page, 'ФИО контактного лица', 'Лесная Зоя Павловна');
    await typeInto(page, 'Электронная почта', 'zoya@example.ru');
    await expect(page.getByText('Всё заполнено, заявку можно отправлять')).toBeVisible();
    await pressOn(page, 'button', 'Отправить заявку');
    const status = page.getByRole('region', { name: 'Статус' });
    await expect(status.getByText('Новая')).toBeVisible();
    await expect(status).toBeFocused();
  });

  const officeContext = await browser.newContext();
  const office = await officeContext.newPage();
  office.on('pageerror', error => problems.push(String(error)));

  await test.step('staff find it and lead it to its event', async () => {
    await enter(office, await staffAtApi(people.administrator));
    await office.goto('/app/admin/event-requests');
    await tabTo(office, office.getByRole('searchbox').or(office.getByRole('textbox', { name: /^Номер, название/ })));
    await office.keyboard.type(title);
    await expect(office.getByRole('gridcell', { name: title })).toBeVisible();
    // The request was in the list before the search too: now it must be the only row below the header.
    await expect(office.getByRole('grid').getByRole('row')).toHaveCount(2);
    await tabTo(office, office.getByRole('columnheader'));
    await office.keyboard.press('ArrowDown');
    await office.keyboard.press('Enter');
    await expect(office.getByRole('heading', { level: 1 })).toContainText('Заявка на\u00a0мероприятие');
    for (const [label, status] of moves) {
      const button = office.getByRole('button', { name: label, exact: true });
      await tabTo(office, button, { most: 150 });
      await office.keyboard.press('Enter');
      const question = office.getByRole('dialog');
      await expect(question).toBeVisible();
      await tabTo(office, question.getByRole('button', { name: label, exact: true }), { most: 10 });
      await office.keyboard.press('Enter');
      await expect(question).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Статус' }).getByText(status, { exact: true })).toBeVisible();
      if (label === 'Начать переговоры') await agree(office, page);
    }
  });

  await test.step('whose event is over reviews it, once', async () => {
    const organiser = await customerAtApi();
    const { items } = await organiser.eventRequests.listActiveEventRequests({ body: {} });
    const past = items.find(({ eventRequestTitle }) => eventRequestTitle === PAST);
    await enter(page, organiser);
    await page.goto(`/app/account/requests/edit/${past?.eventRequestId}`);
    await pressOn(page, 'button', /^Оставить отзыв/);
    const review = page.getByRole('dialog');
    await tabTo(page, review.getByRole('radio').first(), { most: 10 });
    await page.keyboard.press('ArrowLeft');
    await expect(review.getByRole('radio', { name: '5: отлично' })).toBeChecked();
    await typeInto(page, 'Ваш отзыв', 'Тепло и светло', { most: 10 });
    await pressOn(page, 'button', 'Отправить отзыв', 'Enter', { most: 10 });
    await expect(review).toHaveCount(0);
    await expect(page.getByText('Отзыв отправлен')).toBeVisible();
  });

  expect(problems).toEqual([]);
  await officeContext.close();
});
