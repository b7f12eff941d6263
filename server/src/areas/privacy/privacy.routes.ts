import { ApiFailure, failureTexts } from '@venue/sdk';
import {
  askDeletion,
  cancelDeletion,
  exportMyData,
  getPrivacy,
  giveConsent,
  withdrawConsent,
} from '@venue/sdk/privacy';
import { listAhead } from '@venue/sdk/privacy/admin';
import {
  consentPurpose,
  consentTexts,
  DELETION_DAYS,
  ofFate,
  type PrivacyReport,
  refundOfAll,
} from '@venue/sdk/privacy/model';
import type { Area } from '../../area/area.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { tell } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { mustExist } from '../../core/record/records.ts';
import { countAttempt, forgetSubjects, type Limit, networkOf } from '../../core/security/attempts.ts';
import { lockUser, reachedAt, userById } from '../accounts/accounts.store.ts';
import { aheadOf, latestOf, needsStaff, settleAll, usersChanged } from './privacy.ahead.service.ts';
import { archiveOf } from './privacy.export.ts';
import * as store from './privacy.store.ts';

const DAY = 24 * 60 * 60_000;
const passwordTries: readonly Limit[] = [{ most: 5, seconds: 15 * 60 }];

export const privacyRoutes = (areas: readonly Area[]) => [
  handle(getPrivacy, async (_input, context) => ({
    message: await reportOf(areas, context, context.db, actorOf(context).userId),
  })),

  handle(giveConsent, ({ body: { purpose } }, context) => {
    const { userId } = actorOf(context);
    return transact(context, async tx => {
      const { version } = consentTexts[purpose];
      await store.addConsent(tx, { userId, purpose, version, ip: context.request.ip, at: context.now });
      if (purpose === consentPurpose.mailing) await store.setLetters(tx, userId, true);
      return { message: await reportOf(areas, context, tx, userId) };
    });
  }),

  handle(withdrawConsent, ({ body: { purpose } }, context) => {
    const { userId } = actorOf(context);
    return transact(context, async tx => {
      await lockUser(tx, userId);
      await store.endConsent(tx, userId, purpose, context.now);
      for (const { personal } of areas) await personal?.withdrawn?.[purpose]?.(tx, context.ports.files, userId);
      if (purpose === consentPurpose.mailing) await store.setLetters(tx, userId, false);
      return { message: await reportOf(areas, context, tx, userId) };
    });
  }),

  handle(listAhead, async ({ id }, { db, now }) => {
    mustExist(await userById(db, id));
    return { message: { ahead: await aheadOf(areas, db, id, now) } };
  }),

  handle(exportMyData, async ({ body: { password } }, context) => {
    await checkPassword(context, password);
    return archiveOf(areas, context, actorOf(context).userId);
  }),

  handle(askDeletion, async ({ body: { password, settle, refund } }, context) => {
    await checkPassword(context, password);
    const { userId } = actorOf(context);
    return transact(context, async tx => {
      const user = mustExist(await lockUser(tx, userId));
      if (!user.deletionAt) {
        const { now } = context;
        const before = await aheadOf(areas, tx, userId, now);
        if (settle === undefined && ofFate(before, 'choose').length > 0) throw new ApiFailure('bookings_ahead');
        if (settle === 'cancel') {
          if (refund !== undefined && refund !== refundOfAll(before)) throw new ApiFailure('price_changed');
          await settleAll(areas, tx, context, userId);
        }
        // What could not be cancelled is waited for.
        const things = settle === 'cancel' ? await aheadOf(areas, tx, userId, now) : before;
        const at = latestOf(things, new Date(now.getTime() + DELETION_DAYS * DAY));
        await store.setDeletion(tx, userId, at, needsStaff(things));
        publish(tx, now, [usersChanged]);
        await tell(tx, context, { event: 'account.deletionAsked', to: reachedAt(user), about: { at } });
      }
      return { message: await reportOf(areas, context, tx, userId) };
    });
  }),

  handle(cancelDeletion, (_input, context) => {
    const { userId } = actorOf(context);
    return transact(context, async tx => {
      await store.setDeletion(tx, userId, null);
      publish(tx, context.now, [usersChanged]);
      return { message: await reportOf(areas, context, tx, userId) };
    });
  }),
];

/** Asks for the password again, so that somebody at an unlocked browser cannot export or delete everything. */
async function checkPassword({ db, now, ports, actor, request }: Context, password: string): Promise<void> {
  const userId = actor?.userId ?? 0;
  const subject = `password-of:${userId}`;
  await countAttempt(db, subject, now, passwordTries);
  const user = await userById(db, userId);
  if (!user || !(await ports.passwords.verify(user.passwordHash, password, networkOf(request.ip), 'known')))
    throw new ApiFailure('password_wrong', { fields: { password: failureTexts.password_wrong } });
  await forgetSubjects(db, [subject]);
}

async function reportOf(areas: readonly Area[], { now }: Context, db: Db, userId: number): Promise<PrivacyReport> {
  const user = await userById(db, userId);
  const consents = await store.consentsOf(db, userId);
  const views = await store.viewsOf(db, userId);
  return {
    consents: consents.map(({ purpose, version, at, withdrawnAt }) => ({
      purpose: consentPurpose.schema.parse(purpose),
      version,
      givenAt: at.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    views: views.map(({ at, who, what, reason }) => ({ at: at.toISOString(), who, what, reason })),
    deletionAt: user?.deletionAt?.toISOString() ?? null,
    ahead: await aheadOf(areas, db, userId, now),
  };
}
