import type { Context } from '../context.ts';
import { attemptsOf, countAttempt, type Limit, networkOf, wideNetworkOf, writeAttempt } from './attempts.ts';
import { HARDEST, mustProve, workAfter } from './proof.ts';

const HOUR_SECONDS = 60 * 60;

/** Per network address, and per network around it, because sending costs money. */
const perAddress: readonly Limit[] = [{ most: 60, seconds: HOUR_SECONDS }];
const perWideNetwork: readonly Limit[] = [{ most: 300, seconds: HOUR_SECONDS }];

/** How many messages in an hour cost no work: to one receiver by anybody, from one address, from the network around. */
const free = { receiver: 5, address: 20, wide: 60 } as const;

/** The names of the counters and the budget for an hour, by kind of message. */
const kinds = {
  sms: { name: 'code', budget: 'smsPerHour', setting: 'SMS_PER_HOUR' },
  mail: { name: 'letter', budget: 'mailPerHour', setting: 'MAIL_PER_HOUR' },
} as const;

export interface Requested {
  readonly by: keyof typeof kinds;
  /** Ten digits of a phone, or an e-mail address in lower case. */
  readonly to: string;
  /** The venue's own mailbox: how much it gets from all together does not matter. */
  readonly isOurs?: boolean;
  /** A caller who has a right to the receiver: its account or a device of its owner. */
  readonly known: string | undefined;
  /** Who asks, if it is not known by the receiver: an account, or else the network address. */
  readonly asker?: string | undefined;
  readonly perAsker: readonly Limit[];
  readonly proof: string | undefined;
}

/**
 * Counts a message to a phone or an address that the caller names. Limits apply to the caller, never to the receiver
 * alone: requests of others for the same receiver make further ones cost work, but lock nobody out (decision 53).
 * @throws ApiFailure the code of `perAsker`, `rate_limited` or `proof_needed`
 */
export async function countMessage(context: Context, requested: Requested): Promise<void> {
  const { db, now, request, config, log } = context;
  const { by, to, isOurs = false, known, perAsker, proof } = requested;
  const { name, budget: budgetName, setting } = kinds[by];
  const network = networkOf(request.ip);
  const counterKey = `${name}:${to}:by:${known ?? requested.asker ?? network}`;
  const receiver = isOurs ? undefined : `${name}:${to}`;
  const [address, wide] = [`${name}s-from:${network}`, `${name}s-from:${wideNetworkOf(request.ip)}`];
  const sent = `${name}s-sent`;
  const counts = await attemptsOf(db, [receiver ?? address, address, wide, sent], { now, seconds: HOUR_SECONDS });
  const of = (subject: string | undefined) => (subject === undefined ? 0 : (counts.get(subject) ?? 0));
  const budget = config[budgetName];
  if (of(sent) === budget)
    log.error({ budget, setting }, 'messages to strangers have used up their budget of this hour');
  if (known === undefined) {
    const work = Math.max(
      workAfter(of(receiver), free.receiver),
      workAfter(of(address), free.address),
      workAfter(of(wide), free.wide),
      of(sent) < budget ? 0 : HARDEST,
    );
    await mustProve(context, work, proof);
  }
  await countAttempt(db, counterKey, now, perAsker);
  if (known === undefined) {
    await countAttempt(db, address, now, perAddress);
    await countAttempt(db, wide, now, perWideNetwork);
    await countAttempt(db, sent, now, [{ most: 2 * budget, seconds: HOUR_SECONDS }]);
  } else await writeAttempt(db, sent, now);
  if (receiver !== undefined) await writeAttempt(db, receiver, now);
}

/** How many messages of a kind went to receivers that callers named, in the last hour. */
export async function messagesSent({ db, now }: Pick<Context, 'db' | 'now'>, by: keyof typeof kinds): Promise<number> {
  const sent = `${kinds[by].name}s-sent`;
  return (await attemptsOf(db, [sent], { now, seconds: HOUR_SECONDS })).get(sent) ?? 0;
}
