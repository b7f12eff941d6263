import * as z from 'zod/mini';
import { Id, Instant } from '../core/fields.ts';
import {
  avatarStatus,
  BusinessCard,
  Document,
  Organisation,
  PassportMark,
  ResidentData,
  UserProfile,
  verificationStatus,
} from '../profile/profile.model.ts';

/** A person in the staff's grid. */
export const AdminUser = z.extend(UserProfile, {
  fullName: z.string(),
  userEmailActive: z.boolean(),
  avatarConfirmStatus: avatarStatus.schema,
  /** Null before the first check. */
  verificationStatus: z.nullable(verificationStatus.schema),
  createdAt: Instant,
  lastSeenAt: z.nullable(Instant),
  /** Staff hold permissions; customers do not. */
  isStaff: z.boolean(),
});
export type AdminUser = z.output<typeof AdminUser>;

/** Who looked at a person's passport or other personal file, when, and what for. */
export const PersonalDataView = z.object({ at: Instant, who: z.string(), what: z.string(), reason: z.string() });

/** A person on the staff's card; the passport is masked. */
export const AdminUserCard = z.extend(AdminUser, {
  passport: z.nullable(PassportMark),
  resident: z.nullable(ResidentData),
  organisations: z.array(Organisation),
  card: z.nullable(BusinessCard),
  documents: z.array(Document),
  /** How many records of each kind belong to them. */
  has: z.object({ bookings: z.int(), brands: z.int(), events: z.int(), marketRequests: z.int() }),
  consents: z.array(z.object({ version: z.string(), at: Instant })),
  history: z.array(z.object({ at: Instant, who: z.string(), what: z.string() })),
  views: z.array(PersonalDataView),
  /** The open application to confirm them or their avatar. */
  applicationId: z.nullable(Id),
  can: z.array(z.enum(['confirm', 'refuse', 'acceptAvatar', 'declineAvatar', 'revealPassport'])),
});
export type AdminUserCard = z.output<typeof AdminUserCard>;
