import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as all from '../../schema.ts';

/** Where the venue keeps something about a person, and what becomes of it. */
export interface Kept {
  readonly table: PgTable;
  /** Which rows are about the person. */
  readonly about: (userId: number) => SQL | undefined;
  /** The name under which they get it with their data; null for what says nothing about them. */
  readonly as: string | null;
  /** Columns that are nobody's to read. */
  readonly without?: readonly string[];
  /** What happens when the account is deleted. */
  readonly atDeletion: 'delete' | 'keep';
  /** Why it is kept, where it is. */
  readonly because?: string;
}

const of = (column: PgColumn) => (userId: number) => eq(column, userId);

/** The versions staff approved of what a person made. */
export const ownApproved = (userId: number): SQL => {
  const { kind, objectId } = all.approvedVersion;
  return sql`(${kind} = 'brand' and ${objectId} in (select id from ${all.brand} where ${all.brand.userId} = ${userId})
    or ${kind} in ('article', 'news') and ${objectId} in (select id from ${all.article} where ${all.article.userId} = ${userId})
    or ${kind} in ('event', 'announcement') and ${objectId} in (select id from ${all.event} where ${all.event.userId} = ${userId}))`;
};

/** A person's events that hold nobody: no ticket is held, nothing is paid or on its way. */
export const freeEvents = (userId: number): SQL => sql`${all.event.userId} = ${userId}
  and ${all.event.paidAt} is null and ${all.event.status} <> 7
  and not exists (select 1 from ${all.eventAttendee} where ${all.eventAttendee.eventId} = ${all.event.id})`;

const law = 'Бухгалтерские документы хранятся пять лет; имени и телефона в них больше нет';

/**
 * Every table with something about a person, in the order in which rows may be deleted. A test holds it against the
 * schema, so a new table cannot be forgotten.
 */
export const inventory: readonly Kept[] = [
  {
    table: all.users,
    about: of(all.users.id),
    as: 'account',
    without: ['passwordHash', 'roleId'],
    atDeletion: 'keep',
    because: 'Строка остаётся без имени, телефона и почты: на неё ссылаются заказы',
  },
  { table: all.passport, about: of(all.passport.userId), as: 'passport', atDeletion: 'delete' },
  { table: all.residentData, about: of(all.residentData.userId), as: 'resident', atDeletion: 'delete' },
  { table: all.resident, about: of(all.resident.userId), as: 'residents', atDeletion: 'delete' },
  { table: all.businessCard, about: of(all.businessCard.userId), as: 'card', atDeletion: 'delete' },
  { table: all.document, about: of(all.document.userId), as: 'documents', without: ['file'], atDeletion: 'delete' },
  { table: all.approvedVersion, about: ownApproved, as: 'approved', atDeletion: 'delete' },
  { table: all.marketRequest, about: of(all.marketRequest.userId), as: 'marketRequests', atDeletion: 'delete' },
  { table: all.marketItem, about: of(all.marketItem.userId), as: 'marketItems', atDeletion: 'delete' },
  { table: all.brand, about: of(all.brand.userId), as: 'brands', atDeletion: 'delete' },
  { table: all.organisation, about: of(all.organisation.userId), as: 'organisations', atDeletion: 'delete' },
  { table: all.article, about: of(all.article.userId), as: 'articles', atDeletion: 'delete' },
  { table: all.event, about: freeEvents, as: null, atDeletion: 'delete' },
  {
    table: all.event,
    about: of(all.event.userId),
    as: 'events',
    atDeletion: 'keep',
    because:
      'Остаётся то, за\u00a0что заплачено или на\u00a0что есть билеты у\u00a0других; имени организатора в\u00a0нём больше нет',
  },
  {
    table: all.eventAttendee,
    about: of(all.eventAttendee.userId),
    as: 'tickets',
    atDeletion: 'keep',
    because: 'Билет остаётся без\u00a0имени и\u00a0контактов: по\u00a0нему сходятся места и\u00a0деньги организатора',
  },
  {
    table: all.application,
    about: of(all.application.userId),
    as: 'applications',
    // The note of staff to each other.
    without: ['comment'],
    atDeletion: 'delete',
  },
  {
    table: all.objectHistory,
    about: userId => or(eq(all.objectHistory.ownerId, userId), eq(all.objectHistory.byId, userId)),
    as: 'history',
    atDeletion: 'delete',
  },
  { table: all.booking, about: of(all.booking.userId), as: 'bookings', atDeletion: 'keep', because: law },
  {
    table: all.consent,
    about: of(all.consent.userId),
    as: 'consents',
    atDeletion: 'keep',
    because: 'Ими подтверждается, что данные обрабатывались с согласия',
  },
  { table: all.personalDataView, about: of(all.personalDataView.userId), as: 'views', atDeletion: 'delete' },
  { table: all.draft, about: of(all.draft.userId), as: 'drafts', atDeletion: 'delete' },
  {
    table: all.session,
    about: of(all.session.userId),
    as: 'sessions',
    without: ['accessHash', 'profileHash'],
    atDeletion: 'delete',
  },
  { table: all.staffInvitation, about: of(all.staffInvitation.userId), as: null, atDeletion: 'delete' },
  { table: all.idempotency, about: of(all.idempotency.userId), as: null, atDeletion: 'delete' },
  { table: all.savedView, about: of(all.savedView.userId), as: null, atDeletion: 'delete' },
  { table: all.presence, about: of(all.presence.userId), as: null, atDeletion: 'delete' },
  { table: all.identityLink, about: of(all.identityLink.userId), as: 'identity', atDeletion: 'delete' },
  {
    table: all.audit,
    about: of(all.audit.userId),
    as: null,
    atDeletion: 'keep',
    because: 'Что делали сотрудники, но без\u00a0текстов удалённых записей',
  },
];

/** Letters carry a phone or an address rather than a number of an account. */
export const lettersTo = (contacts: readonly string[]): SQL =>
  contacts.length === 0
    ? sql`false`
    : sql`${all.outbox.recipient} in (${sql.join(
        contacts.map(contact => sql`${contact}`),
        sql`, `,
      )})`;
