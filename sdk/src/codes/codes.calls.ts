import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { message } from '../core/fields.ts';
import { Email, Phone } from '../core/rules.ts';
import { SentCode, smsCodeType } from './codes.model.ts';

const fails = ['code_too_soon', 'rate_limited', 'sms_down', 'call_down', 'code_not_sent'] as const;

/** Sends a one-time code by SMS. The answer is the same whether or not the phone is known. */
export const sendSmsCode = call({
  id: 'codes.smsSend',
  summary: 'Send a one-time code by SMS',
  method: 'POST',
  path: '/sms/send',
  access: 'public',
  body: z.object({ phone: Phone, type: smsCodeType.schema }),
  reply: message(SentCode),
  fails: [...fails, 'access_denied'],
  changes: ['codes'],
  repeat: 'never: each one sends another code',
  section: '7 Codes',
});

/** Sends a one-time code by e-mail, to the account's own address unless another is given. It lives 5 minutes. */
export const sendEmailCode = call({
  id: 'codes.emailSend',
  summary: 'Send a one-time code by e-mail',
  method: 'POST',
  path: '/sms/send/email',
  access: 'customer',
  body: z.object({ email: z.optional(Email), type: smsCodeType.schema }),
  reply: message(SentCode),
  fails,
  changes: ['codes'],
  repeat: 'never: each one sends another code',
  section: '7 Codes',
});
