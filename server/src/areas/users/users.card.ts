import { adminRequestType } from '@venue/sdk/applications/model';
import { consentPurpose } from '@venue/sdk/privacy/model';
import { accountState, fullName } from '@venue/sdk/profile/model';
import type { AdminUser, AdminUserCard } from '@venue/sdk/users/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { accountStateOf, type UserRow } from '../accounts/accounts.store.ts';
import { consentsOf, viewsOf } from '../privacy/privacy.store.ts';
import { presentAccount, sectionsOf } from '../profile/sections.service.ts';
import { countRecords, stepsOf, waitingOf } from './users.admin.store.ts';
import { staffMay } from './users.rules.ts';

/** A person in a list of staff. */
export function presentUser(user: UserRow): AdminUser {
  const { verificationStatus = null, ...account } = presentAccount(user);
  return {
    ...account,
    fullName: fullName(account),
    verificationStatus,
    accountState: accountStateOf(user),
    deletionAt: user.deletionAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
    isStaff: user.roleId !== null,
  };
}

/** A person with their sections, as staff read them. */
export async function userCard(db: Db, context: Context, user: UserRow): Promise<AdminUserCard> {
  const { passport = null, resident = null, card = null, ...lists } = await sectionsOf(db, context.config, user.id);
  const applications = (await waitingOf(db, user.id)).map(({ id, type }) => ({
    requestId: id,
    requestType: adminRequestType.schema.parse(type),
  }));
  return {
    ...presentUser(user),
    passport,
    resident,
    card,
    ...lists,
    has: await countRecords(db, user.id),
    consents: (await consentsOf(db, user.id)).map(({ purpose, version, at, withdrawnAt }) => ({
      purpose: consentPurpose.schema.parse(purpose),
      version,
      givenAt: at.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    history: (await stepsOf(db, user.id)).map(({ at, who, what, comment }) => ({
      at: at.toISOString(),
      who,
      what,
      comment,
    })),
    views: (await viewsOf(db, user.id)).map(({ at, who, what, reason }) => ({
      at: at.toISOString(),
      who,
      what,
      reason,
    })),
    applications,
    can: staffMay(user, {
      permissions: actorOf(context).permissions,
      waits: applications.some(({ requestType }) => requestType === adminRequestType.user),
      hasPassport: passport !== null,
      isActive: accountStateOf(user) === accountState.active,
    }),
  };
}
