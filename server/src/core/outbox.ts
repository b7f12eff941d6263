import type { KindName } from '@venue/sdk/kinds';
import { asc, eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { LetterFile } from '../ports/messages/messages.ts';
import { outbox, outboxFile } from './db/core.table.ts';
import type { Db } from './db/database.ts';
import { inserted } from './db/inserted.ts';
import { fileNameOf } from './files/fileName.ts';
import { answersTo, letterOf } from './letter.ts';
import { type Channels, waysOf } from './notices.groups.ts';
import { type About, messageOf, type PersonEvent, type PostedEvent, type WithFiles } from './notices.ts';

/** The records whose cards show a message. */
interface Concerns {
  readonly kind: KindName;
  readonly ids: readonly number[];
}

export interface Letter<E extends PostedEvent> {
  /** The event: its row in the table of notices has the text. */
  readonly event: E;
  /** Ten digits of a phone, or an e-mail address. */
  readonly to: string;
  readonly of?: Concerns | undefined;
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
 * commit. Those that have a letter beside their SMS are written by `tell`. Returns the id of the row.
 */
export async function post<E extends Exclude<PostedEvent, PersonEvent>>(
  tx: Db,
  now: Date,
  letter: Letter<E>,
): Promise<number | undefined> {
  const { written, ...rest } = letter;
  const { by: kind, title, text } = messageOf(letter.event) ?? {};
  if (!kind || !title || !text) return undefined;
  const { subject = kind === 'mail' ? title : '', ...formatted } = written ?? {};
  return write(tx, now, { ...rest, kind, subject, body: text(letter.about), ...formatted });
}

/** Where to write to a person. */
export interface Reach {
  /** Ten digits; empty if there is none. */
  readonly phone: string;
  /** Their confirmed address. */
  readonly email: string | undefined;
  /** Their account, if they have one. */
  readonly userId?: number | undefined;
  /** How they want messages, where it is not as usual. */
  readonly channels?: Channels | undefined;
}

/** Messages about a record that has such a card name it. */
type OfRecord<E> =
  E extends `${'booking' | 'certificate' | 'event' | 'eventRequest' | 'invoice' | 'package' | 'ticket'}.${string}`
    ? { readonly of: Concerns }
    : unknown;

type PersonLetter<E extends PersonEvent> = Omit<Letter<E>, 'to' | 'replyTo' | 'written' | 'files'> & {
  readonly to: Reach;
} & OfRecord<E> &
  (E extends WithFiles ? { readonly files: () => Promise<readonly LetterFile[]> } : { readonly files?: undefined });

/**
 * Writes a notice of the table to a person: an SMS, and a letter to their confirmed address where its row has one. A
 * decision that is only shown on screens is not written. Returns the ids of the rows.
 */
export async function tell<E extends PersonEvent>(
  tx: Db,
  { now, config }: { readonly now: Date; readonly config: Config },
  message: PersonLetter<E>,
): Promise<readonly number[]> {
  const { event, of, to, files, about, secret, uselessAt, notBefore } = message;
  const row = { event, of, userId: to.userId, secret, uselessAt, notBefore };
  const notice = messageOf(event);
  if (!notice) return [];
  const { letter } = notice;
  const mail =
    to.email !== undefined && config.mail !== 'none' && letter && !('none' in letter)
      ? { address: to.email, letter }
      : undefined;
  const ways = waysOf(event, to.channels, { sms: to.phone !== '', mail: mail !== undefined });
  const ids: number[] = [];
  // guard: server/src/areas/notices/notices.test.ts
  if (ways.sms)
    ids.push(await write(tx, now, { ...row, to: to.phone, kind: 'sms', subject: '', body: notice.text(about) }));
  // guard: server/src/areas/notices/notices.test.ts
  if (!mail || !ways.mail) return ids;
  const subject = mail.letter.subject(about);
  const { text: body, html } = letterOf(subject, mail.letter.parts(about), config);
  const formatted = { kind: 'mail', subject, body, html, replyTo: answersTo(config) } as const;
  ids.push(await write(tx, now, { ...row, to: mail.address, ...formatted, files: (await files?.()) ?? [] }));
  return ids;
}

interface Row {
  readonly event: PostedEvent;
  readonly of?: Concerns | undefined;
  readonly userId?: number | undefined;
  readonly to: string;
  readonly secret?: string | undefined;
  readonly replyTo?: string | undefined;
  readonly files?: readonly LetterFile[];
  readonly uselessAt?: Date | undefined;
  readonly notBefore?: Date | undefined;
  readonly kind: 'sms' | 'mail';
  readonly subject: string;
  readonly body: string;
  readonly html?: string;
  readonly leave?: string | null;
}

async function write(tx: Db, now: Date, letter: Row): Promise<number> {
  const {
    event,
    of,
    userId,
    kind,
    to,
    subject,
    body,
    html,
    leave,
    secret,
    replyTo,
    files = [],
    uselessAt,
    notBefore = now,
  } = letter;
  const row = {
    event,
    kind,
    recipient: to,
    userId,
    ...(of && { ofKind: of.kind, ofIds: [...of.ids] }),
    subject,
    body,
    html,
    leave,
    replyTo: replyTo || null,
    keptBody: secret === undefined ? null : body.replaceAll(secret, '•••'),
    uselessAt,
    createdAt: now,
    dueAt: notBefore,
  };
  const { id } = inserted(await tx.insert(outbox).values(row).returning({ id: outbox.id }));
  if (files.length > 0)
    await tx.insert(outboxFile).values(files.map(file => ({ ...file, name: fileNameOf(file.name), letterId: id })));
  return id;
}

/** The key of a message for its gateway: the same for every try, and another one once it is sent anew. */
export const messageKey = ({
  id,
  createdAt,
  resends,
}: Pick<typeof outbox.$inferSelect, 'id' | 'createdAt' | 'resends'>): string =>
  `${id}.${createdAt.getTime()}${resends === 0 ? '' : `.${resends}`}`;

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
