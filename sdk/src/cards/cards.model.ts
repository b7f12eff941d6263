import * as z from 'zod/mini';
import { BusinessCard } from '../profile/profile.model.ts';

/** A card as anybody with its link sees it. */
export const PublicCard = z.extend(z.omit(BusinessCard, { cardIsPublished: true }), {
  /** The address of the card: random letters and digits that cannot be guessed. */
  slug: z.string(),
  /** Whether the owner has an accepted picture; `getCardAvatar` downloads it. */
  hasAvatar: z.boolean(),
});
export type PublicCard = z.output<typeof PublicCard>;
