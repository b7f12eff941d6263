import {
  avatarStatus,
  type BusinessCard,
  type Document,
  documentType,
  type MyProfile,
  maskPassport,
  type PassportMark,
  type UserProfile,
  verificationOf,
} from '@venue/sdk/profile/model';
import type { Db } from '../../core/db/database.ts';
import type { Secrets } from '../../core/security/encryption.ts';
import type { UserRow } from '../accounts/accounts.store.ts';
import { type CardRecord, cardOf } from '../cards/cards.store.ts';
import { companiesOf, presentCompany } from './companies.store.ts';
import { documentsOf } from './documents.store.ts';
import { passportOf, residentOf } from './profile.store.ts';
import type { DocumentRow } from './profile.table.ts';

/** A person's account, without its sections. */
export function presentAccount(user: UserRow): UserProfile {
  return {
    userId: user.id,
    userPhone: user.phone,
    userEmail: user.email,
    userPhoneActive: user.phoneActive,
    userVerify: user.verified,
    userActive: user.active,
    bioINN: user.inn,
    bioLastname: user.lastname,
    bioName: user.name,
    bioMiddlename: user.middlename,
    coworkingTestDayUsed: user.testDayUsed,
    emailAccept: user.emailAccept,
    userAvatarExists: user.avatarFile !== null,
    userEmailActive: user.emailActive,
    userEmailBouncedAt: user.emailBouncedAt?.toISOString() ?? null,
    avatarConfirmStatus: avatarStatus.schema.parse(user.avatarStatus),
    avatarUploadedAt: user.avatarUploadedAt?.toISOString() ?? null,
    rejectionReason: user.avatarReason,
    verificationStatus: verificationOf({ userVerify: user.verified, userActive: user.active }),
    verificationReason: user.verificationReason,
  };
}

const presentCard = (row: CardRecord): BusinessCard => ({
  cardName: row.name,
  cardPosition: row.position,
  cardCompany: row.company,
  cardPhone: row.phone,
  cardEmail: row.email,
  cardSiteUrl: row.siteUrl,
  cardSocials: row.socials,
  cardAbout: row.about,
  cardIsPublished: row.isPublished,
});

export const presentDocument = (row: DocumentRow): Document => ({
  fileId: row.id,
  documentType: documentType.schema.parse(row.type),
  fileName: row.name,
  fileMimeType: row.mimeType,
  fileSize: row.size,
  uploadedAt: row.uploadedAt.toISOString(),
});

type Sections = Pick<MyProfile, 'passport' | 'resident' | 'card' | 'organisations' | 'documents'>;

/** The sections of a person's account, the passport masked. */
export async function sectionsOf(db: Db, secrets: Secrets, userId: number): Promise<Sections> {
  const [passport, resident, card] = [
    await passportOf(db, secrets, userId),
    await residentOf(db, userId),
    await cardOf(db, userId),
  ];
  return {
    passport: passport ? presentMark(passport) : null,
    resident: resident ?? null,
    card: card ? presentCard(card) : null,
    organisations: (await companiesOf(db, userId)).map(presentCompany),
    documents: (await documentsOf(db, userId)).map(presentDocument),
  };
}

const presentMark = ({ passport, savedAt }: NonNullable<Awaited<ReturnType<typeof passportOf>>>): PassportMark => ({
  masked: maskPassport(passport),
  passportIssuedAt: passport.passportIssuedAt,
  savedAt: savedAt.toISOString(),
});

/** A person's account as they read it. */
export const presentProfile = async (db: Db, secrets: Secrets, user: UserRow): Promise<MyProfile> => ({
  ...presentAccount(user),
  ...(await sectionsOf(db, secrets, user.id)),
});
