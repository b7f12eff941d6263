import { expect, type Page } from '@playwright/test';
import { formOf, type WalkedForm } from './forms.ts';
import { heldBy, typeInto, untilKept } from './typing.ts';

/** Types into a form, reloads the page, and says if something of it is lost. */
async function walk(page: Page, form: WalkedForm): Promise<void> {
  const address = form.at.startsWith('/') ? form.at : `/app/admin/${form.at}`;
  const screen = formOf(page, form);
  await page.goto(address, { waitUntil: 'commit' });
  await form.open?.(page);
  await typeInto(screen);
  await form.settled?.(page);
  const typed = await heldBy(screen);
  await untilKept(screen);
  await page.reload({ waitUntil: 'commit' });
  await form.open?.(page);
  await expect.poll(() => heldBy(screen), { message: 'after a reload', timeout: 12_000 }).toEqual(typed);
  if (form.open) {
    const giveUp = screen.getByRole('button', { name: /^(Отмена|Не\s(отменять|менять|передавать))$/ });
    const isDialog = (await page.getByRole('dialog').count()) > 0;
    if ((await giveUp.count()) > 0) await giveUp.click();
    else if (isDialog) await page.keyboard.press('Escape');
    // A tab shows another part of the same form.
    else return;
    await expect(screen).toHaveCount(0);
    await form.open(page);
    await expect.poll(() => heldBy(screen), { message: 'after the dialog was closed' }).toEqual(typed);
  }
  // A draft of the demo's people must not meet other journeys.
  const again = screen.getByRole('button', { name: 'Начать заново' });
  if ((await again.count()) === 0) return;
  await again.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Начать заново' }).click();
  await expect.poll(() => heldBy(screen), { message: 'after it was given up' }).not.toEqual(typed);
}

/** Walks the forms one after another, and says which of them lose something. */
export async function walkAll(page: Page, forms: readonly WalkedForm[]): Promise<string[]> {
  page.on('dialog', dialog => void dialog.accept());
  page.setDefaultTimeout(15_000);
  const lost: string[] = [];
  for (const form of forms) {
    try {
      await walk(page, form);
    } catch (error) {
      lost.push(`${form.file}: ${error instanceof Error ? error.message.slice(0, 900) : error}`);
    }
  }
  return lost;
}
