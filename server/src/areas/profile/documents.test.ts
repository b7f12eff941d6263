import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { failureTexts, roles } from '@venue/sdk';
import { getPrivacy } from '@venue/sdk/privacy';
import { deleteDocument, downloadPassport, getProfile, uploadDocument } from '@venue/sdk/profile';
import { documentType, profileLimits } from '@venue/sdk/profile/model';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { change, userById } from '../accounts/accounts.store.ts';
import { openSession } from '../auth/sessions.store.ts';
import { documentsOf } from './documents.store.ts';
import { document } from './profile.table.ts';
import { agree, atOnce, bytesOf, pdf, photo } from './profile.testing.ts';

describe.each(databaseKinds)('personal files (%s)', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  const kept = () => readdirSync(join(api.config.dataDir, 'files')).sort();
  const upload = async (person: Person, file: File, type: number = documentType.companyCard) =>
    (await api.as(person).send(uploadDocument, { body: { file, documentType: type } })).message;
  const download = (person: Person, owner: number, file: number) =>
    api.as(person).send(downloadPassport, { a: owner, b: file });
  const missing = { code: 'not_found' };

  test('a file comes back as it went, and its bytes are sealed where they are kept', async () => {
    const anna = await api.aCustomer();
    const file = pdf('Карточка предприятия');
    const added = await upload(anna, file);
    const uploadedAt = api.clock.now.toISOString();
    expect(added).toEqual({
      fileId: added.fileId,
      documentType: documentType.companyCard,
      fileName: 'договор.pdf',
      fileMimeType: 'application/pdf',
      fileSize: file.size,
      uploadedAt,
    });
    expect((await api.as(anna).send(getProfile, {})).message.documents).toEqual([added]);
    const back = await download(anna, anna.id, added.fileId);
    expect([back.type, back.name]).toEqual(['application/pdf', 'договор.pdf']);
    expect(await bytesOf(back.data)).toEqual(await bytesOf(file));

    const [row] = await documentsOf(api.db, anna.id);
    const sealed = await api.ports.files.bytes(row?.file ?? '');
    expect(sealed.includes('Карточка предприятия')).toBe(false);
    expect(sealed.includes('%PDF')).toBe(false);
    expect((await api.app.inject(`/files/${row?.file}`)).statusCode).toBe(404);
  });

  test('is sent to be saved, not shown, and kept by nobody on the way', async () => {
    const anna = await api.aCustomer();
    const { fileId } = await upload(anna, pdf('a', '"сценарий"\\.pdf'));
    const { access, profile } = anna.login;
    const url = `/api/profile/download_passport/${anna.id}/${fileId}`;
    const { headers } = await api.app.inject({ method: 'POST', url, headers: { access, profile } });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[^"\\]+$/);
  });

  test('a photographed page is kept without the place it was taken at', async () => {
    const anna = await api.aCustomer();
    const { fileId, fileSize } = await upload(anna, await photo(), documentType.other);
    const { data } = await download(anna, anna.id, fileId);
    expect(data.size).toBe(fileSize);
    expect(await sharp(await bytesOf(data)).metadata()).toMatchObject({ format: 'jpeg', width: 900 });
    expect((await sharp(await bytesOf(data)).metadata()).exif).toBeUndefined();
  });

  test('a page of a passport needs the consent, and a new one takes the place of the former', async () => {
    const anna = await api.aCustomer();
    const before = kept();
    await expect(upload(anna, pdf(), documentType.passportMain)).rejects.toMatchObject({
      code: 'consent_missing',
      data: { purpose: 'passport' },
    });
    expect(kept()).toEqual(before);
    await agree(api, anna, 'passport');
    const first = await upload(anna, pdf('1'), documentType.passportMain);
    const address = await upload(anna, pdf('2'), documentType.passportAddress);
    const second = await upload(anna, pdf('3'), documentType.passportMain);
    expect((await api.as(anna).send(getProfile, {})).message.documents).toEqual([address, second]);
    await expect(download(anna, anna.id, first.fileId)).rejects.toMatchObject(missing);
    expect(kept()).toHaveLength(before.length + 2);
  });

  test('thirty a person, also when they come at once, and a page may still be replaced', async () => {
    const anna = await api.aCustomer();
    await agree(api, anna, 'passport');
    await upload(anna, pdf(), documentType.passportMain);
    const rows = Array.from({ length: profileLimits.files - 2 }, (_, index) => ({
      ...{ userId: anna.id, type: documentType.other, file: `limit-${anna.id}-${index}.sealed`, name: 'a.pdf' },
      ...{ mimeType: 'application/pdf', size: 1, uploadedAt: api.clock.now },
    }));
    await api.db.insert(document).values(rows);
    const before = kept();
    const send = () => upload(anna, pdf());
    const three =
      kind === 'postgres'
        ? await atOnce(api, anna, [send, send, send])
        : await Promise.allSettled([send(), send(), send()]);
    expect(three.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of three) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'file_limit' });
    expect(kept()).toHaveLength(before.length + 1);
    await upload(anna, pdf('new'), documentType.passportMain);
    expect(await documentsOf(api.db, anna.id)).toHaveLength(profileLimits.files);
  });

  test('what is too long in name or of another kind is refused', async () => {
    const anna = await api.aCustomer();
    const long = pdf('a', `${'й'.repeat(97)}.pdf`);
    await expect(upload(anna, long)).rejects.toMatchObject({
      fields: { file: failureTexts.file_name_too_long },
    });
    const page = new File(['<script>alert(1)</script>'], 'a.pdf', { type: 'application/pdf' });
    await expect(upload(anna, page)).rejects.toMatchObject({ code: 'file_type_wrong' });
  });

  test('deleted, a file is gone with its bytes; somebody else’s is not found', async () => {
    const [anna, other] = [await api.aCustomer(), await api.aCustomer()];
    const before = kept();
    const { fileId } = await upload(anna, pdf());
    const remove = (person: Person) => api.as(person).send(deleteDocument, { body: { fileId } });
    await expect(remove(other)).rejects.toMatchObject(missing);
    expect((await api.as(anna).send(getProfile, {})).message.documents).toHaveLength(1);
    await remove(anna);
    expect(kept()).toEqual(before);
    await expect(remove(anna)).rejects.toMatchObject(missing);
  });

  test('nobody but the owner and staff who see passports get one, and others cannot tell it from none', async () => {
    const [anna, other] = [await api.aCustomer(), await api.aCustomer()];
    const { fileId } = await upload(anna, pdf());
    const without = await api.aStaff(['users.read', 'users.manage']);
    for (const [person, owner, file] of [
      [other, anna.id, fileId],
      [other, other.id, fileId],
      [anna, other.id, fileId],
      [anna, anna.id, 999_999],
      [without, anna.id, fileId],
    ] as const)
      await expect(download(person, owner, file)).rejects.toMatchObject(missing);
    await expect(api.client().send(downloadPassport, { a: anna.id, b: fileId })).rejects.toMatchObject({
      code: 'access_denied',
    });
  });

  test('a customer who became staff without the right sees not even what they filed themselves', async () => {
    const [anna, colleague] = [await api.aCustomer(), await api.aStaff(['users.read'])];
    const { fileId } = await upload(anna, pdf());
    const roleId = (await userById(api.db, colleague.id))?.roleId ?? null;
    await change(api.db, anna.id, { roleId });
    const now = api.clock.now;
    const { access, profile, expiresAt } = await openSession(api.db, { userId: anna.id, role: 'admin', now });
    const login = { roleId: roles.admin.id, access, profile, expired: expiresAt.toISOString() };
    await expect(download({ ...anna, login }, anna.id, fileId)).rejects.toMatchObject(missing);
  });

  test('a look of staff is written down, one of the owner is not', async () => {
    const anna = await api.aCustomer();
    const { fileId } = await upload(anna, pdf());
    const staff = await api.aStaff(['users.passports'], { lastname: 'Кузнецова', name: 'Ирина' });
    await download(anna, anna.id, fileId);
    const views = async () => (await api.as(anna).send(getPrivacy, {})).message.views;
    expect(await views()).toEqual([]);
    expect((await download(staff, anna.id, fileId)).name).toBe('договор.pdf');
    expect(await views()).toEqual([
      {
        at: api.clock.now.toISOString(),
        who: 'Кузнецова И.',
        what: 'Карточка организации',
        reason: 'Скачан файл «договор.pdf»',
      },
    ]);
  });
});
