import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { certificatesOf } from './certificates.testing.ts';

describe.each(databaseKinds)('a certificate that several spend at once (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let giver: Person;
  let tariffId: number;
  let of: ReturnType<typeof certificatesOf>;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
    of = certificatesOf(api, bank);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate certificate, certificate_use, movement, attempt cascade`);
    await startOver(api, bank);
    giver = await api.aCustomer();
  });

  test('pays no more than it was sold for', async () => {
    const { id, code } = await of.bought(giver, 200_000);
    const people = await Promise.all([10, 12, 14, 16].map(() => api.aCustomer()));
    const orders: number[] = [];
    for (const [index, person] of people.entries()) orders.push(await hold(api, person, tariffId, [10 + index * 2]));
    const outcomes = await Promise.allSettled(
      people.map((person, index) => of.apply(person, orders[index] ?? 0, code)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await of.rest(giver, id)).toBe(0);
    const { rows } = await api.db.execute(
      sql`select sum(sum)::int as sum from certificate_use where state = 'reserved'`,
    );
    expect(rows).toEqual([{ sum: 200_000 }]);
    expect(await of.breaches()).toEqual([]);
  });

  test('the database alone refuses what is not left of it, and one that is not active', async () => {
    const { id } = await of.bought(giver, 100_000);
    const orderId = await hold(api, giver, tariffId, [10]);
    const use = (sum: number) =>
      api.db.execute(sql`
        insert into certificate_use (certificate_id, booking_id, state, sum, receipt_mode, used_at)
        values (${id}, ${orderId}, 'reserved', ${sum}, 'full', now())`);
    await expect(use(100_001)).rejects.toMatchObject({ cause: { constraint: 'certificate_balance' } });
    await api.db.execute(sql`update certificate set state = 'blocked', block_reason = 'Утерян' where id = ${id}`);
    await expect(use(1)).rejects.toMatchObject({ cause: { constraint: 'certificate_use_active' } });
    await api.db.execute(sql`update certificate set state = 'active', block_reason = null where id = ${id}`);
    await use(100_000);
    expect(await of.rest(giver, id)).toBe(0);
  });
});
