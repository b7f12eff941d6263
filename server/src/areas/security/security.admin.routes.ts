import { ApiFailure } from '@venue/sdk';
import {
  endOtherSessions,
  endOwnSession,
  finishOwnSetup,
  getOwnSecurity,
  removeOwnFactor,
  renewRecoveryCodes,
  startOwnSetup,
} from '@venue/sdk/security/admin';
import { actorOf, type Context } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { type UserRow, userById } from '../accounts/accounts.store.ts';
import { dropFactor, factorNeeded, factorOf } from '../accounts/factor.store.ts';
import { openSessionsOf, revokeOtherSessions, revokeOwnSession } from '../auth/sessions.store.ts';
import { presentOwnSession } from './security.presenter.ts';
import { countTry, mustKnowPassword, newSetup, renewCodes, setUpFactor, spendCode } from './security.service.ts';

/** How a member of staff signs in, by themselves. */
export const securityAdminRoutes = [
  handle(getOwnSecurity, async (_input, context) => {
    const { db, now } = context;
    const { userId, sessionId } = actorOf(context);
    const factor = await factorOf(db, userId);
    const sessions = await openSessionsOf(db, userId, 'admin', now);
    return {
      message: {
        secondFactor: factor ? { addedAt: factor.addedAt.toISOString(), codesLeft: factor.codesLeft } : null,
        isRequired: await factorNeeded(db, userId),
        ownSessions: sessions.map(row => presentOwnSession(row, sessionId)),
      },
    };
  }),

  handle(startOwnSetup, async (_input, context) => {
    const user = mustExist(await userById(context.db, actorOf(context).userId));
    if (await factorOf(context.db, user.id)) throw new ApiFailure('conflict');
    return { message: newSetup(context, user) };
  }),

  handle(finishOwnSetup, async ({ body: { password, ...body } }, context) => {
    const user = await prove(context, password);
    return transact(context, async tx => {
      const recoveryCodes = await setUpFactor(tx, context, user, body);
      await note(tx, context, finishOwnSetup.id);
      return { message: { recoveryCodes } };
    });
  }),

  handle(renewRecoveryCodes, async ({ body: { password, code } }, context) => {
    const user = await prove(context, password);
    return transact(context, async tx => {
      await spendCode(tx, context, user, code);
      const recoveryCodes = await renewCodes(tx, context, user);
      await note(tx, context, renewRecoveryCodes.id);
      return { message: { recoveryCodes } };
    });
  }),

  handle(removeOwnFactor, async ({ body: { password, code } }, context) => {
    const user = await prove(context, password);
    return transact(context, async tx => {
      await spendCode(tx, context, user, code);
      // guard: security.test.ts
      if (await factorNeeded(tx, user.id)) throw new ApiFailure('second_factor_required');
      await dropFactor(tx, user.id);
      await note(tx, context, removeOwnFactor.id);
      return { message: { success: true } };
    });
  }),

  handle(endOwnSession, ({ id }, context) =>
    transact(context, async tx => {
      if (!(await revokeOwnSession(tx, actorOf(context).userId, id, context.now))) throw new ApiFailure('not_found');
      afterCommit(tx, context.ports.sessionsEnded);
      return { message: { success: true } };
    }),
  ),

  handle(endOtherSessions, (_input, context) =>
    transact(context, async tx => {
      const { userId, sessionId } = actorOf(context);
      await revokeOtherSessions(tx, userId, sessionId, context.now);
      afterCommit(tx, context.ports.sessionsEnded);
      return { message: { success: true } };
    }),
  ),
];

async function prove(context: Context, password: string): Promise<UserRow> {
  const user = mustExist(await userById(context.db, actorOf(context).userId));
  await countTry(context, user);
  await mustKnowPassword(context, user, password);
  return user;
}

const note = (tx: Db, context: Context, callId: string): Promise<void> =>
  writeAudit(tx, context, callId, { subject: 'staff', subjectId: actorOf(context).userId });
