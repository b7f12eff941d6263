import { outbox } from './db/core.table.ts';
import type { Db } from './db/database.ts';

export interface Letter {
  readonly kind: 'sms' | 'mail';
  /** Ten digits of a phone, or an e-mail address. */
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  /** The part of the text that nobody may read later: a code, a link. It is struck out once the message has left. */
  readonly secret?: string;
  /** From then on it is not sent any more: nobody needs a code that has expired. */
  readonly uselessAt?: Date;
}

/** Writes an SMS or a letter in the transaction that caused it; a worker sends it after the commit. */
export async function post(tx: Db, now: Date, letter: Letter): Promise<void> {
  const { kind, to, subject = '', text, secret, uselessAt } = letter;
  const keptBody = secret === undefined ? null : text.replaceAll(secret, '•••');
  await tx
    .insert(outbox)
    .values({ kind, recipient: to, subject, body: text, keptBody, uselessAt, createdAt: now, dueAt: now });
}
