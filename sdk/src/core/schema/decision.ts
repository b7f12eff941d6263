import * as z from 'zod/mini';
import { dayOf, formatDateTime, formatTime } from '../format/format.ts';
import { Instant } from './fields.ts';
import { messages } from './rules.ts';

/**
 * What a change is based on: the version that was read, the status on the screen. If it has changed since, the change
 * is refused. The type demands it of our apps and of tools that use the SDK. A request without it is accepted, because
 * the specification shows the payload without it, and is then checked against nothing (decision 69).
 */
/* @__NO_SIDE_EFFECTS__ */
export const basedOn = <S extends z.ZodMiniType>(read: S) =>
  z.optional(read) as z.ZodMiniType<z.output<S> | undefined, z.input<S>>;

/** The version of a record that a save is based on. */
export const Version = basedOn(z.int());

/**
 * The body of a save that may decide as well, by its field `status`: who sends that sends `seen`, by the type. As with
 * `basedOn`, a request without it is accepted.
 */
/* @__NO_SIDE_EFFECTS__ */
export const decidesToo = <const K extends string, S extends z.ZodMiniType>(_status: K, body: S) =>
  body as S & { _zod: { input: Undecided<K> | Decides<(K | 'seen') & keyof z.input<S>, z.input<S>> } };

type Undecided<K extends string> = { readonly [Key in K | 'seen']?: undefined };
type Decides<K extends keyof Body, Body> = { readonly [Key in K]-?: NonNullable<Body[Key]> };

/** What happened to a record before a decision about it arrived. */
export const EarlierDecision = z.object({
  /** The step in words: «Подтверждён». */
  what: z.string(),
  /** Who made it; null if the server did. */
  by: z.nullable(z.string()),
  /** When; null if that was not stored. */
  at: z.nullable(Instant),
});
export type EarlierDecision = z.output<typeof EarlierDecision>;

/** The failures of a decision by staff. If it comes too late, `already_decided` says what happened in the meantime. */
export const decisionFails = ['not_found', 'move_not_allowed', { already_decided: EarlierDecision }] as const;

/**
 * The body of a decision by staff: `seen` is the status the record had on their screen, `status` the new one. Some
 * statuses need a reason, which the owner reads.
 */
/* @__NO_SIDE_EFFECTS__ */
export const decision = <
  S extends z.ZodMiniType,
  const Id extends number,
  const More extends z.core.$ZodLooseShape = Record<never, never>,
>(
  seen: S,
  statusIds: readonly [Id, ...Id[]],
  withReason: readonly Id[],
  more: More = {} as More,
) =>
  z
    .object({
      seen: basedOn(seen),
      status: z.literal([...statusIds] as [Id, ...Id[]]),
      rejectionReason: z.optional(z.string().check(z.trim(), z.maxLength(500, messages.tooLong))),
      ...more,
    })
    .check(
      z.refine(
        body => {
          const { status, rejectionReason } = body as { status: Id; rejectionReason?: string };
          return !withReason.includes(status) || Boolean(rejectionReason);
        },
        { error: messages.required, path: ['rejectionReason'] },
      ),
    );

/** «Уже решено в 14:32: подтверждён (Кузнецова И. В.)»; a step of another day names the day. */
export function decidedText({ what, by, at }: EarlierDecision, now: Date): string {
  const today = at !== null && dayOf(at) === dayOf(now);
  const when = at === null ? '' : today ? ` в\u00a0${formatTime(at)}` : ` ${formatDateTime(at)}`;
  const who = by === null ? '' : ` (${by})`;
  return `Уже решено${when}: ${what.charAt(0).toLowerCase()}${what.slice(1)}${who}`;
}
