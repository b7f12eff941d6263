import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Frame, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';

export const phone = { width: 360, height: 740 } as const;
export const desktop = { width: 1280, height: 900 } as const;

const started = new WeakMap<Page, Set<Request>>();

/** The requests of a page that have not ended, from the first call on. A live channel is a WebSocket, and none of them. */
function unfinished(page: Page): ReadonlySet<Request> {
  const look = started.get(page);
  if (look) return look;
  const requests = new Set<Request>();
  started.set(page, requests);
  page.on('request', request => requests.add(request));
  page.on('requestfinished', request => requests.delete(request));
  page.on('requestfailed', request => requests.delete(request));
  return requests;
}

/** Opens an address in a page that `settled` is asked about. */
export async function open(page: Page, path: string): Promise<void> {
  unfinished(page);
  await page.goto(path);
}

const appOf = ({ pathname }: URL) => (pathname.startsWith('/app/admin') ? 'office' : 'public');

/**
 * Goes to another screen of the app that stands, as a link in it would: the app is not loaded again. Opens the address
 * if no app stands, or if it belongs to the other one.
 */
export async function go(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return open(page, path);
  const [from, to] = [new URL(page.url()), new URL(path, page.url())];
  if (appOf(from) !== appOf(to)) return open(page, path);
  unfinished(page);
  await page.evaluate(address => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('data-left', heading.textContent);
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  // The same screen with another query keeps its heading.
  if (from.pathname === to.pathname) return;
  const arrived = () => {
    const heading = document.querySelector('h1');
    return heading !== null && heading.getAttribute('data-left') !== heading.textContent;
  };
  // Two screens of one kind may share their heading.
  await page.waitForFunction(arrived, undefined, { timeout: 3_000 }).catch(() => open(page, path));
}

/**
 * Waits until nothing is loading any more, on a page that `open` has opened: no request is under way while the page has
 * nothing to do. The driver's `networkidle` would wait half a second longer on each page.
 */
export async function settled(page: Page): Promise<void> {
  const requests = unfinished(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await takenOver(page);
  do {
    await expect.poll(() => requests.size, { intervals: [20], timeout: 30_000 }).toBe(0);
    // Where nothing is painted the callback may not come for seconds.
    await page.evaluate(() => new Promise(done => requestIdleCallback(() => setTimeout(done, 50), { timeout: 200 })));
  } while (requests.size > 0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Waits until React has taken over all parts of a page that came from the server. */
export const takenOver = (page: Page) => expect(page.locator('[data-part=""]')).toHaveCount(0);

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules whose answer depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Expectation {
  /** A part of the page, by its selector. */
  readonly within?: string;
  /** Only the colours have changed since the last look. */
  readonly colours?: boolean;
}

/** What axe finds wrong with the page as it stands, and whether it scrolls sideways. */
export async function faultsOf(page: Page, { within, colours = false }: Expectation = {}): Promise<string[]> {
  await Promise.all(page.frames().map(frame => Promise.race([inject(frame), wait(1_000)])));
  const breaches = await page.evaluate(
    async ([context, rules]) => {
      const { violations } = await window.axe.run(context ?? document, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: { type: 'rule', values: rules } }),
      });
      // Only these lines travel: axe says much more of a page, also of what is right.
      return violations.map(({ id, nodes }) => `${id} ${nodes.map(node => node.target.join(' ')).join(' | ')}`);
    },
    [within, colours ? [...colourRules] : undefined] as const,
  );
  return [...breaches, ...(await overflowOf(page))];
}

/** Without the markup of what is wrong: nobody reads it, and it takes a twentieth of a check. */
const SOURCE = `${axe.source};axe.configure({ noHtml: true })`;

/** Puts axe into a frame, where it stays until that is left. One whose scripts are blocked may never answer. */
async function inject(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}

/** Whether the page scrolls sideways. */
export async function overflowOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [`scrolls sideways by ${over} px`] : [];
}

/** Looks at the page on a phone and on a desktop, and leaves it as on a desktop. */
export async function looksRight(page: Page): Promise<void> {
  // While the script of the next screen loads there is neither a heading nor a busy part.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expect(page.locator('[aria-busy=true], .MuiDataGrid-root [role=progressbar]')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  }
}
