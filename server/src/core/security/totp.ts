import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** A phone's clock may be one half minute off, in either direction. */
const DRIFT = 1;
/** As RFC 4226 recommends for SHA-1, which all apps know. */
const SECRET_BYTES = 20;

/** Random bytes as text in base32 (RFC 4648), in upper case. */
export const randomBase32 = (bytes: number): string => new Secret({ size: bytes }).base32;

/** A new secret of an app that shows one-time codes. */
export const newTotpSecret = (): string => randomBase32(SECRET_BYTES);

/** The half minute whose code this is, near the moment; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const [period, timestamp] = [STEP_SECONDS, now.getTime()];
  // The library compares bytes, and throws where six characters are more of them.
  if (!/^\d{6}$/.test(code)) return undefined;
  const by = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), period, timestamp, window: DRIFT });
  return by === null ? undefined : TOTP.counter({ period, timestamp }) + by;
}

/** The address that an app reads from a QR code. */
export const totpUri = (secret: string, { issuer, account }: { issuer: string; account: string }): string =>
  new TOTP({ issuer, label: account, secret, period: STEP_SECONDS }).toString();
