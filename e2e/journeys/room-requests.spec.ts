import { expect } from '@playwright/test';
import { addDays, dayOf } from '@venue/sdk';
import { codeFor, enter, linkSentTo, newCustomer, newPhone, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { payInFrame, typeDate } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a visitor asks for a hall, staff offer hours, the link is paid without a login, and both see it', async ({
  browser,
}) => {
  const [visitor, staff, link] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await enter(staff, await staffAtApi());
  await staff.goto('/app/admin/room-requests');
  const phone = newPhone();
  const day = addDays(dayOf(Date.now()), 9);
  const purpose = `Собрание ${phone}`;

  await test.step('the request: wrong input keeps the form, the phone is proved in place', async () => {
    await visitor.goto('/app/booking/map?floor=3&room=47');
    await visitor.getByRole('link', { name: 'Отправить запрос' }).click();
    await expect(visitor).toHaveURL(/\/app\/rooms\/47$/);
    await expect(visitor.getByRole('heading', { name: /Запрос на\sпомещение/ })).toBeVisible();
    await looksRight(visitor);
    await typeDate(visitor, 'Дата', day.split('-').reverse().join(''));
    await visitor.getByLabel('Сколько гостей').fill('120');
    await visitor.getByRole('textbox', { name: 'Для чего' }).fill(purpose);
    await visitor.getByRole('textbox', { name: 'Телефон' }).fill(phone);
    await visitor.getByRole('button', { name: 'Отправить запрос' }).click();
    await expect(visitor.getByText('Обязательное поле').first()).toBeVisible();
    await visitor.getByRole('textbox', { name: /Как к\sвам обращаться/ }).fill('Мария');
    await visitor.getByRole('button', { name: 'Отправить запрос' }).click();
    await expect(visitor.getByText(/Код действителен ещё/)).toBeVisible();
    await visitor.locator('input[name=code]').fill(await codeFor(phone));
    await expect(visitor.getByRole('heading', { name: 'Запрос отправлен' })).toBeVisible();
    await visitor.getByRole('link', { name: 'Мои бронирования' }).click();
    await expect(visitor.getByText(/Ответ придёт в\sСМС/)).toBeVisible();
    await looksRight(visitor);
  });

  await test.step('staff see it at once and answer with an offer', async () => {
    await staff.getByText(purpose).click();
    await expect(staff.getByText(purpose)).toBeVisible();
    await looksRight(staff);
    await staff.getByRole('button', { name: 'Составить предложение' }).click();
    const price = staff.getByRole('button', { name: /^Предложить за\s28\s000/ });
    await expect(price).toBeVisible();
    await staff.getByLabel(/^Другая сумма/).fill('25000');
    await staff.getByRole('textbox', { name: 'Почему сумма другая' }).fill('Постоянный клиент');
    await looksRight(staff);
    await staff.getByRole('button', { name: /^Предложить за\s25\s000/ }).click();
    await expect(staff.getByText(/Ссылку отправили/)).toBeVisible();
    await expect(visitor.getByRole('link', { name: /^Оплатить/ }).first()).toBeVisible();
  });

  await test.step('the link of the SMS opens the offer without a login and is paid', async () => {
    await link.goto(await linkSentTo(phone));
    await expect(link.getByRole('heading', { name: 'Осталось оплатить' })).toBeVisible();
    await looksRight(link);
    await link.getByRole('button', { name: /^Оплатить\s25\s000/ }).click();
    await payInFrame(link);
    await expect(link.getByRole('heading', { name: /Оплачено/ })).toBeVisible();
    await looksRight(link);
  });

  await test.step('both see it paid', async () => {
    await expect(staff.getByText('Оплачен', { exact: true }).first()).toBeVisible();
    await expect(visitor.getByRole('link', { name: /конференц-зал/ })).toBeVisible();
    await expect(visitor.getByText('Оплачено').first()).toBeVisible();
  });
});

test('what was declined is read with its reason; a link of somebody else opens nothing', async ({ browser }) => {
  const [customer, staff] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  const venue = await newCustomer();
  await enter(customer, venue);
  await enter(staff, await staffAtApi());
  const { id } = await venue.roomRequests.addRoomRequest({
    body: {
      roomId: 28,
      day: addDays(dayOf(Date.now()), 5),
      fromHour: 10,
      toHour: 11,
      guests: 4,
      purpose: 'Переговоры',
      contactName: 'Олег',
    },
  });
  await customer.goto('/app/account/events?show=bookings');
  await staff.goto(`/app/admin/room-requests/${id}`);
  await staff.getByRole('button', { name: 'Отклонить' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('В это время занято');
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await expect(customer.getByText('Причина: В это время занято')).toBeVisible();
  await customer.goto('/app/pay#1.mkvcnkg0.wrong');
  await expect(customer.getByRole('heading', { name: /Ссылка не\sдействует/ })).toBeVisible();
});
