// Choosing an hour: from the press to the frame that shows it, at a slow processor, in a Chromium against the real
// builds and the real server.
import { SCREEN, withDemo } from './browser.mjs';
import { PHONE, SLOWER } from './paint.bench.mjs';

const MOST_MS = 100;
/** `settledMs`: in which the price and everything else that follows a press has come. */
const FULL = { visits: 3, presses: 6, settledMs: 1_500 };
const BRIEF = { visits: 1, presses: 1, settledMs: 500 };
const cells = '[role=gridcell][data-state=free]';

export const name = 'press';
export const goal = `choosing an hour at a processor ${SLOWER} times slower: at most ${MOST_MS} ms each time`;

export async function run({ brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  return withDemo(async (browser, origin) => {
    const figures = [];
    for (const [title, screen] of [
      ['Phone', PHONE],
      ['Wide screen', SCREEN],
    ]) {
      const pressed = [];
      for (let visit = 0; visit < size.visits; visit++) pressed.push(...(await visited(browser, origin, screen, size)));
      figures.push(
        { what: `${title}: the slowest of ${pressed.length}`, ours: Math.max(...pressed), most: MOST_MS, unit: 'ms' },
        {
          what: `${title}: on average`,
          ours: pressed.reduce((sum, each) => sum + each, 0) / pressed.length,
          unit: 'ms',
        },
      );
    }
    return figures;
  });
}

/** The button of the day with the most free hours: «9 ч». */
async function freest(page) {
  const days = page.getByRole('button', { name: /ч свободно/ });
  const hours = await days.evaluateAll(each =>
    each.map(({ textContent }) => Number(/(\d+)\u00a0ч/.exec(textContent)?.[1])),
  );
  return days.nth(hours.indexOf(Math.max(...hours)));
}

async function middleOf(element) {
  await element.evaluate(each => each.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = await element.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Milliseconds of each press, as the browser's Event Timing tells them (in steps of 8). */
async function visited(browser, origin, screen, { presses, settledMs }) {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/app/rooms/31`, { waitUntil: 'networkidle' });
    // By position: an action on an element would leave listeners of the driver in the page.
    if (screen.isMobile) await page.touchscreen.tap(...(await middleOf(await freest(page))));
    await page.waitForTimeout(settledMs);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(() => {
      window.benchPresses = [];
      new PerformanceObserver(list => {
        for (const { name, duration } of list.getEntries())
          if (['pointerdown', 'pointerup', 'touchend', 'click'].includes(name)) window.benchPresses.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    });
    const pressed = [];
    for (let press = 0; press < presses; press++) {
      const cell = page.locator(cells).first();
      const [x, y] = await middleOf(cell);
      if (!screen.isMobile) await page.mouse.move(x, y);
      await page.waitForTimeout(settledMs);
      await page.evaluate(() => window.benchPresses.splice(0));
      if (screen.isMobile) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      await page.waitForTimeout(settledMs);
      const took = await page.evaluate(() => window.benchPresses);
      // Presses below the threshold are not reported.
      pressed.push(Math.max(16, ...took));
    }
    const selection = await page.locator('[role=gridcell][data-state=selected]').count();
    if (selection !== presses) throw new Error(`${selection} of ${presses} hours are chosen`);
    return pressed;
  } finally {
    await context.close();
  }
}
