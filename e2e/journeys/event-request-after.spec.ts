import { expect, type Page } from '@playwright/test';
import { noAnswers } from '@venue/sdk/event-requests';
import { customerAtApi, enter, linkSentTo, newCustomer, people, staffAtApi } from '../support/api.ts';
import { reviewForms } from '../support/forms.customers.ts';
import { test } from '../support/test.ts';
import { walkAll } from '../support/walk.ts';

/** The steps after the talks: the button of the card, and the status it leads to. */
const steps = [
  ['Готовить документы', 'Подготовка документов'],
  ['Ждать оплату', 'Оплата'],
  ['Готовить мероприятие', 'Подготовка мероприятия'],
  ['Готовить площадку', 'Подготовка площадки'],
] as const;

/** An event of the demo that has just taken place. */
const YESTERDAY = 'Встреча керамистов Урала';

async function move(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a request goes from hand to hand: messages, a proposal, a paper, every status, a review by the link', async ({
  page,
  browser,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  const customer = await newCustomer();
  const { userPhone: phone } = (await customer.profile.getProfile({})).message;
  const { message } = await customer.eventRequests.listSpaces({});
  const space = message.spaces.at(-1);
  const title = `Съезд краеведов ${phone.slice(-4)}`;
  const { message: formats } = await customer.eventRequests.listFormats({});
  const { id } = await customer.eventRequests.addEventRequest({
    body: {
      ...noAnswers,
      eventRequestStatus: 2,
      eventRequestTitle: title,
      eventRequestFIO: 'Лесная Зоя Павловна',
      eventRequestPhone: phone,
      eventRequestEmail: 'zoya@example.ru',
      eventRequestINN: '667205118046',
      eventRequestDescription: 'Доклады и выставка карт',
      eventRequestDateStart: '2027-05-17T06:00:00.000Z',
      eventRequestTime: 120,
      eventRequestParticipantsAmount: 5,
      eventDuration: 1,
      tariffId: 1,
      formatId: formats.formats[0]?.formatId ?? 0,
      spaceId: space?.spaceId ?? 0,
    },
  });
  const staffContext = await browser.newContext();
  const office = await staffContext.newPage();
  office.on('pageerror', error => problems.push(String(error)));
  await enter(office, await staffAtApi());
  await enter(page, customer);
  await page.goto(`/app/account/requests/edit/${id}`);
  await office.goto(`/app/admin/event-requests/${id}`);

  await test.step('a message each way, seen without reloading', async () => {
    await move(office, 'Взять в\u00a0работу');
    const ask = office.getByRole('region', { name: 'Сообщения' });
    await ask.getByRole('textbox', { name: 'Сообщение' }).fill('Нужен ли экран?');
    await ask.getByRole('button', { name: 'Отправить' }).click();
    const thread = page.getByRole('region', { name: 'Сообщения' });
    await expect(thread.getByText('Нужен ли экран?')).toBeVisible();
    await thread.getByRole('textbox', { name: 'Сообщение' }).fill('Да, 16:9');
    await thread.getByRole('button', { name: 'Отправить' }).click();
    await expect(ask.getByText('Да, 16:9')).toBeVisible();
    await expect(ask.getByText('Прочитано')).toBeVisible();
  });

  await test.step('a proposal from the estimate is sent and accepted', async () => {
    await move(office, 'Начать переговоры');
    await office.getByRole('button', { name: 'Составить предложение' }).click();
    const form = office.getByRole('form', { name: 'Новое предложение' });
    await form.getByRole('button', { name: 'Добавить строку' }).click();
    await form.getByLabel('Что предлагаем').last().fill('Экран 16:9');
    await form
      .getByLabel(/^Цена за/)
      .last()
      .fill('4500');
    await form.getByRole('button', { name: 'Отправить предложение' }).click();
    const offer = page.getByRole('region', { name: 'Предложение площадки' });
    await expect(offer.getByText('Экран 16:9')).toBeVisible();
    await offer.getByRole('button', { name: 'Принять предложение' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Принять' }).click();
    await expect(offer.getByText('Принято')).toBeVisible();
    await expect(office.getByRole('article', { name: 'Версия 1' }).getByText('Принято')).toBeVisible();
  });

  await test.step('a paper is given out and downloaded', async () => {
    await office
      .getByRole('region', { name: 'Документы' })
      .locator('input[type=file]')
      .setInputFiles({
        name: 'договор.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'),
      });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать: договор.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('договор.pdf');
  });

  await test.step('every status up to the event, which has not happened before it is over', async () => {
    for (const [label, status] of steps) {
      await move(office, label);
      await expect(page.getByRole('region', { name: 'Статус' }).getByText(status, { exact: true })).toBeVisible();
    }
  });

  await test.step('an event of yesterday has happened, is taken back, and has happened again', async () => {
    await expect(office.getByText(/^Отметить, что мероприятие состоялось, можно после/)).toBeVisible();
    await expect(office.getByRole('button', { name: 'Состоялось', exact: true })).toHaveCount(0);
    const { items } = await (await customerAtApi()).eventRequests.listActiveEventRequests({ body: {} });
    const past = items.find(({ eventRequestTitle }) => eventRequestTitle === YESTERDAY);
    await office.goto(`/app/admin/event-requests/${past?.eventRequestId}`);
    for (const label of ['Состоялось', 'Вернуть в\u00a0подготовку', 'Состоялось']) await move(office, label);
  });

  const link = new URL(await linkSentTo(people.customer.phone));
  await test.step('what its customer types into a review is not lost', async () => {
    const owner = await (await browser.newContext()).newPage();
    await enter(owner, await customerAtApi());
    const requestId = Number(/\d+$/.exec(office.url())?.[0]);
    expect(await walkAll(owner, reviewForms(requestId, link))).toEqual([]);
    await owner.context().close();
  });

  await test.step('a visitor leaves the one review by the link of the SMS', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${link.pathname}${link.hash}`);
    await visitor.getByRole('radio', { name: '5: отлично' }).check({ force: true });
    await visitor.getByLabel('Как вас подписать').fill('Зоя, гостья');
    await visitor.getByLabel('Ваш отзыв').fill('Тепло и светло');
    await visitor.getByRole('button', { name: 'Отправить отзыв' }).click();
    await expect(visitor.getByText('Спасибо за\u00a0отзыв!')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Отзыв уже оставлен')).toBeVisible();
    await visitor.context().close();
  });

  expect(problems).toEqual([]);
  await staffContext.close();
});
