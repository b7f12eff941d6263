import { addDays, isPermission, momentOf, type Permission } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { shortName } from '@venue/sdk/profile/model';
import type { AuditFilters } from '@venue/sdk/staff/admin';
import { type PermissionArea, permissionTable } from '@venue/sdk/staff/model';
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { AuditTexts } from '../../area/audit.ts';
import { audit } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByIds, type Sorting } from '../../core/db/pageByIds.ts';
import { type FoundBy, numberIn, type SearchQuery, whereOf } from '../../core/db/search.ts';
import { isPerson } from '../accounts/accounts.search.store.ts';
import { personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { callsMatching, sentenceOf } from './audit.presenter.ts';

type Filters = z.output<typeof AuditFilters> & { readonly search?: string | undefined };
type Order = 'asc' | 'desc';

/** How the areas describe their records in the log. */
export interface Spoken {
  readonly texts: AuditTexts;
  readonly statusFields: readonly string[];
  readonly markFields: readonly string[];
}

const firstOf = (fields: readonly string[]): SQL =>
  sql`coalesce(${sql.join([...fields.map(field => sql`${audit.after} -> ${sql.raw(`'${field}'`)}`), sql`null`], sql`, `)})`;

/** The status in a state; each area has its own field for it. */
function statusIn({ statusFields }: Spoken) {
  const status = firstOf(statusFields);
  return sql<number | null>`case when jsonb_typeof(${status}) = 'number' then (${status} #>> '{}')::int end`;
}

const columns = (spoken: Spoken) => ({
  id: audit.id,
  at: audit.at,
  userId: audit.userId,
  callId: audit.callId,
  kind: audit.subject,
  recordId: audit.subjectId,
  status: statusIn(spoken),
  mark: sql<boolean | null>`(${firstOf(spoken.markFields)} #>> '{}')::boolean`,
  isNew: sql<boolean>`${audit.before} is null`,
  lastname: users.lastname,
  name: users.name,
  middlename: users.middlename,
});

const rows = (db: Db, spoken: Spoken) =>
  db.select(columns(spoken)).from(audit).leftJoin(users, eq(users.id, audit.userId));
const whole = (db: Db, spoken: Spoken) =>
  db
    .select({ ...columns(spoken), before: audit.before, after: audit.after })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId));

export type AuditedRow = Awaited<ReturnType<typeof rows>>[number];
export type AuditedChange = Awaited<ReturnType<typeof whole>>[number];

/** The person of a row as histories name them, or their id once they are deleted. */
export function whoDid({ lastname, name, middlename, userId }: AuditedRow): string {
  const person = { bioLastname: lastname ?? '', bioName: name ?? '', bioMiddlename: middlename ?? '' };
  return shortName(person) || `Сотрудник № ${userId}`;
}

/** What was done, in words. */
export const whatWasDone = ({ texts }: Spoken, row: AuditedRow): string =>
  sentenceOf(texts, row, { lastname: row.lastname ?? '', middlename: row.middlename ?? '' });

const callsOf = new Map<PermissionArea, string[]>(
  permissionTable.map(({ area, cells }) => {
    const rights = new Set<Permission>(cells.map(cell => cell.permission));
    return [area, allCalls.filter(({ access }) => isPermission(access) && rights.has(access)).map(call => call.id)];
  }),
);

function where(spoken: Spoken, { userId, area, kind, recordId, from, to, search }: Filters): SearchQuery {
  const fits = and(
    userId === undefined ? undefined : eq(audit.userId, userId),
    area === undefined ? undefined : inArray(audit.callId, callsOf.get(area) ?? []),
    kind === undefined ? undefined : eq(audit.subject, kind),
    recordId === undefined ? undefined : eq(audit.subjectId, recordId),
    from === undefined ? undefined : gte(audit.at, momentOf(from, 0)),
    to === undefined ? undefined : lt(audit.at, momentOf(addDays(to, 1), 0)),
  );
  return { id: audit.id, fits, found: search ? matchesOf(spoken, search) : undefined };
}

function matchesOf(spoken: Spoken, search: string): (FoundBy | undefined)[] {
  const number = numberIn(search);
  return [
    isPerson(audit.userId, search),
    ...callsMatching(spoken.texts, search).map(({ callId, statuses }) =>
      and(eq(audit.callId, callId), statuses && inArray(statusIn(spoken), statuses)),
    ),
    number === undefined ? undefined : eq(audit.subjectId, number),
  ];
}

const sortingOf = ({ order }: { order: Order }): Sorting => inOrder([audit.at, audit.id], order);

/** A page of the log. */
export function auditPage(db: Db, spoken: Spoken, query: Filters & { page: number; pageSize: number; order: Order }) {
  return pageByIds<AuditedRow>(db, query, {
    ...where(spoken, query),
    sorting: sortingOf(query),
    rowsOf: ids => rows(db, spoken).where(inArray(audit.id, [...ids])),
  });
}

/** The whole filtered log, for exports. */
export const allAudit = (db: Db, spoken: Spoken, query: Filters & { order: Order }) =>
  rows(db, spoken)
    .where(whereOf(where(spoken, query)))
    .orderBy(...sortingOf(query).columns());

export async function auditById(db: Db, spoken: Spoken, id: number): Promise<AuditedChange | undefined> {
  const [entry] = await whole(db, spoken).where(eq(audit.id, id));
  return entry;
}

/** What was changed of one record, newest first. */
export const changesOfRecord = (
  db: Db,
  spoken: Spoken,
  { kind, id, most }: { kind: string; id: number; most: number },
): Promise<AuditedChange[]> =>
  whole(db, spoken)
    .where(and(eq(audit.subject, kind), eq(audit.subjectId, id)))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(most);

/** Everybody who has rows in the log, by name. */
export const peopleOfAudit = (db: Db) =>
  db
    .select({ userId: users.id, userName: personName })
    .from(users)
    .where(sql`${users.id} in (${peopleInLog})`)
    .orderBy(asc(personName), asc(users.id));

/** One step through the index for each person: looking for the rows of every user costs more with each customer. */
const peopleInLog = sql`
  with recursive person as (
    select min(user_id) as id from audit
    union all select (select min(user_id) from audit where user_id > person.id) from person where person.id is not null)
  select id from person where id is not null`;
