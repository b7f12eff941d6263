import { login } from '@venue/sdk/auth';
import { sendSmsCode } from '@venue/sdk/codes';
import { getDraft, saveDraft } from '@venue/sdk/drafts';
import { downloadPassport, uploadDocument } from '@venue/sdk/profile';
import { documentType } from '@venue/sdk/profile/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyCode } from './areas/codes/codes.service.ts';
import { documentsOf } from './areas/profile/documents.store.ts';
import { passportOf, savePassport } from './areas/profile/profile.store.ts';
import { document, passport as passportTable } from './areas/profile/profile.table.ts';
import { bytesOf, passport, pdf } from './areas/profile/profile.testing.ts';
import { areas } from './areas.ts';
import type { Config } from './config.ts';
import { outbox } from './core/db/core.table.ts';
import { spendCaptcha } from './core/security/proof.ts';
import { reseal } from './jobs/reseal.job.ts';
import type { Person } from './testing/api.people.ts';
import { type TestApi, testApi } from './testing/api.ts';
import { solved } from './testing/captcha.ts';
import { databaseKinds } from './testing/database.ts';

const [former, current] = [
  'a former secret of more than 32 characters',
  'the current secret, of more than 32 characters',
];
const lost = 'a secret that nobody has kept, alas, and so on';

describe.each(databaseKinds)('the secret is rotated (%s)', kind => {
  let before: TestApi;
  let rotated: TestApi;
  let after: TestApi;
  const server = (config: Partial<Config>) =>
    testApi({ config: { ...config, dataDir: before.config.dataDir }, database: before.database, start: new Date() });
  beforeAll(async () => {
    before = await testApi({ kind, config: { secret: former }, start: new Date() });
    rotated = await server({ secret: current, secretPrevious: [former] });
    after = await server({ secret: current });
  });
  afterAll(async () => {
    await after.close();
    await rotated.close();
    await before.close();
  });

  const key = 'profile';
  const file = pdf('Карточка предприятия');
  /** A person with an encrypted draft, passport and document. */
  async function sealedBy(api: TestApi) {
    const person = await api.aCustomer();
    await api.as(person).send(saveDraft, { body: { key, data: 'черновик' } });
    await savePassport(api.db, api.config, { userId: person.id, passport, now: api.clock.now });
    const body = { file, documentType: documentType.companyCard };
    const { message } = await api.as(person).send(uploadDocument, { body });
    return { person, fileId: message.fileId };
  }
  async function readBy(api: TestApi, { person, fileId }: { person: Person; fileId: number }) {
    const { message } = await api.as(person).send(getDraft, { query: { key } });
    const paper = await api.as(person).send(downloadPassport, { a: person.id, b: fileId });
    expect(message.draft?.data).toBe('черновик');
    expect((await passportOf(api.db, api.config, person.id))?.passport).toEqual(passport);
    expect(await bytesOf(paper.data)).toEqual(await bytesOf(file));
  }
  /** Runs the re-encryption job as this server would, and returns what it logs. */
  async function runReseal(api: TestApi, job = reseal(areas)) {
    const messages: string[] = [];
    const say = (_: unknown, text?: string) => void messages.push(text ?? '');
    const log = { info: say, warn: say, error: say };
    await job.run({ db: api.db, ports: api.ports, config: api.config, now: () => api.clock.now, log });
    return messages;
  }

  test('what the former one sealed is read, sealed again, and read without it', async () => {
    const people = [await sealedBy(before), await sealedBy(before)] as const;
    // In the format of the first version: without the key's id.
    const [{ person: eldest }] = people;
    const ofEldest = eq(passportTable.userId, eldest.id);
    const [row] = await before.db.select().from(passportTable).where(ofEldest);
    const sealed = Buffer.from(row?.sealed ?? '', 'base64');
    const unnamed = Buffer.concat([Buffer.from([1]), sealed.subarray(6)]).toString('base64');
    await before.db.update(passportTable).set({ sealed: unnamed }).where(ofEldest);

    for (const each of people) await readBy(rotated, each);
    for (const each of people) await expect(readBy(after, each)).rejects.toMatchObject({ code: 'internal' });
    const [old] = await documentsOf(before.db, eldest.id);

    const job = reseal(areas);
    expect(await runReseal(rotated, job)).toEqual([
      'sealed again with the current secret',
      'no value is encrypted with a previous secret',
    ]);
    expect(await runReseal(rotated, job)).toEqual([]);
    for (const each of people) await readBy(after, each);
    expect(await rotated.ports.files.has(old?.file ?? '')).toBe(false);
    await expect(readBy(before, people[0])).rejects.toMatchObject({ code: 'internal' });
  });

  test('more rows than a batch takes are all sealed again', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => before.aCustomer()));
    for (const person of people) {
      await savePassport(before.db, before.config, { userId: person.id, passport, now: before.clock.now });
      for (const index of [0, 1]) {
        const body = { file: pdf(`${person.id} ${index}`), documentType: documentType.other };
        await before.as(person).send(uploadDocument, { body });
      }
    }
    await runReseal(rotated);
    for (const person of people) {
      expect(await passportOf(after.db, after.config, person.id)).toMatchObject({ passport });
      for (const [index, { id }] of (await documentsOf(after.db, person.id)).entries()) {
        const { data } = await after.as(person).send(downloadPassport, { a: person.id, b: id });
        expect(await bytesOf(data)).toEqual(await bytesOf(pdf(`${person.id} ${index}`)));
      }
    }
  });

  test('what no secret opens is said, left as it is, and keeps nobody else waiting', async () => {
    const strange = await server({ secret: lost });
    const stuck = await sealedBy(strange);
    const fine = await sealedBy(before);
    await strange.close();
    const messages = await runReseal(rotated);
    expect(messages.filter(text => text.startsWith('cannot be sealed again'))).toHaveLength(3);
    expect(messages.at(-1)).toBe('some values are still encrypted with a previous secret');
    await readBy(after, fine);
    const { id } = stuck.person;
    await before.db.delete(passportTable).where(eq(passportTable.userId, id));
    await before.db.delete(document).where(eq(document.userId, id));
  });

  test('a code and a captcha that were under way are still good, until the former one is gone', async () => {
    const phone = '9123450001';
    const { message: sent } = await before.client().send(sendSmsCode, { body: { phone, type: 1 } });
    const [letter] = await before.db.select().from(outbox).where(eq(outbox.recipient, phone));
    const guess = { smsuid: sent.smsuid, code: /\d{6}/.exec(letter?.body ?? '')?.[0] ?? '', target: phone, type: 1 };
    const verify = ({ db, config, clock }: TestApi) => verifyCode({ db, config, now: clock.now }, guess);
    await expect(verify(after)).rejects.toMatchObject({ code: 'code_wrong' });
    await verify(rotated);

    const captcha = await solved(before);
    const spend = ({ db, config, clock }: TestApi) => spendCaptcha(db, config, captcha, clock.now);
    await expect(spend(after)).rejects.toMatchObject({ code: 'captcha_failed' });
    await spend(rotated);
  });

  test('wrong passwords go on costing work, and a device that was known stays known', async () => {
    const phone = (await before.aCustomer({ password: 'Верный-2026' })).phone;
    const tryAt = (api: TestApi, password: string, cookie = '') =>
      api.app.inject({ method: 'POST', url: `/api${login.path}`, payload: { phone, password }, headers: { cookie } });
    const deviceCookie = String((await tryAt(before, 'Верный-2026')).headers['set-cookie']).split(';')[0];
    for (let wrong = 0; wrong < 5; wrong++) await tryAt(before, 'неверный');
    rotated.clock.now = before.clock.now;
    expect((await tryAt(rotated, 'Верный-2026')).statusCode).toBe(428);
    expect((await tryAt(rotated, 'Верный-2026', deviceCookie)).json().message.successful).toBe(true);
  });
});
