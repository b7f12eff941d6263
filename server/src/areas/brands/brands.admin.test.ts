import { addDays, dayOf } from '@venue/sdk';
import { addBrand, getBrand as getMine, saveBrand as saveMine, sendBrandForVerification } from '@venue/sdk/brands';
import {
  addBrandImage,
  confirmBrand,
  getBrand,
  listBrands,
  listOwnerCompanies,
  removeBrandImage,
  saveBrand,
} from '@venue/sdk/brands/admin';
import { brandStatus } from '@venue/sdk/brands/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { listen } from '../../testing/live.ts';
import { aBrandIn, aCompany, allStatuses, aPicture, bare, wholeFields } from './brands.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { accepted, verified, declined, rework, onVerification } = brandStatus;
const reason = { rejectionReason: 'Добавьте описание' };

/** What staff did to a brand, as the audit keeps it. */
async function audited(brandId: number) {
  const { rows } = await api.db.execute(
    sql`select call_id, before, after from audit where subject = 'brand' and subject_id = ${brandId} order by id`,
  );
  return rows;
}

test.each(allStatuses)('from status %i every decision is made or refused as the moves say', async from => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  for (const status of [accepted, verified, declined, rework] as const) {
    const { brandId } = await aBrandIn(api, person, from);
    const id = brandId;
    const { can } = (await staff.send(getBrand, { id })).message.brand;
    const action = { [accepted]: 'take', [verified]: 'confirm', [declined]: 'reject', [rework]: 'rework' } as const;
    const body = { seen: from, status, ...(status === declined || status === rework ? reason : {}) };
    const tried = staff.send(confirmBrand, { id, body });
    if (can.includes(action[status])) {
      expect((await tried).message.brand.brandStatus).toBe(status);
    } else {
      await expect(tried).rejects.toMatchObject({ code: 'move_not_allowed' });
      expect((await staff.send(getBrand, { id })).message.brand.brandStatus).toBe(from);
    }
  }
});

test('a decision is told to the owner at once, kept in the history and the audit, and ends the application', async () => {
  const person = await api.aCustomer();
  const office = await api.aStaff(undefined, { lastname: 'Громова', name: 'Вера' });
  const staff = api.as(office);
  const { brandId } = await aBrandIn(api, person, onVerification);
  const id = brandId;
  expect((await staff.send(getBrand, { id })).message.brand.applicationId).toEqual(expect.any(Number));

  const listener = await listen(api.app);
  listener.hello({ [`info/${person.id}`]: null }, person);
  await listener.until('welcome').catch(() => undefined);
  await staff.send(confirmBrand, { id, body: { seen: onVerification, status: rework, ...reason } });
  const heard = (await listener.until('push', 2))[1];
  expect(heard).toMatchObject({
    topic: `info/${person.id}`,
    action: 'changeBrandStatus',
    data: { brandId, brandName: 'Мастерская «Рябина»', brandStatus: rework, rejectionReason: 'Добавьте описание' },
  });
  listener.leave();

  const own = (await api.as(person).send(getMine, { id })).message;
  expect(own).toMatchObject({
    brandStatus: rework,
    rejectionReason: 'Добавьте описание',
    can: ['edit', 'send', 'remove'],
  });
  expect(own.history.map(step => [step.what, step.comment, step.who === 'Администратор'])).toEqual([
    ['Возвращён на\u00a0доработку', 'Добавьте описание', true],
    ['Отправлен на\u00a0проверку', '', false],
    ['Бренд создан', '', false],
  ]);
  const theirs = (await staff.send(getBrand, { id })).message.brand;
  expect(theirs.history[0]?.who).toBe('Громова В.');
  expect(theirs.applicationId).toBeNull();
  expect(await audited(brandId)).toEqual([
    {
      call_id: 'admin.brand.confirm',
      before: { status: onVerification },
      after: { status: rework, rejectionReason: 'Добавьте описание' },
    },
  ]);
});

test('taking it into work leaves the application open; declining and sending back ask for a reason', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const { brandId } = await aBrandIn(api, person, accepted);
  const id = brandId;
  expect((await staff.send(getBrand, { id })).message.brand.applicationId).toEqual(expect.any(Number));
  for (const status of [declined, rework] as const)
    await expect(
      staff.send(confirmBrand, { id, body: { seen: accepted, status, rejectionReason: ' ' } }),
    ).rejects.toMatchObject({
      fields: { rejectionReason: 'Обязательное поле' },
    });
  expect(await audited(brandId)).toHaveLength(1);
});

test('what was verified stays to be compared with what becomes of it', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const { brandId, brandName } = await aBrandIn(api, person, verified);
  const id = brandId;
  const body = { ...(await wholeFields(api, person)), brandName: 'Рябина и клён', version: 1 };
  await api.as(person).send(saveMine, { id, body });
  await api.as(person).send(sendBrandForVerification, { body: { brandId } });
  const { brand } = (await staff.send(getBrand, { id })).message;
  expect(brand).toMatchObject({
    brandName: 'Рябина и клён',
    approved: { brandName, companyName: 'ООО «Рябина»', photos: [{ isMain: true }] },
  });
});

test('staff correct a brand in any status; a stale correction and a foreign organisation are refused', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const { brandId, version } = await aBrandIn(api, person, verified);
  const fields = { ...(await wholeFields(api, person)), brandName: 'Исправлено', brandDescription: '<b>Да</b>' };
  const { brand } = (await staff.send(saveBrand, { body: { ...fields, brandId, version } })).message;
  expect(brand).toMatchObject({
    brandName: 'Исправлено',
    brandDescription: 'Да',
    brandStatus: verified,
    version: version + 1,
    approved: { brandName: 'Исправлено' },
  });
  await expect(staff.send(saveBrand, { body: { ...fields, brandId, version } })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { brandName: 'Исправлено' }, savedBy: expect.any(String) },
  });
  // The owner learns when it was saved, but not which staff member saved it.
  const stale = api.as(person).send(saveMine, { id: brandId, body: { ...fields, version } });
  await expect(stale).rejects.toMatchObject({
    code: 'conflict',
    data: { savedBy: null, savedAt: api.clock.now.toISOString() },
  });
  const foreign = await aCompany(api, await api.aCustomer());
  const wrong = { ...fields, organisationId: foreign.organisationId, brandId, version: version + 1 };
  await expect(staff.send(saveBrand, { body: wrong })).rejects.toMatchObject({
    fields: { organisationId: 'Выберите организацию из списка' },
  });
  expect(await audited(brandId)).toMatchObject([
    { call_id: 'admin.brand.confirm' },
    { call_id: 'admin.brand.update', before: { name: 'Мастерская «Рябина»' }, after: { name: 'Исправлено' } },
  ]);
  const { message } = await api.as(person).send(getMine, { id: brandId });
  expect(message.history[0]).toMatchObject({ what: 'Исправлен сотрудником площадки', who: 'Администратор' });
});

test('photos are added and removed by staff, and both are written down', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const { brandId } = await aBrandIn(api, person, onVerification);
  const added = (await staff.send(addBrandImage, { body: { file: await aPicture(), brandId } })).message;
  await staff.send(removeBrandImage, { body: { brandId, fileId: added.fileId } });
  const { brand } = (await staff.send(getBrand, { id: brandId })).message;
  expect(brand.photos).toHaveLength(1);
  expect(await audited(brandId)).toMatchObject([
    { call_id: 'admin.brand.imageAdd', after: { fileId: added.fileId } },
    { call_id: 'admin.brand.imageRemove', before: { fileId: added.fileId } },
  ]);
});

test('the list knows brand, organisation and owner, status, kind, owner and days', async () => {
  const person = await api.aCustomer({ lastname: 'Подкорытова', name: 'Зоя', phone: '9345551122' });
  const staff = api.as(await api.aStaff());
  const sent = await aBrandIn(api, person, onVerification);
  const { brandId: unsent } = (await api.as(person).send(addBrand, { body: { ...bare, brandName: 'Черновой' } }))
    .message;
  type Query = Parameters<typeof staff.send<typeof listBrands>>[1]['query'];
  const ids = async (query: Query) => (await staff.send(listBrands, { query })).items.map(row => row.brandId);
  const own = { ownerId: person.id };
  expect(await ids(own)).toEqual([unsent, sent.brandId]);
  expect(await ids({ ...own, sort: 'sentAt', order: 'asc' })).toEqual([sent.brandId, unsent]);
  expect(await ids({ ...own, sort: 'sentAt', order: 'desc' })).toEqual([sent.brandId, unsent]);
  expect(await ids({ ...own, sort: 'ownerName', order: 'asc' })).toHaveLength(2);
  expect(await ids({ ...own, status: onVerification })).toEqual([sent.brandId]);
  expect(await ids({ ...own, activityKindId: sent.activityKindIds[0] })).toEqual([sent.brandId]);
  for (const search of ['подкорытова', 'рябина', '934 555-11-22', '6670123456'])
    expect(await ids({ ...own, search }), search).toContain(sent.brandId);
  expect(await ids({ ...own, search: 'черновой' })).toEqual([unsent]);
  const today = dayOf(api.clock.now);
  expect(await ids({ ...own, from: today, to: today })).toEqual([sent.brandId]);
  expect(await ids({ ...own, from: addDays(today, 1) })).toEqual([]);
  const { items, message } = await staff.send(listBrands, { query: { ...own, pageSize: 1 } });
  expect(message).toEqual({ page: 1, pageSize: 1, total: 2, totalIsExact: true });
  expect(items[0]).toMatchObject({ ownerId: person.id, ownerName: 'Подкорытова Зоя', ownerPhone: '9345551122' });
});

test('organisations of an owner; somebody who is no customer has none to show', async () => {
  const person = await api.aCustomer();
  const office = await api.aStaff();
  const company = await aCompany(api, person);
  const staff = api.as(office);
  expect((await staff.send(listOwnerCompanies, { body: { userId: person.id } })).message.companies).toEqual([company]);
  for (const userId of [office.id, 999_999])
    await expect(staff.send(listOwnerCompanies, { body: { userId } })).rejects.toMatchObject({ code: 'not_found' });
});

test('who may read may not change; a brand that is not there is not found', async () => {
  const person = await api.aCustomer();
  const { brandId } = await aBrandIn(api, person, onVerification);
  const id = brandId;
  const reader = api.as(await api.aStaff(['brands.read']));
  expect((await reader.send(getBrand, { id })).message.brand.can).toEqual([]);
  expect((await reader.send(listBrands, { query: {} })).items[0]?.can).toEqual([]);
  const file = await aPicture();
  const changes = (client: typeof reader, number: number) => [
    () => client.send(confirmBrand, { id: number, body: { seen: onVerification, status: verified } }),
    () => client.send(saveBrand, { body: { ...bare, brandId: number, version: 1 } }),
    () => client.send(addBrandImage, { body: { file, brandId: number } }),
    () => client.send(removeBrandImage, { body: { brandId: number, fileId: 1 } }),
  ];
  for (const attempt of changes(reader, brandId))
    await expect(attempt()).rejects.toMatchObject({ code: 'profile_denied' });
  const staff = api.as(await api.aStaff());
  for (const attempt of [
    ...changes(staff, 999_999),
    () => staff.send(getBrand, { id: 999999 }),
    () => staff.send(getBrand, { id: Number.NaN }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  const other = api.as(await api.aStaff(['market.read']));
  await expect(other.send(listBrands, { query: {} })).rejects.toMatchObject({ code: 'profile_denied' });
  await expect(other.send(getBrand, { id })).rejects.toMatchObject({ code: 'profile_denied' });
});

test.each(databaseKinds)('of decisions made at once one counts (%s)', async kind => {
  const own = await testApi({ kind });
  const { brandId } = await aBrandIn(own, await own.aCustomer(), onVerification);
  const staff = own.as(await own.aStaff());
  const answers = await Promise.allSettled(
    [verified, declined, verified, rework, declined].map(status =>
      staff.send(confirmBrand, {
        id: brandId,
        body: { seen: onVerification, status, ...(status === verified ? {} : reason) },
      }),
    ),
  );
  const refused = answers.filter(each => each.status === 'rejected');
  expect(refused).toHaveLength(4);
  for (const each of refused) expect(each.reason).toMatchObject({ code: 'already_decided' });
  const { brand } = (await staff.send(getBrand, { id: brandId })).message;
  // Created, sent, decided.
  expect(brand.history).toHaveLength(3);
  await own.close();
});
