import { expect, type Page } from '@playwright/test';
import { addDays, dayOf } from '@venue/sdk';
import { eventStatus } from '@venue/sdk/events/model';
import { customerAtApi, enter, newPhone, ownRecords, staffAtApi } from '../support/api.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { dateField, register } from '../support/steps.ts';
import { test } from '../support/test.ts';

const { onVerification, published, rework } = eventStatus;
const step = (page: Page, name: string) => page.getByRole('tablist', { name: /^Шаги/ }).getByRole('tab', { name });

/** Tabs to a field of the form and types into it. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `[name="${name}"]`);
  await page.keyboard.type(text);
}

/** Opens the next step: Enter in a field goes on. */
async function next(page: Page, heading: string): Promise<void> {
  await pressOn(page, 'button', 'Далее');
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
}

test('an organiser registers, fills an event in by keyboard, is sent back, mends it, and it stands on the public list', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  const staff = await staffAtApi();
  const status = page.getByRole('region', { name: 'Статус' });
  const day = addDays(dayOf(Date.now()), 20);
  const [year, month, date] = day.split('-');
  const title = `Ночь яшмы ${Date.now() % 100_000}`;
  let id = 0;

  await test.step('registers through the door of organisers and begins at their own page', async () => {
    await page.goto('/app/marketplace/login');
    await page.getByRole('tab', { name: 'Организатор мероприятий' }).click();
    await register(page, newPhone());
    await expect(page).toHaveURL(/\/account\/events$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Мои мероприятия' })).toBeVisible();
    await page.getByRole('tab', { name: 'Мероприятия', exact: true }).click();
    await expect(page.getByText('Мероприятий пока нет')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Создать мероприятие' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Главное' })).toBeVisible();
  });

  await test.step('by keyboard: the name, the day and the hour; nothing typed is lost by a reload', async () => {
    await type(page, 'eventTitle', title);
    await type(page, 'eventLead', 'Вечер о самоцветах Урала.');
    await next(page, 'Когда и где');
    await tabTo(page, '[role=spinbutton]');
    const saving = page.waitForResponse(
      reply => reply.url().endsWith('/drafts/save') && Boolean(reply.request().postData()?.includes('18:30')),
    );
    await page.keyboard.type(`${date}${month}${year}`);
    await page.keyboard.press('Tab');
    while (!(await dateField(page, 'Время начала').evaluate(group => group.contains(document.activeElement))))
      await page.keyboard.press('Tab');
    await page.keyboard.type('1830');
    await saving;
    await page.reload();
    await expect(page.getByText(/Восстановлен черновик/)).toBeVisible();
    await expect(dateField(page, 'Время начала').locator('input')).toHaveValue('18:30');
    await step(page, 'Главное').press('Enter');
    await expect(page.getByRole('textbox', { name: 'Название' })).toHaveValue(title);
  });

  await test.step('saved as a draft it has a number, and the rest is filled in by keyboard', async () => {
    await page.getByRole('button', { name: 'Сохранить черновик' }).press('Enter');
    await expect(page).toHaveURL(/events\/\d+\/edit/);
    id = Number(/events\/(\d+)/.exec(page.url())?.[1]);
    await tabTo(page, '[name="categoryId"]');
    await page.keyboard.press('ArrowDown');
    await next(page, 'Когда и где');
    await tabTo(page, '[name="roomId"]');
    await page.getByRole('combobox', { name: 'Помещение' }).selectOption({ label: 'Лекторий, 2 этаж' });
    await next(page, 'Описание');
    await tabTo(page, '[role=textbox][contenteditable=true]');
    await page.keyboard.type('Показ коллекции и рассказ о яшме.');
    await next(page, 'Билеты и вход');
    await tabTo(page, '[name="entryType"]');
    await page.getByRole('combobox', { name: 'Вход' }).selectOption({ label: 'По билетам' });
    await page.getByRole('button', { name: 'Добавить вид билетов' }).press('Enter');
    const ticket = page.locator('[data-step=entry]');
    await ticket.getByLabel('Название билета').press('End');
    await page.keyboard.type('Входной');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).press('Enter');
    await expect(ticket.getByText('Укажите цену: платный билет не бывает бесплатным')).toBeVisible();
    await ticket.getByLabel('Цена, ₽').fill('500');
    await next(page, 'Афиша');
    const buffer = await page.screenshot();
    await page
      .locator('[data-step=poster] input[type=file]')
      .first()
      .setInputFiles({ name: 'афиша.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('group', { name: 'Видимая часть афиши' })).toBeVisible();
  });

  await test.step('looks at the answers and at the page as guests will see it, and sends it', async () => {
    await next(page, 'Проверьте ответы');
    await expect(page.getByText('Всё заполнено, можно отправлять')).toBeVisible();
    const preview = page.getByRole('region', { name: 'Как увидят гости' });
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await expect(preview.getByText('Показ коллекции и рассказ о яшме.')).toBeVisible();
    await page.getByRole('button', { name: /^Отправить/ }).press('Enter');
    await expect(page.getByText('Мероприятие отправлено на проверку')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`events/${id}$`));
    await expect(status.getByText('На проверке')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Редактировать' })).toHaveCount(0);
  });

  await test.step('staff send it back: the organiser reads why at once, mends it and sends it again', async () => {
    const rejectionReason = 'Расскажите о программе подробнее';
    await staff.events.admin.acceptEvent({
      eventId: id,
      body: { seen: onVerification, status: rework, rejectionReason },
    });
    await expect(status.getByText(rejectionReason)).toBeVisible();
    await expect(page.getByRole('region', { name: 'История' }).getByText(rejectionReason)).toBeVisible();
    await page.getByRole('link', { name: 'Редактировать' }).press('Enter');
    await expect(status.getByText(rejectionReason)).toBeVisible();
    await step(page, 'Описание').press('Enter');
    await page.locator('[role=textbox][contenteditable=true]').press('End');
    await page.keyboard.type(' Начнём с геологии.');
    await step(page, 'Проверьте ответы').press('Enter');
    await page.getByRole('button', { name: /^Отправить/ }).press('Enter');
    await expect(status.getByText('На проверке')).toBeVisible();
  });

  await test.step('staff confirm it: it is published before the organiser’s eyes, and everybody reads it', async () => {
    await staff.events.admin.acceptEvent({ eventId: id, body: { seen: onVerification, status: published } });
    await expect(status.getByText('Опубликовано', { exact: true })).toBeVisible();
    const reply = await page.request.post('/api/event/get_all/1', { data: { search: title } });
    expect(await reply.json()).toMatchObject({ items: [{ eventId: id, eventTitle: title }] });
    await page.goto('/app/account/events?show=events');
    const card = page.getByRole('listitem').filter({ hasText: title });
    await expect(card.getByText('Опубликовано', { exact: true })).toBeVisible();
  });

  expect(problems).toEqual([]);
});

test('two tabs do not overwrite each other, and the participants come as a table and as a PDF', async ({
  page,
  context,
}) => {
  const customer = await customerAtApi();
  await enter(page, customer);
  const { eventId, shownEventId } = await ownRecords();
  const other = await context.newPage();
  await page.goto(`/app/account/events/${eventId}/edit`);
  await other.goto(`/app/account/events/${eventId}/edit?step=when`);
  await expect(other.getByLabel('Участников не больше')).toBeVisible();
  await page.getByRole('textbox', { name: 'Название' }).fill('Из первой вкладки');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Все изменения сохранены')).toBeVisible();
  await other.getByLabel('Участников не больше').fill('37');
  await other.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(other.getByText('Все изменения сохранены')).toBeVisible();
  const { message } = await customer.events.getEvent({ id: eventId });
  expect(message).toMatchObject({ eventTitle: 'Из первой вкладки', participantsLimit: 37 });

  await page.goto(`/app/account/events/${shownEventId}`);
  for (const [name, ending] of [
    ['Список в XLSX', /\.xlsx$/],
    ['Список в PDF', /\.pdf$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await download).suggestedFilename()).toMatch(ending);
  }
});
