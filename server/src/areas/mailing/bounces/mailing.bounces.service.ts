import { recordsChanged } from '@venue/sdk';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../core/db/database.ts';
import { dropLetterFiles } from '../../../core/outbox.ts';
import { publish, toTopic } from '../../../core/publish.ts';
import { isOurs, tagIn } from '../../../core/returnPath.ts';
import { headOf, type Outcome, outcomeIn } from './mailing.bounces.dsn.ts';
import { changeLetter, type Letter, lockLetter, markCopy, markGone } from './mailing.bounces.store.ts';

const HOUR_MS = 60 * 60_000;
/** So often a letter goes anew after the receiver's server gave it up for the time being. */
const MOST_RESENDS = 2;

const reasons = {
  gone: 'Не\u00a0доставлено: такого адреса нет',
  later: 'Не\u00a0доставлено: ящик переполнен или почтовый сервер получателя не\u00a0отвечает',
  refused: 'Не\u00a0доставлено: почтовый сервер получателя отказал',
} as const;

const nothingStays = { reportDueAt: null, html: null, leave: null, replyTo: null };

/**
 * Whether a letter that was given up for the time being goes anew: its code or link is in it no more, and a newsletter
 * is not worth it.
 */
const goesAnew = ({ keptBody, leave, reportDueAt, resends, uselessAt }: Letter, now: Date): boolean =>
  keptBody === null &&
  leave === null &&
  reportDueAt !== null &&
  resends < MOST_RESENDS &&
  (uselessAt === null || uselessAt > now);

async function note(tx: Db, now: Date, letter: Letter, outcome: Outcome): Promise<void> {
  const { id, resends } = letter;
  if (!('status' in outcome)) {
    if (outcome.is === 'delivered') await changeLetter(tx, id, { deliveredAt: now });
    return;
  }
  const lastError = `${reasons[outcome.is]} (${outcome.status})`;
  if (outcome.is === 'gone') await markGone(tx, letter.recipient, now);
  if (outcome.is === 'later' && goesAnew(letter, now)) {
    const dueAt = new Date(now.getTime() + HOUR_MS);
    await changeLetter(tx, id, { dueAt, sentAt: null, resends: resends + 1, reportDueAt: null, lastError });
  } else {
    await changeLetter(tx, id, { refusedAt: now, lastError, ...nothingStays });
    await markCopy(tx, letter);
    await dropLetterFiles(tx, id);
  }
  await publish(tx, now, [toTopic(recordsChanged, 'staff', { tags: ['unsent', 'mailing', 'users'] })]);
}

/**
 * Reads a report about a letter. It counts only if it came to the return path that we made for that letter; a second
 * one about it changes nothing. Returns whether it was one.
 */
export async function noteReport(
  tx: Db,
  { config, now }: { readonly config: Config; readonly now: Date },
  message: string,
): Promise<boolean> {
  const tag = tagIn(config, headOf(message));
  if (!tag) return false;
  const letter = await lockLetter(tx, tag.id);
  // guard: mailing.bounces.test.ts
  if (!letter?.sentAt || !isOurs(config, tag, letter)) return false;
  const outcome = outcomeIn(message);
  if (!outcome) return false;
  // guard: mailing.bounces.test.ts
  if (letter.refusedAt === null && letter.deliveredAt === null) await note(tx, now, letter, outcome);
  return true;
}
