import { outbox } from './db/core.table.ts';
import type { Db } from './db/database.ts';
import { type About, messageOf, type PostedEvent } from './notices.ts';

export interface Letter<E extends PostedEvent> {
  /** Why it is sent: its row in the table of notices, which has the words. */
  readonly event: E;
  /** Ten digits of a phone, or an e-mail address. */
  readonly to: string;
  /** What the words need to know. */
  readonly about: About<E>;
  /** A secret part of the text, such as a code or a link. It is removed once the message is sent. */
  readonly secret?: string;
  /** After this moment it is not sent: nobody needs an expired code. */
  readonly uselessAt?: Date;
}

/**
 * Writes an SMS or an e-mail of the table of notices, in the transaction that caused it; a worker sends it after the
 * commit. An event of which the table tells on the screen alone is not written.
 */
export async function post<E extends PostedEvent>(tx: Db, now: Date, letter: Letter<E>): Promise<void> {
  const { event, to, about, secret, uselessAt } = letter;
  const notice = messageOf(event);
  if (!notice) return;
  const { by: kind, title } = notice;
  const body = notice.text(about);
  const subject = kind === 'mail' ? title : '';
  const keptBody = secret === undefined ? null : body.replaceAll(secret, '•••');
  await tx
    .insert(outbox)
    .values({ event, kind, recipient: to, subject, body, keptBody, uselessAt, createdAt: now, dueAt: now });
}
