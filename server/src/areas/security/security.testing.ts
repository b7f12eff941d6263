import { createSession, memoryStore } from '@venue/sdk';
import { login } from '@venue/sdk/auth';
import type { SecondStep } from '@venue/sdk/auth/model';
import { finishOwnSetup, startOwnSetup } from '@venue/sdk/security/admin';
import { requireFactor } from '@venue/sdk/staff/admin';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { solved } from '../../testing/captcha.ts';
import { users } from '../accounts/accounts.table.ts';
import { staffRole } from '../accounts/roles.table.ts';

export const password = 'служебный пароль';
export const HALF_MINUTE = 30_000;

/** What the app of a person shows now, or some half minutes away. */
export const shownBy = (api: TestApi, secret: string, by = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: api.clock.now.getTime() + by * HALF_MINUTE });

/** Sends phone and password of a member of staff. */
export const sendPassword = async (api: TestApi, phone: string, input = password) =>
  (await api.client().send(login, { body: { phone, password: input, email: null, captcha: await solved(api) } }))
    .message;

/** Sends the right password of somebody who has a second step to go. */
export async function stepOf(api: TestApi, phone: string): Promise<SecondStep> {
  const message = await sendPassword(api, phone);
  if (!('secondStep' in message)) throw new Error('the login asks for no second step');
  return message.secondStep;
}

/** Sets the second factor of a signed-in person up; the half minute after that has come. */
export async function withFactor(api: TestApi, person: Person) {
  const client = api.as(person);
  const { setup, secret } = (await client.send(startOwnSetup, {})).message;
  const body = { setup, password, code: shownBy(api, secret) };
  const { recoveryCodes } = (await client.send(finishOwnSetup, { body })).message;
  api.clock.advance(HALF_MINUTE);
  return { secret, recoveryCodes };
}

/** A client with the tokens of a login. */
export function enteredWith(api: TestApi, opened: Person['login']) {
  const session = createSession(memoryStore(), undefined, () => api.clock.now.getTime());
  session.signIn(opened);
  return api.client(session);
}

/** Requires a second factor of the role of a person. */
export async function requireOf(api: TestApi, boss: Person, { id }: Person): Promise<void> {
  const [role] = await api.db
    .select({ id: staffRole.id, version: staffRole.version })
    .from(staffRole)
    .innerJoin(users, eq(users.roleId, staffRole.id))
    .where(eq(users.id, id));
  if (!role) throw new Error('the person has no role');
  await api.as(boss).send(requireFactor, { id: role.id, body: { needsFactor: true, version: role.version } });
}

export async function setPassword(api: TestApi, id: number, input: string): Promise<void> {
  const passwordHash = await api.ports.passwords.hash(input);
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

export const closeAccess = (api: TestApi, id: number) =>
  api.db.update(users).set({ roleId: null }).where(eq(users.id, id));
