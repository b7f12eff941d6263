import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { acceptEvent, addEventImage, getEvent, removeEventImage } from '@venue/sdk/events/admin';
import { type AdminEvent, eventStatus } from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { anEvent, anEventIn, aPicture } from '../events.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { published, awaitingPayment, deleted } = eventStatus;
const onDisk = (url = '') => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));
const staff = async () => api.as(await api.aStaff());
const read = async ({ eventId }: AdminEvent) => (await (await staff()).send(getEvent, { id: eventId })).message;

test('poster and wide picture have a place each; the next one takes it, and the version stays', async () => {
  const event = await anEvent(api, { poster: false });
  const { eventId, version } = event;
  const office = await staff();
  const { message: wide } = await office.send(addEventImage, {
    body: { file: await aPicture(), eventId, as: 'image' },
  });
  expect(await read(event)).toMatchObject({ mainImage: null, image: wide, version });
  const { message: poster } = await office.send(addEventImage, {
    body: { file: await aPicture('#b87333'), eventId, as: 'mainImage' },
  });
  expect(await read(event)).toMatchObject({ mainImage: poster, image: wide, version });
  const { message: better } = await office.send(addEventImage, {
    body: { file: await aPicture('#336699'), eventId, as: 'mainImage' },
  });
  expect(await read(event)).toMatchObject({ mainImage: better, image: wide });
  expect([onDisk(poster.url), onDisk(better.url), onDisk(wide.url)]).toEqual([false, true, true]);
  await office.send(removeEventImage, { body: { eventId, as: 'image' } });
  expect((await read(event)).image).toBeNull();
  expect(onDisk(wide.url)).toBe(false);
  const again = office.send(removeEventImage, { body: { eventId, as: 'image' } });
  await expect(again).rejects.toMatchObject({ code: 'not_found' });
  const { rows } = await api.db.execute(
    sql`select call_id, before, after from audit where subject = 'event' and subject_id = ${eventId} order by id desc limit 1`,
  );
  expect(rows).toEqual([{ call_id: 'admin.event.imageRemove', before: { image: wide }, after: { image: null } }]);
});

test('two uploads at once leave one poster', async () => {
  const postgres = await testApi({ kind: 'postgres' });
  onTestFinished(() => postgres.close());
  const { eventId } = await anEvent(postgres, { poster: false });
  const [one, two] = [postgres.as(await postgres.aStaff()), postgres.as(await postgres.aStaff())];
  const upload = async (office: typeof one) =>
    office.send(addEventImage, { body: { file: await aPicture(), eventId, as: 'mainImage' } });
  await Promise.all([upload(one), upload(two)]);
  const { rows } = await postgres.database.pool.query(
    `select count(*)::int as n from picture where owner = 'event' and owner_id = $1`,
    [eventId],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('a published event keeps a poster, and its approved version follows what staff put there', async () => {
  const event = await anEvent(api);
  const office = await staff();
  const { eventId } = event;
  const { message } = await office.send(acceptEvent, {
    eventId,
    body: { seen: 1, status: published },
  });
  expect(message.approved?.mainImage).toEqual(event.mainImage);
  const remove = office.send(removeEventImage, { body: { eventId, as: 'mainImage' } });
  await expect(remove).rejects.toMatchObject({ code: 'not_editable' });
  const { message: next } = await office.send(addEventImage, {
    body: { file: await aPicture('#ffffff'), eventId, as: 'mainImage' },
  });
  expect(await read(event)).toMatchObject({ mainImage: next, approved: { mainImage: next } });
  expect(onDisk(event.mainImage?.url)).toBe(false);
  const waits = await anEventIn(api, await api.aCustomer(), awaitingPayment);
  await expect(
    office.send(removeEventImage, { body: { eventId: waits.eventId, as: 'mainImage' } }),
  ).rejects.toMatchObject({ code: 'not_editable' });
});

test('a picture the approved version shows stays while the draft has another', async () => {
  const event = await anEvent(api);
  const office = await staff();
  const { eventId } = event;
  const at = { eventId };
  await office.send(acceptEvent, { ...at, body: { seen: 1, status: published } });
  await office.send(acceptEvent, { ...at, body: { seen: published, status: 1 } });
  await office.send(removeEventImage, { body: { eventId, as: 'mainImage' } });
  expect(onDisk(event.mainImage?.url)).toBe(true);
  await office.send(addEventImage, { body: { file: await aPicture('#abcdef'), eventId, as: 'mainImage' } });
  await office.send(acceptEvent, { ...at, body: { seen: 1, status: published } });
  expect(onDisk(event.mainImage?.url)).toBe(false);
});

test('what is no picture, a deleted and a missing event, and who may not, are refused', async () => {
  const { eventId } = await anEvent(api);
  const office = await staff();
  const text = new File(['не картинка'], 'афиша.png', { type: 'image/png' });
  const wrong = office.send(addEventImage, { body: { file: text, eventId, as: 'image' } });
  await expect(wrong).rejects.toMatchObject({ code: 'file_type_wrong' });
  const huge = new File([new Uint8Array(11 * 1024 * 1024)], 'афиша.png', { type: 'image/png' });
  const big = office.send(addEventImage, { body: { file: huge, eventId, as: 'image' } });
  await expect(big).rejects.toMatchObject({ code: 'file_too_big' });
  const gone = await anEventIn(api, await api.aCustomer(), deleted);
  const file = await aPicture();
  for (const missing of [gone.eventId, 999_999]) {
    await expect(
      office.send(addEventImage, { body: { file, eventId: missing, as: 'mainImage' } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(office.send(removeEventImage, { body: { eventId: missing, as: 'mainImage' } })).rejects.toMatchObject({
      code: 'not_found',
    });
  }
  for (const stranger of [api.as(await api.aStaff(['events.read'])), api.as(await api.aCustomer()), api.client()]) {
    await expect(stranger.send(addEventImage, { body: { file, eventId, as: 'mainImage' } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(stranger.send(removeEventImage, { body: { eventId, as: 'mainImage' } })).rejects.toMatchObject({
      status: 403,
    });
  }
});
