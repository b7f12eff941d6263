import { asc, eq } from 'drizzle-orm';
import type { LetterFile } from '../ports/messages/messages.ts';
import { outbox, outboxFile } from './db/core.table.ts';
import type { Db } from './db/database.ts';
import { fileNameOf } from './files/fileName.ts';
import { type About, messageOf, type PostedEvent } from './notices.ts';

export interface Letter<E extends PostedEvent> {
  /** The event: its row in the table of notices has the text. */
  readonly event: E;
  /** Ten digits of a phone, or an e-mail address. */
  readonly to: string;
  /** The data for the text. */
  readonly about: About<E>;
  /** A secret part of the text, such as a code or a link. It is removed once the message is sent. */
  readonly secret?: string;
  /** The address that answers go to, if it is not the sender's. */
  readonly replyTo?: string | undefined;
  /** Subject and formatting of a letter that staff wrote. */
  readonly written?: { readonly subject: string; readonly html?: string; readonly leave?: string | null };
  /** Attached files; kept until the letter is sent. */
  readonly files?: readonly LetterFile[];
  /** After this moment it is not sent: nobody needs an expired code. */
  readonly uselessAt?: Date;
  /** Before this moment it is not sent: nobody wants to be woken. */
  readonly notBefore?: Date;
}

/**
 * Writes an SMS or an e-mail of the table of notices, in the transaction that caused it; a worker sends it after the
 * commit. An event that is only shown on screens is not written. Returns the id of the row.
 */
export async function post<E extends PostedEvent>(tx: Db, now: Date, letter: Letter<E>): Promise<number | undefined> {
  const { event, to, about, secret, replyTo, written, files = [], uselessAt, notBefore = now } = letter;
  const notice = messageOf(event);
  if (!notice) return undefined;
  const { by: kind, title } = notice;
  const body = notice.text(about);
  const { subject = kind === 'mail' ? title : '', ...formatted } = written ?? {};
  const keptBody = secret === undefined ? null : body.replaceAll(secret, '•••');
  const row = {
    event,
    kind,
    recipient: to,
    subject,
    body,
    ...formatted,
    replyTo: replyTo || null,
    keptBody,
    uselessAt,
    createdAt: now,
    dueAt: notBefore,
  };
  const [{ id } = {}] = await tx.insert(outbox).values(row).returning({ id: outbox.id });
  if (id !== undefined && files.length > 0)
    await tx.insert(outboxFile).values(files.map(file => ({ ...file, name: fileNameOf(file.name), letterId: id })));
  return id;
}

/** The files attached to a letter, in the order in which they were given. */
export const filesOfLetter = (db: Db, letterId: number): PromiseLike<LetterFile[]> =>
  db
    .select({ name: outboxFile.name, type: outboxFile.type, data: outboxFile.data })
    .from(outboxFile)
    .where(eq(outboxFile.letterId, letterId))
    .orderBy(asc(outboxFile.id));

/** Deletes the attached files once a letter is sent or given up; the originals are stored elsewhere. */
export const dropLetterFiles = async (db: Db, letterId: number): Promise<void> =>
  void (await db.delete(outboxFile).where(eq(outboxFile.letterId, letterId)));
