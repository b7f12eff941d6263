import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { defineEnum } from '../core/schema/enums.ts';
import { Day, Id, Instant } from '../core/schema/fields.ts';
import { notFutureDay } from '../core/schema/inputDates.ts';
import { anyName, requiredName } from '../core/schema/names.ts';
import { Email, Inn, messages, Phone, required, SiteUrl, short } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { contragentType, Organisation, OrganisationFields } from './profile.organisations.model.ts';
import { ResidentData, ResidentDataFields } from './profile.resident.model.ts';

/** State of a person's picture: not uploaded or not checked yet, declined with a reason, or accepted. */
export const avatarStatus = defineEnum({
  unchecked: { id: 1, label: 'Не загружен или не проверен', tone: 'neutral' },
  declined: { id: 2, label: 'Отклонён', tone: 'bad' },
  accepted: { id: 3, label: 'Принят', tone: 'good' },
});

export { type AccountState, accountState } from './profile.account.model.ts';
export {
  contragentType,
  Organisation,
  OrganisationFields,
  RegisteredOrganisation,
  RegisteredOrganisationFields,
} from './profile.organisations.model.ts';
export { ResidentData, ResidentDataFields } from './profile.resident.model.ts';

/** The result of staff checking a person; null until somebody has checked. */
export const verificationStatus = defineEnum({
  verified: { id: 1, label: 'Проверен, не активен', tone: 'warn' },
  active: { id: 2, label: 'Проверен, активен', tone: 'good' },
});

/** The status that follows from the two marks of an account; null before the first check. */
export const verificationOf = (person: { userVerify: boolean; userActive: boolean }): 1 | 2 | null =>
  person.userVerify ? (person.userActive ? verificationStatus.active : verificationStatus.verified) : null;

/** Kinds of uploaded personal files. */
export const documentType = defineEnum({
  passportMain: { id: 1, label: 'Паспорт: разворот с фото' },
  passportAddress: { id: 2, label: 'Паспорт: регистрация' },
  companyCard: { id: 3, label: 'Карточка организации' },
  authority: { id: 4, label: 'Доверенность' },
  certificate: { id: 5, label: 'Сертификат или декларация' },
  other: { id: 6, label: 'Другой документ' },
});

/** Pages of a passport: one of each kind, and a separate consent is required for them. */
export const isPassportPage = (type: number): boolean =>
  type === documentType.passportMain || type === documentType.passportAddress;

/** Limits of personal files; an avatar is cropped to a square of `avatarPixels`. */
export const profileLimits = { avatarMegabytes: 10, avatarPixels: 512, fileMegabytes: 20, files: 30 } as const;

/** A required text in this format. */
/* @__NO_SIDE_EFFECTS__ */
const whole = (form: RegExp) => checked(required(20), z.regex(form, messages.invalid));

/** A day within a living person's life: it exists, is not before 1900 and not in the future. */
const PastDay = checked(
  z.iso.date({ error: ({ input }) => (input ? messages.date : messages.required) }),
  z.refine(day => day >= '1900-01-01', messages.date),
  notFutureDay(() => new Date()),
);

/** A Russian passport, all of it: for its owner, and for staff who may see it. Every such access is logged. */
export const PassportFields = checked(
  z.object({
    passportSeries: whole(/^\d{4}$/),
    passportNumber: whole(/^\d{6}$/),
    passportIssuedBy: required(300),
    passportIssuedAt: PastDay,
    passportDepartmentCode: whole(/^\d{3}-\d{3}$/),
    passportBirthDay: PastDay,
    passportBirthPlace: required(300),
    passportAddress: required(500),
  }),
  z.refine(passport => passport.passportIssuedAt > passport.passportBirthDay, {
    error: 'Паспорт не\u00a0может быть выдан до\u00a0рождения',
    path: ['passportIssuedAt'],
  }),
);
export const Passport = withoutRules(PassportFields);
export type Passport = z.output<typeof Passport>;

/** What a list or a card may show of a passport: that there is one, and its last digits. */
export const PassportMark = z.object({
  /** `•••• ••5678`. */
  masked: z.string(),
  passportIssuedAt: Day,
  savedAt: Instant,
});
export type PassportMark = z.output<typeof PassportMark>;

/** `•••• ••5678`. */
export const maskPassport = (passport: Pick<Passport, 'passportNumber'>): string =>
  `•••• ••${passport.passportNumber.slice(-4)}`;

/** A person's card for other users of the marketplace. */
export const BusinessCardFields = z.object({
  cardName: requiredName(200),
  cardPosition: short(200),
  cardCompany: short(300),
  cardPhone: z.union([z.literal(''), Phone], { error: messages.phone }),
  cardEmail: z.union([z.literal(''), Email], { error: messages.email }),
  cardSiteUrl: SiteUrl,
  cardSocials: z.object({ vk: SiteUrl, tg: SiteUrl }),
  cardAbout: short(2000),
  /** Whether others see it. */
  cardIsPublished: z.boolean(),
});
export const BusinessCard = withoutRules(BusinessCardFields);
export type BusinessCard = z.output<typeof BusinessCard>;

/** An uploaded personal file. Its bytes are fetched by owner and file id. */
export const Document = z.object({
  fileId: Id,
  documentType: documentType.schema,
  fileName: z.string(),
  fileMimeType: z.string(),
  /** Bytes. */
  fileSize: z.int(),
  uploadedAt: Instant,
});
export type Document = z.output<typeof Document>;

/** A person's account as they see it. Empty text stands for what they have not filled in. */
export const UserProfile = z.object({
  userId: Id,
  userPhone: z.string(),
  userEmail: z.string(),
  userPhoneActive: z.boolean(),
  userVerify: z.boolean(),
  userActive: z.boolean(),
  bioINN: z.string(),
  bioLastname: z.string(),
  bioName: z.string(),
  bioMiddlename: z.string(),
  coworkingTestDayUsed: z.boolean(),
  emailAccept: z.boolean(),
  userAvatarExists: z.boolean(),
  /** Whether the current e-mail was confirmed by a code. */
  userEmailActive: z.boolean(),
  /** Since when letters to the e-mail do not arrive; null while they do. */
  userEmailBouncedAt: z.nullable(Instant),
  avatarConfirmStatus: avatarStatus.schema,
  /** When the current picture was uploaded: a different moment means a different picture. Null without a picture. */
  avatarUploadedAt: z.nullable(Instant),
  /** Why the avatar was declined; null unless it was. */
  rejectionReason: z.nullable(z.string()),
  /** Null before the first check. */
  verificationStatus: z.nullable(verificationStatus.schema),
  /** Why staff did not confirm the person, or took the confirmation back; null otherwise. */
  verificationReason: z.nullable(z.string()),
});
export type UserProfile = z.output<typeof UserProfile>;

/** What a person may change about themselves. */
export const PersonalInfo = z.object({
  bioLastname: anyName(100),
  bioName: requiredName(100),
  bioMiddlename: anyName(100),
  userEmail: z.union([z.literal(''), Email], { error: messages.email }),
  bioINN: z.union([z.literal(''), Inn], { error: messages.inn }),
  emailAccept: z.boolean(),
});
export type PersonalInfo = z.output<typeof PersonalInfo>;

/** My account with its sections; a passport, resident data or a card that was never filled in is null. */
export const MyProfile = z.extend(UserProfile, {
  resident: z.nullable(ResidentData),
  card: z.nullable(BusinessCard),
  passport: z.nullable(PassportMark),
  organisations: z.array(Organisation),
  documents: z.array(Document),
});
export type MyProfile = z.output<typeof MyProfile>;

/** A company with no fields filled in yet. */
export const emptyOrganisation: Omit<Organisation, 'organisationId'> = {
  name: '',
  type: contragentType.company,
  INN: '',
  KPP: '',
  OGRN: '',
  legalAddress: '',
  postalAddress: '',
  headPosition: '',
  headName: '',
  actsOn: '',
  bankName: '',
  BIK: '',
  account: '',
  correspondentAccount: '',
  phone: '',
  email: '',
};

/**
 * What is saved of a profile: the personal data always, a section only when it is sent; all else stays. The list of
 * organisations replaces the previous one: one without a number is new, one left out is removed.
 */
export const ProfileSave = z.extend(PersonalInfo, {
  resident: z.optional(ResidentDataFields),
  card: z.optional(BusinessCardFields),
  passport: z.optional(PassportFields),
  organisations: z.optional(
    checked(
      z.array(z.extend(OrganisationFields, { organisationId: z.optional(Id) })),
      z.maxLength(20, 'Не больше 20 организаций'),
    ),
  ),
});
export type ProfileSave = z.output<typeof ProfileSave>;

/** `Иванов Иван Иванович`; empty while nothing is filled in. */
export const fullName = (person: Pick<UserProfile, 'bioLastname' | 'bioName' | 'bioMiddlename'>): string =>
  [person.bioLastname, person.bioName, person.bioMiddlename].filter(Boolean).join(' ');

/** `Иванов И. И.`; empty while nothing is filled in. */
export const shortName = (person: Pick<UserProfile, 'bioLastname' | 'bioName' | 'bioMiddlename'>): string => {
  const initials = [person.bioName, person.bioMiddlename].filter(Boolean).map(word => `${word.slice(0, 1)}.`);
  return person.bioLastname ? [person.bioLastname, ...initials].join(' ') : person.bioName;
};
