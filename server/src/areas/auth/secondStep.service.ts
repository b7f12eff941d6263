import { ApiFailure } from '@venue/sdk';
import type { SecondStep } from '@venue/sdk/auth/model';
import type { Db } from '../../core/db/database.ts';
import type { Secrets } from '../../core/security/encryption.ts';
import { isSigned, sign } from '../../core/security/signature.ts';
import { type UserRow, userById } from '../accounts/accounts.store.ts';
import { factorNeeded, factorOf } from '../accounts/factor.store.ts';

const MINUTES = 10;

/** The password is part of what is signed: a new one makes the tickets of the former one worthless. */
const textOf = (user: Pick<UserRow, 'id' | 'passwordHash'>, until: string): string =>
  `second step: ${user.id}.${until}:${user.passwordHash}`;

/** What a member of staff still has to do after the password; undefined when that is enough. */
export async function secondStepOf(
  db: Db,
  secrets: Pick<Secrets, 'secret'>,
  user: UserRow,
  now: Date,
): Promise<SecondStep | undefined> {
  const needs = (await factorOf(db, user.id)) ? 'code' : (await factorNeeded(db, user.id)) ? 'setup' : undefined;
  if (!needs) return undefined;
  const end = new Date(now.getTime() + MINUTES * 60_000);
  const until = end.getTime().toString(36);
  const ticket = `${user.id}.${until}.${sign(secrets, textOf(user, until))}`;
  return { ticket, ticketExpires: end.toISOString(), needs };
}

/** The member of staff whose password a ticket proves. @throws ApiFailure `second_step_over` */
export async function ownerOfTicket(db: Db, secrets: Secrets, ticket: string, now: Date): Promise<UserRow> {
  const [, id = '', until = '', signature = ''] = /^([1-9]\d{0,8})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(ticket) ?? [];
  const user = id === '' ? undefined : await userById(db, Number(id));
  const isOver = now.getTime() >= Number.parseInt(until, 36);
  // guard: server/src/areas/security/security.login.test.ts
  if (!user || user.roleId === null || isOver || !isSigned(secrets, textOf(user, until), signature))
    throw new ApiFailure('second_step_over');
  return user;
}
