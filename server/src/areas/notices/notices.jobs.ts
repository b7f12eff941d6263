import type { Area } from '../../area/area.ts';
import type { Reminding } from '../../area/reminding.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import * as store from './notices.reminders.store.ts';

/** Writes one message about things of one person, each of them once; returns whether it did. */
const remindOf = ({ db, now, config, log }: JobContext, reminding: Reminding, things: readonly store.Due[]) =>
  inTransaction(
    db,
    async tx => {
      const at = now();
      const locked = new Set(
        await reminding.lock(
          tx,
          things.map(({ id }) => id),
        ),
      );
      const standing = await store.standing(
        tx,
        reminding,
        // guard: notices.reminders.test.ts
        things.filter(({ id }) => locked.has(id)),
        at,
      );
      const claimed: store.Due[] = [];
      // guard: notices.reminders.test.ts
      for (const thing of standing) if (await store.claim(tx, reminding.kind, thing, at)) claimed.push(thing);
      const [first] = claimed;
      if (!first) return false;
      const ids = claimed.map(({ id }) => id);
      const messages = await reminding.remind(tx, { now: at, config }, ids, first.at);
      await store.setMessages(tx, reminding.kind, claimed, messages);
      return true;
    },
    log,
  );

/** Writes the reminders of a kind that are due, some fifty at a time. */
async function remindOfKind(context: JobContext, reminding: Reminding): Promise<void> {
  for (;;) {
    const due = await store.dueOf(context.db, reminding, context.now());
    const together = [...Map.groupBy(due, ({ whose }) => whose).values()];
    const isFull = due.length === store.MOST;
    // The last person may have more than was read.
    if (isFull && together.length > 1) together.pop();
    let isDone = true;
    await eachAlone(context.log, together, async things => {
      if (await remindOf(context, reminding, things)) isDone = false;
    });
    if (!isFull || isDone) return;
  }
}

/** Takes back what could not be sent yet and is about something that was moved or cancelled meanwhile. */
async function withdrawGone({ db, now, log }: JobContext, reminding: Reminding): Promise<void> {
  const unsent = await store.unsentOf(db, reminding.kind, now());
  if (unsent.length === 0) return;
  const upcoming = new Set(await store.standing(db, reminding, unsent, now()));
  const gone = unsent.filter(each => !upcoming.has(each));
  await eachAlone(log, gone, ({ messages }) => inTransaction(db, tx => store.withdraw(tx, messages, now()), log));
}

/** Writes all reminders: of whatever the areas offer, at the times of `reminderTimes`, and never at night. */
export const remindJob = (areas: readonly Area[]): Job => ({
  name: 'notices.remind',
  everyMs: 60_000,
  async run(context) {
    // One after another, and none keeps the others from being done.
    for (const reminding of areas.flatMap(({ reminds = [] }) => reminds))
      await eachAlone(context.log, [reminding], async each => {
        await withdrawGone(context, each);
        await remindOfKind(context, each);
      });
  },
});
