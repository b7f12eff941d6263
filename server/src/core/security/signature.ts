import { createHmac, timingSafeEqual } from 'node:crypto';
import { everySecret, type Secrets } from './encryption.ts';

/** The signature of a text; the text names its purpose, so that one for another purpose does not fit. */
export const sign = ({ secret }: Pick<Secrets, 'secret'>, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares texts in a time that does not depend on where they differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  // guard: server/src/areas/calendar/calendar.test.ts
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Whether a signature of a text is ours, made with the secret of today or one before. The texts are compared, not the
 * decoded bytes: several base64url texts decode to the same bytes. `form` is how it was written.
 */
export const isSigned = (
  secrets: Secrets,
  text: string,
  signature: string,
  form = (whole: string): string => whole,
): boolean => everySecret(secrets).some(secret => sameText(form(sign({ secret }, text)), signature));
