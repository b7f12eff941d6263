import * as z from 'zod/mini';
import { Application } from '../applications/applications.model.ts';
import type { Option } from '../core/schema/enums.ts';
import { Instant } from '../core/schema/fields.ts';
import { Consent, PersonalDataView } from '../privacy/privacy.model.ts';
import {
  accountState,
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
  accountState: accountState.schema,
  /** When the account will be deleted; null while no deletion was requested. */
  deletionAt: z.nullable(Instant),
  createdAt: Instant,
  /** The last sign-in; null before the first one. */
  lastSeenAt: z.nullable(Instant),
  /** Staff hold permissions; customers do not. */
  isStaff: z.boolean(),
});
export type AdminUser = z.output<typeof AdminUser>;

/** The label of a person's verification, for staff. */
export const verificationOption = ({ verificationStatus: status }: Pick<AdminUser, 'verificationStatus'>): Option =>
  status === null ? { id: 0, label: 'Не\u00a0проверен', tone: 'neutral' } : verificationStatus.option(status);

/** The label of a person's picture, for staff: it waits to be checked, was checked, or there is none. */
export const avatarOption = (user: Pick<AdminUser, 'userAvatarExists' | 'avatarConfirmStatus'>): Option => {
  if (!user.userAvatarExists) return { id: 0, label: 'Не\u00a0загружен', tone: 'neutral' };
  if (user.avatarConfirmStatus !== avatarStatus.unchecked) return avatarStatus.option(user.avatarConfirmStatus);
  return { id: user.avatarConfirmStatus, label: 'На проверке', tone: 'warn' };
};

/** A person on the staff's card; the passport is masked. */
export const AdminUserCard = z.extend(AdminUser, {
  passport: z.nullable(PassportMark),
  resident: z.nullable(ResidentData),
  organisations: z.array(Organisation),
  card: z.nullable(BusinessCard),
  documents: z.array(Document),
  /** How many records of each kind belong to them. */
  has: z.object({ bookings: z.int(), brands: z.int(), events: z.int(), marketRequests: z.int() }),
  /** Including withdrawn ones, newest first. */
  consents: z.array(Consent),
  /** What happened to the person and their picture, newest first; `comment` is the reason staff gave. */
  history: z.array(z.object({ at: Instant, who: z.string(), what: z.string(), comment: z.string() })),
  views: z.array(PersonalDataView),
  /** The unfinished applications to confirm the person and their avatar. */
  applications: z.array(z.pick(Application, { requestId: true, requestType: true })),
  can: z.array(z.enum(['confirm', 'refuse', 'acceptAvatar', 'declineAvatar', 'revealPassport', 'confirmPhone'])),
});
export type AdminUserCard = z.output<typeof AdminUserCard>;
