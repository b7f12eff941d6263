import { takesKey } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { saveDraft } from '@venue/sdk/drafts';
import { createReview, getReview, removeReview, saveReview, uploadReviewImage } from '@venue/sdk/reviews/admin';
import { ReviewFields } from '@venue/sdk/reviews/model';
import { sample } from '@venue/sdk/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPicture } from './areas/brands/brands.testing.ts';
import type { Person } from './testing/api.people.ts';
import { type TestApi, testApi } from './testing/api.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff(['reviews.manage', 'reviews.read']);
});
afterAll(() => api.close());

const send: ReturnType<TestApi['as']>['send'] = (...args) => api.as(staff).send(...args);
const aReview = async () => (await send(createReview, { body: sample(ReviewFields) })).message.reviewId;

test('a version that was used up, and a record that is gone, answer a repeat as they did', async () => {
  const reviewId = await aReview();
  const { version } = (await send(getReview, { body: { reviewId } })).message;
  const save = (idempotencyKey: string) =>
    send(saveReview, { body: { reviewId, version, reviewAuthor: 'Анна' } }, { idempotencyKey });
  const saved = await save('save');
  expect(await save('save')).toEqual(saved);
  await expect(save('another')).rejects.toMatchObject({ code: 'conflict' });

  const remove = (idempotencyKey: string) => send(removeReview, { body: { reviewId } }, { idempotencyKey });
  const removed = await Promise.all([remove('remove'), remove('remove')]);
  expect(removed[0]).toEqual(removed[1]);
  expect(await remove('remove')).toEqual(removed[0]);
  await expect(remove('another')).rejects.toMatchObject({ code: 'not_found' });
});

test('a file is stored once, and another file with the key of the first is refused', async () => {
  const reviewId = await aReview();
  const put = (bytes: File) => send(uploadReviewImage, { body: { file: bytes, reviewId } }, { idempotencyKey: 'file' });
  const picture = await aPicture();
  const first = await put(picture);
  expect(await put(picture)).toEqual(first);
  // Another picture of the same name, type and length of the form.
  const bytes = new Uint8Array(await picture.arrayBuffer());
  bytes.set([(bytes.at(-1) ?? 0) ^ 1], bytes.length - 1);
  const other = new File([bytes], picture.name, { type: picture.type });
  await expect(put(other)).rejects.toMatchObject({ code: 'key_reused' });
});

test('a write that needs no key takes one, and then answers as the first time', async () => {
  const body = { key: 'brand.add', data: '{}' };
  const save = (idempotencyKey: string) => send(saveDraft, { body }, { idempotencyKey });
  const first = await save('draft');
  api.clock.advance(5_000);
  expect(await save('draft')).toEqual(first);
});

test('whoever is signed in has a key for every write but those that say why none helps', () => {
  const writes = allCalls.filter(({ reads, access }) => reads === undefined && access !== 'public');
  const without = writes.filter(call => !takesKey(call));
  expect(without.map(({ id, repeat }) => `${id} · ${repeat}`)).toMatchInlineSnapshot(`
    [
      "calendar.linkRenew · never: each makes another link",
      "card.linkRenew · never: each one makes another link",
      "codes.emailSend · never: each one sends another code",
      "admin.act.edoArchive · safe",
      "privacy.export · never: a wrong password counts as a try",
      "privacy.deletionAsk · never: a wrong password counts as a try",
      "profile.infoSave · never: an organisation without a number is added again",
      "profile.passportShow · never: every look is written down",
      "profile.phoneActivate · never: its code is used up",
      "profile.accountPhoneActivate · never: its code is used up",
      "profile.accountEmailActivate · never: its code is used up",
      "profile.getInn · never: each one asks the tax service again",
      "profile.passportDownload · never: every look is written down",
      "admin.desk.feedRenew · never: each makes another link",
      "admin.security.finish · never: a code works once",
      "admin.security.codes · never: a code works once",
      "admin.security.remove · never: a code works once",
      "admin.security.sessionEnd · never: the second finds it ended",
      "admin.staff.factorReset · never: the second finds it gone",
      "admin.user.dataDownload · never: every look is written down",
      "admin.user.passportShow · never: every look is written down",
    ]
  `);
  // A key of nobody is not stored, so nothing that visitors may call is repeated because of one.
  expect(allCalls.filter(({ access, repeat }) => access === 'public' && repeat === 'idempotency-key')).toEqual([]);
});

test('nothing is stored of what is refused', async () => {
  await api.db.execute(sql`delete from idempotency`);
  await expect(send(removeReview, { body: { reviewId: 1_000_000 } }, { idempotencyKey: 'gone' })).rejects.toMatchObject(
    { code: 'not_found' },
  );
  expect((await api.db.execute(sql`select key from idempotency`)).rows).toEqual([]);
});
