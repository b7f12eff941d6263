import {
  addBrandPhoto,
  deleteBrandFile,
  getBrand,
  listBrandPhotos,
  saveBrandPhotos,
  sendBrandForVerification,
  setMainBrandPhoto,
} from '@venue/sdk/brands';
import { confirmBrand } from '@venue/sdk/brands/admin';
import { brandLimits, brandStatus } from '@venue/sdk/brands/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aBrandIn, aDraft, aPicture } from './brands.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, verified, onVerification } = brandStatus;

/** Names of the kept files of a brand, in the order of its photos. */
async function filesOf(brandId: number): Promise<string[]> {
  const { rows } = await api.db.execute<{ file: string }>(
    sql`select file from picture where owner = 'brand' and owner_id = ${brandId} order by position`,
  );
  return rows.map(row => row.file);
}

test('photos are added, ordered, described and removed; one of them is the main one', async () => {
  const person = await api.aCustomer();
  const anna = api.as(person);
  const { brandId } = await aDraft(api, person);
  const second = (await anna.send(addBrandPhoto, { body: { file: await aPicture(), brandId } })).message;
  const third = (await anna.send(addBrandPhoto, { body: { file: await aPicture(), brandId } })).message;
  const read = async () => (await anna.send(listBrandPhotos, { body: { brandId } })).message.photos;
  const [first] = await read();
  if (!first) throw new Error('no photo');
  expect((await read()).map(photo => [photo.fileId, photo.isMain])).toEqual([
    [first.fileId, true],
    [second.fileId, false],
    [third.fileId, false],
  ]);

  const main = await anna.send(setMainBrandPhoto, { body: { brandId, fileId: third.fileId } });
  expect(main.message.photos.filter(photo => photo.isMain).map(photo => photo.fileId)).toEqual([third.fileId]);

  const expected = [third, first, second].map(({ fileId }, index) => ({ fileId, alt: `Кадр ${index + 1}` }));
  const saved = await anna.send(saveBrandPhotos, { body: { brandId, photos: expected } });
  expect(saved.message.photos.map(({ fileId, alt }) => ({ fileId, alt }))).toEqual(expected);
  const some = anna.send(saveBrandPhotos, { body: { brandId, photos: expected.slice(1) } });
  await expect(some).rejects.toMatchObject({ code: 'conflict' });

  const [gone = ''] = await filesOf(brandId);
  expect(await api.ports.files.has(`${gone}-640.webp`)).toBe(true);
  await anna.send(deleteBrandFile, { body: { brandId, fileId: third.fileId } });
  expect(await api.ports.files.has(`${gone}-640.webp`)).toBe(false);
  // The first of the others is the main one now, and the brand's version is what it was.
  expect((await read()).map(photo => [photo.fileId, photo.isMain])).toEqual([
    [first.fileId, true],
    [second.fileId, false],
  ]);
  const { message } = await anna.send(getBrand, { id: brandId });
  expect(message).toMatchObject({ version: 1, mainPhoto: { fileId: first.fileId } });
});

test('a photo is put before another one of the brand, and last where that one is not', async () => {
  const person = await api.aCustomer();
  const anna = api.as(person);
  const { brandId } = await aDraft(api, person);
  const other = (
    await anna.send(addBrandPhoto, { body: { file: await aPicture(), brandId: (await aDraft(api, person)).brandId } })
  ).message;
  const add = async (before?: number) =>
    (await anna.send(addBrandPhoto, { body: { file: await aPicture(), brandId, ...(before ? { before } : {}) } }))
      .message.fileId;
  const [first] = (await anna.send(listBrandPhotos, { body: { brandId } })).message.photos;
  const last = await add();
  const middle = await add(last);
  const front = await add(first?.fileId);
  const stray = await add(other.fileId);
  const { photos } = (await anna.send(listBrandPhotos, { body: { brandId } })).message;
  expect(photos.map(({ fileId }) => fileId)).toEqual([front, first?.fileId, middle, last, stray]);
  expect(photos.find(({ isMain }) => isMain)?.fileId).toBe(first?.fileId);
});

test('a photo of a verified brand makes it a draft; of one on verification it is refused, and no file stays', async () => {
  const person = await api.aCustomer();
  const anna = api.as(person);
  const published = await aBrandIn(api, person, verified);
  await anna.send(addBrandPhoto, { body: { file: await aPicture(), brandId: published.brandId } });
  const { message } = await anna.send(getBrand, { id: published.brandId });
  expect(message).toMatchObject({ brandStatus: draft, photos: [{ isMain: true }, { isMain: false }] });

  const { brandId } = await aBrandIn(api, person, onVerification);
  const [photo] = (await anna.send(listBrandPhotos, { body: { brandId } })).message.photos;
  const fileId = photo?.fileId ?? 0;
  const names: string[] = [];
  const { put } = api.ports.files;
  api.ports.files.put = async (name, data) => {
    names.push(name);
    return put(name, data);
  };
  const file = await aPicture();
  for (const attempt of [
    () => anna.send(addBrandPhoto, { body: { file, brandId } }),
    () => anna.send(setMainBrandPhoto, { body: { brandId, fileId } }),
    () => anna.send(saveBrandPhotos, { body: { brandId, photos: [{ fileId, alt: 'Другое' }] } }),
    () => anna.send(deleteBrandFile, { body: { brandId, fileId } }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_editable' });
  expect(await filesOf(brandId)).toHaveLength(1);
  for (const name of names) expect(await api.ports.files.has(name), name).toBe(false);
});

test('a photo that the verified version shows stays until the next one is kept', async () => {
  const person = await api.aCustomer();
  const anna = api.as(person);
  const { brandId } = await aBrandIn(api, person, verified);
  const [photo] = (await anna.send(listBrandPhotos, { body: { brandId } })).message.photos;
  const file = photo?.url.replace('/files/', '') ?? '';
  await anna.send(addBrandPhoto, { body: { file: await aPicture(), brandId } });
  await anna.send(deleteBrandFile, { body: { brandId, fileId: photo?.fileId ?? 0 } });
  expect(await api.ports.files.has(file)).toBe(true);
  await anna.send(sendBrandForVerification, { body: { brandId } });
  const staff = api.as(await api.aStaff());
  await staff.send(confirmBrand, { id: brandId, body: { seen: brandStatus.onVerification, status: verified } });
  expect(await api.ports.files.has(file)).toBe(false);
});

test('photos of somebody else’s brand, and of another brand, look like none', async () => {
  const [owner, boris] = [await api.aCustomer(), await api.aCustomer()];
  const { brandId } = await aDraft(api, owner);
  const { brandId: another } = await aDraft(api, owner);
  const [photo] = (await api.as(owner).send(listBrandPhotos, { body: { brandId } })).message.photos;
  const fileId = photo?.fileId ?? 0;
  const stranger = api.as(boris);
  const file = await aPicture();
  const attempts = (of: number) => [
    () => stranger.send(addBrandPhoto, { body: { file, brandId: of } }),
    () => stranger.send(listBrandPhotos, { body: { brandId: of } }),
    () => stranger.send(setMainBrandPhoto, { body: { brandId: of, fileId } }),
    () => stranger.send(saveBrandPhotos, { body: { brandId: of, photos: [{ fileId, alt: '' }] } }),
    () => stranger.send(deleteBrandFile, { body: { brandId: of, fileId } }),
  ];
  for (const of of [brandId, 999_999])
    for (const attempt of attempts(of)) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  const crossed = { brandId: another, fileId };
  await expect(api.as(owner).send(setMainBrandPhoto, { body: crossed })).rejects.toMatchObject({ code: 'not_found' });
  await expect(api.as(owner).send(deleteBrandFile, { body: crossed })).rejects.toMatchObject({ code: 'not_found' });
  // The refused choice of a main photo left the present one in its place.
  const [stored] = (await api.as(owner).send(listBrandPhotos, { body: { brandId: another } })).message.photos;
  expect(stored?.isMain).toBe(true);
});

describe.each(databaseKinds)('photos sent at once (%s)', kind => {
  test('no more of them get in than there is room for, and one is the main one', async () => {
    const own = await testApi({ kind });
    const person = await own.aCustomer();
    const { brandId } = await aDraft(own, person);
    const file = await aPicture();
    const tries = Array.from({ length: brandLimits.photos + 3 }, () =>
      own.as(person).send(addBrandPhoto, { body: { file, brandId } }),
    );
    const refused = (await Promise.allSettled(tries)).filter(each => each.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'file_limit' });
    const { photos } = (await own.as(person).send(listBrandPhotos, { body: { brandId } })).message;
    expect(photos).toHaveLength(brandLimits.photos);
    expect(photos.filter(photo => photo.isMain)).toHaveLength(1);
    await own.close();
  });
});
