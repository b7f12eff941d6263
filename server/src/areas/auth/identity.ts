import { ApiFailure, type FailureCode } from '@venue/sdk';
import type { LoginResult } from '@venue/sdk/auth/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { unknowableHash } from '../../core/security/passwords.ts';
import type { ProvenPerson } from '../../ports/identity/identity.ts';
import { addUser, change, lockUser, phoneOf, userByPhone } from '../accounts/accounts.store.ts';
import { addConsent } from '../privacy/privacy.store.ts';
import { signedIn } from './entry.service.ts';
import { entryOf, filledBy } from './identity.rules.ts';
import type { AttemptRow } from './identity.store.ts';
import { addLink, attemptBy, fillIn, isLinked, takeAttempt, userLinkedWith } from './identity.store.ts';
import { tokenFits } from './tokens.ts';

/** The cookie that ties an attempt to its browser; concurrent attempts have separate cookies. */
export const browserCookie = (uuid: string): string => `swap-${uuid}`;

type Answer = { message: LoginResult } | { refused: FailureCode };

/**
 * Exchanges an attempt for a session, once and in its own browser. A refusal is thrown only after the commit that
 * deletes the attempt, so it too is reported only once.
 */
export async function finishSwap(context: Context, uuid: string): Promise<{ message: LoginResult }> {
  const { db, now, cookies } = context;
  const attempt = await attemptBy(db, { uuid }, now);
  const secret = cookies.read(browserCookie(uuid));
  if (!attempt || secret === undefined || !tokenFits(secret, attempt.browserHash)) throw new ApiFailure('esia_expired');
  if (!attempt.outcome) throw new ApiFailure('esia_unfinished');
  const answer = await takenOnce(context, uuid);
  cookies.write(browserCookie(uuid), '', 0);
  if ('refused' in answer) throw new ApiFailure(answer.refused);
  return answer;
}

// If two attempts of a new person finish concurrently, one creates the account and the other violates one of these
// constraints. Its retry finds the account.
const madeMeanwhile = new Set(['users_usersphone_uindex', 'identity_link_subject', 'identity_link_user']);

async function takenOnce(context: Context, uuid: string): Promise<Answer> {
  try {
    return await transact(context, tx => take(tx, context, uuid));
  } catch (error) {
    if (!madeMeanwhile.has(brokenConstraint(error) ?? '')) throw error;
    return transact(context, tx => take(tx, context, uuid));
  }
}

const failureOf = { refused: 'esia_refused', down: 'esia_down', invalid: 'esia_invalid' } as const;

async function take(tx: Db, context: Context, uuid: string): Promise<Answer> {
  const attempt = await takeAttempt(tx, uuid);
  if (!attempt?.outcome) return { refused: 'esia_expired' };
  const { outcome, account } = attempt;
  if (outcome.kind !== 'person') return { refused: failureOf[outcome.kind] };
  const entered = await enter(tx, context, attempt, outcome.person);
  return typeof entered === 'string'
    ? { refused: entered }
    : signedIn(tx, context, { userId: entered.userId, phone: await phoneOf(tx, entered.userId), role: account });
}

/** Finds, links or creates the person's account. A new link also records the consent. */
async function enter(
  tx: Db,
  { now, ports }: Context,
  { consentVersion: version, ip, at }: AttemptRow,
  person: ProvenPerson,
): Promise<{ userId: number } | FailureCode> {
  const provider = ports.identity.name;
  const owner = person.phone === null ? undefined : await userByPhone(tx, person.phone);
  const entry = entryOf(person, {
    linked: await userLinkedWith(tx, provider, person.subject),
    owner: owner && { ...owner, othersLink: await isLinked(tx, provider, owner.id) },
  });
  if (entry.does === 'refuse') return entry.code;
  if (entry.does === 'enter') return entry;
  // A new account has no usable password; its owner can set one at any time with a code to the verified phone.
  const user =
    entry.does === 'make'
      ? await addUser(tx, { phone: entry.phone, passwordHash: unknowableHash(), createdAt: now })
      : await lockUser(tx, entry.userId);
  if (!user) return 'esia_expired';
  await fillIn(tx, user.id, filledBy(user, person));
  await addLink(tx, { provider, subject: person.subject, userId: user.id, linkedAt: now });
  // The provider verified the phone of the account, which staff may have made for a caller.
  if (entry.does === 'link') await change(tx, user.id, { phoneActive: true });
  await addConsent(tx, { userId: user.id, purpose: 'account', version, ip, at });
  return { userId: user.id };
}
