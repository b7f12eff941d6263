import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../server.ts';
import { type Engine, find, LIMIT } from './engine.ts';

/** A screen of its own for a browser that has no headless mode; resolves with its name, as DISPLAY wants it. */
async function screen(): Promise<{ display: string; process: ChildProcess }> {
  const started = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const displayPipe = started.stdio[3];
  if (!displayPipe || !('on' in displayPipe)) throw new Error('Xvfb writes no display number');
  const [number] = (await once(createInterface({ input: displayPipe as NodeJS.ReadableStream }), 'line')) as [string];
  return { display: `:${number}`, process: started };
}

/** WebKitGTK, the engine of Safari, by its own driver and on a screen of its own. */
export async function openWebKit(driverPath: string): Promise<Engine> {
  const { display, process: xvfb } = await screen();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
  const stop = () => {
    driver.kill();
    xvfb.kill();
  };
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      reply => reply.ok,
      () => false,
    );
  for (const until = Date.now() + LIMIT; !(await answers()); ) {
    if (Date.now() > until) {
      stop();
      throw new Error('the driver of WebKit does not answer');
    }
    await new Promise(done => setTimeout(done, 100));
  }
  const browser: WebDriver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 980 });

  const element = async (selector: string, words?: RegExp): Promise<WebElement> => {
    const seen = () =>
      browser.executeScript<WebElement | null>(`return (${find})(...arguments)`, selector, words?.source ?? '');
    const element = await browser.wait(seen, LIMIT).catch(() => null);
    if (element) return element;
    const page = await browser.executeScript<string>('return document.body.innerText');
    throw new Error(`${selector} ${words ?? ''} is not seen in ${page.slice(0, 4000)}`);
  };
  const press = async (selector: string, words?: RegExp) => (await element(selector, words)).click();
  return {
    open: url => browser.get(url),
    press,
    type: async (selector, text) => (await element(selector)).sendKeys(text),
    drag: async (from, to) => {
      const [start, end] = [await element(from), await element(to)];
      await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', start);
      await browser.actions().move({ origin: start }).press().move({ origin: end }).release().perform();
    },
    sees: async (selector, words) => void (await element(selector, words)),
    value: expression => browser.executeScript(`return (${expression})`),
    withinFrame: async steps => {
      await browser.switchTo().frame(await element('iframe'));
      await steps({ press });
      await browser.switchTo().defaultContent();
    },
    close: async () => {
      await browser.quit().finally(stop);
    },
  };
}
