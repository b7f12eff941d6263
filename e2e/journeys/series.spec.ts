import { expect, type Page } from '@playwright/test';
import { addDays, dayOf, formatDay } from '@venue/sdk';
import { enter, newCustomer, staffAtApi } from '../support/api.ts';
import { anEvent } from '../support/events.ts';
import { desktop, looksRight, phone } from '../support/looks.ts';
import { payInFrame } from '../support/steps.ts';
import { test } from '../support/test.ts';

const window = { locale: 'ru-RU', timezoneId: 'Asia/Yekaterinburg', viewport: phone } as const;
const dateOf = (days: number) => new RegExp(formatDay(addDays(dayOf(new Date()), days)).replaceAll(/\s/g, '\\s'));
const lettersOn = async (page: Page) =>
  (await page
    .getByText(/^\w{4}-\w{4}-\w{4}$/)
    .first()
    .textContent()) ?? '';

/** The look of a place on a phone and on a desktop. */
async function looksRightAnywhere(page: Page): Promise<void> {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await looksRight(page);
  }
}

test('staff name the dates of a series, a guest moves a ticket to another one, and the door knows both codes', async ({
  page,
  browser,
}) => {
  const title = `Вечер линогравюры ${Date.now() % 100_000}`;
  const repeat = `${title}, повтор`;
  await page.goto('/app/events');
  const poster = await page.screenshot();
  const first = await anEvent(title, poster, 20, 20);
  await anEvent(repeat, poster, 20, 27);
  const another = async () => (await browser.newContext(window)).newPage();
  const [office, guest] = [await another(), await another()];

  await test.step('staff say which events are dates of one series', async () => {
    await enter(office, await staffAtApi());
    await office.goto(`/app/admin/${first}/edit`);
    await office.getByText('Другие даты этого мероприятия').click();
    const dates = office.getByRole('group', { name: 'Даты серии' });
    await dates.getByRole('checkbox', { name: new RegExp(repeat) }).check();
    await looksRightAnywhere(office);
    await office.getByRole('button', { name: 'Сохранить даты' }).click();
    await expect(office.getByText('Даты сохранены')).toBeVisible();
  });

  let [old, fresh] = ['', ''];
  await test.step('a guest sees the other date, buys a ticket and moves it', async () => {
    await enter(guest, await newCustomer());
    await guest.goto(`/app/events/${first}`);
    await expect(guest.getByRole('link', { name: dateOf(27) })).toBeVisible();
    await looksRightAnywhere(guest);
    await guest.getByRole('button', { name: 'Купить билет' }).click();
    await guest.getByRole('button', { name: /^Оплатить 1\s200\s₽$/ }).click();
    await payInFrame(guest);
    await expect(guest.getByRole('img', { name: /^QR-код билета/ })).toBeVisible();
    await guest.getByRole('link', { name: /^Билет №/ }).click();
    await expect(guest.getByText('Действителен')).toBeVisible();
    old = await lettersOn(guest);
    await guest.getByRole('button', { name: /^Перенести на\sдругую дату$/ }).click();
    const form = guest.getByRole('form', { name: 'Перенос на другую дату' });
    await form.getByRole('radio', { name: dateOf(27) }).check();
    await looksRightAnywhere(guest);
    const ticket = guest.url();
    await form.getByRole('button', { name: 'Перенести' }).click();
    await expect(guest.getByRole('heading', { level: 1, name: repeat })).toBeVisible();
    await expect(guest).not.toHaveURL(ticket);
    fresh = await lettersOn(guest);
    expect(fresh).not.toBe(old);
    await looksRightAnywhere(guest);
    await guest.goto(ticket);
    await expect(guest.getByRole('heading', { level: 1, name: /^Код этого билета заменён$/ })).toBeVisible();
    await looksRightAnywhere(guest);
  });

  await test.step('the door of the new date lets in by the new code, and that of the old one knows the old', async () => {
    for (const [name, code, answer] of [
      [title, old, /^Перенесён на\sдругую дату, код заменён$/],
      [repeat, old, /^Перенесён на\sдругую дату, код заменён$/],
      [repeat, fresh, 'Проходите'],
    ] as const) {
      await office.goto('/app/admin/check-in');
      await office.getByRole('link', { name: new RegExp(`${name}(?!, повтор)`) }).click();
      await office.getByLabel('Код билета').fill(code);
      await office.getByRole('button', { name: 'Проверить' }).click();
      await expect(office.getByText(answer)).toBeVisible();
    }
  });
});
