import { expect, type Page } from '@playwright/test';

/** The notes and what they must not cover, as the browser lays them out. */
const layout = () => {
  const box = (element: Element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return { top, right, bottom, left };
  };
  const notes = [...document.querySelectorAll('[aria-label="Уведомления"] > div')].map(box);
  const header = document.querySelector('[data-header]')?.getBoundingClientRect().bottom ?? 0;
  const obstacles =
    ':is([data-header] :is(a, button, input)), [data-variant="contained"], .MuiButton-contained, [data-uncovered]';
  const covered = [...document.querySelectorAll(obstacles)]
    .filter(element => element.getClientRects().length > 0)
    .filter(element => {
      const one = box(element);
      return notes.some(
        other => one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left,
      );
    })
    .map(element => element.textContent ?? '');
  return { notes, covered, header, width: document.documentElement.clientWidth, height: window.innerHeight };
};

/** A note is shown in free room of the header or at the top right below it, and covers no button: on three screens. */
export async function notesAreClear(page: Page, text: string | RegExp): Promise<void> {
  const note = page.getByRole('region', { name: 'Уведомления' }).getByText(text).first();
  await expect(note).toBeVisible();
  const before = page.viewportSize();
  // The time of a note stops while the pointer is on it.
  const box = await note.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const size of [before, { width: 1366, height: 768 }, { width: 360, height: 740 }]) {
    if (size) await page.setViewportSize(size);
    await expect.poll(async () => (await page.evaluate(layout)).covered).toEqual([]);
    const { notes, header, width, height } = await page.evaluate(layout);
    for (const { top, right, bottom } of notes) {
      if (bottom <= header) continue;
      expect(Math.round(width - right)).toBe(16);
      expect(top).toBeGreaterThan(56);
      expect(bottom).toBeLessThan(height);
    }
  }
  if (before) await page.setViewportSize(before);
}
