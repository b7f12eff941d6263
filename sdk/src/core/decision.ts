import * as z from 'zod/mini';
import { Instant } from './fields.ts';
import { dayOf, formatDateTime, formatTime } from './format.ts';
import { messages } from './rules.ts';

/** What happened to a record before a decision about it arrived. */
export const Decided = z.object({
  /** The step in words: «Подтверждён». */
  what: z.string(),
  /** Who made it; null if the server did. */
  by: z.nullable(z.string()),
  /** When; null if that was not stored. */
  at: z.nullable(Instant),
});
export type Decided = z.output<typeof Decided>;

/** The failures of a decision by staff. If it comes too late, `already_decided` says what happened in the meantime. */
export const decisionFails = ['not_found', 'move_not_allowed', { already_decided: Decided }] as const;

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
      seen,
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
export function decidedText({ what, by, at }: Decided, now: Date): string {
  const today = at !== null && dayOf(at) === dayOf(now);
  const when = at === null ? '' : today ? ` в\u00a0${formatTime(at)}` : ` ${formatDateTime(at)}`;
  const who = by === null ? '' : ` (${by})`;
  return `Уже решено${when}: ${what.charAt(0).toLowerCase()}${what.slice(1)}${who}`;
}
