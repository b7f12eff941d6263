import * as z from 'zod/mini';
import { Id, Instant } from '../core/schema/fields.ts';
import { roles } from '../core/schema/roles.ts';
import { Email, OneTimeCode, Password, Phone, required } from '../core/schema/rules.ts';

/** A session that was opened, with its tokens. */
export const OpenedSession = z.object({
  successful: z.literal(true),
  access: z.string(),
  expired: Instant,
  profile: z.string(),
  roleId: z.literal([roles.marketplace.id, roles.landing.id, roles.admin.id]),
});
export type OpenedSession = z.output<typeof OpenedSession>;

/** What a login needs after the password: a code of the second factor, or that one is set up. Only staff are asked. */
export const SecondStep = z.object({
  /** Proves the password for a few minutes; the calls of `@venue/sdk/security` take it. */
  ticket: z.string(),
  ticketExpires: Instant,
  needs: z.enum(['code', 'setup']),
});
export type SecondStep = z.output<typeof SecondStep>;

/** The answer to a login: tokens, a second step, or a refusal that gives no reason. */
export const LoginResult = z.union([
  OpenedSession,
  z.object({ successful: z.literal(false), secondStep: SecondStep }),
  z.object({ successful: z.literal(false) }),
]);
export type LoginResult = z.output<typeof LoginResult>;

/** The owner of the session, with the short name that histories show, and the permissions of a member of staff. */
export const Whoever = z.object({
  userId: Id,
  name: z.string(),
  phone: z.string(),
  roleId: z.literal([roles.marketplace.id, roles.landing.id, roles.admin.id]),
  permissions: z.array(z.string()),
  /** The role whose view of the back office is on: permissions are only those of this role, and nothing is changed. */
  viewsAs: z.nullable(z.object({ roleId: Id, title: z.string() })),
});
export type Whoever = z.output<typeof Whoever>;

/** A solved challenge of `proof_needed`; left out until the server asks for one. */
export const proof = z.optional(required(10_000));

/** The challenge of `proof_needed`: the same kind as a captcha's, and harder after more tries. */
export const ProofChallenge = z.looseObject({});

export const Credentials = z.object({ phone: Phone, password: required(1000), proof });

/** Staff send the captcha's solution; customers leave `captcha` and `email` out. */
export const LoginBody = z.extend(Credentials, {
  captcha: z.optional(required(10_000)),
  email: z.optional(z.null()),
});

/** What the staff login form asks for: the captcha is required there. */
export const StaffLoginBody = z.extend(Credentials, { captcha: required(10_000), email: z.optional(z.null()) });

/** The one-time code, and the uid of the SMS that carried it. */
export const CodeAnswer = z.object({ code: OneTimeCode, smsuid: z.uuid() });

export const RegistrationBody = z.object({
  phone: Phone,
  password: Password,
  ...CodeAnswer.shape,
  consent: z.literal(true, { error: 'Без согласия на обработку данных зарегистрироваться нельзя' }),
});

export const ResetBody = z.object({ phone: Phone, password: Password, ...CodeAnswer.shape });

/** What staff send in addition: the captcha's solution and their e-mail address, which is kept with the account. */
const staffProof = { captcha: required(10_000), email: Email };
const maybeStaff = { captcha: z.optional(staffProof.captcha), email: z.optional(z.nullable(staffProof.email)) };

/** For the login shared by organisers and staff; customers leave `captcha` and `email` out. */
export const DoorRegistrationBody = z.extend(RegistrationBody, maybeStaff);
export const DoorResetBody = z.extend(ResetBody, maybeStaff);

/** For the staff forms, where both are required. */
export const StaffRegistrationBody = z.extend(RegistrationBody, staffProof);
export const StaffResetBody = z.extend(ResetBody, staffProof);

/**
 * The account type for a person whom the state services name for the first time, and the consent given here. `next` is
 * the page the person wanted; it comes back in the address of the wait page, which validates it.
 */
export const SwapStart = z.object({
  type: z.literal('esia'),
  account: z.enum(['marketplace', 'landing']),
  next: z.optional(z.string().check(z.maxLength(1000))),
  consent: z.literal(true, { error: 'Без согласия на обработку данных войти нельзя' }),
});
