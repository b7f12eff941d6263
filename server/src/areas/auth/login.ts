import { ApiFailure, type RoleName } from '@venue/sdk';
import type { Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { attemptsOf, countAttempt, forgetAttempts, networkOf, writeAttempt } from '../../core/security/attempts.ts';
import { knownDevice } from '../../core/security/knownDevice.ts';
import { NOBODYS_HASH, type Trust } from '../../core/security/passwords.ts';
import { mustProve, spendCaptcha } from '../../core/security/proof.ts';
import { userByPhone } from '../accounts/accounts.store.ts';
import { isBelieved, type LoginSubject, loginSubjects, loginsPerAddress, loginWork } from './auth.rules.ts';
import { forgetFailures, signedIn } from './entry.service.ts';

interface LoginRequest {
  readonly phone: string;
  readonly password: string;
  readonly role: RoleName;
  readonly proof?: string | undefined;
  /** For staff: a solved captcha, which replaces a small amount of work. */
  readonly captcha?: string;
}

/**
 * Signs in. The refusal is the same for a wrong password, an unknown phone and an account that signs in elsewhere: same
 * body, same work. Wrong passwords make further attempts cost work but lock nobody out. The owner's known device is
 * counted separately, so attempts from elsewhere do not hinder its owner.
 */
export async function logIn(context: Context, { phone, password, role, proof, captcha }: LoginRequest) {
  const { db, now, ports, config, request } = context;
  const network = networkOf(request.ip);
  const device = await believedDevice(context, phone);
  const subjects = loginSubjects(config, phone, device ?? network);
  const [{ here, anywhere }] = subjects;
  // The attempt is recorded before it is checked, so that concurrent attempts count each other.
  const ids = [await writeAttempt(db, here, now), ...(device ? [] : [await writeAttempt(db, anywhere, now)])];
  // While the password is not checked, there is no failed attempt.
  const notAnAttempt = async (error: unknown): Promise<never> => {
    await forgetAttempts(db, ids);
    throw error;
  };
  let trust: Trust = device === undefined ? 'stranger' : 'known';
  try {
    if (device === undefined) {
      // While strangers fill their lane, a stranger works first: that costs a crowd more than it costs the owner.
      const work = Math.max(await workOf(context, subjects, ids[0] ?? 0), ports.passwords.isFull() ? 1 : 0);
      if (work > 0 || captcha !== undefined) trust = 'proved';
      await mustProve(context, captcha !== undefined && work === 1 ? 0 : work, proof);
      await countAttempt(db, `logins-from:${network}`, now, loginsPerAddress);
    }
    // guard: staff.test.ts
    if (captcha !== undefined) await spendCaptcha(db, config, captcha, now);
  } catch (error) {
    return notAnAttempt(error);
  }

  const user = await userByPhone(db, phone);
  // One hash is verified even for an unknown phone, so that the reply takes as long as for a known one.
  const verify = (as: Trust) => ports.passwords.verify(user?.passwordHash ?? NOBODYS_HASH, password, network, as);
  const right = await verify(trust)
    .catch(async error => {
      if (trust !== 'stranger' || !isRateLimited(error)) throw error;
      // The lane of strangers has filled since it was looked at.
      await mustProve(context, 1, proof);
      return verify('proved');
    })
    .catch(notAnAttempt);
  const belongsHere = user !== undefined && (user.roleId !== null) === (role === 'admin');
  // guard: auth.test.ts
  if (!user || !belongsHere || !right) return { message: { successful: false as const } };
  return transact(context, async tx => {
    await forgetAttempts(tx, ids);
    await forgetFailures(tx, context, phone);
    return signedIn(tx, context, { userId: user.id, phone, role });
  });
}

const isRateLimited = (error: unknown) => error instanceof ApiFailure && error.code === 'rate_limited';

/** The device that the owner has signed in from, unless too many wrong passwords were tried on it. */
async function believedDevice(context: Context, phone: string): Promise<string | undefined> {
  const device = knownDevice(context, phone);
  if (device === undefined) return undefined;
  const names = loginSubjects(context.config, phone, device).map(each => each.here);
  const failures = await attemptsOf(context.db, names, { now: context.now });
  // guard: door.test.ts
  return isBelieved(Math.max(0, ...failures.values())) ? device : undefined;
}

async function workOf({ db, now }: Context, subjects: readonly LoginSubject[], before: number): Promise<number> {
  const names = subjects.flatMap(({ here, anywhere }) => [here, anywhere]);
  const failures = await attemptsOf(db, names, { now, before });
  const works = subjects.map(each =>
    loginWork({ here: failures.get(each.here) ?? 0, anywhere: failures.get(each.anywhere) ?? 0 }),
  );
  return Math.max(...works);
}
