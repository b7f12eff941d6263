import { ApiFailure, runsOf } from '@venue/sdk';
import { kinds } from '@venue/sdk/kinds';
import type { ClosedOver, Standing, StandingChoice } from '@venue/sdk/rooms/model';
import type { Area } from '../../area/area.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { type StandingRow, standingIn, waitingIn } from './rooms.standing.store.ts';

interface Change<T> {
  /** What staff chose for everything that stands there, as they saw it. */
  readonly choices: readonly StandingChoice[];
  /** Why the rooms are closed at these hours, as customers read it. */
  readonly reasonAt: (hours: readonly Date[]) => string;
  /** Closes rooms at some hours. */
  readonly make: () => Promise<T>;
}

/**
 * Closes rooms at hours that may be sold; the caller holds the rooms locked, so nobody takes their hours meanwhile. What
 * stands there is settled as staff chose.
 * @throws ApiFailure day_taken, which lists it, unless the choices are for exactly that
 */
export async function closeOver<T>(
  areas: readonly Area[],
  tx: Db,
  context: Context,
  { choices, reasonAt, make }: Change<T>,
): Promise<T> {
  const { now } = context;
  const before = { standing: await standingIn(tx, now), waiting: await waitingIn(tx, now) };
  const result = await make();
  const known = new Set(before.standing.map(each => `${nameOf(each)} ${each.hours.length}`));
  const standing = (await standingIn(tx, now)).filter(each => !known.has(`${nameOf(each)} ${each.hours.length}`));
  const chosen = new Map(choices.map(each => [seenOf(each), each.choice]));
  if (standing.length !== chosen.size || !standing.every(each => chosen.has(seenOf(each)))) {
    const waiting = (await waitingIn(tx, now)) - before.waiting;
    const data: ClosedOver = { standing: presentStanding(standing, context), waiting };
    throw new ApiFailure('day_taken', { data });
  }
  for (const each of standing) {
    const { id, hours, roomName } = each;
    const closing = areas.find(area => area.closing?.kind === each.kind)?.closing;
    if (!closing) throw new Error(`no area says what becomes of a closed ${each.kind}`);
    const choice = chosen.get(seenOf(each)) ?? 'keep';
    await closing.settle(tx, context, { id, hours, roomName, reason: reasonAt(hours), choice });
  }
  return result;
}

const nameOf = ({ kind, id }: Pick<Standing, 'kind' | 'id'>): string => `${kind} ${id}`;

/** What has to be as it was seen. */
const seenOf = ({ state, back, ...each }: Pick<Standing, 'kind' | 'id' | 'state' | 'back'>): string =>
  `${nameOf(each)} ${state} ${back}`;

/** What stands in closed time; people only for those who may read such records. */
export function presentStanding(rows: readonly StandingRow[], context: Context): Standing[] {
  const { permissions } = actorOf(context);
  return rows.map(({ hours, customer, phone, accountState, ...row }) => {
    const isRead = permissions.has(kinds[row.kind].read);
    return {
      ...row,
      runs: runsOf(hours).map(({ start, end }) => ({ start, end })),
      customer: isRead ? customer : null,
      phone: isRead ? phone : null,
      accountState: isRead ? accountState : null,
    };
  });
}
