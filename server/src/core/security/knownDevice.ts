import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { isSigned, sign } from './signature.ts';

const COOKIE = 'device';
const HALF_A_YEAR_S = 182 * 24 * 60 * 60;
/** Several people may sign in on one device. */
const MOST_MARKS = 4;

type Asking = Pick<Context, 'config' | 'cookies'>;

// The cookie has an HMAC of the phone and not the phone itself, so it does not reveal whose device it is.
const textOf = (phone: string, name: string): string => `device:${phone}:${name}`;

const marksOf = ({ cookies }: Asking): string[] =>
  (cookies.read(COOKIE) ?? '').split('~').filter(mark => /^[\w-]{16}\.[\w-]{43}$/.test(mark));

const isMarkOf =
  ({ config }: Asking, phone: string) =>
  (mark: string) =>
    isSigned(config, textOf(phone, mark.slice(0, 16)), mark.slice(17));

/** The name of this device, if the phone's owner signed in from it before; otherwise undefined. */
export const knownDevice = (asking: Asking, phone: string): string | undefined =>
  marksOf(asking).find(isMarkOf(asking, phone))?.slice(0, 16);

/** Remembers that the phone's owner signed in here, so that attempts of strangers elsewhere do not hinder the owner. */
export function rememberDevice(asking: Asking, phone: string): void {
  const others = marksOf(asking).filter(mark => !isMarkOf(asking, phone)(mark));
  const name = knownDevice(asking, phone) ?? randomBytes(12).toString('base64url');
  // guard: server/src/areas/auth/door.test.ts
  const marks = [`${name}.${sign(asking.config, textOf(phone, name))}`, ...others].slice(0, MOST_MARKS);
  asking.cookies.write(COOKIE, marks.join('~'), HALF_A_YEAR_S);
}
