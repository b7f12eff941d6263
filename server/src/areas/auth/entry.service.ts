import { type RoleName, roles } from '@venue/sdk';
import type { LoginResult, OpenedSession } from '@venue/sdk/auth/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { deviceOf } from '../../core/security/agent.ts';
import { forgetSubjects, networkOf } from '../../core/security/attempts.ts';
import { knownDevice, rememberDevice } from '../../core/security/knownDevice.ts';
import { reachOf, type UserRow, userById } from '../accounts/accounts.store.ts';
import { loginSubjects } from './auth.rules.ts';
import { secondStepOf } from './secondStep.service.ts';
import { openSession } from './sessions.store.ts';

/** Clears the failures of the owner's current address and device; failures from elsewhere still count. */
export async function forgetFailures(tx: Db, context: Context, phone: string): Promise<void> {
  const places = [networkOf(context.request.ip), knownDevice(context, phone)].filter(each => each !== undefined);
  const names = places.flatMap(place => loginSubjects(context.config, phone, place).map(each => each.here));
  await forgetSubjects(tx, names);
}

/**
 * Opens a session for somebody whose password or code was right, unless they are staff with a second step to go.
 * Returns the reply of the login calls.
 */
export async function signedIn(
  tx: Db,
  context: Context,
  { userId, phone, role }: { userId: number; phone: string; role: RoleName },
): Promise<{ message: LoginResult }> {
  const user = role === 'admin' ? await userById(tx, userId) : undefined;
  const secondStep = user && (await secondStepOf(tx, context.config, user, context.now));
  // guard: server/src/areas/security/security.login.test.ts
  if (secondStep) return { message: { successful: false, secondStep } };
  return { message: await open(tx, context, { userId, phone, role, staff: user }) };
}

/** Opens a session of staff who have passed their second step. */
export const passedStep = (tx: Db, context: Context, staff: UserRow): Promise<OpenedSession> =>
  open(tx, context, { userId: staff.id, phone: staff.phone, role: 'admin', staff });

/** Opens a session and remembers the device. Staff are told of a device that is new. */
async function open(
  tx: Db,
  context: Context,
  { userId, phone, role, staff }: { userId: number; phone: string; role: RoleName; staff: UserRow | undefined },
): Promise<OpenedSession> {
  const { now, request } = context;
  // guard: server/src/areas/security/security.sessions.test.ts
  if (staff && staff.lastSeenAt !== null && knownDevice(context, phone) === undefined)
    await tell(tx, context, {
      event: 'staff.newDevice',
      to: await reachOf(tx, staff.id),
      about: { at: now, device: deviceOf(request.agent), address: request.ip },
    });
  // Only staff see where they are signed in, so nothing is stored about the devices of customers.
  const device = staff && { agent: request.agent, address: request.ip };
  const { access, profile, expiresAt } = await openSession(tx, { userId, role, now, device });
  rememberDevice(context, phone);
  return { successful: true, access, expired: expiresAt.toISOString(), profile, roleId: roles[role].id };
}
