import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Instant, message } from '../core/schema/fields.ts';
import { Phone } from '../core/schema/rules.ts';
import {
  Credentials,
  DoorRegistrationBody,
  DoorResetBody,
  LoginBody,
  LoginResult,
  ProofChallenge,
  RegistrationBody,
  ResetBody,
  SwapStart,
} from './auth.model.ts';

export { logout, whoAmI } from './auth.session.ts';

const registrationFails = ['user_exists', 'code_wrong', 'code_expired', 'code_tries_spent'] as const;
const resetFails = ['code_wrong', 'code_expired', 'code_tries_spent'] as const;

/** Checks whether a phone already has an account, so that the form can go on to login or to registration. */
export const checkPhone = call({
  id: 'auth.check',
  summary: 'Check whether a phone is registered',
  method: 'GET',
  path: '/auth/check',
  access: 'public',
  query: z.object({ phone: Phone }),
  reply: message(z.object({ registered: z.boolean() })),
  fails: ['rate_limited'],
  reads: ['account'],
  section: '7 Auth',
});

/**
 * Signs in an organiser, or staff when a captcha's solution is sent. `successful: false` never says why. After wrong
 * passwords it asks for a proof of work. Staff with a second factor, or whose role requires one, get `secondStep` in
 * place of tokens, and go on with the calls of `@venue/sdk/security`.
 */
export const login = call({
  id: 'auth.login',
  summary: 'Sign in as an organiser or as staff',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: LoginBody,
  reply: message(LoginResult),
  fails: ['captcha_failed', 'rate_limited', { proof_needed: ProofChallenge }],
  changes: ['session'],
  repeat: 'never: a wrong password counts as a try',
  section: '7 Auth',
});

/**
 * Registers an organiser by phone and SMS code and signs them in. With a captcha's solution and an e-mail address it
 * completes the registration of a colleague who was invited; `successful: false` when there is no invitation.
 */
export const register = call({
  id: 'auth.registration',
  summary: 'Register as an organiser, or as staff who were invited',
  method: 'POST',
  path: '/auth/registration',
  access: 'public',
  body: DoorRegistrationBody,
  reply: message(LoginResult),
  fails: [...registrationFails, 'captcha_failed'],
  changes: ['session', 'account'],
  repeat: 'never: its code is used up',
  section: '7 Auth',
});

/**
 * Sets a new password by SMS code, ends every session of the account and signs in. Staff send the captcha's solution
 * and the e-mail address of their account as well; `successful: false` never says what was wrong.
 */
export const resetPassword = call({
  id: 'auth.reset',
  summary: 'Set a new password as an organiser or as staff',
  method: 'POST',
  path: '/auth/reset',
  access: 'public',
  body: DoorResetBody,
  reply: message(LoginResult),
  fails: [...resetFails, 'captcha_failed'],
  changes: ['session'],
  repeat: 'never: its code is used up',
  section: '7 Auth',
});

/**
 * Signs in a marketplace user. `successful: false` never says why. After wrong passwords it asks for a proof of work.
 */
export const loginMarketplace = call({
  id: 'auth.loginMarketplace',
  summary: 'Sign in as a marketplace user',
  method: 'POST',
  path: '/auth/login/marketplace',
  access: 'public',
  body: Credentials,
  reply: message(LoginResult),
  fails: ['rate_limited', { proof_needed: ProofChallenge }],
  changes: ['session'],
  repeat: 'never: a wrong password counts as a try',
  section: '7 Auth',
});

/** Registers a marketplace user by phone and SMS code and signs them in. */
export const registerMarketplace = call({
  id: 'auth.registrationMarketplace',
  summary: 'Register as a marketplace user',
  method: 'POST',
  path: '/auth/registration/marketplace',
  access: 'public',
  body: RegistrationBody,
  reply: message(LoginResult),
  fails: registrationFails,
  changes: ['session', 'account'],
  repeat: 'never: its code is used up',
  section: '7 Auth',
});

/** Sets a new password by SMS code, ends every session of the account and signs in. */
export const resetPasswordMarketplace = call({
  id: 'auth.resetMarketplace',
  summary: 'Set a new password as a marketplace user',
  method: 'POST',
  path: '/auth/reset/marketplace',
  access: 'public',
  body: ResetBody,
  reply: message(LoginResult),
  fails: resetFails,
  changes: ['session'],
  repeat: 'never: its code is used up',
  section: '7 Auth',
});

/** A proof-of-work challenge for the staff login; its solution by the widget is sent as `captcha`. */
export const captchaChallenge = call({
  id: 'auth.captcha',
  summary: 'Get a captcha challenge',
  method: 'GET',
  path: '/auth/captcha',
  access: 'public',
  reply: z.looseObject({}),
  reads: ['captcha'],
  ours: true,
});

/** Lists the ways to sign in that this server offers besides the phone. */
export const loginWays = call({
  id: 'auth.ways',
  summary: 'List the available ways to sign in',
  method: 'GET',
  path: '/auth/ways',
  access: 'public',
  reply: message(z.object({ esia: z.boolean() })),
  reads: ['ways'],
  ours: true,
});

/**
 * Starts a login through the state services: returns the address to send the browser to and the uid of this attempt.
 * The reply also sets an HttpOnly cookie; only the browser that has it can come back and finish.
 */
export const startSwap = call({
  id: 'auth.swapStart',
  summary: 'Start a login through the state services',
  method: 'POST',
  path: '/auth/swap/start',
  access: 'public',
  body: SwapStart,
  reply: message(z.object({ uuid: z.string(), url: z.string(), expiresAt: Instant })),
  fails: ['esia_down', 'rate_limited'],
  changes: ['session'],
  repeat: 'never: each one begins another login',
  ours: true,
});

/**
 * Exchanges an attempt that came back from the state services for tokens. A uid works once, in the browser that began
 * it. While the person is still there the failure is `esia_unfinished`. Any other failure of the attempt is reported
 * once, by its own code; after that the uid is unknown (`esia_expired`).
 */
export const swap = call({
  id: 'auth.swap',
  summary: 'Finish a login through the state services',
  method: 'GET',
  path: '/auth/swap',
  access: 'public',
  query: z.object({ type: z.literal('esia'), uuid: z.uuid() }),
  reply: message(LoginResult),
  fails: [
    'esia_unfinished',
    'esia_refused',
    'esia_expired',
    'esia_invalid',
    'esia_phone_needed',
    'esia_phone_taken',
    'esia_down',
    'rate_limited',
  ],
  repeat: 'never: what it brings is given once',
  section: '7 Auth',
});
