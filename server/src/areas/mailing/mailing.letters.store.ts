import { addDays, momentOf } from '@venue/sdk';
import type { listLetters } from '@venue/sdk/mailing/admin';
import { friendSource, letterAudience, letterStatus } from '@venue/sdk/mailing/model';
import { and, asc, count, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds } from '../../core/db/pageByIds.ts';
import { numberLike, type SearchQuery, withWords } from '../../core/db/search.ts';
import { reachable } from './mailing.store.ts';
import { deliveryState, type LetterTableRow, mailingDelivery, mailingLetter } from './mailing.table.ts';

type ListFilter = Omit<z.output<NonNullable<typeof listLetters.body>>, 'page' | 'pageSize'>;

const sortable = {
  letterId: [mailingLetter.id],
  letterSubject: [mailingLetter.subject, mailingLetter.id],
  letterStatus: [mailingLetter.status, mailingLetter.id],
  createdAt: [mailingLetter.createdAt, mailingLetter.id],
  updatedAt: [mailingLetter.updatedAt, mailingLetter.id],
  startedAt: [mailingLetter.startedAt, mailingLetter.id],
} as const;

const fitting = ({ letterStatus: status, from, to, search = '' }: ListFilter): SearchQuery => ({
  fits: and(
    status === undefined ? undefined : eq(mailingLetter.status, status),
    from === undefined ? undefined : gte(mailingLetter.startedAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(mailingLetter.startedAt, momentOf(addDays(to, 1), 0)),
  ),
  id: mailingLetter.id,
  found: search === '' ? undefined : [numberLike(mailingLetter.id, search), withWords([mailingLetter.subject], search)],
});

/** A page of letters with the total count. */
export function lettersPage(
  db: Db,
  { sort = 'updatedAt', order = 'desc', ...wanted }: ListFilter & { readonly page: number; readonly pageSize: number },
) {
  return pageByIds<LetterTableRow>(db, wanted, {
    ...fitting(wanted),
    // Letters that were never started come last in both directions.
    sorting: inOrder(sortable[sort], order, sort === 'startedAt' ? 'last' : undefined),
    rowsOf: ids =>
      db
        .select()
        .from(mailingLetter)
        .where(inArray(mailingLetter.id, [...ids])),
  });
}

export async function letterById(db: Db, id: number): Promise<LetterTableRow | undefined> {
  const [row] = await db.select().from(mailingLetter).where(eq(mailingLetter.id, id));
  return row;
}

/** A letter, locked until the end of the transaction. */
export async function lockLetter(tx: Db, id: number): Promise<LetterTableRow | undefined> {
  const [row] = await tx.select().from(mailingLetter).where(eq(mailingLetter.id, id)).for('update');
  return row;
}

export async function addLetter(tx: Db, values: typeof mailingLetter.$inferInsert): Promise<LetterTableRow> {
  return inserted(await tx.insert(mailingLetter).values(values).returning());
}

export async function changeLetter(tx: Db, id: number, values: Partial<LetterTableRow>): Promise<LetterTableRow> {
  return inserted(await tx.update(mailingLetter).set(values).where(eq(mailingLetter.id, id)).returning());
}

export async function dropLetter(tx: Db, id: number): Promise<void> {
  await tx.delete(mailingLetter).where(eq(mailingLetter.id, id));
}

/** The audience of a letter as a filter of the list of subscribers. */
const wantedBy = ({ audience, consentFrom, consentTo }: LetterTableRow) => ({
  ...(audience === letterAudience.everyone
    ? {}
    : { friendSource: audience === letterAudience.site ? friendSource.site : friendSource.account }),
  ...(consentFrom === null ? {} : { from: consentFrom }),
  ...(consentTo === null ? {} : { to: consentTo }),
});

/** How many addresses a letter would go to now. */
export async function countRecipients(db: Db, letter: LetterTableRow): Promise<number> {
  const found = reachable(db, wantedBy(letter)).as('found');
  const [row] = await db.select({ count: sql<number>`count(distinct ${found.address})::int` }).from(found);
  return row?.count ?? 0;
}

/** Saves the recipients of a letter, each address once. Returns how many there are. */
export async function addRecipients(tx: Db, letter: LetterTableRow): Promise<number> {
  const found = reachable(tx, wantedBy(letter)).as('found');
  const { rowCount } = await tx.execute(sql`
    insert into ${mailingDelivery} (letter_id, consent_id, email, state)
    select distinct on (address) ${letter.id}::int, id, address, ${deliveryState.waiting}::int
    from ${found} order by address, id`);
  return rowCount ?? 0;
}

/** The number of copies by letter and state. */
export async function reportsOf(db: Db, letterIds: readonly number[]) {
  if (letterIds.length === 0) return [];
  return db
    .select({
      letterId: mailingDelivery.letterId,
      state: mailingDelivery.state,
      people: count(),
      left: count(mailingDelivery.unsubscribedAt),
    })
    .from(mailingDelivery)
    .where(inArray(mailingDelivery.letterId, [...letterIds]))
    .groupBy(mailingDelivery.letterId, mailingDelivery.state);
}

/** The letter to send now, locked so that two servers together do not exceed the rate. */
export async function lockCurrentLetter(tx: Db): Promise<LetterTableRow | undefined> {
  const [row] = await tx
    .select()
    .from(mailingLetter)
    .where(eq(mailingLetter.status, letterStatus.sending))
    .orderBy(asc(mailingLetter.startedAt), asc(mailingLetter.id))
    .limit(1)
    .for('update');
  return row;
}

/** The number of copies of any letter written to the outbox since a moment, and of those still there. */
export async function underWay(db: Db, since: Date): Promise<{ readonly recent: number; readonly posted: number }> {
  const [row] = await db
    .select({
      recent: sql<number>`count(*) filter (where ${gte(mailingDelivery.postedAt, since)})::int`,
      posted: sql<number>`count(*) filter (where ${eq(mailingDelivery.state, deliveryState.posted)})::int`,
    })
    .from(mailingDelivery)
    .where(or(gte(mailingDelivery.postedAt, since), eq(mailingDelivery.state, deliveryState.posted)));
  return row ?? { recent: 0, posted: 0 };
}

/** Stops what is being sent: after a restore nobody knows who has got it since the copy. */
export async function stopLetters(tx: Db): Promise<void> {
  await tx
    .update(mailingLetter)
    .set({ status: letterStatus.stopped })
    .where(eq(mailingLetter.status, letterStatus.sending));
}
