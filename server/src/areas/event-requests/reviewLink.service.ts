import { REVIEW_LINK_DAYS } from '@venue/sdk/event-requests/model';
import type { Config } from '../../config.ts';
import { signedLinks } from '../../core/security/signedLink.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const links = signedLinks('review of an event');

/** The request that a token is for. Throws `link_expired` if it is too old or its signature is wrong. */
export const requestOf = links.idOf;

/** The token is in the fragment, which browsers do not send: no log or server in between sees it. */
export const reviewLink = (config: Config, requestId: number, now: Date): string =>
  `${config.publicUrl}/app/review#${links.tokenOf(config, requestId, new Date(now.getTime() + REVIEW_LINK_DAYS * DAY_MS))}`;
