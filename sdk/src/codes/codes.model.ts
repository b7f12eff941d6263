import * as z from 'zod/mini';
import { defineEnum } from '../core/schema/enums.ts';

/** What a one-time code is for. */
export const smsCodeType = defineEnum({
  registration: { id: 1, label: 'Регистрация' },
  reset: { id: 2, label: 'Восстановление пароля' },
  confirm: { id: 3, label: 'Подтверждение' },
});

/** A code that was sent: its uid, how long it is valid, and when another may be requested. */
export const SentCode = z.object({
  smsuid: z.string(),
  /** Lifetime in `unit`s. */
  ttl: z.int(),
  unit: z.enum(['seconds', 'minutes']),
  type: smsCodeType.schema,
  /** Seconds until another code may be sent. */
  resend: z.int(),
  /** The code itself, in test mode only; else null. */
  code: z.nullable(z.string()),
});
export type SentCode = z.output<typeof SentCode>;

/** For how many minutes an e-mail code is valid. */
export const EMAIL_CODE_MINUTES = 5;
