import * as z from 'zod/mini';
import { BusinessCard } from '../profile/profile.model.ts';

/** A card as whoever has its link sees it. */
export const PublicCard = z.extend(z.omit(BusinessCard, { cardIsPublished: true }), {
  /** The address of the card: letters and digits that nobody guesses. */
  slug: z.string(),
  /** Whether the owner has an accepted picture; its bytes have a call of their own. */
  hasAvatar: z.boolean(),
});
export type PublicCard = z.output<typeof PublicCard>;
