import { check, innDigitsFit } from '@venue/sdk';
import { BrandAddressFields } from '@venue/sdk/brands/model';
import { RegisteredOrganisationFields } from '@venue/sdk/profile/model';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FakeDadata, fakeDadata } from './dadata.testing.ts';
import { dadataLookup } from './dadata.ts';
import type { Lookup } from './lookup.ts';
import { openLookup } from './open.ts';
import { addresses } from './recorded.addresses.ts';
import { organisations } from './recorded.organisations.ts';
import { people } from './recorded.people.ts';
import { recordedLookup } from './recorded.ts';

let fake: FakeDadata;
beforeAll(async () => {
  fake = await fakeDadata();
});
afterEach(() => {
  fake.troubled = undefined;
});
afterAll(() => fake.close());

const dadata = (patience = 3_000) => dadataLookup({ token: 'key-1', url: fake.url, patience });

describe.each([
  ['recorded', () => recordedLookup],
  ['dadata', () => dadata()],
] as const)('the registers: %s', (_, make) => {
  const lookup = (): Lookup => make();

  test.each([
    [
      'a company',
      {
        name: 'ООО «Печь и глина»',
        type: 1,
        INN: '6672051180',
        KPP: '667201001',
        OGRN: expect.stringMatching(/^\d{13}$/),
        legalAddress: 'г. Екатеринбург, ул. Белинского, д. 41',
        headPosition: 'Директор',
        headName: 'Лаптева Дарья Сергеевна',
      },
    ],
    [
      'a sole trader',
      {
        name: 'ИП Шевелёв Артём Игоревич',
        type: 2,
        INN: expect.stringMatching(/^6671402931\d\d$/),
        KPP: '',
        OGRN: expect.stringMatching(/^\d{15}$/),
        legalAddress: 'г. Екатеринбург',
        headPosition: '',
        headName: 'Шевелёв Артём Игоревич',
      },
    ],
  ])('%s is found by its INN', async (_name, expected) => {
    const organisation = organisations.find(({ name }) => name === expected.name);
    const result = await lookup().organisation(organisation?.INN ?? '');
    expect(result).toEqual(expected);
    expect(check(RegisteredOrganisationFields, result)).toMatchObject({ ok: true });
  });

  test('an INN of nobody finds nothing', async () => {
    expect(await lookup().organisation('6600000000')).toBeNull();
  });

  test('a person nobody knows has no INN', async () => {
    const nobody = { lastname: 'Никто', name: 'Никто', middlename: '', passportBirthDay: '2000-01-01' };
    expect(await lookup().innOf({ ...nobody, passportSeries: '0000', passportNumber: '000000' })).toBeNull();
  });

  test('addresses begin as typed, ten at most, with the place on the map', async () => {
    const result = await lookup().addresses('малышева 51');
    expect(result).toEqual([
      { value: 'г. Екатеринбург, ул. Малышева, д. 51', city: 'Екатеринбург', latitude: 56.836, longitude: 60.6146 },
    ]);
    expect(check(BrandAddressFields, result[0])).toMatchObject({ ok: true });
    expect(await lookup().addresses('екат')).toHaveLength(10);
    expect(await lookup().addresses('Марсианский бульвар')).toEqual([]);
  });
});

describe('recorded', () => {
  test.each([
    ['Свердловская обл, Берёзовский, Театральная', 1],
    ['березовский', 1],
    ['проспект Ленина, дом 24а', 1],
    ['г. Екатеринбург, ул. Вайнера', 2],
    ['ышева', 0],
    [' ,. ', 0],
  ])('«%s» finds %i', async (typed, count) => expect(await recordedLookup.addresses(typed)).toHaveLength(count));

  test('a person is known by passport and name together', async () => {
    const [someone] = people;
    if (!someone) throw new Error('nobody is known');
    const { inn, ...person } = someone;
    expect(await recordedLookup.innOf({ ...person, lastname: person.lastname.toUpperCase() })).toBe(inn);
    for (const other of [{ passportNumber: '000000' }, { passportBirthDay: '1999-01-01' }, { name: 'Другая' }])
      expect(await recordedLookup.innOf({ ...person, ...other })).toBeNull();
  });

  test('the data are whole, each number with its control digits, none twice', () => {
    for (const each of organisations) {
      expect(check(RegisteredOrganisationFields, each), each.name).toMatchObject({ ok: true });
      expect(innDigitsFit(each.INN), each.name).toBe(true);
      const body = BigInt(each.OGRN.slice(0, -1));
      expect(String((body % BigInt(each.OGRN.length - 2)) % 10n), each.name).toBe(each.OGRN.slice(-1));
    }
    for (const { inn, lastname } of people) expect(innDigitsFit(inn), lastname).toBe(true);
    expect(new Set(organisations.map(({ INN }) => INN)).size).toBe(organisations.length);
    expect(organisations.length).toBeGreaterThanOrEqual(25);
    for (const { value, latitude, longitude } of addresses) {
      expect(latitude, value).toBeGreaterThan(56.3);
      expect(latitude, value).toBeLessThan(58);
      expect(longitude, value).toBeGreaterThan(59.8);
      expect(longitude, value).toBeLessThan(62);
    }
    expect(new Set(addresses.map(({ value }) => value)).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThanOrEqual(60);
  });
});

describe('dadata', () => {
  test('is asked with the key, for the head office, and for the region first', async () => {
    fake.asked.length = 0;
    await dadata().organisation('6672051180');
    await dadata().addresses('Малышева');
    expect(fake.asked).toEqual([
      {
        path: '/findById/party',
        token: 'Token key-1',
        question: { query: '6672051180', branch_type: 'MAIN', count: 1 },
      },
      {
        path: '/suggest/address',
        token: 'Token key-1',
        question: { query: 'Малышева', count: 10, locations_boost: [{ kladr_id: '66' }] },
      },
    ]);
  });

  test('a place it has no coordinates of, in a village', async () => {
    const data = { city: null, settlement: 'Косулино', geo_lat: null, geo_lon: null };
    fake.troubled = response => response.end(JSON.stringify({ suggestions: [{ value: 'с Косулино', data }] }));
    expect(await dadata().addresses('косу')).toEqual([
      { value: 'с Косулино', city: 'Косулино', latitude: null, longitude: null },
    ]);
  });

  test.each([
    ['refuses the key', response => response.writeHead(403).end('{"suggestions":[]}')],
    ['has had enough questions', response => response.writeHead(429).end('{"suggestions":[]}')],
    ['is broken', response => response.writeHead(500).end('<html>')],
    ['says what nobody understands', response => response.end('{"suggestions":[{"value":1}]}')],
    ['says no JSON', response => response.end('ok')],
    ['hangs up', response => response.destroy()],
    ['says nothing', () => undefined],
    ['begins to speak and stops', response => response.write('{"suggestions":')],
  ] satisfies [string, NonNullable<FakeDadata['troubled']>][])(
    'when it %s, the register is down',
    async (_, trouble) => {
      fake.troubled = trouble;
      await expect(dadata(200).organisation('6672051180')).rejects.toMatchObject({ code: 'inn_down' });
      await expect(dadata(200).addresses('Малышева')).rejects.toMatchObject({ code: 'address_down' });
    },
  );
});

test('the settings name the registers; with none everything is down', async () => {
  expect(openLookup({ lookup: 'recorded', dadataToken: undefined })).toBe(recordedLookup);
  const none = openLookup({ lookup: 'none', dadataToken: undefined });
  await expect(none.organisation('6672051180')).rejects.toMatchObject({ code: 'inn_down' });
  await expect(none.addresses('Малышева')).rejects.toMatchObject({ code: 'address_down' });
});
