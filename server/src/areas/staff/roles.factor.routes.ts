import { ApiFailure } from '@venue/sdk';
import { endView, requireFactor, resetFactor, viewAsRole } from '@venue/sdk/staff/admin';
import { actorOf } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { tell } from '../../core/outbox.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { lockUser, reachOf } from '../accounts/accounts.store.ts';
import { dropFactor } from '../accounts/factor.store.ts';
import { revokeSessionsOf, setView } from '../auth/sessions.store.ts';
import { roleById, setFactorRule } from './roles.store.ts';
import { mayTurn, noPowers } from './staff.rules.ts';
import { permissionsNow, presentMemberById, presentRoleRow, takeTurn } from './staff.service.ts';

export const roleFactorRoutes = [
  handle(requireFactor, ({ id, body: { needsFactor, version } }, context) =>
    transact(context, async tx => {
      const permissions = await takeTurn(tx, context);
      const role = mustExist(await roleById(tx, id));
      if (role.needsFactor === needsFactor) return { message: await presentRoleRow(tx, context, role) };
      await mustBeCurrent(tx, context, 'role', role, version, () => presentRoleRow(tx, context, role));
      // guard: roles.factor.test.ts
      if (!mayTurn(permissions, role, noPowers)) throw new ApiFailure('grant_exceeded');
      const after = await setFactorRule(tx, id, needsFactor, context.now);
      await writeAudit(tx, context, requireFactor.id, {
        subject: 'role',
        subjectId: id,
        before: { needsFactor: role.needsFactor },
        after: { needsFactor },
      });
      return { message: await presentRoleRow(tx, context, after) };
    }),
  ),

  handle(resetFactor, ({ id }, context) =>
    transact(context, async tx => {
      const permissions = await takeTurn(tx, context);
      // One's own takes the password and a code: an unlocked browser is not enough.
      // guard: roles.factor.test.ts
      if (id === actorOf(context).userId) throw new ApiFailure('not_found');
      const user = mustExist(await lockUser(tx, id));
      const role = user.roleId === null ? undefined : await roleById(tx, user.roleId);
      if (!role) throw new ApiFailure('not_found');
      // guard: roles.factor.test.ts
      if (!mayTurn(permissions, role, noPowers)) throw new ApiFailure('grant_exceeded');
      if (!(await dropFactor(tx, id))) throw new ApiFailure('conflict');
      await revokeSessionsOf(tx, id, context.now);
      afterCommit(tx, context.ports.sessionsEnded);
      await tell(tx, context, { event: 'staff.factorReset', to: await reachOf(tx, id), about: undefined });
      await writeAudit(tx, context, resetFactor.id, { subject: 'staff', subjectId: id });
      return { message: await presentMemberById(tx, context, id) };
    }),
  ),

  handle(viewAsRole, ({ id }, context) =>
    transact(context, async tx => {
      const { userId, sessionId } = actorOf(context);
      const role = mustExist(await roleById(tx, id));
      // guard: roles.view.test.ts
      if (!mayTurn(await permissionsNow(tx, userId), noPowers, role)) throw new ApiFailure('grant_exceeded');
      await setView(tx, sessionId, id);
      return { message: { success: true } };
    }),
  ),

  handle(endView, (_input, context) =>
    transact(context, async tx => {
      await setView(tx, actorOf(context).sessionId, null);
      return { message: { success: true } };
    }),
  ),
];
