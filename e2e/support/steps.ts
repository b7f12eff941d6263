import { expect, type Locator, type Page } from '@playwright/test';
import { codeFor, type Login, people } from './api.ts';

/** Registers from the login page: phone, the code that was sent, a password, the consent. */
export async function register(page: Page, phone: string, password = 'Надёжный-пароль-1'): Promise<void> {
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible();
  await expect(page.getByText(/Код действителен ещё/)).toBeVisible();
  await page.locator('input[name=code]').fill(await codeFor(phone));
  await page.getByRole('textbox', { name: 'Придумайте пароль' }).fill(password);
  await page.getByRole('checkbox', { name: /согласие/ }).check();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
}

/** Signs in as a customer who has an account. */
export async function signIn(
  page: Page,
  { phone, password }: { readonly phone: string; readonly password: string } = people.customer,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}

/** Signs in as staff from the top of the login page. */
export async function signInAsStaff(page: Page, who: Login = people.administrator): Promise<void> {
  await page.goto('/app/admin/login');
  await signInHereAsStaff(page, who);
}

/** Signs in as staff where the login page stands, captcha included. */
export async function signInHereAsStaff(page: Page, { phone, password }: Login): Promise<void> {
  await page.getByLabel('Телефон').fill(phone);
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'Я не робот' }).click();
  // The browser solves a proof of work: a second on a free machine, more on a busy one.
  await expect(page.getByText('Вы не робот')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** The field of a date, a time or both. */
export const dateField = (page: Page, label: string): Locator => page.getByRole('group', { name: label, exact: true });

/** Types a date into its field: the picker moves to the next part by itself, so only the digits are pressed. */
export async function typeDate(page: Page, label: string, text: string): Promise<void> {
  await dateField(page, label).getByRole('spinbutton').first().click();
  await page.keyboard.type(text.replace(/\D/g, ''));
}

/** One hour of a calendar. */
export const hour = (page: Page, start: string): Locator => page.locator(`[data-start="${start}"]`);

/** Turns the calendar forward until a day's hours are shown. */
export async function turnTo(page: Page, start: string): Promise<void> {
  await expect(page.locator('[data-start]').first()).toBeVisible();
  for (let turn = 0; turn < 20 && !(await hour(page, start).isVisible()); turn++) {
    await page.getByRole('button', { name: /^(Следующ|Вперёд)/ }).click();
    await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
  }
  await expect(hour(page, start)).toBeVisible();
}

/** Pays in the provider’s frame; the bank answers as chosen there. */
export async function payInFrame(page: Page, answer = 'Спишет деньги'): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.getByRole('radio', { name: answer }).check();
  await frame.getByRole('button', { name: /^Оплатить/ }).click();
}

/** Closes the note of a decision that can still be taken back, which sends it at once; other notes stay. */
export async function sendDecision(page: Page): Promise<void> {
  const note = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Отменить' }) });
  await note.getByRole('button', { name: 'Закрыть уведомление' }).press('Enter');
}

/** The README’s pictures: taken when SCREENSHOTS names a folder, without toasts, around what matters. */
export async function picture(page: Page, name: string, around: Locator): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  const toasts = page.getByRole('button', { name: 'Закрыть уведомление' });
  while ((await toasts.count()) > 0) await toasts.first().click();
  await around.evaluate(element => element.scrollIntoView({ block: 'center' }));
  await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
}
