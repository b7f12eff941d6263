import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiFailure } from '@venue/sdk';
import { REVIEW_LINK_DAYS } from '@venue/sdk/event-requests/model';
import type { Config } from '../../config.ts';
import { everySecret, type Secrets } from '../../core/security/encryption.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const signature = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`review of an event: ${said}`).digest('base64url');

/** The token of a link that lets whoever has it review one event; `until` ends it. */
function reviewToken({ secret }: Secrets, requestId: number, until: Date): string {
  const said = `${requestId}.${until.getTime().toString(36)}`;
  return `${said}.${signature(secret, said)}`;
}

/** The request a token is for. Throws `link_expired` for one that is too old, or that nobody here has signed. */
export function requestOf(secrets: Secrets, token: string, now: Date): number {
  const [, said = '', id = '', until = '', signed = ''] =
    /^(([1-9]\d{0,8})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(token) ?? [];
  // As it is written: several texts stand for the same bytes.
  const given = Buffer.from(signed);
  const isOurs = everySecret(secrets).some(secret => {
    const right = Buffer.from(signature(secret, said));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  if (!isOurs || now.getTime() >= Number.parseInt(until, 36)) throw new ApiFailure('link_expired');
  return Number(id);
}

/** What stands after the # stays in the browser: no log and no server in between reads it. */
export const reviewLink = (config: Config, requestId: number, now: Date): string =>
  `${config.publicUrl}/app/review#${reviewToken(config, requestId, new Date(now.getTime() + REVIEW_LINK_DAYS * DAY_MS))}`;
