import type { agreementStatus } from '@venue/sdk/agreements/model';
import { and, eq, getTableColumns, gte, inArray, like, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { pageByIds, type SortOf, sortedBy } from '../../core/db/pageByIds.ts';
import { beginningWith, type SearchQuery, withWords } from '../../core/db/search.ts';
import { ownerStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { type AgreementTableRow, agreement } from './agreements.table.ts';

export type { AgreementTableRow } from './agreements.table.ts';

const sortable = {
  agreementId: [agreement.id],
  agreementNumber: [agreement.number, agreement.id],
  agreementDate: [agreement.date, agreement.id],
  agreementTo: [agreement.to, agreement.id],
  agreementStatus: [agreement.status, agreement.id],
  agreementSum: [agreement.sum, agreement.id],
  customerName: [agreement.customerName, agreement.id],
  updatedAt: [agreement.updatedAt, agreement.id],
} as const;

interface ListQuery {
  readonly agreementStatus?: (typeof agreementStatus.ids)[number] | undefined;
  readonly userId?: number | undefined;
  readonly eventRequestId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: SortOf<typeof sortable> | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const fitting = ({
  agreementStatus: status,
  userId,
  eventRequestId,
  from,
  to,
  search = '',
}: ListQuery): SearchQuery => ({
  id: agreement.id,
  fits: and(
    status === undefined ? undefined : eq(agreement.status, status),
    userId === undefined ? undefined : eq(agreement.userId, userId),
    eventRequestId === undefined ? undefined : eq(agreement.eventRequestId, eventRequestId),
    from === undefined ? undefined : gte(agreement.date, from),
    to === undefined ? undefined : lte(agreement.date, to),
  ),
  found: search === '' ? undefined : agreementLike(search),
});

/**
 * Agreements whose number or INN begins with the typed text, or whose subject or customer has words that begin with it.
 */
export const agreementLike = (search: string): SQL[] => [
  like(agreement.number, beginningWith(search)),
  ...(/^\d{4,12}$/.test(search) ? [like(agreement.customerInn, beginningWith(search))] : []),
  withWords([agreement.subject, agreement.customerName], search),
];

const { customer: _, comment: __, ...listed } = getTableColumns(agreement);

const list = (db: Db) => db.select(listed).from(agreement);
export type ListedAgreement = Awaited<ReturnType<typeof list>>[number];

/** A page of agreements. */
export function agreementsPage(db: Db, wanted: ListQuery) {
  const { sort = 'updatedAt', order = 'desc' } = wanted;
  return pageByIds<ListedAgreement>(db, wanted, {
    ...fitting(wanted),
    sorting: sortedBy(sortable, sort, order),
    rowsOf: ids => list(db).where(inArray(agreement.id, [...ids])),
  });
}

/** An agreement with the names of its customer and its request. */
export async function agreementById(db: Db, id: number) {
  const [row] = await db
    .select({
      ...getTableColumns(agreement),
      userName: personName,
      accountState: ownerStateInSql,
      eventRequestTitle: eventRequest.title,
    })
    .from(agreement)
    .leftJoin(users, eq(users.id, agreement.userId))
    .leftJoin(eventRequest, eq(eventRequest.id, agreement.eventRequestId))
    .where(eq(agreement.id, id));
  return row;
}
export type WholeAgreement = NonNullable<Awaited<ReturnType<typeof agreementById>>>;

/** An agreement, locked until the end of the transaction. */
export async function lockAgreement(tx: Db, id: number): Promise<AgreementTableRow | undefined> {
  const [row] = await tx.select().from(agreement).where(eq(agreement.id, id)).for('update');
  return row;
}

export const addAgreementRow = async (tx: Db, values: typeof agreement.$inferInsert) =>
  inserted(await tx.insert(agreement).values(values).returning());

export async function changeAgreement(tx: Db, id: number, values: Partial<typeof agreement.$inferInsert>) {
  return inserted(await tx.update(agreement).set(values).where(eq(agreement.id, id)).returning());
}

/** Which of the two rows that an agreement refers to do not exist. */
export async function missingOf(
  tx: Db,
  { userId, eventRequestId }: { userId: number | null; eventRequestId: number | null },
) {
  const [user] = userId === null ? [true] : await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  const [request] =
    eventRequestId === null
      ? [true]
      : await tx.select({ id: eventRequest.id }).from(eventRequest).where(eq(eventRequest.id, eventRequestId));
  return { userId: !user, eventRequestId: !request };
}
