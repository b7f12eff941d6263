import type { Config } from '../config.ts';
import type { outbox } from './db/core.table.ts';
import { messageKey } from './outbox.ts';
import type { Secrets } from './security/encryption.ts';
import { isSigned, sign } from './security/signature.ts';

type LetterKey = Pick<typeof outbox.$inferSelect, 'id' | 'createdAt' | 'resends'>;

const textOf = (sent: LetterKey): string => `return path: ${messageKey(sent)}`;

/** Half of a signature, in digits: mail servers change the case of letters, and the part before the @ has 64 of them. */
const digitsOf = (signature: string): string => Buffer.from(signature, 'base64url').subarray(0, 16).toString('hex');

/** Whether letters have return paths of their own: somebody then hands over the reports sent there. */
export const hasReturnPaths = ({ mailBounces, mailBounceToken }: Config): boolean =>
  mailBounces !== undefined && mailBounceToken !== undefined;

/** The address that a report about this letter comes to: `bounces+12.9f…@venue.example`. */
export function returnPathOf(config: Config, sent: LetterKey): string | undefined {
  if (!hasReturnPaths(config)) return undefined;
  const [local, domain] = config.mailBounces?.split('@') ?? [];
  return `${local}+${sent.id}.${digitsOf(sign(config, textOf(sent)))}@${domain}`;
}

interface Tag {
  readonly id: number;
  readonly digits: string;
}

/** The letter that a return path among these lines names; whether we made it `isOurs` says. */
export function tagIn({ mailBounces = '' }: Config, lines: string): Tag | undefined {
  const [local = '', domain = ''] = mailBounces.split('@').map(part => part.replaceAll(/[^\w]/g, '\\$&'));
  const [, id, digits = ''] =
    new RegExp(`${local}\\+([1-9]\\d{0,8})\\.([0-9a-f]{32})@${domain}`, 'i').exec(lines) ?? [];
  return id === undefined ? undefined : { id: Number(id), digits: digits.toLowerCase() };
}

/** Whether a tag is of a return path that we made for this letter as it went last. */
export const isOurs = (secrets: Secrets, { digits }: Tag, sent: LetterKey): boolean =>
  isSigned(secrets, textOf(sent), digits, digitsOf);
