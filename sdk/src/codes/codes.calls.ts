import * as z from 'zod/mini';
import { CodeAnswer, LoginResult, ProofChallenge, proof } from '../auth/auth.model.ts';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { Email, Phone } from '../core/schema/rules.ts';
import { SentCode, smsCodeType } from './codes.model.ts';

const fails = ['code_too_soon', 'rate_limited', 'sms_down', 'call_down', 'code_not_sent'] as const;

/** Sends a one-time code by SMS. The answer is the same whether or not the phone is known. */
export const sendSmsCode = call({
  id: 'codes.smsSend',
  summary: 'Send a one-time code by SMS',
  method: 'POST',
  path: '/sms/send',
  access: 'public',
  body: z.object({ phone: Phone, type: smsCodeType.schema, proof }),
  reply: message(SentCode),
  fails: [...fails, 'access_denied', { proof_needed: ProofChallenge }],
  changes: ['codes'],
  repeat: 'never: each one sends another code',
  section: '7 Codes',
});

/** Sends a one-time code by e-mail, to the account's own address unless another is given. It is valid for 5 minutes. */
export const sendEmailCode = call({
  id: 'codes.emailSend',
  summary: 'Send a one-time code by e-mail',
  method: 'POST',
  path: '/sms/send/email',
  access: 'customer',
  body: z.object({ email: z.optional(Email), type: smsCodeType.schema, proof }),
  reply: message(SentCode),
  fails: [...fails, { proof_needed: ProofChallenge }],
  changes: ['codes'],
  repeat: 'never: each one sends another code',
  section: '7 Codes',
});

/**
 * Sends a code to the phone of somebody who signs in without a password. The reply is the same for known and unknown
 * phones.
 */
export const sendEntryCode = call({
  id: 'auth.entryCode',
  summary: 'Send a code to sign in with by phone alone',
  method: 'POST',
  path: '/auth/entry/code',
  access: 'public',
  body: z.object({ phone: Phone, proof }),
  reply: message(SentCode),
  fails: ['code_too_soon', 'rate_limited', 'sms_down', { proof_needed: ProofChallenge }],
  changes: ['codes'],
  repeat: 'never: each one sends another code',
  ours: true,
});

/**
 * Signs in by phone and code alone, creating an account if the phone has none; a password can be set later.
 * `successful: false` for a phone of staff.
 */
export const enterByPhone = call({
  id: 'auth.entry',
  summary: 'Sign in by phone and code, with a new account if there is none',
  method: 'POST',
  path: '/auth/entry',
  access: 'public',
  body: z.object({
    phone: Phone,
    ...CodeAnswer.shape,
    consent: z.literal(true, { error: 'Без согласия на обработку данных продолжить нельзя' }),
  }),
  reply: message(LoginResult),
  fails: ['code_wrong', 'code_expired', 'code_tries_spent', 'rate_limited'],
  changes: ['session', 'account'],
  repeat: 'never: its code is used up',
  ours: true,
});
