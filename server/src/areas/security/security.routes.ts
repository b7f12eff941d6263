import { ApiFailure } from '@venue/sdk';
import { finishStepSetup, passSecondStep, startStepSetup } from '@venue/sdk/security';
import type { Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import type { UserRow } from '../accounts/accounts.store.ts';
import { factorOf } from '../accounts/factor.store.ts';
import { passedStep } from '../auth/entry.service.ts';
import { ownerOfTicket } from '../auth/secondStep.service.ts';
import { countTry, newSetup, setUpFactor, spendCode } from './security.service.ts';

/** The second step of a login, for whoever has the ticket of the first. */
export const securityRoutes = [
  handle(passSecondStep, async ({ body: { ticket, code } }, context) => {
    const user = await ownerOf(context, ticket);
    await countTry(context, user);
    return transact(context, async tx => {
      await spendCode(tx, context, user, code);
      return { message: await passedStep(tx, context, user) };
    });
  }),

  handle(startStepSetup, async ({ body: { ticket } }, context) => ({
    message: newSetup(context, await withoutFactor(context, ticket)),
  })),

  handle(finishStepSetup, async ({ body: { ticket, ...body } }, context) => {
    const user = await withoutFactor(context, ticket);
    await countTry(context, user);
    return transact(context, async tx => {
      const recoveryCodes = await setUpFactor(tx, context, user, body);
      const change = { subject: 'staff', subjectId: user.id, by: user.id } as const;
      await writeAudit(tx, context, finishStepSetup.id, change);
      return { message: { opened: await passedStep(tx, context, user), recoveryCodes } };
    });
  }),
];

const ownerOf = ({ db, config, now }: Context, ticket: string): Promise<UserRow> =>
  ownerOfTicket(db, config, ticket, now);

/** Whoever has a second factor uses it: a password alone sets up no other. */
async function withoutFactor(context: Context, ticket: string): Promise<UserRow> {
  const user = await ownerOf(context, ticket);
  // guard: security.login.test.ts
  if (await factorOf(context.db, user.id)) throw new ApiFailure('second_step_over');
  return user;
}
