import { expect } from '@playwright/test';
import { addDays, dayOf, momentOf } from '@venue/sdk';
import { noAnswers } from '@venue/sdk/event-requests';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { enter, newCustomer, staffAtApi } from '../support/api.ts';
import { test } from '../support/test.ts';

const { new: fresh, inProgress, conversation, documents, didNotHappen } = eventRequestStatus;

test.use({ viewport: { width: 360, height: 740 } });

test('a customer calls an event off with a phone: what becomes of it is said first, and staff see who ended it', async ({
  page,
}) => {
  const customer = await newCustomer();
  const staff = await staffAtApi();
  const [format] = (await customer.eventRequests.listFormats({})).message.formats;
  const day = addDays(dayOf(Date.now()), 45);
  const { id } = await customer.eventRequests.addEventRequest({
    body: {
      ...noAnswers,
      eventRequestStatus: 2,
      eventRequestTitle: 'Форум керамистов',
      eventRequestFIO: 'Лесная Зоя Павловна',
      eventRequestPhone: '9001234567',
      eventRequestEmail: 'zoya@example.ru',
      eventRequestINN: '667205118046',
      eventRequestDescription: 'Две сессии и выставка',
      eventRequestDateStart: momentOf(day, 11).toISOString(),
      eventRequestTime: 120,
      eventRequestParticipantsAmount: 20,
      eventDuration: 1,
      tariffId: 1,
      spaceId: 30,
      formatId: format?.formatId ?? 0,
    },
  });
  for (const [seen, status] of [
    [fresh, inProgress],
    [inProgress, conversation],
    [conversation, documents],
  ] as const)
    await staff.eventRequests.admin.moveEventRequest({ id, body: { seen, status } });

  await enter(page, customer);
  await page.goto(`/app/account/requests/edit/${id}`);
  await page.getByRole('button', { name: 'Отменить мероприятие' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отменить мероприятие?' });
  await expect(dialog.getByText(/Вы\sничего не\sоплатили/)).toBeVisible();
  await expect(dialog.getByText('освободится, 4 часа')).toBeVisible();
  await expect(dialog.getByText(/не\sпозднее чем за\s14\sдней, вернём 100\s%/)).toBeVisible();
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await dialog.getByRole('button', { name: 'Отменить мероприятие' }).click();
  await expect(dialog.getByText('Обязательное поле')).toBeVisible();
  await dialog.getByLabel('Причина').fill('Перенесли на весну');
  await dialog.getByRole('button', { name: 'Отменить мероприятие' }).click();
  const status = page.getByRole('region', { name: 'Статус' });
  await expect(status.getByText('Отменена заказчиком')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить мероприятие' })).toHaveCount(0);

  const { message } = await staff.eventRequests.admin.getEventRequest({ id });
  expect(message).toMatchObject({
    ...{ eventRequestStatus: didNotHappen, endedBy: 'customer', callOffReason: 'Перенесли на весну' },
    ...{ hours: [], unread: 1 },
  });
});
