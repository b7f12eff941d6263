import { outbox } from './db/core.table.ts';
import type { Db } from './db/database.ts';
import { noticeOf, type PostedEvent } from './notices.ts';

export interface Letter {
  /** Why it is sent: its row in the table of notices. */
  readonly event: PostedEvent;
  /** Ten digits of a phone, or an e-mail address. */
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  /** A secret part of the text, such as a code or a link. It is removed once the message is sent. */
  readonly secret?: string;
  /** After this moment it is not sent: nobody needs an expired code. */
  readonly uselessAt?: Date;
}

/** Writes an SMS or an e-mail of the table of notices, in the transaction that caused it; a worker sends it after the commit. */
export async function post(tx: Db, now: Date, letter: Letter): Promise<void> {
  const { event, to, subject = '', text, secret, uselessAt } = letter;
  const kind = noticeOf(event).mail ? 'mail' : 'sms';
  const keptBody = secret === undefined ? null : text.replaceAll(secret, '•••');
  await tx
    .insert(outbox)
    .values({ event, kind, recipient: to, subject, body: text, keptBody, uselessAt, createdAt: now, dueAt: now });
}
