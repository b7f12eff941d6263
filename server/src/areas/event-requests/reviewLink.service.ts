import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiFailure } from '@venue/sdk';
import { REVIEW_LINK_DAYS } from '@venue/sdk/event-requests/model';
import type { Config } from '../../config.ts';
import { everySecret, type Secrets } from '../../core/security/encryption.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const signature = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`review of an event: ${said}`).digest('base64url');

/** The token of a link for reviewing one event without signing in; it is valid until `until`. */
function reviewToken({ secret }: Secrets, requestId: number, until: Date): string {
  const said = `${requestId}.${until.getTime().toString(36)}`;
  return `${said}.${signature(secret, said)}`;
}

/** The request a token is for. Throws `link_expired` if it is too old or its signature is wrong. */
export function requestOf(secrets: Secrets, token: string, now: Date): number {
  const [, said = '', id = '', until = '', signed = ''] =
    /^(([1-9]\d{0,8})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(token) ?? [];
  // The text is compared, not the decoded bytes: several base64url texts decode to the same bytes.
  const given = Buffer.from(signed);
  const isOurs = everySecret(secrets).some(secret => {
    const right = Buffer.from(signature(secret, said));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  if (!isOurs || now.getTime() >= Number.parseInt(until, 36)) throw new ApiFailure('link_expired');
  return Number(id);
}

/** The token is in the fragment, which browsers do not send: no log or server in between sees it. */
export const reviewLink = (config: Config, requestId: number, now: Date): string =>
  `${config.publicUrl}/app/review#${reviewToken(config, requestId, new Date(now.getTime() + REVIEW_LINK_DAYS * DAY_MS))}`;
