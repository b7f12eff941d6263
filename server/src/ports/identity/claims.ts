import { Email, Phone } from '@venue/sdk';
import type { ProvenPerson } from './identity.ts';

type Claims = Readonly<Record<string, unknown>>;

const LONGEST_NAME = 100;

/** Converts the claims of an OpenID provider about a person to our fields. */
export function personOf(claims: Claims & { sub: string }): ProvenPerson {
  const email = Email.safeParse(claims.email);
  return {
    subject: claims.sub,
    lastname: nameIn(claims.family_name),
    name: nameIn(claims.given_name),
    middlename: nameIn(claims.middle_name),
    phone: claims.phone_number_verified === true ? russianPhone(claims.phone_number) : null,
    email: email.success ? email.data : '',
    emailProven: email.success && claims.email_verified === true,
    trusted: claims.trusted === true,
  };
}

const nameIn = (value: unknown): string =>
  typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) : '';

/** `+79120000101` and the state services' own `+7(912)0000101` alike; null for a number of another country. */
function russianPhone(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [, ten] = /^7(\d{10})$/.exec(value.replace(/\D/g, '')) ?? [];
  const phone = Phone.safeParse(ten);
  return phone.success ? phone.data : null;
}
