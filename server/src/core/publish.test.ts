import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { inTransaction } from './db/transact.ts';
import { publish, writeMessages } from './publish.ts';

test('a server that is frozen before its commit does not keep others from publishing for long', async () => {
  const database = await testDatabase('postgres');
  onTestFinished(() => database.close());
  const { db } = database;
  const message = { topic: 'residents', action: 'paid', data: {} };
  const now = new Date();
  const frozen = db.transaction(async tx => {
    await writeMessages(tx, [{ ...message, createdAt: now }]);
    // It sends no more statements until the other one is done, which waits for the topic.
    await inTransaction(db, other => publish(other, now, [message]));
  });
  await expect(frozen).rejects.toThrow();
  const { rows } = await database.pool.query('SELECT seq FROM live_message');
  expect(rows).toEqual([{ seq: 1 }]);
});
