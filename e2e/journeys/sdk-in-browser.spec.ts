import { expect } from '@playwright/test';
import { type MockedPage, serveMockedPage } from '../support/mocked.page.ts';
import { test } from '../support/test.ts';

const start = '2026-11-20T04:00:00.000Z';
let mocked: MockedPage;

test.beforeAll(async () => {
  mocked = await serveMockedPage();
});
test.afterAll(() => mocked.close());

test('a page is tested in the browser with no server behind it', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', error => broken.push(error.message));
  page.on('console', message => {
    // The browser itself reports every answer that is not 2xx.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      broken.push(message.text());
  });
  await page.goto(mocked.origin);
  await page.evaluate(() => window.program.start());

  await test.step('every call has an answer', async () => {
    const rooms = await page.evaluate(() => window.program.rooms());
    expect(rooms.length).toBeGreaterThan(0);
    expect(rooms.every(name => /[а-яё]/i.test(name))).toBe(true);
    expect(await page.evaluate(() => window.program.room(52))).toBe(52);
  });

  await test.step('a test says what it is about', async () => {
    await page.evaluate(() => window.program.emptyTheHouse());
    expect(await page.evaluate(() => window.program.rooms())).toEqual([]);
  });

  await test.step('a row of the failure table is answered, once', async () => {
    await page.evaluate(starts => window.program.takeTheHours(starts), [start]);
    const book = () => page.evaluate(slots => window.program.book(slots), [start]);
    expect(await book()).toEqual({
      status: 409,
      code: 'slot_taken',
      text: 'Выбранные часы уже заняты. Выберите другое время',
      data: { taken: [start], nearest: [] },
    });
    expect(await book()).toEqual({ orderId: expect.any(Number) });
  });

  await test.step('an upload arrives whole and tells how far it is', async () => {
    const { heard, steps } = await page.evaluate(() => window.program.upload(3_000_000));
    expect(heard).toEqual([{ name: 'я.png', type: 'image/png', bytes: 3_000_000 }]);
    expect(steps.at(-1)).toBe(1);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });

  await test.step('a download comes under its name', async () => {
    expect(await page.evaluate(() => window.program.download('Чек № 7.pdf'))).toEqual({
      name: 'Чек № 7.pdf',
      type: 'application/pdf',
      text: '%PDF-1.4',
    });
  });

  await test.step('a live message reaches who follows', async () => {
    const heard = await page.evaluate(starts => window.program.hear(starts), [start]);
    expect(heard).toEqual({ roomId: 31, starts: [start], orderId: null });
  });

  expect(broken).toEqual([]);
  expect(mocked.paths.filter(path => path.startsWith('/api'))).toEqual([]);
});
