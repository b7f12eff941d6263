import { randomBytes } from 'node:crypto';
import type { BusinessCard } from '@venue/sdk/profile/model';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { businessCard } from './cards.table.ts';

/** A card as it is kept. */
export type CardRecord = typeof businessCard.$inferSelect;

/** Twenty hexadecimal digits: the link cannot be guessed and fits into a small QR code. */
export const newSlug = (): string => randomBytes(10).toString('hex');

/** A published card by its link, with the file and the status of its owner's picture. */
export async function publishedCard(
  db: Db,
  slug: string,
): Promise<{ card: CardRecord; avatar: { file: string | null; status: number } } | undefined> {
  // guard: cards.test.ts
  const [row] = await db
    .select({ card: businessCard, avatar: { file: users.avatarFile, status: users.avatarStatus } })
    .from(businessCard)
    .innerJoin(users, eq(users.id, businessCard.userId))
    .where(and(eq(businessCard.slug, slug), businessCard.isPublished));
  return row;
}

export async function cardOf(db: Db, userId: number): Promise<CardRecord | undefined> {
  const [row] = await db.select().from(businessCard).where(eq(businessCard.userId, userId));
  return row;
}

/** Gives a card another link; false when the person has no card. */
export async function setSlug(tx: Db, userId: number, slug: string): Promise<boolean> {
  const rows = await tx
    .update(businessCard)
    .set({ slug })
    .where(eq(businessCard.userId, userId))
    .returning({ userId: businessCard.userId });
  return rows.length > 0;
}

/** Saves a card; a new one gets its link, which stays. */
export async function saveCard(tx: Db, userId: number, card: BusinessCard, now: Date): Promise<void> {
  const row = {
    name: card.cardName,
    position: card.cardPosition,
    company: card.cardCompany,
    phone: card.cardPhone,
    email: card.cardEmail,
    siteUrl: card.cardSiteUrl,
    socials: card.cardSocials,
    about: card.cardAbout,
    isPublished: card.cardIsPublished,
    savedAt: now,
  };
  await tx
    .insert(businessCard)
    .values({ userId, slug: newSlug(), ...row })
    .onConflictDoUpdate({ target: businessCard.userId, set: row });
}
