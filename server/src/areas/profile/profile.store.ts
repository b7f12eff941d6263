import type { ResidentData } from '@venue/sdk/profile/model';
import { Passport } from '@venue/sdk/profile/model';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { decryptJson, encryptJson, type Secrets } from '../../core/security/encryption.ts';
import { passport, residentData } from './profile.table.ts';

/** The associated data for encrypting a passport. */
export const aboutPassport = (userId: number): string => `passport:${userId}`;

/** A person's passport, decrypted. Code that shows it unmasked must log the view. */
export async function passportOf(
  db: Db,
  secrets: Secrets,
  userId: number,
): Promise<{ passport: Passport; savedAt: Date } | undefined> {
  const [row] = await db.select().from(passport).where(eq(passport.userId, userId));
  return (
    row && {
      passport: z.parse(Passport, decryptJson(secrets, aboutPassport(userId), row.sealed)),
      savedAt: row.savedAt,
    }
  );
}

export async function savePassport(
  tx: Db,
  secrets: Secrets,
  { userId, passport: value, now }: { userId: number; passport: Passport; now: Date },
): Promise<void> {
  const row = { sealed: encryptJson(secrets, aboutPassport(userId), value), savedAt: now };
  await tx
    .insert(passport)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: passport.userId, set: row });
}

export async function residentOf(db: Db, userId: number): Promise<ResidentData | undefined> {
  const [row] = await db.select().from(residentData).where(eq(residentData.userId, userId));
  return row && { residentName: row.name, residentDescription: row.description, residentSiteUrl: row.siteUrl };
}

export async function saveResident(tx: Db, userId: number, data: ResidentData, now: Date): Promise<void> {
  const row = {
    name: data.residentName,
    description: data.residentDescription,
    siteUrl: data.residentSiteUrl,
    savedAt: now,
  };
  await tx
    .insert(residentData)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: residentData.userId, set: row });
}
