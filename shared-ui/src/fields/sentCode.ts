import type { SentCode } from './useCodeFlow.ts';

interface Answer {
  readonly message: {
    readonly smsuid: string;
    /** Lifetime in `unit`s. */
    readonly ttl: number;
    readonly unit: 'seconds' | 'minutes';
    /** Seconds until another code may be sent. */
    readonly resend: number;
    readonly code: string | null;
  };
}

/** Converts the reply about a sent code for `useCodeFlow`. */
export const sentCode = ({ message: { smsuid, ttl, unit, resend, code } }: Answer): SentCode => ({
  smsuid,
  ttlSeconds: ttl * (unit === 'minutes' ? 60 : 1),
  resendSeconds: resend,
  code,
});
