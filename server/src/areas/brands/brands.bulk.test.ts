import { newIdempotencyKey } from '@venue/sdk';
import { addBrandPhoto, deleteBrandFile, getBrand as getMine } from '@venue/sdk/brands';
import { addBrandImage, exportBrands, getBrand, removeBrandImage } from '@venue/sdk/brands/admin';
import { brandStatus } from '@venue/sdk/brands/model';
import { previewBulk, runBulk } from '@venue/sdk/bulk/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aBrandIn, aPicture } from './brands.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, verified, rework, onVerification } = brandStatus;

test('all brands of a view are decided about at once, each by the rules of one', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const waiting = await aBrandIn(api, person, onVerification);
  await aBrandIn(api, person, draft);
  await aBrandIn(api, person, verified);
  const filter = { ownerId: person.id };
  const plan = { action: 'brands.confirm', filter };
  const { message } = await staff.send(previewBulk, { body: plan });
  expect(message).toMatchObject({ total: 3, may: 1, already: 1, samples: [{ id: waiting.brandId }] });
  const run = (body: object) =>
    staff.send(runBulk, { body: { ...plan, ...body, count: 3 } }, { idempotencyKey: newIdempotencyKey() });
  expect((await run({})).message).toMatchObject({ done: 1, already: 1, skipped: [{}] });
  const { brand } = (await staff.send(getBrand, { id: waiting.brandId })).message;
  expect(brand).toMatchObject({ brandStatus: verified, applicationId: null, approved: { brandName: brand.brandName } });
  const { rows } = await api.db.execute(
    sql`select before, after from audit where subject = 'brand' and subject_id = ${waiting.brandId} order by id desc limit 1`,
  );
  expect(rows).toEqual([{ before: { status: onVerification }, after: { status: verified, rejectionReason: null } }]);
  const reader = api.as(await api.aStaff(['brands.read']));
  await expect(reader.send(previewBulk, { body: plan })).rejects.toMatchObject({ code: 'profile_denied' });
});

test('brands sent back together carry the reason to each owner', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const { brandId } = await aBrandIn(api, person, onVerification);
  const body = { action: 'brands.rework', filter: { ownerId: person.id }, count: 1, reason: 'Добавьте фотографии' };
  await staff.send(runBulk, { body }, { idempotencyKey: newIdempotencyKey() });
  expect((await api.as(person).send(getMine, { id: brandId })).message).toMatchObject({
    brandStatus: rework,
    rejectionReason: 'Добавьте фотографии',
  });
});

test('the export has the brands of the filter and nobody else’s', async () => {
  const anna = await api.aCustomer();
  const other = await api.aCustomer();
  await aBrandIn(api, anna, rework);
  await aBrandIn(api, other, draft);
  const staff = api.as(await api.aStaff(['brands.read']));
  const { data } = await staff.send(exportBrands, { query: { ownerId: anna.id, format: 'csv' } });
  const [head, ...rows] = (await data.text()).trim().split('\n');
  expect(head).toMatch(/Название.*Организация.*ИНН.*Владелец.*Причина/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/На доработке.*Рябина.*6670123456.*Нет фотографий товара/);
  const stranger = api.as(await api.aStaff(['market.read']));
  await expect(stranger.send(exportBrands, { query: { format: 'csv' } })).rejects.toMatchObject({
    code: 'profile_denied',
  });
});

test('what staff do to the photos of a verified brand is part of what was verified', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const { brandId } = await aBrandIn(api, person, verified);
  const read = async () => {
    const { photos, approved } = (await staff.send(getBrand, { id: brandId })).message.brand;
    return [photos.map(photo => photo.fileId), approved?.photos.map(photo => photo.fileId)];
  };
  const [[first = 0] = []] = await read();
  const { message: added } = await staff.send(addBrandImage, { body: { brandId, file: await aPicture() } });
  expect(await read()).toEqual([
    [first, added.fileId],
    [first, added.fileId],
  ]);
  await staff.send(removeBrandImage, { body: { brandId, fileId: first } });
  expect(await read()).toEqual([[added.fileId], [added.fileId]]);
  // The owner's own changes do not reach the approved version, so that staff can compare.
  const { message: own } = await api.as(person).send(addBrandPhoto, { body: { brandId, file: await aPicture() } });
  await api.as(person).send(deleteBrandFile, { body: { brandId, fileId: added.fileId } });
  expect(await read()).toEqual([[own.fileId], [added.fileId]]);
});
