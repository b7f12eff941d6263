import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const phone = { width: 360, height: 740 } as const;
export const desktop = { width: 1280, height: 900 } as const;

/** Waits until nothing is loading any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** The rules whose answer depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Wanted {
  /** A part of the page, by its selector. */
  readonly within?: string;
  /** Only the colours have changed since the last look. */
  readonly colours?: boolean;
}

/** What axe finds wrong with the page as it stands, and whether it scrolls sideways. */
export async function faultsOf(page: Page, { within, colours = false }: Wanted = {}): Promise<string[]> {
  const known = await page.evaluate(() => 'axe' in window);
  // Injecting axe takes a fifth of a check, and it stays in a page until that is left.
  const axe = new AxeBuilder({ page, ...(known && { axeSource: ';' }) })
    // One run in the page itself. The other way opens a second page for the results and is three times as slow; it
    // differs for frames of other origins, and there are none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  if (colours) axe.withRules(colourRules);
  const { violations } = await axe.analyze();
  return [
    ...violations.map(({ id, nodes }) => `${id} ${nodes.map(node => node.target.join(' ')).join(' | ')}`),
    ...(await overflowOf(page)),
  ];
}

/** Whether the page scrolls sideways. */
export async function overflowOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [`scrolls sideways by ${over} px`] : [];
}

/** Looks at the page on a phone and on a desktop, and leaves it as on a desktop. */
export async function looksRight(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  }
}
