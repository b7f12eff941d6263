import { expect, type Page } from '@playwright/test';
import { addDays, dayOf } from '@venue/sdk';
import { enter, newCustomer, staffAtApi } from '../support/api.ts';
import { anEvent } from '../support/events.ts';
import { looksRight, phone } from '../support/looks.ts';
import { payInFrame, typeDate } from '../support/steps.ts';
import { test } from '../support/test.ts';

const window = { locale: 'ru-RU', timezoneId: 'Asia/Yekaterinburg', viewport: phone } as const;
/** `05.12.2026`, as it is typed. */
const typed = (day: string) => day.split('-').reverse().join('.');

async function buy(page: Page, eventId: number): Promise<void> {
  await enter(page, await newCustomer());
  await page.goto(`/app/events/${eventId}`);
  await page.getByRole('button', { name: 'Купить билет' }).click();
  await page.getByRole('button', { name: /^Оплатить 1\s200\s₽$/ }).click();
  await payInFrame(page);
  await expect(page.getByRole('img', { name: /^QR-код билета/ })).toBeVisible();
}

test('staff reschedule an event with tickets by phone: one guest keeps the ticket, another takes the money', async ({
  page,
  browser,
}) => {
  const title = `Вечер офорта ${Date.now() % 100_000}`;
  await page.goto('/app/events');
  const eventId = await anEvent(title, await page.screenshot());
  const another = async () => (await browser.newContext(window)).newPage();
  const [keeper, leaver] = [await another(), await another()];
  await buy(keeper, eventId);
  await buy(leaver, eventId);

  const office = await another();
  const day = addDays(dayOf(new Date()), 40);
  await test.step('staff read whom it touches and until when guests may choose, and say why', async () => {
    await enter(office, await staffAtApi());
    await office.goto(`/app/admin/${eventId}/edit`);
    await office.getByRole('button', { name: 'Ещё' }).click();
    await office.getByRole('menuitem', { name: 'Перенести' }).click();
    const dialog = office.getByRole('dialog', { name: 'Перенести мероприятие?' });
    await expect(dialog.getByText('2 гостя, 2 билета')).toBeVisible();
    await expect(dialog.getByText(/^2\s400\s₽$/)).toBeVisible();
    await typeDate(office, 'День начала', typed(day));
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('Ведущий заболел');
    await looksRight(office);
    await dialog.getByRole('button', { name: /^Перенести и\sнаписать гостям$/ }).click();
    await expect(dialog).toBeHidden();
    const panel = office.getByRole('region', { name: 'Перенос' });
    await expect(panel.getByText(/^2 билета, 2\s400\s₽$/)).toBeVisible();
  });

  await test.step('a guest keeps the ticket', async () => {
    await keeper.reload();
    const note = keeper.getByRole('region', { name: 'Мероприятие перенесено' });
    await expect(note.getByText('Причина: Ведущий заболел')).toBeVisible();
    await looksRight(keeper);
    await note.getByRole('button', { name: /^Приду в\sновое время$/ }).click();
    await expect(note.getByText(/^Билет остаётся у\sвас/)).toBeVisible();
    await expect(keeper.getByRole('img', { name: /^QR-код билета/ })).toBeVisible();
  });

  await test.step('another one takes the money, on the page of the ticket', async () => {
    await leaver.reload();
    await leaver.getByRole('link', { name: /^Билет №/ }).click();
    const note = leaver.getByRole('region', { name: 'Мероприятие перенесено' });
    await note.getByRole('button', { name: /^Вернуть 1\s200\s₽$/ }).click();
    const question = leaver.getByRole('alertdialog');
    await looksRight(leaver);
    await question.getByRole('button', { name: 'Вернуть деньги' }).click();
    await expect(leaver.getByText(/Возвращаем 1\s200\s₽/)).toBeVisible();
  });

  await test.step('staff see who stays, and everybody the new day', async () => {
    await office.reload();
    const panel = office.getByRole('region', { name: 'Перенос' });
    await expect(panel.getByText(/^1 билет, 1\s200\s₽$/)).toBeVisible();
    await looksRight(office);
    await page.goto(`/app/events/${eventId}`);
    await expect(page.getByText(/^Перенесено, было/)).toBeVisible();
  });
});
