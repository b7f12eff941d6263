import { ApiFailure, addDays, dayOf, momentOf } from '@venue/sdk';
import type { CustomerCard, OrganisationCard } from '@venue/sdk/customers/model';
import { accountState, fullName } from '@venue/sdk/profile/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { accountStateOf, reachOf, staffNameOf, type UserRow } from '../accounts/accounts.store.ts';
import { debtOf } from '../debts/debts.store.ts';
import * as marks from './customers.marks.store.ts';
import * as organisations from './customers.organisations.store.ts';
import { presentThings } from './customers.presenter.ts';
import { customerMay } from './customers.rules.ts';
import * as store from './customers.store.ts';

/** What staff know about a person, of what the reader may read. */
export async function customerCard(db: Db, context: Context, user: UserRow): Promise<CustomerCard> {
  const { now } = context;
  const { permissions } = actorOf(context);
  const mark = await marks.markOf(db, user.id);
  const state = accountStateOf(user);
  const until = marks.blockedTo(mark, now);
  const readsBookings = permissions.has('bookings.read');
  const { id, phone, lastname, name, middlename } = user;
  return {
    userId: id,
    customer: fullName({ bioLastname: lastname, bioName: name, bioMiddlename: middlename }),
    phone,
    accountState: state,
    things: presentThings(await store.thingsOf(db, id, { now, permissions })),
    // guard: customers.test.ts
    money: readsBookings ? await store.moneyOfCustomer(db, id) : null,
    visits: readsBookings ? await store.visitsOf(db, id, now) : null,
    messages: await store.messagesCount(db, id),
    tags: mark?.tags ?? [],
    warning: mark?.warning ?? '',
    block:
      mark?.blockReason && mark.blockedAt && until
        ? {
            blockReason: mark.blockReason,
            blockedTo: until,
            blockedAt: mark.blockedAt.toISOString(),
            blockedBy: mark.blockedBy === null ? '' : await staffNameOf(db, mark.blockedBy),
          }
        : null,
    organisations: await store.organisationsOf(db, id),
    can: customerMay(permissions, { isActive: state === accountState.active, isBlocked: until !== null }),
  };
}

/** The longest block: two years. */
const MOST_DAYS = 731;

/**
 * Keeps a person from booking until the end of a day. The caller holds the lock of their row, for which a booking made
 * at the same moment waits.
 * @throws ApiFailure move_not_allowed for a day that is over or too far
 */
export async function block(
  tx: Db,
  context: Context,
  userId: number,
  { blockReason, blockedTo }: { readonly blockReason: string; readonly blockedTo: string },
): Promise<void> {
  const { now } = context;
  const today = dayOf(now);
  // guard: customers.block.test.ts
  if (blockedTo < today || blockedTo > addDays(today, MOST_DAYS)) throw new ApiFailure('move_not_allowed');
  await marks.saveMark(tx, userId, {
    blockReason,
    blockedUntil: momentOf(addDays(blockedTo, 1), 0),
    blockedAt: now,
    blockedBy: actorOf(context).userId,
    updatedAt: now,
  });
  await tell(tx, context, {
    event: 'customer.blocked',
    to: await reachOf(tx, userId),
    about: { reason: blockReason, blockedTo },
  });
}

/** Lets a person book again. @throws ApiFailure move_not_allowed if they may already */
export async function unblock(tx: Db, context: Context, userId: number): Promise<void> {
  const { now } = context;
  // guard: customers.block.test.ts
  if (marks.blockedTo(await marks.markOf(tx, userId), now) === null) throw new ApiFailure('move_not_allowed');
  const free = { blockReason: null, blockedUntil: null, blockedAt: null, blockedBy: null };
  await marks.saveMark(tx, userId, { ...free, updatedAt: now });
  await tell(tx, context, { event: 'customer.unblocked', to: await reachOf(tx, userId), about: {} });
}

/** An organisation over all its agreements. @throws ApiFailure not_found if nothing has its INN */
export async function organisationCard(db: Db, INN: string, now: Date): Promise<OrganisationCard> {
  const agreements = await organisations.agreementsOf(db, INN);
  const people = await organisations.peopleOf(db, INN);
  if (agreements.length === 0 && people.length === 0) throw new ApiFailure('not_found');
  const own = agreements[0] ? null : await store.organisationsOf(db, people[0]?.userId ?? 0);
  return {
    INN,
    name: agreements[0]?.customerName ?? own?.find(each => each.INN === INN)?.name ?? '',
    agreements: agreements.map(({ id, number, date, status, sum }) => ({
      agreementId: id,
      number,
      date,
      status,
      agreementSum: sum,
    })),
    invoices: (await organisations.invoicesOf(db, INN)).map(({ id, state, ...row }) => ({
      ...row,
      invoiceId: id,
      payState: state,
    })),
    people,
    money: { ...(await organisations.moneyOfOrganisation(db, INN)), overdue: await debtOf(db, INN, now) },
  };
}
