import { randomUUID } from 'node:crypto';
import {
  ApiFailure,
  addDays,
  type Client,
  createClient,
  createSession,
  dayOf,
  memoryStore,
  momentOf,
  Unreachable,
} from '@venue/sdk';
import { payEmbedded, releaseBooking, writeSchedule } from '@venue/sdk/bookings';
import type { randomOf } from '../../demo/random.ts';
import type { Person } from '../api.people.ts';

export type Random = ReturnType<typeof randomOf>;

/** What one customer wanted, what the server has acknowledged of it, and which requests are still unanswered. */
export interface Deed {
  readonly person: Person;
  readonly wish: {
    readonly roomId: number;
    readonly tariffId: number;
    slots: string[];
    readonly price: number;
  };
  readonly key: string;
  /** Known once the hold was acknowledged. */
  orderId?: number;
  release?: { readonly key: string; acknowledged: boolean };
  /** Staff have cancelled it, and were told so. */
  cancelled?: boolean;
  /** The provider's frame was told to pay; its answer is the acknowledgement. */
  money?: { readonly token: string; status: 'asked' | 'succeeded' | 'canceled' };
}

export interface Offer {
  readonly roomId: number;
  readonly tariffId: number;
  readonly pricePerHour: number;
}

const AT_ONCE = 8;
const DAYS = 60;

/** Refusals a correct server gives to customers who race each other. */
const expected = new Set(['slot_taken', 'too_many_holds', 'booking_not_payable', 'hold_expired']);

/** A client signed in as this person. Requests are not retried automatically, so that unanswered ones are known. */
export function clientOf(origin: string, person: Person): Client {
  const session = createSession(memoryStore());
  session.signIn(person.login);
  return createClient({ baseUrl: `${origin}/api`, session, replies: 'strict', retries: 0 });
}

/** Books, pays and releases with many customers at once until the server is gone. */
export async function drive(
  origin: string,
  people: readonly Person[],
  offers: readonly Offer[],
  random: Random,
  deeds: Deed[],
): Promise<void> {
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (;;) {
        const deed = newDeed(random.pick(people), random.pick(offers), random);
        try {
          deeds.push(deed);
          if (await hold(origin, deed)) await goOn(origin, deed, random);
          else deeds.splice(deeds.indexOf(deed), 1);
        } catch (error) {
          if (error instanceof Unreachable) return;
          throw error;
        }
      }
    }),
  );
}

/** Repeats the requests that were never answered, with the same keys, as the apps do; returns how many. */
export async function askAgain(origin: string, deeds: Deed[]): Promise<number> {
  const replies = await Promise.all(
    [...deeds].map(async deed => {
      const { release, money } = deed;
      if (deed.orderId === undefined) {
        if (!(await hold(origin, deed))) deeds.splice(deeds.indexOf(deed), 1);
      } else if (release && !release.acknowledged) await giveUp(origin, deed, release);
      else if (money?.status === 'asked') await pressPay(origin, money, 'success');
      else return 0;
      return 1;
    }),
  );
  return replies.reduce<number>((sum, each) => sum + each, 0);
}

export function newDeed(person: Person, { roomId, tariffId, pricePerHour }: Offer, random: Random): Deed {
  const slots = someHours(random.whole(1, 3), random);
  return { person, key: randomUUID(), wish: { roomId, tariffId, slots, price: pricePerHour * slots.length } };
}

/** So many hours in a row on one of the next days. */
export function someHours(length: number, random: Random): string[] {
  const day = addDays(dayOf(new Date()), random.whole(1, DAYS));
  const first = random.whole(9, 18 - length);
  return Array.from({ length }, (_, hour) => momentOf(day, first + hour).toISOString());
}

/** Returns whether the hours are held; false means a refusal, which must leave nothing behind. */
export async function hold(origin: string, deed: Deed): Promise<boolean> {
  const body = { ...deed.wish, serviceIds: [], equipmentIds: [] };
  try {
    const { message } = await clientOf(origin, deed.person).send(writeSchedule, { body }, { idempotencyKey: deed.key });
    deed.orderId = message.orderId;
    return true;
  } catch (error) {
    if (refused(error)) return false;
    throw error;
  }
}

export async function goOn(origin: string, deed: Deed, random: Random): Promise<void> {
  if (deed.orderId === undefined || random.chance(0.1)) return;
  if (random.chance(0.25)) {
    deed.release = { key: randomUUID(), acknowledged: false };
    await giveUp(origin, deed, deed.release);
    return;
  }
  const body = { orderId: deed.orderId };
  const { message } = await clientOf(origin, deed.person).send(payEmbedded, { body });
  deed.money = { token: message.confirmationToken, status: 'asked' };
  await pressPay(origin, deed.money, random.pick(['success', 'success', 'success', 'duplicate', 'delayed', 'decline']));
}

async function giveUp(origin: string, deed: Deed, release: NonNullable<Deed['release']>): Promise<void> {
  if (deed.orderId === undefined) return;
  const client = clientOf(origin, deed.person);
  await client.send(releaseBooking, { body: { orderId: deed.orderId } }, { idempotencyKey: release.key });
  release.acknowledged = true;
}

async function pressPay(origin: string, money: NonNullable<Deed['money']>, outcome: string): Promise<void> {
  let reply: Response;
  let status: unknown;
  try {
    reply = await fetch(`${origin}/sandbox/pay/${money.token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
    ({ status } = (await reply.json()) as { status?: unknown });
  } catch (error) {
    throw new Unreachable('network', error);
  }
  if (status !== 'succeeded' && status !== 'canceled') throw new Error(`the frame was answered with ${reply.status}`);
  money.status = status;
}

export function refused(error: unknown): boolean {
  return error instanceof ApiFailure && expected.has(error.code);
}
