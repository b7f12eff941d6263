import * as z from 'zod/mini';
import { BusinessCard } from '../profile/profile.model.ts';

/** The address of a card: letters and digits that nobody guesses. */
export const CardSlug = z.string().check(z.regex(/^[a-z0-9]{8,40}$/));

/** A card as whoever has its link sees it. */
export const PublicCard = z.extend(z.omit(BusinessCard, { cardIsPublished: true }), {
  slug: CardSlug,
  /** Whether the owner has an accepted picture; its bytes have a call of their own. */
  hasAvatar: z.boolean(),
});
export type PublicCard = z.output<typeof PublicCard>;
