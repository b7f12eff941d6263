import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { addDays, dayOf, formatMoney } from '@venue/sdk';
import { emptyOrganisation } from '@venue/sdk/profile/model';
import { extractText, getDocumentProxy } from 'unpdf';
import { enter, newCustomer, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

type Customer = Awaited<ReturnType<typeof newCustomer>>;

/** Holds an hour of the photo studio far enough ahead for a bank transfer; returns the booking and its price. */
async function heldAhead(customer: Customer): Promise<{ orderId: number; price: number }> {
  const from = addDays(dayOf(Date.now()), 12);
  const { schedule } = (await customer.bookings.getSchedule({ body: { roomId: 31, from, days: 14 } })).message;
  const { tariffs } = (await customer.rooms.getRoom({ body: { roomId: 31 } })).message;
  const start = schedule.find(slot => slot.statusId === null)?.start ?? '';
  const request = { roomId: 31, tariffId: tariffs[0]?.tariffId ?? 0, slots: [start], serviceIds: [], equipmentIds: [] };
  const { price } = (await customer.bookings.quotePrice({ body: request })).message;
  const { orderId } = (await customer.bookings.writeSchedule({ body: { ...request, price } })).message;
  return { orderId, price };
}

test('an organisation pays by an invoice: staff mark its money, and the customer sees it at once', async ({
  browser,
}) => {
  const [page, office] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  const customer = await newCustomer();
  const { userEmail, bioINN, emailAccept } = (await customer.profile.getProfile({})).message;
  const organisation = { ...emptyOrganisation, name: 'ООО «Печь и глина»', INN: '6672051180', KPP: '667201001' };
  const named = { bioLastname: 'Лаптева', bioName: 'Дарья', bioMiddlename: '', userEmail, bioINN, emailAccept };
  await customer.profile.saveProfile({ body: { ...named, organisations: [organisation] } });
  const { orderId, price } = await heldAhead(customer);
  await enter(page, customer);
  await enter(office, await staffAtApi());

  await test.step('the invoice comes as a file, and the page says what follows', async () => {
    await page.goto(`/app/booking/order/${orderId}/payment`);
    const make = page.getByRole('button', { name: /^Получить счёт на/ });
    await expect(make).toBeVisible();
    await looksRight(page);
    const [file] = await Promise.all([page.waitForEvent('download'), make.click()]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(await file.path()))));
    const words = text.join(' ').replace(/\s+/g, ' ');
    expect(words).toContain('6672051180');
    expect(words).toContain(`бронь № ${orderId}`);
    expect(words).toContain(
      formatMoney(price)
        .replace(/[\s\u00a0]*₽/, '')
        .replace(/\s/g, ' '),
    );
    await expect(page.getByRole('heading', { name: /^Счёт №/ })).toBeVisible();
    await looksRight(page);
  });

  const { invoices } = (await customer.papers.listMyPapers({})).message;
  const [invoice] = invoices;

  await test.step('staff mark a part, which confirms nothing, and then the rest', async () => {
    await office.goto(`/app/admin/agreements/invoices/${invoice?.invoiceId}`);
    const mark = async (order: string, sum: string | null) => {
      await office.getByRole('button', { name: 'Деньги пришли' }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel('Номер платёжного поручения').fill(order);
      if (sum !== null) await dialog.getByLabel(/^Сумма/).fill(sum);
      await dialog.getByRole('button', { name: 'Отметить', exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await mark('118', '100');
    await expect(office.getByText(/бронь ещё не\sподтверждена/)).toBeVisible();
    await looksRight(office);
    await mark('119', null);
    await expect(office.getByText('Оплачен', { exact: true })).toBeVisible();
  });

  await test.step('the customer’s page follows by itself, and so do the documents', async () => {
    await expect(page.getByRole('heading', { name: /^Оплачено/ })).toBeVisible();
    await page.goto('/app/marketplace/account/documents');
    const papers = page.getByRole('list', { name: /^Счета и\sакты$/ });
    await expect(papers.getByText('Оплачен', { exact: true })).toBeVisible();
    await looksRight(page);
  });
});
