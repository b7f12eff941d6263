import { type RoleName, roles } from '@venue/sdk';
import type { LoginResult } from '@venue/sdk/auth/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import {
  countAttempt,
  failuresBefore,
  forgetAttempts,
  forgetSubjects,
  networkOf,
  writeAttempt,
} from '../../core/security/attempts.ts';
import { NOBODYS_HASH } from '../../core/security/passwords.ts';
import { userByPhone } from '../accounts/accounts.store.ts';
import { isLocked, loginSubjects, loginsPerAddress, namesOf } from './auth.rules.ts';
import { openSession } from './sessions.store.ts';

interface Asked {
  readonly phone: string;
  readonly password: string;
  readonly role: RoleName;
}

const no = { message: { successful: false } } as const;

/**
 * Signs in, or answers a no that is the same for a wrong password, an unknown phone and a locked account: the same
 * body, after the same work. The try is written down before it is judged, so that tries made at once are counted too.
 */
export async function logIn(context: Context, { phone, password, role }: Asked): Promise<{ message: LoginResult }> {
  const { db, now, ports, config, request } = context;
  const network = networkOf(request.ip);
  await countAttempt(db, `logins-from:${network}`, now, loginsPerAddress);

  const subjects = loginSubjects(config, phone, network);
  const [{ here, anywhere }] = subjects;
  const ids = [await writeAttempt(db, here, now), await writeAttempt(db, anywhere, now)];
  const failures = await failuresBefore(db, ids, namesOf(subjects), now);
  const locked = subjects.some(each =>
    isLocked({ here: failures.get(each.here), anywhere: failures.get(each.anywhere) }, now),
  );

  const user = await userByPhone(db, phone);
  // Locked or not, known or not: one hash is verified.
  const right = await ports.passwords.verify(user?.passwordHash ?? NOBODYS_HASH, password);
  const belongsHere = user !== undefined && (user.roleId !== null) === (role === 'admin');
  if (!user || !belongsHere || !right || locked) {
    // A try that was not read is no failure: a person who knows the password is let in when the wait is over.
    await forgetAttempts(db, locked ? ids : []);
    return no;
  }
  return transact(context, async tx => {
    await forgetSubjects(tx, namesOf(subjects));
    return signedIn(tx, { userId: user.id, role, now });
  });
}

/** A fresh session, as the login calls answer it. */
export async function signedIn(
  tx: Db,
  who: { userId: number; role: RoleName; now: Date },
): Promise<{ message: LoginResult }> {
  const { access, profile, expiresAt } = await openSession(tx, who);
  const roleId = roles[who.role].id;
  return { message: { successful: true, access, expired: expiresAt.toISOString(), profile, roleId } };
}
