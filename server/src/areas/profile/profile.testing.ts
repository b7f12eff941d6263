import { giveConsent } from '@venue/sdk/privacy';
import type { ConsentPurpose } from '@venue/sdk/privacy/model';
import { saveProfile } from '@venue/sdk/profile';
import type { Passport, PersonalInfo, ProfileSave } from '@venue/sdk/profile/model';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';

export const info: PersonalInfo = {
  bioLastname: 'Лаптева',
  bioName: 'Дарья',
  bioMiddlename: 'Сергеевна',
  userEmail: 'dl@example.ru',
  bioINN: '',
  emailAccept: false,
};

export const passport: Passport = {
  passportSeries: '6590',
  passportNumber: '120541',
  passportIssuedBy: 'ГУ МВД России по Свердловской области',
  passportIssuedAt: '2011-05-20',
  passportDepartmentCode: '660-004',
  passportBirthDay: '1991-04-17',
  passportBirthPlace: 'г. Екатеринбург',
  passportAddress: 'г. Екатеринбург, ул. Белинского, д. 41, кв. 12',
};

export const organisation: NonNullable<ProfileSave['organisations']>[number] = {
  name: 'ООО «Печь и глина»',
  type: 1,
  INN: '6672051180',
  KPP: '667201001',
  OGRN: '',
  legalAddress: '',
  postalAddress: '',
  headPosition: '',
  headName: '',
  actsOn: 'Устава',
  bankName: '',
  BIK: '',
  account: '',
  correspondentAccount: '',
  phone: '',
  email: '',
};

export const card: NonNullable<ProfileSave['card']> = {
  cardName: 'Дарья Лаптева',
  cardPosition: 'Гончар',
  cardCompany: '',
  cardPhone: '',
  cardEmail: '',
  cardSiteUrl: '',
  cardSocials: { vk: '', tg: '' },
  cardAbout: '',
  cardIsPublished: false,
};

export const agree = (api: TestApi, person: Person, purpose: ConsentPurpose) =>
  api.as(person).send(giveConsent, { body: { purpose } });

export const save = async (api: TestApi, person: Person, more: Partial<ProfileSave> = {}) =>
  (await api.as(person).send(saveProfile, { body: { ...info, ...more } })).message;

/** Somebody with a name and a passport. */
export async function withPassport(api: TestApi): Promise<Person> {
  const person = await api.aCustomer();
  await agree(api, person, 'passport');
  await save(api, person, { passport });
  return person;
}

/**
 * Starts writes of a person at the same time: their row is locked until all of them wait for it. Only on PostgreSQL,
 * which has several connections; the embedded database has one.
 */
export async function atOnce<T>(
  { database: { pool } }: TestApi,
  { id }: Person,
  starts: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from users where id = $1 for update', [id]);
    const running = Promise.allSettled(starts.map(start => start()));
    // Not queried on the holder's connection: a transaction keeps its first snapshot of this view.
    const waiting = `select count(*)::int n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => {
      const { rows } = await pool.query<{ n: number }>(waiting);
      expect(rows[0]?.n).toBe(starts.length);
    }, 4_000);
    await holder.query('commit');
    return await running;
  } finally {
    holder.release(true);
  }
}

/** A photo as a phone takes it, with GPS data. */
export async function photo(background = '#2f6b4f'): Promise<File> {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '56/1 50/1 0/1' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(data)], 'фото.jpg', { type: 'image/jpeg' });
}

export const pdf = (words = 'Договор', name = 'договор.pdf'): File =>
  new File([`%PDF-1.4\n%${words}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`], name, {
    type: 'application/pdf',
  });

export const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());
