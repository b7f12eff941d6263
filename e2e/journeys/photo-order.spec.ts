import { type BrowserContext, expect, type Page } from '@playwright/test';
import { brandTimeOption } from '@venue/sdk/brands/model';
import { enter, newCustomer } from '../support/api.ts';
import { desktop, phone } from '../support/looks.ts';
import { test } from '../support/test.ts';

const colours = {
  красная: [255, 0, 0],
  жёлтая: [255, 255, 0],
  зелёная: [0, 255, 0],
  синяя: [0, 0, 255],
  белая: [255, 255, 255],
};
const names = Object.keys(colours);

/** Pictures of one colour each, by which they are told apart. */
async function painted(context: BrowserContext) {
  const page = await context.newPage();
  const files = [];
  for (const [name, rgb] of Object.entries(colours)) {
    await page.setContent(`<body style="background: rgb(${rgb})">`);
    files.push({ name: `${name}.png`, mimeType: 'image/png', buffer: await page.screenshot() });
  }
  await page.close();
  return files;
}

/** The colours of the photos as they stand on the page. */
const namesOn = async (page: Page): Promise<string[]> => {
  const seen = await page
    .locator('fieldset, [role=group]')
    .getByRole('img')
    .evaluateAll(async images => {
      const canvas = document.createElement('canvas').getContext('2d');
      return Promise.all(
        images.map(async image => {
          if (!(image instanceof HTMLImageElement) || !canvas) return [];
          image.loading = 'eager';
          await image.decode();
          canvas.drawImage(image, 0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        }),
      );
    });
  const near = (one: number[], other: number[]) =>
    one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 60);
  return seen.map(rgb => Object.entries(colours).find(([, other]) => near(other, rgb))?.[0] ?? String(rgb));
};

test('photos stand in the order they were chosen, also one that failed at first, and as they are dragged', async ({
  page,
  context,
}) => {
  const venue = await newCustomer();
  const { message } = await venue.brands.addBrand({
    body: {
      brandName: 'Пять красок',
      brandDescription: '',
      brandSiteUrl: '',
      brandEmail: '',
      brandPhones: [],
      brandSocials: { vk: '', tg: '' },
      brandWorkingHours: { timeOption: brandTimeOption.daily, from: '', to: '', days: [] },
      address: { value: '', city: '', latitude: null, longitude: null },
      activityKindIds: [],
      organisationId: null,
    },
  });
  await enter(page, venue);
  const files = await painted(context);
  await page.goto(`/app/marketplace/account/brands/${message.brandId}/edit?step=photos`);

  await test.step('five are chosen; the first is slow, and the third meets a broken line', async () => {
    let sent = 0;
    let lost: string | undefined;
    await page.route('**/brands/files/photos/add', async route => {
      const key = route.request().headers()['idempotency-key'];
      sent += 1;
      if (sent === 3) lost = key;
      // The page repeats it by its key, in vain.
      if (lost !== undefined && key === lost) return route.abort('connectionreset');
      if (sent === 1) await new Promise(resolve => setTimeout(resolve, 1_500));
      return route.continue();
    });
    await page.locator('input[type=file]').setInputFiles(files);
    await expect.poll(() => namesOn(page)).toEqual(['красная', 'жёлтая', 'синяя', 'белая']);
    await page.unroute('**/brands/files/photos/add');
  });

  await test.step('sent again it stands where it was chosen, also after a reload', async () => {
    await page.getByRole('button', { name: 'Повторить: зелёная.png' }).click();
    await expect.poll(() => namesOn(page)).toEqual(names);
    await page.reload();
    await expect.poll(() => namesOn(page)).toEqual(names);
  });

  for (const [size, moved] of [
    [desktop, ['жёлтая', 'красная', 'зелёная', 'синяя', 'белая']],
    [phone, names],
  ] as const)
    await test.step(`the first is dragged onto the second at ${size.width} px, and stays there`, async () => {
      await page.setViewportSize(size);
      const handle = page.getByRole('button', { name: 'Переместить фото 1' });
      const target = page.getByRole('button', { name: 'Переместить фото 2' });
      // In the middle: near an edge the page would scroll during the drag.
      await handle.evaluate(element => element.scrollIntoView({ block: 'center' }));
      const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
      if (!from || !to) throw new Error('no handles');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
      await expect(page.getByText('Место 2 из 5')).toBeAttached();
      const saved = page.waitForResponse(/photos\/modify/);
      await page.mouse.up();
      expect((await saved).ok()).toBe(true);
      await page.reload();
      await expect.poll(() => namesOn(page)).toEqual(moved);
    });
});
