import { whoAmI } from '@venue/sdk/auth';
import { getBrand } from '@venue/sdk/brands';
import { brandStatus } from '@venue/sdk/brands/model';
import {
  askDeletion,
  cancelDeletion,
  exportMyData,
  getPrivacy,
  giveConsent,
  withdrawConsent,
} from '@venue/sdk/privacy';
import { consentTexts, DELETION_DAYS } from '@venue/sdk/privacy/model';
import { uploadDocument } from '@venue/sdk/profile';
import { documentType } from '@venue/sdk/profile/model';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { areas } from '../../areas.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { welcomed } from '../../testing/live.ts';
import { allTables } from '../../testing/tables.ts';
import { users } from '../accounts/accounts.table.ts';
import { aBrandIn } from '../brands/brands.testing.ts';
import { documentsOf } from '../profile/documents.store.ts';
import { pdf } from '../profile/profile.testing.ts';
import { inOrderOfDeletion, inventoryOf } from './privacy.inventory.ts';

const { tables } = inventoryOf(areas);

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const password = 'Надёжный-пароль-1';
const DAY = 24 * 60 * 60_000;
const count = async (table: string, where: string, values: unknown[]) =>
  (await api.database.pool.query<{ n: number }>(`select count(*)::int n from ${table} where ${where}`, values)).rows[0]
    ?.n;

describe('consents', () => {
  test('each is given on its own with its version, and taken back on its own', async () => {
    const anna = await api.aCustomer();
    const client = api.as(anna);
    const consents = async () => (await client.send(getPrivacy, {})).message.consents;
    await client.send(giveConsent, { body: { purpose: 'passport' } });
    await client.send(giveConsent, { body: { purpose: 'passport' } });
    await client.send(giveConsent, { body: { purpose: 'publication' } });
    const { version } = consentTexts.passport;
    const givenAt = api.clock.now.toISOString();
    expect(await consents()).toEqual([
      { purpose: 'publication', version: consentTexts.publication.version, givenAt, withdrawnAt: null },
      { purpose: 'passport', version, givenAt, withdrawnAt: null },
    ]);
    api.clock.advance(1000);
    await client.send(withdrawConsent, { body: { purpose: 'passport' } });
    expect(await consents()).toMatchObject([{ withdrawnAt: null }, { withdrawnAt: api.clock.now.toISOString() }]);
    await client.send(giveConsent, { body: { purpose: 'passport' } });
    expect(await consents()).toHaveLength(3);
    expect(await count('consent', 'user_id = $1 and ip <> $2', [anna.id, ''])).toBe(3);
  });

  test('two clicks at once write one', async () => {
    const anna = await api.aCustomer();
    await Promise.all([1, 2, 3].map(() => api.as(anna).send(giveConsent, { body: { purpose: 'mailing' } })));
    expect(await count('consent', 'user_id = $1', [anna.id])).toBe(1);
    // Giving the consent to letters turns them on, as withdrawing it turns them off.
    expect(await count('users', 'id = $1 and email_accept', [anna.id])).toBe(1);
  });

  test('taking one back takes what stood on it', async () => {
    const anna = await api.aCustomer();
    const { pool } = api.database;
    await pool.query(`insert into passport (user_id, sealed, saved_at) values ($1, 'x', now())`, [anna.id]);
    const paper = `insert into document (user_id, type, file, name, mime_type, size, uploaded_at) values ($1, $2, $3, 'a', 'a', 1, now())`;
    await pool.query(paper, [anna.id, 1, 'scan.sealed']);
    await pool.query(paper, [anna.id, 3, 'card.sealed']);
    await api.ports.files.put('scan.sealed', Buffer.from('scan'));
    await pool.query(
      `insert into business_card (user_id, slug, name, position, company, phone, email, site_url, socials, about, is_published, saved_at) values ($1, $2, 'А', '', '', '', '', '', '{}', '', true, now())`,
      [anna.id, `anna${anna.id}00`],
    );
    await pool.query('update users set email_accept = true where id = $1', [anna.id]);
    for (const purpose of ['passport', 'publication', 'mailing'] as const)
      await api.as(anna).send(withdrawConsent, { body: { purpose } });
    expect(await count('passport', 'user_id = $1', [anna.id])).toBe(0);
    expect(await count('document', 'user_id = $1', [anna.id])).toBe(1);
    expect(await api.ports.files.has('scan.sealed')).toBe(false);
    expect(await count('business_card', 'user_id = $1 and is_published', [anna.id])).toBe(0);
    expect(await count('users', 'id = $1 and email_accept', [anna.id])).toBe(0);
  });
});

describe('everything about me', () => {
  test('is asked for with the password, which cannot be guessed here', async () => {
    const anna = api.as(await api.aCustomer({ password }));
    const wrong = { code: 'password_wrong', fields: { password: 'Неверный пароль' } };
    for (let tried = 0; tried < 5; tried++)
      await expect(anna.send(exportMyData, { body: { password: 'no' } })).rejects.toMatchObject(wrong);
    await expect(anna.send(exportMyData, { body: { password } })).rejects.toMatchObject({ code: 'rate_limited' });
    api.clock.advance(15 * 60_000);
    await expect(anna.send(askDeletion, { body: { password: 'no' } })).rejects.toMatchObject(wrong);
  });

  test('comes as one archive with every table, and without what is nobody’s to read', async () => {
    const person = await api.aCustomer({ password, lastname: 'Лаптева' });
    const anna = api.as(person);
    await anna.send(giveConsent, { body: { purpose: 'mailing' } });
    const { data, type, name } = await anna.send(exportMyData, { body: { password } });
    expect(type).toBe('application/zip');
    expect(name).toMatch(/^Мои данные \d{4}-\d\d-\d\d\.zip$/);
    const text = Buffer.from(await data.arrayBuffer()).toString('latin1');
    expect(text.startsWith('PK')).toBe(true);
    const { rowsAbout } = await import('./privacy.export.ts');
    const rows = await rowsAbout(areas, api.db, { secrets: api.config, userId: person.id });
    expect(Object.keys(rows)).toEqual(tables.flatMap(each => each.as ?? []));
    expect(rows.account).toMatchObject([{ id: person.id, lastname: 'Лаптева' }]);
    expect(rows.consents).toMatchObject([{ purpose: 'mailing' }]);
    expect(JSON.stringify(rows)).not.toMatch(/Hash|\$argon2/);
  });

  test('breaks off where a file cannot be opened, and the server goes on', async () => {
    const person = await api.aCustomer({ password });
    const anna = api.as(person);
    await anna.send(uploadDocument, { body: { file: pdf(), documentType: documentType.companyCard } });
    const [row] = await documentsOf(api.db, person.id);
    await api.ports.files.remove(row?.file ?? '');
    await expect(anna.send(exportMyData, { body: { password } })).rejects.toThrow();
    expect((await anna.send(whoAmI, {})).message.userId).toBe(person.id);
  });

  test('every table that points at a person is in the inventory', async () => {
    const names = new Set(tables.map(each => getTableName(each.table)));
    // Tables about a record rather than a person; their rows are deleted with it.
    // Messages go with the phone and the address that they were written to.
    const elsewhere = ['technical_reason', 'outbox'];
    const pointing = (await allTables())
      .filter(
        table =>
          getTableConfig(table).foreignKeys.some(key => key.reference().foreignTable === users) ||
          'userId' in getTableColumns(table),
      )
      .map(getTableName)
      .filter(name => !elsewhere.includes(name));
    expect(pointing).toContain('booking');
    expect(pointing.filter(name => !names.has(name))).toEqual([]);
  });
});

describe('deletion', () => {
  test('takes rows before those they point at, and approved versions before their records', () => {
    const order = inOrderOfDeletion(tables).map(({ table }) => getTableName(table));
    expect(order).toHaveLength(tables.filter(({ atDeletion }) => atDeletion === 'delete').length);
    const before = (one: string, other: string) => expect(order.indexOf(one)).toBeLessThan(order.indexOf(other));
    before('market_request', 'brand');
    before('market_item', 'brand');
    before('brand', 'organisation');
    before('approved_version', 'brand');
    before('approved_version', 'article');
    before('approved_version', 'event');
  });

  test('waits, can be taken back, and is told by SMS once', async () => {
    const person = await api.aCustomer({ password });
    const anna = api.as(person);
    const deletionAt = new Date(api.clock.now.getTime() + DELETION_DAYS * DAY).toISOString();
    expect((await anna.send(askDeletion, { body: { password } })).message.deletionAt).toBe(deletionAt);
    api.clock.advance(DAY);
    expect((await anna.send(askDeletion, { body: { password } })).message.deletionAt).toBe(deletionAt);
    expect(await count('outbox', 'recipient = $1', [person.phone])).toBe(1);
    expect((await anna.send(cancelDeletion, {})).message.deletionAt).toBeNull();
    api.clock.advance(DELETION_DAYS * DAY);
    await api.runJob('privacy.delete');
    expect(await count('users', 'phone = $1', [person.phone])).toBe(1);
  });

  test('closes what the person has open', async () => {
    const person = await api.aCustomer();
    const listener = await welcomed(api.app, person);
    await api.db.update(users).set({ deletionAt: api.clock.now }).where(eq(users.id, person.id));
    await api.runJob('privacy.delete');
    expect(await listener.closed()).toBe(4401);
  });

  test('taken back at the last moment does not happen', async () => {
    const postgres = await testApi({ kind: 'postgres' });
    onTestFinished(() => postgres.close());
    const { pool } = postgres.database;
    const { id, phone } = await postgres.aCustomer();
    await pool.query('update users set deletion_at = $1 where id = $2', [postgres.clock.now, id]);
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('update users set deletion_at = null where id = $1', [id]);
    const running = postgres.runJob('privacy.delete');
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await pool.query(waiting)).rows).toHaveLength(1), 4_000);
    await holder.query('commit');
    holder.release(true);
    await running;
    expect((await pool.query('select phone from users where id = $1', [id])).rows).toEqual([{ phone }]);
  });

  test('leaves the orders under a number without a name, and nothing else', async () => {
    const person = await api.aCustomer({ password, lastname: 'Уходящая', email: `l${Date.now()}@example.ru` });
    const other = await api.aCustomer({ lastname: 'Бажин' });
    const anna = api.as(person);
    await anna.send(giveConsent, { body: { purpose: 'passport' } });
    const { brandId } = await aBrandIn(api, person, brandStatus.verified);
    const photo = (await anna.send(getBrand, { id: brandId })).message.photos[0]?.url.replace('/files/', '') ?? '';
    expect(await api.ports.files.has(photo)).toBe(true);
    // A photo that only the approved version still shows.
    await api.database.pool.query(`delete from picture where owner = 'brand' and owner_id = $1`, [brandId]);
    await anna.send(askDeletion, { body: { password } });
    api.clock.advance(DELETION_DAYS * DAY - 1000);
    await api.runJob('privacy.delete');
    expect(await count('users', 'phone = $1', [person.phone])).toBe(1);
    api.clock.advance(2000);
    await api.runJob('privacy.delete');
    expect(await count('users', 'phone = $1 or lastname = $2', [person.phone, 'Уходящая'])).toBe(0);
    expect(await count('users', 'id = $1', [person.id])).toBe(1);
    // The last message is deleted as soon as it was sent.
    await api.runJob('outbox.send');
    await api.runJob('sweep');
    expect(await count('outbox', 'recipient = $1', [person.phone])).toBe(0);
    expect(await count('brand', 'user_id = $1', [person.id])).toBe(0);
    expect(await count('approved_version', 'object_id = $1', [brandId])).toBe(0);
    expect(await api.ports.files.has(photo)).toBe(false);
    expect(await count('session', 'user_id = $1', [person.id])).toBe(0);
    expect(await count('consent', 'user_id = $1', [person.id])).toBe(1);
    expect(await count('users', 'phone = $1 and lastname = $2', [other.phone, 'Бажин'])).toBe(1);
    // The phone is free again.
    await api.aCustomer({ phone: person.phone });
  });
});
