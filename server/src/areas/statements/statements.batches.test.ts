import { listBankPayments, listStatementImports, uploadStatement } from '@venue/sdk/papers/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { paymentText, statementFile } from './statements.testing.ts';

const MANY = 20_000;
const many = Array.from({ length: MANY }, (_, at) => paymentText({ Номер: String(at + 1) }));
const LATE = 300_000;

describe.each(databaseKinds)('a large statement, on %s', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  afterAll(() => api.close());

  const upload = () => api.as(staff).send(uploadStatement, { body: { fileStatement: statementFile(...many) } });
  const rows = async () => Number((await api.db.execute(sql`select count(*) from bank_payment`)).rows[0]?.count);
  const imports = async () => (await api.as(staff).send(listStatementImports, {})).message.imports;

  test(
    'is kept in parts; broken off and uploaded again it counts nothing twice; others are served meanwhile',
    async () => {
      await api.db.execute(sql`
      create function break_off() returns trigger language plpgsql as $$
      begin
        if new.payment_order = '10001' then raise exception 'the power went'; end if;
        return new;
      end $$`);
      await api.db.execute(
        sql`create trigger break_off before insert on bank_payment for each row execute function break_off()`,
      );
      await expect(upload()).rejects.toMatchObject({ code: 'internal' });
      expect(await rows()).toBe(10_000);
      expect(await imports()).toMatchObject([{ total: MANY, done: 10_000, added: 10_000 }]);
      await api.db.execute(sql`drop trigger break_off on bank_payment`);

      let isDone = false;
      const again = upload().finally(() => {
        isDone = true;
      });
      const seen = new Set<number>();
      while (!isDone) seen.add((await imports())[0]?.done ?? 0);
      expect((await again).message).toMatchObject({ total: MANY, done: MANY, added: 10_000, known: 10_000 });
      expect(await rows()).toBe(MANY);
      // Each call was answered between two batches.
      expect(seen.size).toBeGreaterThan(10);
      const { items } = await api.as(staff).send(listBankPayments, { body: { search: '20000' } });
      expect(items).toHaveLength(1);
    },
    LATE,
  );
});
