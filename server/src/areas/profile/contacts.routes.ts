import { ApiFailure, Email, failures, failureTexts, Phone } from '@venue/sdk';
import type { CodeAnswer } from '@venue/sdk/auth/model';
import { smsCodeType } from '@venue/sdk/codes/model';
import { activateAccountPhone, activateEmail, activatePhone } from '@venue/sdk/profile';
import type { MyProfile } from '@venue/sdk/profile/model';
import * as z from 'zod/mini';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { post, tell } from '../../core/outbox.ts';
import { mustExist } from '../../core/record/records.ts';
import { lockUser, reachedAt, setEmail, setPhone, type UserRow } from '../accounts/accounts.store.ts';
import { spendCode, verifyCode } from '../codes/codes.service.ts';
import { targetOf } from '../codes/codes.store.ts';
import { forgetBounce } from '../mailing/bounces/mailing.bounces.store.ts';
import { presentProfile } from './sections.service.ts';

type Answer = z.output<typeof CodeAnswer>;

const confirmPhone = async (context: Context, answer: Answer): Promise<{ message: MyProfile }> => {
  try {
    return await confirm(context, answer, Phone, async (tx, before, phone) => {
      // Sent to the former phone, so that a stolen account does not go unnoticed.
      if (before.phone !== phone)
        await tell(tx, context, {
          event: 'account.phoneChanged',
          to: reachedAt(before),
          about: { phone },
        });
      return setPhone(tx, before.id, phone);
    });
  } catch (error) {
    if (brokenConstraint(error) !== failures.user_exists.server) throw error;
    throw new ApiFailure('user_exists', { fields: { phone: failureTexts.user_exists } });
  }
};

export const contactsRoutes = [
  handle(activatePhone, ({ body }, context) => confirmPhone(context, body)),
  handle(activateAccountPhone, ({ body }, context) => confirmPhone(context, body)),
  handle(activateEmail, ({ body }, context) =>
    confirm(context, body, Email, async (tx, before, email) => {
      if (before.emailActive && before.email.toLowerCase() !== email.toLowerCase())
        await post(tx, context.now, { event: 'account.emailChanged', to: before.email, about: undefined });
      await forgetBounce(tx, email);
      return setEmail(tx, before.id, email);
    }),
  ),
];

/** Checks a code and saves what it confirms; a code that was sent to another kind of contact is refused as wrong. */
async function confirm(
  context: Context,
  { smsuid, code }: Answer,
  kind: z.ZodMiniType<string>,
  save: (tx: Db, before: UserRow, target: string) => Promise<UserRow>,
): Promise<{ message: MyProfile }> {
  const target = await targetOf(context.db, smsuid);
  // guard: contacts.test.ts
  if (target === undefined || !z.safeParse(kind, target).success)
    throw new ApiFailure('code_wrong', { fields: { code: failureTexts.code_wrong } });
  await verifyCode(context, { smsuid, code, target, type: smsCodeType.confirm });
  return transact(context, async tx => {
    const before = mustExist(await lockUser(tx, actorOf(context).userId));
    await spendCode(tx, smsuid, context.now);
    const after = await save(tx, before, target);
    return { message: await presentProfile(tx, context.config, after) };
  });
}
