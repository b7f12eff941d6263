import { expect, type Page } from '@playwright/test';
import { hourOf } from '@venue/sdk';

export const clock = (start: string) => `${String(hourOf(start)).padStart(2, '0')}:00`;

/** An hour of the photo studio on the board of a day. */
export const cell = (page: Page, start: string) =>
  page.getByRole('button', { name: new RegExp(`^Фотостудия, ${clock(start)}, (свободно|выбрано)$`) });

/** Goes to an hour of the photo studio by the arrows: rooms that are taken stand above it. */
export async function walkTo(page: Page, start: string): Promise<void> {
  await page.locator('[data-cursor]').focus();
  await page.keyboard.press('Home');
  const inStudio = page.getByRole('row', { name: /^Фотостудия/ }).locator('[data-cursor]');
  for (let step = 0; step < 21 && !(await inStudio.isVisible()); step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  for (let step = 0; step < 24 && !(await cell(page, start).isVisible()); step++)
    await page.keyboard.press('ArrowRight');
  await expect(cell(page, start)).toBeFocused();
}
