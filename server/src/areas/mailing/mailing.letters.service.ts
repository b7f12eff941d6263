import { ApiFailure, actionsFrom } from '@venue/sdk';
import { letterRecord } from '@venue/sdk/mailing/kind';
import { type Letter, type LetterFields, type LetterRow, letterMoves, letterStatus } from '@venue/sdk/mailing/model';
import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { cleanHtml } from '../../core/files/richText.ts';
import { senderOf } from '../../core/letter.ts';
import { post } from '../../core/outbox.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { mayManage } from '../../core/record/records.ts';
import { countRecipients, reportsOf } from './mailing.letters.store.ts';
import { leaveLink } from './mailing.links.ts';
import { deliveryState, type LetterTableRow, mailingLetter } from './mailing.table.ts';
import { letterHtml, letterText } from './mailing.text.ts';

const { waiting, posted, sent, bounced, skipped } = deliveryState;

const canOf = ({ status }: LetterTableRow, manages: boolean): LetterRow['can'] => {
  if (!manages) return [];
  const moves = actionsFrom(letterMoves, 'staff', status);
  return status === letterStatus.draft ? ['edit', 'remove', ...moves] : moves;
};

/** Letters as lists show them. The recipients of a draft are not counted, because each count reads all subscribers. */
export async function presentLetters(
  db: Db,
  rows: readonly LetterTableRow[],
  manages: boolean,
): Promise<readonly LetterRow[]> {
  const reports = await reportsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(row => {
    const own = reports.filter(({ letterId }) => letterId === row.id);
    const people = (...states: readonly number[]): number =>
      own.filter(({ state }) => states.includes(state)).reduce((sum, each) => sum + each.people, 0);
    return {
      letterId: row.id,
      letterSubject: row.subject,
      letterStatus: row.status,
      letterAudience: row.audience,
      recipients: row.status === letterStatus.draft ? null : people(waiting, posted, sent, bounced, skipped),
      sentTo: people(sent),
      waiting: people(waiting, posted),
      bounced: people(bounced),
      skipped: people(skipped),
      unsubscribed: own.reduce((sum, each) => sum + each.left, 0),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
      can: canOf(row, manages),
    };
  });
}

export async function presentLetter(db: Db, context: Context, row: LetterTableRow): Promise<Letter> {
  const [listed] = await presentLetters(db, [row], mayManage(context, letterRecord));
  return {
    ...(listed as LetterRow),
    recipients: listed?.recipients ?? (await countRecipients(db, row)),
    letterPreview: row.preview,
    letterBody: row.body,
    consentFrom: row.consentFrom,
    consentTo: row.consentTo,
    perMinute: context.config.mailingPerMinute,
    version: row.version,
  };
}

/** What staff write in a letter. Pictures are removed: none are stored for a letter. */
export const letterFields = recordFields<LetterFields>()(
  mailingLetter,
  {
    letterSubject: 'subject',
    letterPreview: 'preview',
    letterBody: 'body',
    letterAudience: 'audience',
    consentFrom: 'consentFrom',
    consentTo: 'consentTo',
  },
  {
    letterSubject: text => text.trim(),
    letterPreview: text => text.trim(),
    letterBody: text => cleanHtml(text, []),
  },
);

/** What the audit log keeps of a letter, named as in the model. */
export const auditedOf = (row: LetterTableRow) => ({ ...letterFields.fieldsOf(row), letterStatus: row.status });

/** Throws `invalid_input` for an empty letter. */
export function mustSaySomething(body: string): void {
  if (body.replace(/<[^>]*>|&nbsp;/g, '').trim() === '')
    throw new ApiFailure('invalid_input', { fields: { letterBody: 'Напишите текст письма' } });
}

type Written = Pick<LetterTableRow, 'subject' | 'preview' | 'body'>;

const aroundOf = (config: Config, { subject, preview, body }: Written, link: string | null) => ({
  subject,
  preview,
  body,
  publicUrl: config.publicUrl,
  sender: senderOf(config.requisites),
  leave: link === null ? null : `${config.publicUrl}/app/mailing/leave#${link}`,
});

interface Reader {
  /** The id of their delivery; null for a test. */
  readonly deliveryId: number | null;
  readonly email: string;
}

/** Writes a letter to one reader into the outbox and returns the id of the row. */
export async function postLetter(
  tx: Db,
  { config, now }: { readonly config: Config; readonly now: Date },
  letter: Written,
  { deliveryId, email }: Reader,
): Promise<number | undefined> {
  const link = deliveryId === null ? null : leaveLink(config, deliveryId, email);
  const around = aroundOf(config, letter, link);
  return post(tx, now, {
    event: deliveryId === null ? 'letter.test' : 'letter.copy',
    to: email,
    about: { text: letterText(around) },
    written: {
      subject: deliveryId === null ? `Проба: ${letter.subject}` : letter.subject,
      html: letterHtml(around),
      leave: link === null ? null : `${config.publicUrl}/mailing/leave/${link}`,
    },
  });
}
