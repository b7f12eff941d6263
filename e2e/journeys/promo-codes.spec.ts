import { expect } from '@playwright/test';
import { dayOf } from '@venue/sdk';
import { enter, freeRun, linkSentTo, newCustomer, newPhone, staffAtApi } from '../support/api.ts';
import { walkTo } from '../support/board.ts';
import { anEvent } from '../support/events.ts';
import { looksRight } from '../support/looks.ts';
import { hour, payInFrame, register, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('staff make a promo code, a customer books with it and pays less, staff see the use and the sum', async ({
  browser,
}) => {
  const [page, office] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await enter(office, await staffAtApi());
  const code = `ВЕСНА-${Date.now() % 1_000_000}`;

  await test.step('staff add a code of ten percent for the photo studio, once', async () => {
    await office.goto('/app/admin/promo-codes');
    await office.getByRole('link', { name: 'Добавить промокод' }).click();
    await office.getByRole('textbox', { name: 'Промокод', exact: true }).fill(code);
    await office.getByRole('button', { name: 'Добавить' }).click();
    await expect(office.getByText(/Укажите скидку в\sпроцентах или в\sрублях/).first()).toBeVisible();
    await office.getByLabel(/^Скидка, %/).fill('10');
    await office.getByLabel('Фотостудия').check();
    await office.getByLabel(/^Сколько раз всего/).fill('1');
    await looksRight(office);
    await office.getByRole('button', { name: 'Добавить' }).click();
    await expect(office.getByRole('heading', { name: 'Где использован' })).toBeVisible();
    await expect(office.getByText(/Сейчас скидок по\sнему нет/)).toBeVisible();
  });

  await test.step('a customer is told of a wrong code beside its field, and sees the discount of the right one', async () => {
    const { starts } = await freeRun(31, 2);
    const [first = '', second = ''] = starts;
    await page.goto('/app/rooms/31');
    await page.getByRole('link', { name: 'Войти' }).click();
    await register(page, newPhone());
    await expect(page).toHaveURL(/\/app\/rooms\/31$/);
    await turnTo(page, first);
    await hour(page, first).click();
    await hour(page, second).click();
    await page.getByRole('button', { name: 'Забронировать' }).click();
    await expect(page.getByRole('button', { name: /^Оплатить 3\s000\s₽/ })).toBeVisible();
    const field = page.getByRole('textbox', { name: /^Промокод или\sсертификат/ });
    await field.fill('НЕТ-ТАКОГО');
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByText('Такого промокода нет. Проверьте, как он написан').first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await looksRight(page);
    await field.fill(code.toLowerCase().replace('-', ' '));
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByText(new RegExp(`Скидка по\\sпромокоду ${code}`))).toBeVisible();
    await expect(page.getByText('−300\u00a0₽')).toBeVisible();
    await looksRight(page);
  });

  await test.step('and pays what is left', async () => {
    await page.getByRole('button', { name: /^Оплатить 2\s700\s₽/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('heading', { name: /[Оо]плачен/ })).toBeVisible();
    await expect(page.getByText(new RegExp(`Скидка по\\sпромокоду ${code}`))).toBeVisible();
  });

  await test.step('staff see the use, its sum and the booking', async () => {
    await office.reload();
    await expect(office.getByText(/1 заказ со\sскидкой на\s300\s₽/)).toBeVisible();
    await expect(office.getByText(/^Оплачено 2\s700\s₽$/)).toBeVisible();
    await looksRight(office);
    await office.getByRole('link', { name: /^Бронь №\s\d+, Фотостудия$/ }).click();
    await expect(office.getByText(new RegExp(`Скидка по\\sпромокоду ${code}`))).toBeVisible();
    await office.goto('/app/admin/promo-codes');
    const row = office.getByRole('row').filter({ hasText: code });
    await expect(row).toContainText('1\u00a0из\u00a01');
    await expect(row).toContainText('300');
    await looksRight(office);
  });
});

const ticketCode = (promoCode: string, promoPercent: number, promoEventIds: number[]) => ({
  ...{ promoCode, promoPercent, promoSum: null, promoFor: 2 as const, promoRoomIds: [], promoEventIds },
  ...{ promoFrom: null, promoTo: null, promoMaxUses: null, promoMaxPerPerson: null, promoMinSum: null, promoNote: '' },
});

test('a buyer of tickets pays less by a code of the event; a code for everything issues a ticket at once', async ({
  page,
  browser,
}) => {
  const staff = await staffAtApi();
  const office = await (await browser.newContext()).newPage();
  const stamp = Date.now() % 1_000_000;
  await page.goto('/app/events');
  const eventId = await anEvent(`Вечер скидок ${stamp}`, await page.screenshot());
  const code = `СЦЕНА-${stamp}`;

  await test.step('staff make a code for tickets of this event', async () => {
    await enter(office, staff);
    await office.goto('/app/admin/promo-codes/create');
    await office.getByRole('textbox', { name: 'Промокод', exact: true }).fill(code);
    await office.getByLabel(/^Скидка, %/).fill('10');
    await expect(office.getByRole('checkbox', { name: 'Фотостудия' })).toBeVisible();
    await office.getByLabel(/^На\sчто действует/).selectOption('Билеты на\u00a0мероприятия');
    await expect(office.getByRole('checkbox', { name: 'Фотостудия' })).toBeHidden();
    await office.getByRole('checkbox', { name: new RegExp(`Вечер скидок ${stamp}`) }).check();
    await looksRight(office);
    await office.getByRole('button', { name: 'Добавить' }).click();
    await expect(office.getByRole('heading', { name: 'Где использован' })).toBeVisible();
  });

  const order = async () => {
    await page.goto(`/app/events/${eventId}`);
    await page.getByRole('button', { name: 'Купить билет' }).click();
    await expect(page.getByRole('button', { name: /^Оплатить 1\s200\s₽$/ })).toBeVisible();
  };
  const field = page.getByRole('textbox', { name: /^Промокод или\sсертификат/ });

  await test.step('a customer applies it on the page of the order and pays what is left', async () => {
    await enter(page, await newCustomer());
    await order();
    await field.fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByText('−120\u00a0₽')).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: /^Оплатить 1\s080\s₽$/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('img', { name: /^QR-код билета/ })).toBeVisible();
  });

  await test.step('another code covers all: the ticket is there without a payment', async () => {
    await staff.promoCodes.admin.createPromoCode({ body: ticketCode(`ДАРОМ-${stamp}`, 100, [eventId]) });
    await order();
    await field.fill(`ДАРОМ-${stamp}`);
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByRole('img', { name: /^QR-код билета/ })).toBeVisible();
  });

  await test.step('a gift certificate pays a part of a ticket, the card the rest, and staff see it', async () => {
    const body = {
      phone: newPhone(),
      name: 'Марина',
      by: 'cash',
      certificateSum: 100_000,
      recipient: '',
      wish: '',
    } as const;
    const { certificateId: id } = (await staff.certificates.admin.sellCertificate({ body })).message;
    const { certificateCode } = (await staff.certificates.admin.getCertificate({ id })).message;
    await order();
    await field.fill(certificateCode);
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByText(/: 1\s000\s₽, на\sнём останется 0\s₽/)).toBeVisible();
    await expect(field).toHaveValue('');
    await looksRight(page);
    await page.getByRole('button', { name: /^Оплатить 200\s₽$/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('img', { name: /^QR-код билета/ })).toBeVisible();
    const card = await office.context().newPage();
    await card.goto(`/app/admin/certificates/${id}`);
    await expect(card.getByRole('link', { name: /^Билеты, заказ №\s\d+, Вечер скидок/ })).toBeVisible();
    await looksRight(card);
  });

  await test.step('staff see whose order has the discount', async () => {
    await office.reload();
    await expect(office.getByText(/1 заказ со\sскидкой на\s120\s₽/)).toBeVisible();
    await looksRight(office);
    await office.getByRole('link', { name: /^Билеты, заказ №\s\d+, Вечер скидок/ }).click();
    await expect(office).toHaveURL(/\/ticket-orders\/\d+$/);
  });
});

test('staff apply a code for a caller; whoever pays by the link takes it off and applies another', async ({
  page,
  browser,
}) => {
  const staff = await staffAtApi();
  const office = await (await browser.newContext()).newPage();
  const stamp = Date.now() % 1_000_000;
  for (const [name, percent] of [
    ['ЗВОНОК', 10],
    ['ССЫЛКА', 20],
  ] as const)
    await staff.promoCodes.admin.createPromoCode({
      body: { ...ticketCode(`${name}-${stamp}`, percent, []), promoFor: 1 },
    });
  const { starts } = await freeRun(31, 1);
  const [first = ''] = starts;
  const phone = newPhone();

  await test.step('the code is applied on the card of the booking', async () => {
    await enter(office, staff);
    await office.goto(`/app/admin/board?day=${dayOf(first)}`);
    await walkTo(office, first);
    await office.keyboard.press('Enter');
    await office.getByRole('button', { name: 'Забронировать', exact: true }).click();
    const dialog = office.getByRole('dialog', { name: 'Бронь для клиента' });
    await dialog.getByLabel('Телефон клиента').fill(phone);
    await dialog.getByRole('button', { name: /^Забронировать за\s/ }).click();
    await expect(office.getByRole('heading', { name: /^Бронь №\s\d+$/ })).toBeVisible();
    await office.getByRole('textbox', { name: 'Промокод', exact: true }).fill(`звонок ${stamp}`);
    await office.getByRole('button', { name: 'Применить' }).click();
    await expect(office.getByText(/К\sоплате 1\s350\s₽/)).toBeVisible();
    await looksRight(office);
  });

  await test.step('by the link it is replaced and the rest is paid', async () => {
    await page.goto(await linkSentTo(phone));
    await expect(page.getByRole('button', { name: /^Оплатить 1\s350\s₽$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Убрать' }).click();
    await page.getByRole('textbox', { name: 'Промокод', exact: true }).fill(`ССЫЛКА-${stamp}`);
    await page.getByRole('button', { name: 'Применить' }).click();
    await looksRight(page);
    await page.getByRole('button', { name: /^Оплатить 1\s200\s₽$/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('heading', { name: 'Оплачено. Ждём вас!' })).toBeVisible();
    await expect(office.getByText(new RegExp(`Промокод ССЫЛКА-${stamp}: скидка`)).first()).toBeVisible();
  });
});
