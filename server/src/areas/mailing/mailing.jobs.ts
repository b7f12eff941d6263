import { recordsChanged } from '@venue/sdk';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { publish, toTopic } from '../../core/publish.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import * as deliveries from './mailing.deliveries.store.ts';
import { postLetter } from './mailing.letters.service.ts';
import { lockCurrentLetter, underWay } from './mailing.letters.store.ts';
import { deliveryState } from './mailing.table.ts';

const MINUTE_MS = 60_000;

/** Writes the next copies of the current letter into the outbox, as many as the rate allows. */
async function postNext(tx: Db, { config, now }: JobContext): Promise<boolean> {
  const letter = await lockCurrentLetter(tx);
  if (!letter) return false;
  const at = now();
  const { recent, posted } = await underWay(tx, new Date(at.getTime() - MINUTE_MS));
  // Copies still in the outbox count too, so that they do not pile up when the mail server does not accept them.
  const most = config.mailingPerMinute - Math.max(recent, posted);
  if (most <= 0) return false;
  const next = await deliveries.nextRecipients(tx, letter.id, most);
  for (const { id, email, stands } of next) {
    const outboxId = stands ? await postLetter(tx, { config, now: at }, letter, { deliveryId: id, email }) : undefined;
    const values =
      outboxId === undefined
        ? { state: deliveryState.skipped }
        : { state: deliveryState.posted, outboxId, postedAt: at };
    await deliveries.changeDelivery(tx, id, values);
  }
  return next.length > 0;
}

/**
 * Sends letters to the subscribers at the configured rate, one letter after the other, and notes the outcome of each
 * copy. The outbox delivers and retries the copies.
 */
export const sendMailing: Job = {
  name: 'mailing.send',
  everyMs: 2_000,
  async run(context) {
    const { db, now, log } = context;
    if (!(await deliveries.isAnyUnderWay(db))) return;
    await inTransaction(
      db,
      async tx => {
        const steps = [
          await deliveries.noteOutcomes(tx),
          await postNext(tx, context),
          await deliveries.endLetters(tx, now()),
        ];
        if (steps.includes(true))
          publish(tx, now(), [toTopic(recordsChanged, 'staff', { tags: ['mailing', 'mailing.letters'] })]);
      },
      log,
    );
  },
};
