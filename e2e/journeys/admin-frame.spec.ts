import { expect, type Page } from '@playwright/test';
import { colleagueWith, enter, newCustomer, staffAtApi } from '../support/api.ts';
import { faultsOf } from '../support/looks.ts';
import { test } from '../support/test.ts';

const menuLink = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name });

/** How many rows a list reports; undefined while it has not yet. */
async function rowsOf(page: Page): Promise<number | undefined> {
  const [range] = await page.getByText(/^\d+–\d+\sиз\s\d+$/).allTextContents();
  if (range) return Number(/\d+$/.exec(range)?.[0]);
  return (await page.getByText(/^Ничего не\sнайдено$/).count()) > 0 ? 0 : undefined;
}

test('one gets about by the keyboard: a person, a booking by its number, a section', async ({ page }) => {
  const staff = await staffAtApi();
  const [booking] = (await staff.bookings.admin.listBookings({ query: { status: 2 } })).items;
  if (!booking) throw new Error('the demo has no paid booking');
  await enter(page, await staffAtApi());
  await page.goto('/app/admin/applications');
  await expect(page.getByRole('heading', { name: 'Заявки', level: 1 })).toBeVisible();
  const input = page.getByRole('combobox', { name: 'Что найти' });

  await test.step('a person by half a phone', async () => {
    await page.keyboard.press('Control+KeyK');
    await expect(input).toBeFocused();
    await page.keyboard.type(`+7 ${booking.phone.slice(0, 3)} ${booking.phone.slice(3)}`);
    await expect(page.getByRole('group', { name: 'Люди' }).getByRole('option').first()).toBeVisible();
    expect(await faultsOf(page, { within: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/users\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`№\u00a0${booking.userId}`);
  });

  await test.step('a booking by its number', async () => {
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await page.keyboard.type(`№ ${booking.orderId}`);
    const match = page.getByRole('option', { name: `Бронирование №\u00a0${booking.orderId}` });
    await expect(match).toBeVisible();
    while ((await match.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/bookings\\?booking=${booking.orderId}$`));
    await expect(page.getByRole('dialog', { name: /^Бронь №/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a section, typed on the wrong layout, and what was looked at before', async () => {
    await page.keyboard.press('Control+KeyK');
    await expect(input).toBeFocused();
    await expect(page.getByRole('group', { name: 'Недавнее' }).getByRole('option')).not.toHaveCount(0);
    await page.keyboard.type('htpblty');
    await expect(page.getByRole('option', { name: 'Резиденты' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/residents$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the numbers of the summary lead to as many rows', async ({ page }) => {
  await enter(page, await staffAtApi());
  for (const name of [/Заявки ждут решения$/, /Временные\s+брони$/]) {
    await page.goto('/app/admin/home');
    const tile = page.getByRole('main').getByRole('link', { name });
    const count = Number(/^\d+/.exec(((await tile.textContent()) ?? '').trim())?.[0]);
    await tile.click();
    await expect.poll(() => rowsOf(page)).toBe(count);
  }
  await page.goto('/app/admin/home?period=month');
  const today = page.getByRole('link', { name: /^Оплаченные бронирования: \d+$/ });
  const count = Number(/\d+$/.exec((await today.textContent()) ?? '')?.[0]);
  await today.click();
  await expect.poll(() => rowsOf(page)).toBe(count);

  await page.goBack();
  await page.getByRole('link', { name: /^Оплачено/ }).click();
  await expect(page).toHaveURL(/paidFrom=.*paidTo=/);
  const { searchParams } = new URL(page.url());
  const staff = await staffAtApi();
  const query = { paidFrom: searchParams.get('paidFrom') ?? '', paidTo: searchParams.get('paidTo') ?? '' };
  const prices: number[] = [];
  for await (const row of staff.bookings.admin.listBookings.rows({ query })) prices.push(row.price);
  await expect.poll(() => rowsOf(page)).toBe(prices.length);
  const { message } = await staff.dashboard.admin.getDashboardNumbers({
    query: { from: query.paidFrom, to: query.paidTo },
  });
  expect(message.revenue?.paid).toBe(prices.reduce((sum, price) => sum + price, 0));
});

test('a new application raises the menu’s count before one’s eyes', async ({ page }) => {
  await enter(page, await staffAtApi());
  await page.goto('/app/admin/bookings');
  const link = menuLink(page, /^Заявки \d/);
  const waiting = Number((await link.textContent())?.replace(/\D/g, ''));
  const venue = await newCustomer();
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 400 } });
  const file = new File([new Uint8Array(shot)], 'лицо.png', { type: 'image/png' });
  await venue.profile.uploadAvatar({ body: { file } });
  await expect(link).toContainText(String(waiting + 1));
});

test('two members of staff see that both have a record open, until one leaves', async ({ page, browser }) => {
  await enter(page, await staffAtApi());
  const other = await (await browser.newContext()).newPage();
  const colleague = await colleagueWith(['users.read'], { lastname: 'Юдина', name: 'Вера' });
  await enter(other, await staffAtApi(colleague));
  const staff = await staffAtApi();
  const [person] = (await staff.users.admin.listUsers({ query: { kind: 'customer' } })).items;
  const address = `/app/admin/users/${person?.userId}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Сейчас открыто у/)).toHaveCount(0);
  await other.goto(address);
  await expect(other.getByText(/^Сейчас открыто у: Кузнецова/)).toBeVisible();
  await expect(page.getByText(/^Сейчас открыто у: Юдина/)).toBeVisible();
  await other.close({ runBeforeUnload: true });
  await expect(page.getByText(/Сейчас открыто у/)).toHaveCount(0);
});
