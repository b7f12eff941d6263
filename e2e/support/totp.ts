import { Secret, TOTP } from 'otpauth';

/** What an app for codes shows now for a secret that was typed by hand. */
export const codeOf = (secret: string): string => TOTP.generate({ secret: Secret.fromBase32(secret) });
