import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { guaranteeRows } from '../../testing/guarantees/guarantees.rows.ts';

/** Random numbers from 0 to 1 with a seed: the same on each run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const midnight = `timestamptz '2026-12-02 00:00+05'`;
const aPayment = (number: number | string, at: string, { status = 'succeeded', provider = 'bank' } = {}) => `
  INSERT INTO payment (user_id, booking_id, provider, provider_id, status, sum, description, vat_percent, confirmation_token, frame_url,
    created_at, expires_at, due_at, settled_at, taken_by, payer)
  VALUES (101, 101, '${provider}', '${number}', '${status}', 100, '', 0, '', '', now(), now(),
    ${status === 'pending' ? 'now(), null' : `null, ${at}`}, ${provider === 'transfer' ? `101, ''` : 'null, null'}) ON CONFLICT DO NOTHING`;
const aLine = (kind: string, id: string, number: number | string, at: string, { key = 'null', sum = 100 } = {}) => `
  INSERT INTO statement_line (provider, kind, provider_id, payment_id, refund_key, sum, at)
  VALUES ('bank', '${kind}', '${id}', '${number}', ${key}, ${sum}, ${at})
  ON CONFLICT (provider, kind, provider_id) DO UPDATE SET sum = excluded.sum, at = excluded.at, refund_key = excluded.refund_key`;

/** Random changes to one of a few payments and its refunds, receipts and lines in the books. */
function commands(random: () => number): readonly string[] {
  const among = (most: number) => Math.floor(random() * most);
  // The last is a bank transfer, which has no receipt.
  const one = among(4);
  const at = `${midnight} + ${among(100) - 50} * interval '1 minute'`;
  const sum = 99 + among(2);
  const ofOne = `(SELECT id FROM payment WHERE provider_id = '${one}')`;
  const refundOfOne = `id = (SELECT max(id) FROM refund WHERE payment_id = ${ofOne})`;
  const receiptOfOne = `id = (SELECT ${among(2) ? 'max' : 'min'}(id) FROM receipt WHERE payment_id = ${ofOne})`;
  const key = `(SELECT refund_key(r) FROM refund r WHERE payment_id = ${ofOne} ORDER BY id DESC LIMIT 1)`;
  return [
    aPayment(one, at, one === 3 ? { provider: 'transfer' } : { status: 'pending' }),
    aPayment(one, at, { provider: one === 3 ? 'transfer' : 'bank' }),
    `UPDATE payment SET status = 'succeeded', received = ${sum}, settled_at = ${at}, due_at = null WHERE provider_id = '${one}' AND status = 'pending'`,
    `UPDATE payment SET status = 'canceled', settled_at = ${at}, due_at = null WHERE provider_id = '${one}' AND status = 'pending'`,
    `INSERT INTO refund (payment_id, in_part, status, sum, why, created_at, requested_at, due_at)
     SELECT id, true, 'requested', 1, '', now(), now(), now() FROM payment WHERE provider_id = '${one}' AND status = 'succeeded'`,
    `UPDATE refund SET status = '${among(3) ? 'succeeded' : 'failed'}', settled_at = ${at}, due_at = null WHERE ${refundOfOne} AND status = 'requested'`,
    `UPDATE refund SET status = 'requested', renewals = renewals + 1, due_at = now(), settled_at = null WHERE ${refundOfOne} AND status = 'failed'`,
    `UPDATE receipt SET status = 'refused', due_at = null WHERE ${receiptOfOne} AND status = 'awaited'`,
    `UPDATE receipt SET status = 'awaited', due_at = now(), requested_at = ${at} WHERE ${receiptOfOne} AND status = 'refused'`,
    `UPDATE receipt SET status = 'registered', due_at = null, document_number = id::text, storage_number = '', attribute = '', registered_at = now(),
       registered_sum = ${sum} WHERE ${receiptOfOne} AND status = 'awaited'`,
    aLine('payment', `${one}`, one, at, { sum }),
    aLine('refund', `${one}-${among(2)}`, one, at, { key, sum: 1 + among(2) }),
    `DELETE FROM statement_line WHERE payment_id = '${one}' AND sum > 1`,
    `INSERT INTO statement_day (provider, day, requested_at, read_at) VALUES ('bank', '2026-12-0${1 + among(2)}', now(), ${at})
     ON CONFLICT (provider, day) DO UPDATE SET read_at = excluded.read_at`,
    `DELETE FROM statement_day WHERE day = '2026-12-0${1 + among(2)}'`,
  ];
}

const columns = `provider, provider_payment, key, payment_id, refund_id, receipt_id, way, means, at, day, sum, provider_sum, receipt, trouble, trouble_from`;
const differences = `
  (SELECT 'kept' AS side, kept.* FROM (SELECT ${columns} FROM movement EXCEPT SELECT ${columns} FROM movement_said) kept)
  UNION ALL (SELECT 'said', said.* FROM (SELECT ${columns} FROM movement_said EXCEPT SELECT ${columns} FROM movement) said)`;
const troubles = `SELECT key, trouble FROM movement ORDER BY way, key`;

describe.each(databaseKinds)('money that is compared (%s)', kind => {
  let database: TestDatabase;
  let client: PoolClient;
  beforeAll(async () => {
    database = await testDatabase(kind);
    client = await database.pool.connect();
    await client.query(guaranteeRows);
  });
  beforeEach(() => client.query('TRUNCATE payment, statement_line, statement_day CASCADE'));
  afterAll(async () => {
    client.release();
    await database.close();
  });

  test('is what the four tables say, whatever happens to them', async () => {
    const random = numbers(1);
    const met = new Set<string>();
    for (let step = 0; step < 250; step++) {
      const all = commands(random);
      const command = all[Math.floor(random() * all.length)] ?? '';
      await client.query(command);
      expect((await client.query(differences)).rows, command).toEqual([]);
      for (const { trouble } of (await client.query(troubles)).rows) met.add(trouble);
    }
    expect(met.size).toBe(7);
  });

  test('money of midnight is missing once the books of both days were read', async () => {
    const trouble = async () => (await client.query(troubles)).rows.map(row => row.trouble);
    const read = (day: string, at: string) =>
      client.query(`INSERT INTO statement_day (provider, day, requested_at, read_at) VALUES ('bank', '${day}', now(), ${at})
        ON CONFLICT (provider, day) DO UPDATE SET read_at = excluded.read_at`);
    await client.query(aPayment('late', `${midnight} + interval '30 minutes'`));
    await read('2026-12-01', 'null');
    await read('2026-12-02', `${midnight} + interval '1 day'`);
    expect(await trouble()).toEqual(['receiptLate']);
    await read('2026-12-01', `${midnight} + interval '1 day'`);
    expect(await trouble()).toEqual(['missing']);
  });

  test('money of a payment that was given up is unknown at once', async () => {
    const from = async () =>
      (await client.query(`SELECT trouble, trouble_from = '-infinity' AS "atOnce" FROM movement`)).rows;
    await client.query(aPayment('slow', midnight, { status: 'pending' }));
    await client.query(aLine('payment', 'slow', 'slow', midnight));
    expect(await from()).toEqual([{ trouble: 'unknown', atOnce: false }]);
    await client.query(`UPDATE payment SET status = 'canceled', due_at = null`);
    expect(await from()).toEqual([{ trouble: 'unknown', atOnce: true }]);
  });

  test('what the bank sent back twice for one request is seen', async () => {
    await client.query(aPayment('twice', midnight));
    await client.query(`INSERT INTO refund (id, payment_id, status, sum, why, created_at, requested_at)
      SELECT 501, id, 'succeeded', 100, '', now(), now() FROM payment`);
    for (const id of ['b', 'a']) await client.query(aLine('refund', id, 'twice', midnight, { key: `'refund-501'` }));
    const { rows } = await client.query(`SELECT key, trouble FROM movement WHERE way = 'refund' ORDER BY key`);
    expect(rows).toEqual([
      { key: 'r501', trouble: 'receiptLate' },
      { key: 'xrefundb', trouble: 'unknown' },
    ]);
  });
});

describe('on PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase('postgres');
    await database.pool.query(guaranteeRows);
    await database.pool.query(aPayment('one', midnight));
    await database.pool.query(
      `INSERT INTO statement_day (provider, day, requested_at) VALUES ('bank', '2026-12-01', now()), ('bank', '2026-12-02', now())`,
    );
  });
  afterAll(() => database.close());

  test.each([
    [
      'the books and a receipt',
      aLine('payment', 'one', 'one', midnight),
      `UPDATE receipt SET status = 'refused', due_at = null`,
    ],
    [
      'new money and the end of reading its day',
      aPayment('two', midnight),
      `UPDATE statement_day SET read_at = ${midnight} + interval '1 day'`,
    ],
  ])('%s do not miss each other while neither is committed', async (_, first, second) => {
    const [one, other] = [await database.pool.connect(), await database.pool.connect()];
    try {
      await one.query(`BEGIN; ${first}`);
      const changed = other.query(second);
      await one.query('SELECT pg_sleep(0.2)');
      await one.query('COMMIT');
      await changed;
    } finally {
      one.release();
      other.release();
    }
    expect((await database.pool.query(differences)).rows).toEqual([]);
  });
});
