import * as z from 'zod/mini';
import { CodeAnswer } from '../auth/auth.model.ts';
import { call } from '../core/schema/call.ts';
import { done, Id, message, QueryInt } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { Inn } from '../core/schema/rules.ts';
import { paper, picture, uploadFails } from '../core/schema/uploads.ts';
import { consentPurpose } from '../privacy/privacy.model.ts';
import {
  avatarStatus,
  Document,
  documentType,
  MyProfile,
  Passport,
  ProfileSave,
  profileLimits,
  RegisteredOrganisation,
} from './profile.model.ts';

/** The consent that has to be given first. */
const MissingConsent = z.object({ purpose: consentPurpose.schema });

const codeFails = ['code_wrong', 'code_expired', 'code_tries_spent'] as const;

/** My account with its sections: passport (masked), resident data, organisations, card, documents. */
export const getProfile = call({
  id: 'profile.infoGet',
  summary: 'Read my personal data',
  method: 'GET',
  path: '/profile/personal/info',
  access: 'customer',
  reply: message(MyProfile),
  reads: ['profile'],
  section: '7 Profile',
});

/**
 * Saves my personal data and the sections that are sent. A changed e-mail has to be confirmed again; setting
 * `emailAccept` gives the consent `mailing`, clearing it ends the consent. A passport requires the consent `passport`
 * and a published card the consent `publication`: otherwise it is `consent_missing`, with the `purpose` in its data. An
 * organisation used by a brand cannot be left out: `in_use`, with its number in the data; an unknown number is
 * `not_found`. When name and passport are complete, and when they change later, staff get an application to confirm the
 * person.
 */
export const saveProfile = call({
  id: 'profile.infoSave',
  summary: 'Save my personal data',
  method: 'POST',
  path: '/profile/personal/info',
  access: 'customer',
  body: ProfileSave,
  reply: message(MyProfile),
  fails: [{ consent_missing: MissingConsent, in_use: z.object({ organisationId: Id }) }, 'not_found'],
  changes: ['profile', 'companies', 'cards', 'privacy', 'applications', 'users'],
  repeat: 'never: an organisation without a number is added again',
  section: '7 Profile',
});

/** My passport unmasked, to correct it. The access is logged, and the reply must not be cached. */
export const revealMyPassport = call({
  id: 'profile.passportShow',
  summary: 'Read my passport unmasked',
  method: 'POST',
  path: '/profile/personal/passport/show',
  access: 'customer',
  reply: message(Passport),
  fails: ['not_found'],
  changes: ['privacy'],
  repeat: 'never: every look is written down',
  ours: true,
});

/**
 * Uploads my picture, up to 10 MB of JPEG, PNG or WebP; it replaces the previous one. It is cropped to its middle
 * square and stored without camera metadata. Until staff accept it, only they and I see it.
 */
export const uploadAvatar = call({
  id: 'profile.avatarUpload',
  summary: 'Upload my picture',
  method: 'POST',
  path: '/profile/personal/avatar/upload',
  access: 'customer',
  body: z.object({ file: picture(profileLimits.avatarMegabytes) }),
  upload: ['file'],
  reply: message(z.object({ userAvatarExists: z.boolean(), avatarConfirmStatus: avatarStatus.schema })),
  fails: uploadFails,
  changes: ['profile', 'applications', 'users'],
  repeat: 'idempotency-key',
  section: '7 Profile',
});

/** My picture, 512 px square, whatever its status. */
export const getAvatar = call({
  id: 'profile.avatarGet',
  summary: 'Download my picture',
  method: 'POST',
  path: '/profile/personal/avatar/get',
  access: 'customer',
  reply: file('image/webp'),
  fails: ['not_found'],
  reads: ['profile'],
  section: '7 Profile',
});

/**
 * Confirms the phone the code was sent to. A new phone replaces the current one, unless an account has it
 * (`user_exists`, at `phone`); the previous phone is told by SMS, and sessions stay valid.
 */
export const activatePhone = call({
  id: 'profile.phoneActivate',
  summary: 'Confirm the phone of a marketplace account by code',
  method: 'POST',
  path: '/profile/personal/phone/activate',
  access: 'marketplace',
  body: CodeAnswer,
  reply: message(MyProfile),
  fails: [...codeFails, 'user_exists'],
  changes: ['profile'],
  repeat: 'never: its code is used up',
  section: '7 Profile',
});

/**
 * Confirms the phone the code was sent to. A new phone replaces the current one, unless an account has it
 * (`user_exists`, at `phone`); the previous phone is told by SMS, and sessions stay valid.
 */
export const activateAccountPhone = call({
  id: 'profile.accountPhoneActivate',
  summary: 'Confirm the phone of an organiser by code',
  method: 'POST',
  path: '/profile/personal/account/phone/activate',
  access: 'landing',
  body: CodeAnswer,
  reply: message(MyProfile),
  fails: [...codeFails, 'user_exists'],
  changes: ['profile'],
  repeat: 'never: its code is used up',
  section: '7 Profile',
});

/** Confirms the e-mail the code was sent to; the code is valid for 5 minutes. A new e-mail replaces the current one. */
export const activateEmail = call({
  id: 'profile.accountEmailActivate',
  summary: 'Confirm my e-mail by code',
  method: 'POST',
  path: '/profile/personal/account/email/activate',
  access: 'customer',
  body: CodeAnswer,
  reply: message(MyProfile),
  fails: codeFails,
  changes: ['profile'],
  repeat: 'never: its code is used up',
  section: '7 Profile',
});

/**
 * Finds an INN. Without `INN`: my own, by my saved name and passport. With `INN`: the public register's data on its
 * owner. Nothing is saved; the access to my passport is logged.
 */
export const findInn = call({
  id: 'profile.getInn',
  summary: 'Find my INN, or the organisation behind an INN',
  method: 'POST',
  path: '/profile/get-inn',
  access: 'customer',
  body: z.object({ INN: z.optional(Inn) }),
  reply: message(z.object({ INN: z.string(), organisation: z.nullable(RegisteredOrganisation) })),
  fails: ['passport_missing', 'inn_not_found', 'inn_down', 'rate_limited'],
  changes: ['privacy'],
  repeat: 'never: each one asks the tax service again',
  section: '7 Profile',
});

/**
 * Uploads a personal file, up to 20 MB of PDF, JPEG or PNG, 30 files per person. A new passport page replaces the
 * previous one and requires the consent `passport`.
 */
export const uploadDocument = call({
  id: 'profile.fileUpload',
  summary: 'Upload a personal file',
  method: 'POST',
  path: '/profile/personal/file',
  access: 'customer',
  body: z.object({ file: paper(profileLimits.fileMegabytes), documentType: z.pipe(QueryInt, documentType.schema) }),
  upload: ['file'],
  reply: message(Document),
  fails: [...uploadFails, 'file_limit', { consent_missing: MissingConsent }],
  changes: ['profile'],
  repeat: 'idempotency-key',
  section: '7 Profile',
});

/** Deletes a personal file of mine. */
export const deleteDocument = call({
  id: 'profile.fileDelete',
  summary: 'Delete a personal file',
  method: 'POST',
  path: '/profile/personal/file/delete',
  access: 'customer',
  body: z.object({ fileId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['profile'],
  repeat: 'idempotency-key',
  section: '7 Profile',
});

/**
 * A passport scan or another personal file: `{a}` is its owner, `{b}` the file. For the owner, and for staff who may
 * see passports (`users.passports`); for others it is `not_found`. Access by staff is logged.
 */
export const downloadPassport = call({
  id: 'profile.passportDownload',
  summary: 'Download a passport scan or another personal file',
  method: 'POST',
  path: '/profile/download_passport/{a}/{b}',
  access: 'signed-in',
  reply: file('application/octet-stream'),
  fails: ['not_found'],
  changes: ['privacy', 'users'],
  repeat: 'never: every look is written down',
  section: '7 Profile',
});
