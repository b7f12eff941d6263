import { expect, type Locator, type Page } from '@playwright/test';
import { hourOf } from '@venue/sdk';
import { codeFor, enter, freeRun, newCustomer, newPhone } from '../support/api.ts';
import { hour } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** Laptops, and one of them at 200 %. */
const windows = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 640, height: 400 },
] as const;

/** How many pixels of a box that scrolls by itself are out of sight around an element. */
const cutAround = (element: Locator) =>
  element.evaluate(inner => {
    let most = 0;
    for (let box = inner.parentElement; box && box !== document.documentElement; box = box.parentElement)
      if (/auto|scroll|hidden/.test(getComputedStyle(box).overflowY))
        most = Math.max(most, box.scrollHeight - box.clientHeight);
    return most;
  });

/** Whether something that sticks to the window lies over the middle of an element. */
const isCovered = (element: Locator) =>
  element.evaluate(inner => {
    const { left, top, width, height } = inner.getBoundingClientRect();
    return !inner.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

async function expectWhole(page: Page, control: Locator, start: string): Promise<void> {
  // It may be drawn anew once it is known who looks.
  await expect(() => control.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  await expect(control).toBeInViewport({ ratio: 0.99 });
  expect(await cutAround(control), 'pixels of the panel that are cut').toBeLessThanOrEqual(1);
  await hour(page, start).evaluate(cell => cell.scrollIntoView({ block: 'center' }));
  expect(await isCovered(hour(page, start)), 'the chosen hour is covered').toBe(false);
}

async function openChosen(page: Page): Promise<string> {
  const { day, starts } = await freeRun(31, 3);
  const [first = ''] = starts;
  const from = hourOf(first);
  await page.goto(`/app/rooms/31?day=${day}&from=${from}&to=${from + 3}`);
  await expect(hour(page, first)).toHaveAttribute('aria-selected', 'true');
  // What the server has drawn is the app's.
  await expect(page.locator('main [data-part=""]')).toHaveCount(0);
  return first;
}

for (const size of windows) {
  test(`the booking panel is whole at ${size.width} × ${size.height}, for a visitor, at the code and for a customer`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const start = await openChosen(page);
    const book = page.getByRole('button', { name: 'Забронировать' });

    await test.step('a visitor', async () => {
      await expectWhole(page, page.getByRole('textbox', { name: 'Телефон' }), start);
      await expectWhole(page, book, start);
    });

    await test.step('the code', async () => {
      const phone = newPhone();
      await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
      await book.click();
      const code = page.locator('input[name=code]');
      await expect(code).toBeFocused();
      await codeFor(phone);
      await expectWhole(page, code, start);
    });

    await test.step('a customer', async () => {
      await enter(page, await newCustomer());
      await openChosen(page);
      await expectWhole(page, book, start);
    });
  });
}
