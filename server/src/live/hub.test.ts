import type { Frame } from '@venue/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/database.ts';
import { createHub, type Hub } from './hub.ts';

describe.each(databaseKinds)('who was away (%s)', kind => {
  let database: TestDatabase;
  let hub: Hub;
  let heard: Frame[];
  const warn = vi.fn();
  beforeAll(async () => {
    database = await testDatabase(kind);
  });
  beforeEach(async () => {
    await database.db.execute(sql`truncate live_message, live_topic`);
    hub = createHub(database.db, { warn });
    heard = [];
  });
  afterAll(() => database.close());

  /** Inserts messages with these numbers, as transactions would. */
  async function tell(from: number, to: number): Promise<void> {
    await database.db.execute(sql`
      insert into live_message (topic, seq, action, data, created_at)
      select 'residents', n, 'paid', '{}', now() from generate_series(${from}::int, ${to}::int) as n`);
    await database.db.execute(sql`
      insert into live_topic (topic, seq) values ('residents', ${to})
      on conflict (topic) do update set seq = excluded.seq`);
  }
  const follow = (after: number) =>
    hub.follow('residents', { take: frame => void heard.push(JSON.parse(frame.toString('utf8'))) }, after);
  const seqs = () => heard.map(frame => 'seq' in frame && frame.seq);

  test.each([
    [1, 'push'],
    [500, 'push'],
    [501, 'gap'],
  ])('and missed %i messages hears a %s', async (missed, type) => {
    await tell(1, 10 + missed);
    await (await follow(10)).start();
    expect(new Set(heard.map(frame => frame.type))).toEqual(new Set([type]));
    expect(heard).toHaveLength(type === 'gap' ? 1 : missed);
    expect(seqs().at(-1)).toBe(10 + missed);
  });

  test('hears what it missed before what comes meanwhile, each once', async () => {
    await tell(1, 3);
    const following = await follow(1);
    await tell(4, 5);
    await hub.pump();
    expect(heard).toEqual([]);
    await following.start();
    expect(seqs()).toEqual([2, 3, 4, 5]);
    await tell(6, 6);
    await hub.pump();
    expect(seqs()).toEqual([2, 3, 4, 5, 6]);
    expect(warn).not.toHaveBeenCalled();
  });
});
