import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';

/** The expected list, read from the consents: the latest one of each person, if there is an address. */
const byConsents = sql`
  select c.id as consent_id, c.user_id, c.email, lower(coalesce(c.email, u.email)) as address,
    case when u.id is not null then concat_ws(' ', nullif(u.lastname, ''), nullif(u.name, ''), nullif(u.middlename, '')) end as name,
    c.at, c.withdrawn_at is not null as is_withdrawn,
    exists (select from mailing_bounce b where b.email = lower(coalesce(c.email, u.email))) as is_bounced
  from consent c left join users u on u.id = c.user_id
  where c.purpose = 'mailing'
    and not exists (select from consent newer where newer.purpose = 'mailing' and newer.id > c.id
      and (newer.user_id = c.user_id or newer.email = c.email))
    and (c.email is not null or (u.password_hash <> 'deleted' and u.email <> '' and u.email_active))
  order by c.id`;

/** A random generator with a seed: each run gets the same numbers, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

describe.each(databaseKinds)('whom the list of the mailing names (%s)', kind => {
  let api: TestApi;
  const people: number[] = [];
  beforeAll(async () => {
    api = await testApi({ kind });
    const confirmed = { emailActive: true };
    for (let left = 3; left > 0; left--) people.push((await api.aCustomer(confirmed)).id);
  });
  afterAll(() => api.close());

  const rowsOf = async (query: SQL) => (await api.db.execute(query)).rows;
  const listed = () =>
    rowsOf(sql`select consent_id, user_id, email, address, name, at, is_withdrawn, is_bounced
      from mailing_friend order by consent_id`);
  const agree = (whose: SQL, version = 1) => sql`
    insert into consent (user_id, email, purpose, version, ip, at)
    values (${whose}, 'mailing', ${version}::text, '', now()) on conflict do nothing`;

  test('is what the consents say, whatever happens in whatever order', async () => {
    const roll = dice(77);
    const addresses = ['one@example.ru', 'two@example.ru', 'Three@Example.ru', ''];
    const pick = <T>(of: readonly T[]) => of[roll(of.length)] as T;
    const steps: readonly (() => SQL)[] = [
      () => agree(sql`${pick(people)}::int, null`, roll(3)),
      () => agree(sql`null, ${pick(addresses.slice(0, 2))}`, roll(3)),
      () => sql`update consent set withdrawn_at = now() where user_id = ${pick(people)} and purpose = 'mailing'`,
      () => sql`update consent set withdrawn_at = now() where email = ${pick(addresses)}`,
      () => sql`update consent set withdrawn_at = null where id = (select max(id) from consent)`,
      () => sql`delete from consent where id = (select max(id) - ${roll(3)} from consent)`,
      () => sql`update users set email = ${pick(addresses)} where id = ${pick(people)}`,
      () => sql`update users set email_active = ${roll(3) > 0} where id = ${pick(people)}`,
      () =>
        sql`update users set lastname = ${pick(['Ёлкина', ''])}, name = ${pick(['Анна', ''])} where id = ${pick(people)}`,
      () => sql`update users set password_hash = ${pick(['deleted', 'some', 'some'])} where id = ${pick(people)}`,
      () => sql`insert into mailing_bounce values (lower(${pick(addresses)}), now()) on conflict do nothing`,
      () => sql`delete from mailing_bounce where email = lower(${pick(addresses)})`,
    ];
    for (let step = 0; step < 200; step += 1) {
      await api.db.execute(pick(steps)());
      expect(await listed()).toEqual(await rowsOf(byConsents));
    }
    await api.db.execute(sql`delete from users where id = ${people[0]}`);
    expect(await listed()).toEqual(await rowsOf(byConsents));
  });

  test('is what the consents say although many change them at once', async () => {
    const whose = [sql`${people[1]}::int, null`, sql`null, 'race@example.ru'`];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        ...whose.flatMap(each => [1, 2, 3].map(version => api.db.execute(agree(each, round * 3 + version)))),
        api.db.execute(sql`update users set email = 'race@example.ru', password_hash = 'some' where id = ${people[1]}`),
        api.db.execute(sql`insert into mailing_bounce values ('race@example.ru', now()) on conflict do nothing`),
      ]);
      expect(await listed()).toEqual(await rowsOf(byConsents));
      await Promise.all([
        api.db.execute(sql`update consent set withdrawn_at = now() where user_id = ${people[1]}`),
        api.db.execute(agree(sql`${people[1]}::int, null`, 100 + round)),
        api.db.execute(sql`update users set email = 'other@example.ru' where id = ${people[1]}`),
        api.db.execute(sql`delete from mailing_bounce`),
      ]);
      expect(await listed()).toEqual(await rowsOf(byConsents));
    }
  });
});

describe('on PostgreSQL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind: 'postgres' });
  });
  afterAll(() => api.close());

  test('an address that bounces while its owner agrees is named as one that bounced', async () => {
    const { id } = await api.aCustomer();
    await api.db.execute(sql`update users set email = 'Both@example.ru', email_active = true where id = ${id}`);
    const [owner, server] = [await api.database.pool.connect(), await api.database.pool.connect()];
    try {
      await owner.query('BEGIN');
      const agree = `INSERT INTO consent (user_id, purpose, version, ip, at) VALUES ($1, 'mailing', '1', '', now())`;
      await owner.query(agree, [id]);
      const bounced = server.query(`INSERT INTO mailing_bounce VALUES ('both@example.ru', now())`);
      await owner.query('SELECT pg_sleep(0.2)');
      await owner.query('COMMIT');
      await bounced;
    } finally {
      owner.release();
      server.release();
    }
    const { rows } = await api.db.execute(sql`select is_bounced from mailing_friend where user_id = ${id}`);
    expect(rows).toEqual([{ is_bounced: true }]);
  });
});
