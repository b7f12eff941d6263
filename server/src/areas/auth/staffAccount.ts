import { ApiFailure, messages } from '@venue/sdk';
import type { LoginResult } from '@venue/sdk/auth/model';
import { smsCodeType } from '@venue/sdk/codes/model';
import type { Context } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { countAttempt, networkOf } from '../../core/security/attempts.ts';
import { spendCaptcha } from '../../core/security/proof.ts';
import { change, lockUser, type UserRow, userByPhone } from '../accounts/accounts.store.ts';
import { spendFirstInvitation } from '../accounts/invitations.store.ts';
import { tellPasswordChanged } from '../accounts/notices.service.ts';
import { spendCode, verifyCode } from '../codes/codes.service.ts';
import { accountsPerAddress } from './auth.rules.ts';
import { forgetFailures, signedIn } from './entry.service.ts';
import { revokeSessionsOf } from './sessions.store.ts';

interface AccountRequest {
  readonly phone: string;
  readonly password: string;
  readonly code: string;
  readonly smsuid: string;
  readonly captcha: string;
  readonly email?: string | null | undefined;
}

type Occasion = 'registration' | 'reset';

/** Addresses are compared case-insensitively, because people type them either way. */
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a staff member may set a password: the first one needs an invitation, a new one the account's own e-mail. */
async function mayChoose(tx: Db, user: UserRow, occasion: Occasion, email: string, now: Date): Promise<boolean> {
  if (user.roleId === null) return false;
  if (occasion === 'registration') return spendFirstInvitation(tx, user.id, now);
  return user.email !== '' && same(user.email, email);
}

/**
 * Sets the password of a staff member with a solved captcha and a valid code, ends all sessions of the account and
 * signs in. An invited colleague's e-mail is saved. An account without an e-mail gets a new password only by an
 * administrator's link, because a code by SMS alone must not open a staff account. Any other error gives the same plain
 * refusal. The test mode shows codes to anybody, so it opens no staff account.
 */
export async function chooseStaffPassword(
  context: Context,
  { phone, password, code, smsuid, captcha, email }: AccountRequest,
  occasion: Occasion,
): Promise<{ message: LoginResult }> {
  const { db, now, ports, config, request } = context;
  const network = networkOf(request.ip);
  if (!email) throw new ApiFailure('invalid_input', { fields: { email: messages.required } });
  await countAttempt(db, `accounts-from:${network}`, now, accountsPerAddress);
  await spendCaptcha(db, config, captcha, now);
  await verifyCode(context, { smsuid, code, target: phone, type: smsCodeType[occasion] });
  const passwordHash = await ports.passwords.hash(password, network);
  return transact(context, async tx => {
    await spendCode(tx, smsuid, now);
    const account = await userByPhone(tx, phone);
    const user = account && (await lockUser(tx, account.id));
    // guard: staffAccount.test.ts
    if (config.codesTestMode || !user || !(await mayChoose(tx, user, occasion, email, now)))
      return { message: { successful: false as const } };
    const contact = occasion === 'registration' ? { email } : {};
    await change(tx, user.id, { passwordHash, phoneActive: true, ...contact });
    if (occasion === 'reset') await tellPasswordChanged(tx, context, user.id);
    await revokeSessionsOf(tx, user.id, now);
    afterCommit(tx, ports.sessionsEnded);
    await forgetFailures(tx, context, phone);
    return signedIn(tx, context, { userId: user.id, phone, role: 'admin' });
  });
}
