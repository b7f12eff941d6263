import type { PushTopic } from '@venue/sdk';
import { bookingAdded } from '@venue/sdk/bookings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { folderStore } from '../../ports/files/folder.ts';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { tempDir } from '../../testing/temp.ts';
import { dropFiles, keepFile } from '../files/keptFiles.ts';
import { publish, toTopic } from '../publish.ts';
import { afterCommit, onRollback } from './afterCommit.ts';
import type { Db } from './database.ts';
import { inTransaction } from './transact.ts';

const now = new Date('2026-11-20T04:00:00Z');
const broken = () => {
  throw new Error('broken');
};

describe.each(databaseKinds)('%s', kind => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await testDatabase(kind);
    db = database.db;
    await db.execute(sql`create table line (words text)`);
  });
  beforeEach(async () => {
    await db.execute(sql`truncate line, live_message, live_topic`);
  });
  afterAll(() => database.close());

  const write = (tx: Db, words: string) => tx.execute(sql`insert into line values (${words})`);
  const written = async () => (await db.execute(sql`select words from line order by words`)).rows.map(row => row.words);
  const tell = (tx: Db, topic: PushTopic<typeof bookingAdded>, roomId = 31) =>
    publish(tx, now, [toTopic(bookingAdded, topic, { roomId, starts: [], orderId: null })]);
  const published = async () =>
    (await db.execute(sql`select topic, seq from live_message order by topic, seq`)).rows.map(
      row => `${row.topic} ${row.seq}`,
    );

  test('a commit publishes what was registered anywhere, then does what follows, in order', async () => {
    const done: unknown[] = [];
    const answer = await inTransaction(db, async tx => {
      tell(tx, 'residents');
      afterCommit(tx, async () => done.push('first', await written(), await published()));
      onRollback(tx, () => done.push('rolled back'));
      await write(tx, 'a line');
      tell(tx, 'info/7');
      tell(tx, 'residents', 52);
      afterCommit(tx, () => done.push('second'));
      // Messages are written at the end of the transaction, so no topic is locked before.
      done.push((await tx.execute(sql`select 1 from live_message`)).rows);
      return 'answer';
    });
    const messages = ['info/7 1', 'residents 1', 'residents 2'];
    expect(done).toEqual([[], 'first', ['a line'], messages, 'second']);
    expect(answer).toBe('answer');
  });

  test('what fails after the commit is logged, and neither fails the write nor stops what follows', async () => {
    const log = { error: vi.fn() };
    const after = vi.fn();
    const work = async (tx: Db) => {
      afterCommit(tx, broken);
      afterCommit(tx, async () => broken());
      afterCommit(tx, after);
      await write(tx, 'a line');
      return 'answer';
    };
    expect(await inTransaction(db, work, log)).toBe('answer');
    expect(await written()).toEqual(['a line']);
    expect(after).toHaveBeenCalledOnce();
    expect(log.error.mock.calls).toEqual(Array(2).fill([{ err: new Error('broken') }, expect.any(String)]));
  });

  test('a rollback publishes nothing and does nothing but undo, and fails as it would have', async () => {
    const [after, undo] = [vi.fn(), vi.fn()];
    const log = { error: vi.fn() };
    const work = async (tx: Db) => {
      tell(tx, 'residents');
      afterCommit(tx, after);
      onRollback(tx, broken);
      onRollback(tx, undo);
      await write(tx, 'a line');
      throw new Error('refused');
    };
    await expect(inTransaction(db, work, log)).rejects.toThrow('refused');
    expect([await written(), await published()]).toEqual([[], []]);
    expect([after.mock.calls.length, undo.mock.calls.length, log.error.mock.calls.length]).toEqual([0, 1, 1]);
  });

  test('another attempt registers again: what the failed one left is undone, what follows happens once', async () => {
    const done: string[] = [];
    let attempt = 0;
    await inTransaction(db, async tx => {
      const name = `attempt ${++attempt}`;
      tell(tx, 'residents');
      afterCommit(tx, () => done.push(`${name} committed`));
      onRollback(tx, () => done.push(`${name} undone`));
      await write(tx, name);
      if (attempt === 1) await tx.execute(sql`do $$ begin raise sqlstate '40001'; end $$`);
    });
    expect(done).toEqual(['attempt 1 undone', 'attempt 2 committed']);
    expect([await written(), await published()]).toEqual([['attempt 2'], ['residents 1']]);
  });

  test('one within another belongs to the end of the outer one', async () => {
    const done: string[] = [];
    const inner = (tx: Db, name: string, fails = false) =>
      inTransaction(tx, async own => {
        tell(own, 'residents');
        afterCommit(own, () => done.push(`${name} committed`));
        onRollback(own, () => done.push(`${name} undone`));
        await write(own, name);
        if (fails) throw new Error(name);
      });
    await inTransaction(db, async tx => {
      await inner(tx, 'one');
      await expect(inner(tx, 'two', true)).rejects.toThrow('two');
      done.push('end of the outer one');
    });
    expect(done).toEqual(['two undone', 'end of the outer one', 'one committed']);
    expect([await written(), await published()]).toEqual([['one'], ['residents 1']]);

    done.length = 0;
    const outer = inTransaction(db, async tx => {
      await inner(tx, 'three');
      throw new Error('refused');
    });
    await expect(outer).rejects.toThrow('refused');
    expect([done, await written(), await published()]).toEqual([['three undone'], ['one'], ['residents 1']]);
  });

  test('files are those of the rows: kept with the commit, gone with the rollback', async () => {
    const files = folderStore(tempDir());
    await files.put('former', Buffer.from('x'));
    const replace = (fails: boolean) =>
      inTransaction(db, async tx => {
        await dropFiles(tx, files, ['former']);
        await keepFile(tx, files, 'new', Buffer.from('y'));
        expect(await files.has('new')).toBe(true);
        if (fails) throw new Error('refused');
      });
    await expect(replace(true)).rejects.toThrow('refused');
    expect([await files.has('former'), await files.has('new')]).toEqual([true, false]);
    await replace(false);
    expect([await files.has('former'), await files.has('new')]).toEqual([false, true]);
  });

  test('a file stays when nobody knows how the commit ended, and goes when the database refused it', async () => {
    const lost: Db = Object.create(db, {
      transaction: {
        async value(work: (tx: Db) => Promise<unknown>) {
          await db.transaction(work);
          throw new Error('Connection terminated unexpectedly');
        },
      },
    });
    const undo = vi.fn();
    const keep = (tx: Db) => onRollback(tx, undo);
    await expect(inTransaction(lost, keep)).rejects.toThrow('terminated');
    expect(undo).not.toHaveBeenCalled();

    await db.execute(sql`create table odd (n integer unique deferrable initially deferred)`);
    onTestFinished(async () => void (await db.execute(sql`drop table odd`)));
    const twice = inTransaction(db, async tx => {
      keep(tx);
      await tx.execute(sql`insert into odd values (1), (1)`);
    });
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(undo).toHaveBeenCalledOnce();
  });

  test('outside of a transaction there is nothing to register with', async () => {
    expect(() => tell(db, 'residents')).toThrow('not within');
    await expect(db.transaction(async tx => afterCommit(tx, broken))).rejects.toThrow('not within');
  });
});
