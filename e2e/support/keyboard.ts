import { expect, type Locator, type Page } from '@playwright/test';

interface How {
  /** The most presses that may be needed to get somewhere. */
  readonly most?: number;
  /** Shift+Tab. */
  readonly back?: boolean;
}

/** Presses Tab until something is focused that fits a selector or a locator. */
export async function tabTo(
  page: Page,
  fits: string | Locator,
  { most = 80, back = false }: How = {},
): Promise<Locator> {
  const target = typeof fits === 'string' ? page.locator(fits) : fits;
  const focused = target.and(page.locator(':focus'));
  await expect(target.first()).toBeVisible();
  for (let press = 0; press < most; press++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    if ((await focused.count()) > 0) return focused;
  }
  throw new Error(`${most} presses of ${back ? 'Shift+Tab' : 'Tab'} did not reach ${fits}`);
}

type Role = Parameters<Page['getByRole']>[0];

/** Tabs to an element by role and name, and presses a key there. */
export async function pressOn(page: Page, role: Role, name: string | RegExp, key = 'Enter', how?: How): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }), how);
  await page.keyboard.press(key);
}

/** Tabs to a text field by its name and replaces its text. */
export async function typeInto(page: Page, name: string | RegExp, text: string, how?: How): Promise<void> {
  const field = await tabTo(page, page.getByRole('textbox', { name }).or(page.getByRole('combobox', { name })), how);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Tabs to a list of choices and moves down to one. */
export async function choose(page: Page, name: string | RegExp, label: string, how?: How): Promise<void> {
  const field = await tabTo(page, page.getByRole('combobox', { name }), how);
  const options = field.locator('option');
  await expect(options.filter({ hasText: label })).not.toHaveCount(0);
  await page.keyboard.press('Home');
  for (let press = await options.count(); press > 0; press--) {
    if ((await field.locator('option:checked').textContent()) === label) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${name} offers no «${label}»`);
}

/** Opens the dialog for choosing a file by keyboard, and chooses a file. */
export async function attach(page: Page, button: Locator, name: string, text: string): Promise<void> {
  // The wait begins first: the key may open the dialog before the browser is told to let us answer it.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}
