import type { Reply } from '@venue/sdk';
import type { sendSmsCode } from '@venue/sdk/codes';
import type { Sent } from '@venue/shared-ui/fields/useCodeFlow.ts';

/** A code that was sent, as the countdown on screen takes it. */
export const sentCode = ({ message: { smsuid, ttl, unit, resend, code } }: Reply<typeof sendSmsCode>): Sent => ({
  smsuid,
  ttlSeconds: ttl * (unit === 'minutes' ? 60 : 1),
  resendSeconds: resend,
  code,
});
