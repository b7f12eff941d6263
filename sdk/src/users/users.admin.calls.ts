import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { decision, decisionFails } from '../core/schema/decision.ts';
import { current, done, Id, message, page, pageQuery, QueryInt } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { InputDay, InputInstant } from '../core/schema/inputDates.ts';
import { messages, Phone, required } from '../core/schema/rules.ts';
import { avatarStatus, Passport, verificationStatus } from '../profile/profile.model.ts';
import { AdminUser, AdminUserCard } from './users.model.ts';

const section = '7 Admin: requests and users';
const changes = ['users', 'applications', 'profile'] as const;

/** State of a person's verification; 0 before anybody has confirmed them. */
const Verification = z.literal([0, ...verificationStatus.ids]);

export const userSorts = ['userId', 'fullName', 'createdAt', 'lastSeenAt', 'verificationStatus'] as const;

/** Filters of the list and the export; 0 for `verificationStatus` finds those nobody has checked. */
export const UserFilters = z.object({
  verificationStatus: z.optional(z.pipe(QueryInt, Verification)),
  avatarStatus: z.optional(z.pipe(QueryInt, avatarStatus.schema)),
  kind: z.optional(z.enum(['customer', 'staff'])),
  /** People who wait for a decision: about the account, about the picture, or about what its deletion waits for. */
  waits: z.optional(z.enum(['user', 'avatar', 'deletion'])),
  from: z.optional(InputDay),
  to: z.optional(InputDay),
});

/**
 * A page of people with an account; `search` looks at number, name, phone, e-mail and INN: each word has to be the
 * beginning of one of theirs, and a phone is also found by its middle part. The days filter by registration.
 */
export const listUsers = call({
  id: 'admin.user.list',
  summary: 'List the users',
  method: 'GET',
  path: '/admin/users/show',
  access: 'users.read',
  query: z.extend(pageQuery(userSorts), UserFilters.shape),
  reply: page(AdminUser),
  reads: ['users'],
  section,
});

/**
 * All matching people, or with `userId` one person with their sections, as one file (`xlsx` or `csv`), with formulas
 * escaped and without passports. Each export is logged; an export of one person is shown to them among the accesses to
 * their data. An unknown `userId` is `not_found`.
 */
export const exportUsers = call({
  id: 'admin.user.dataDownload',
  summary: 'Export the filtered users',
  method: 'POST',
  path: '/admin/download_user_data',
  access: 'users.export',
  body: z.extend(UserFilters, {
    userId: z.optional(Id),
    format: z.enum(['xlsx', 'csv']),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, messages.tooLong))),
  }),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  fails: ['not_found'],
  changes: ['users', 'privacy'],
  repeat: 'never: every look is written down',
  section,
});

/** One person with their sections, the passport masked. The access is logged, at most once in ten minutes. */
export const getUser = call({
  id: 'admin.user.detail',
  summary: 'Read one user',
  method: 'GET',
  path: '/admin/users/{id}/show',
  access: 'users.read',
  reply: message(AdminUserCard),
  fails: ['not_found'],
  reads: ['users'],
  section,
});

/**
 * A passport unmasked. The access and its reason are logged; the person sees them, and the card shows them in `views`.
 */
export const revealPassport = call({
  id: 'admin.user.passportShow',
  summary: 'Read a passport unmasked',
  method: 'POST',
  path: '/admin/users/{id}/passport/show',
  access: 'users.passports',
  body: z.object({ reason: required(300) }),
  reply: message(Passport),
  fails: ['not_found'],
  changes: ['users'],
  repeat: 'never: every look is written down',
  ours: true,
});

/**
 * Confirms a person (1 verified, 2 verified and active), or with 0 withdraws the confirmation, with a reason. A status
 * they already have is `move_not_allowed`, unless they wait to be checked again. Finishes the application to confirm
 * them.
 */
export const confirmUser = call({
  id: 'admin.user.confirm',
  summary: 'Confirm a user, or withdraw the confirmation',
  method: 'POST',
  path: '/admin/users/{id}/confirm',
  access: 'users.manage',
  body: decision(Verification, [0, 1, 2], [0], {
    /**
     * The application that was shown as waiting, null for none: a refusal leaves the status of a new person as it was.
     */
    applicationId: z.nullable(Id),
  }),
  reply: message(AdminUserCard),
  fails: [...decisionFails, 'account_leaving'],
  changes,
  repeat: 'idempotency-key',
  section,
});

/**
 * Confirms the phone of a person who stands at the desk and gets no code: staff have seen who they are and that the
 * phone is theirs. `phone` is the number on the screen; another one since, or one that is confirmed, is
 * `move_not_allowed`.
 */
export const confirmPhone = call({
  id: 'admin.user.phoneConfirm',
  summary: 'Confirm the phone of a user at the desk',
  method: 'POST',
  path: '/admin/users/{id}/phone/confirm',
  access: 'desk.manage',
  body: z.object({ phone: Phone }),
  reply: done,
  fails: ['not_found', 'account_leaving', 'move_not_allowed'],
  changes: ['users', 'profile'],
  repeat: 'idempotency-key',
  ours: true,
});

/** A person's picture, 512 px square, whatever its status. */
export const getUserAvatar = call({
  id: 'admin.user.avatarGet',
  summary: 'Download the picture of a user',
  method: 'POST',
  path: '/admin/users/{id}/avatar/get',
  access: 'users.read',
  reply: file('image/webp'),
  fails: ['not_found'],
  reads: ['users'],
  section,
});

/**
 * Accepts a picture (3), or declines it (2) with a reason its owner reads. `avatarUploadedAt` says which picture was
 * checked: if its owner has replaced it since, it is a `conflict`.
 */
export const confirmAvatar = call({
  id: 'admin.user.avatarConfirm',
  summary: 'Accept or decline the picture of a user',
  method: 'POST',
  path: '/admin/users/{id}/avatar/confirm',
  access: 'users.manage',
  body: decision(avatarStatus.schema, [avatarStatus.declined, avatarStatus.accepted], [avatarStatus.declined], {
    avatarUploadedAt: InputInstant,
  }),
  reply: message(AdminUserCard),
  fails: [...decisionFails, 'account_leaving', { conflict: current(AdminUserCard) }],
  changes,
  repeat: 'idempotency-key',
  section,
});
