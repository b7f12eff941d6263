import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type Frame } from 'puppeteer-core';
import { type Engine, find, LIMIT } from './engine.ts';

type Element = NonNullable<Awaited<ReturnType<Frame['$']>>>;

/** Polls for an element: in older versions the pages' CSP refuses the means by which the driver waits. */
async function element(frame: Frame, selector: string, words?: RegExp): Promise<Element> {
  const sought = `(${find})(${JSON.stringify(selector)}, ${JSON.stringify(words?.source ?? '')})`;
  for (const late = Date.now() + LIMIT; Date.now() < late; await pause(100)) {
    // A page that is being left answers nothing.
    const element = (await frame.evaluateHandle(sought).catch(() => null))?.asElement();
    if (element) return element as Element;
  }
  throw new Error(`there is no ${selector} ${words ?? ''}`);
}

/** Firefox as Debian ships it, by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  // The window has its size from the start: older versions do not know all that `setViewport` asks for.
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  });
  const page = await browser.newPage();
  const main = () => page.mainFrame();
  const middle = async (handle: Awaited<ReturnType<typeof element>>) => {
    const box = await handle.boundingBox();
    if (!box) throw new Error('what is dragged takes no place');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    open: async url => void (await page.goto(url)),
    press: async (selector, words) => (await element(main(), selector, words)).click(),
    type: async (selector, text) => (await element(main(), selector)).type(text),
    drag: async (from, to) => {
      const [first, last] = [await element(main(), from), await element(main(), to)];
      await first.scrollIntoView();
      const [start, end] = [await middle(first), await middle(last)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 5 });
      await page.mouse.up();
    },
    sees: async (selector, words) => void (await element(main(), selector, words)),
    value: expression => page.evaluate(expression),
    withinFrame: async steps => {
      const frame = await (await element(main(), 'iframe')).contentFrame();
      if (!frame) throw new Error('there is no frame');
      // Older versions cannot tell where a frame lies in its page, so a script clicks.
      const press = (node: Node) => (node as HTMLElement).click();
      await steps({ press: async (selector, words) => (await element(frame, selector, words)).evaluate(press) });
    },
    close: () => browser.close(),
  };
}
