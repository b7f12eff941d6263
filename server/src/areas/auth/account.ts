import { ApiFailure, failures, failureTexts } from '@venue/sdk';
import type { LoginResult } from '@venue/sdk/auth/model';
import { smsCodeType } from '@venue/sdk/codes/model';
import type { Context } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { countAttempt, networkOf } from '../../core/security/attempts.ts';
import { unknowableHash } from '../../core/security/passwords.ts';
import { addUser, addUserOnce, isOnlyCallers, setPassword, userByPhone } from '../accounts/accounts.store.ts';
import { tellPasswordChanged } from '../accounts/notices.service.ts';
import { spendCode, verifyCode } from '../codes/codes.service.ts';
import { phoneProved } from '../privacy/privacy.proof.service.ts';
import { accountsPerAddress } from './auth.rules.ts';
import { forgetFailures, signedIn } from './entry.service.ts';
import { revokeSessionsOf } from './sessions.store.ts';

interface AccountRequest {
  readonly phone: string;
  readonly password: string;
  readonly code: string;
  readonly smsuid: string;
}

type CustomerRole = 'marketplace' | 'landing';

/** Checks the code from an SMS; each try counts for the caller's network. */
async function mustOwnPhone(
  context: Context,
  { phone, code, smsuid }: Omit<AccountRequest, 'password'>,
  type: Parameters<typeof verifyCode>[1]['type'],
): Promise<void> {
  const { db, now, request } = context;
  await countAttempt(db, `accounts-from:${networkOf(request.ip)}`, now, accountsPerAddress);
  await verifyCode(context, { smsuid, code, target: phone, type });
}

/** Makes an account for a phone whose code was right, with the consent it was made under, and signs it in. */
export async function makeAccount(
  context: Context,
  input: AccountRequest,
  role: CustomerRole,
): Promise<{ message: LoginResult }> {
  const { now, ports, request } = context;
  const { phone, password, smsuid } = input;
  await mustOwnPhone(context, input, smsCodeType.registration);
  const passwordHash = await ports.passwords.hash(password, networkOf(request.ip));
  try {
    return await transact(context, async tx => {
      const user = await userByPhone(tx, phone);
      // A caller whom staff gave an account registers as anybody else does, and finds their bookings in it.
      const { id } = user && isOnlyCallers(user) ? user : await addUser(tx, { phone, passwordHash, createdAt: now });
      await spendCode(tx, smsuid, now);
      if (user) await setPassword(tx, id, passwordHash);
      await phoneProved(tx, context, id, { agreed: true });
      return signedIn(tx, context, { userId: id, phone, role });
    });
  } catch (error) {
    if (brokenConstraint(error) !== failures.user_exists.server) throw error;
    throw new ApiFailure('user_exists', { fields: { phone: failureTexts.user_exists } });
  }
}

/**
 * Signs in the holder of a phone, which the code proves, and creates an account if there is none. The new account has
 * no usable password until its owner sets one with another code. Staff cannot sign in here.
 */
export async function enter(
  context: Context,
  input: Omit<AccountRequest, 'password'>,
): Promise<{ message: LoginResult }> {
  const { now } = context;
  const { phone, smsuid } = input;
  await mustOwnPhone(context, input, smsCodeType.confirm);
  return transact(context, async tx => {
    await spendCode(tx, smsuid, now);
    const made = await addUserOnce(tx, { phone, passwordHash: unknowableHash(), createdAt: now });
    const user = made ?? (await userByPhone(tx, phone));
    // guard: account.test.ts, entry.test.ts
    if (!user || user.roleId !== null) return { message: { successful: false as const } };
    await phoneProved(tx, context, user.id, { agreed: true });
    return signedIn(tx, context, { userId: user.id, phone, role: 'marketplace' });
  });
}

/** Sets a new password for a phone whose code was right, ends every session of the account and signs in afresh. */
export async function replacePassword(
  context: Context,
  input: AccountRequest,
  role: CustomerRole,
): Promise<{ message: LoginResult }> {
  const { now, ports, request } = context;
  const { phone, password, smsuid } = input;
  await mustOwnPhone(context, input, smsCodeType.reset);
  const passwordHash = await ports.passwords.hash(password, networkOf(request.ip));
  return transact(context, async tx => {
    await spendCode(tx, smsuid, now);
    const user = await userByPhone(tx, phone);
    // A code for an unknown phone, or for staff, was made but never sent; nobody can know it outside the test mode.
    // guard: account.test.ts, entry.test.ts
    if (!user || user.roleId !== null) return { message: { successful: false as const } };
    await setPassword(tx, user.id, passwordHash);
    await phoneProved(tx, context, user.id, { agreed: false });
    await tellPasswordChanged(tx, context, user.id);
    await revokeSessionsOf(tx, user.id, now);
    afterCommit(tx, ports.sessionsEnded);
    // The phone's holder may sign in again without extra work, whatever failed from this address before.
    await forgetFailures(tx, context, phone);
    return signedIn(tx, context, { userId: user.id, phone, role });
  });
}
