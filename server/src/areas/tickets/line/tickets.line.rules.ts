import { ticketWaitLimits } from '@venue/sdk/ticket-waits/model';
import { mayBeServed } from '../../../core/waiting.rules.ts';

const GATHER_MS = ticketWaitLimits.gatherHours * 60 * 60_000;

interface Place {
  readonly places: number;
  readonly passes: number;
  readonly gathered: number;
  readonly gatheredAt: Date | null;
  readonly isBehind: boolean;
  readonly publicUntil: Date | null;
}

/** What becomes of a place in the queue now. */
export type Turn =
  | { readonly is: 'offer'; readonly places: number }
  /** So many more places are set aside for it. */
  | { readonly is: 'gather'; readonly more: number }
  /** The places are everybody's first, from now on or since it was noted. */
  | { readonly is: 'behind' }
  | { readonly is: 'pass' };

/**
 * Whose turn it is when `free` places are left: as many as a person waits for are offered to them. Whoever needs more is
 * passed by a few times; then places are set aside for them until there are enough, and if there are not within a day, or
 * the sale ends before an offer could be answered, they are offered what there is.
 */
export function turnOf(place: Place, free: number, { now, lastOfferAt }: { now: Date; lastOfferAt: Date }): Turn {
  const { places, passes, gathered, gatheredAt, isBehind } = place;
  if (isBehind) {
    if (places > free) return { is: 'pass' };
    // guard: server/src/areas/ticket-waits/ticket-waits.fair.test.ts
    return mayBeServed(place, now) ? { is: 'offer', places } : { is: 'behind' };
  }
  const within = gathered + free;
  if (places <= within) return { is: 'offer', places };
  // guard: server/src/areas/ticket-waits/ticket-waits.fair.test.ts
  if (passes < ticketWaitLimits.passes) return { is: 'pass' };
  const isLong = gatheredAt !== null && now.getTime() - gatheredAt.getTime() >= GATHER_MS;
  if (within > 0 && (isLong || now >= lastOfferAt)) return { is: 'offer', places: within };
  return free > 0 ? { is: 'gather', more: free } : { is: 'pass' };
}
