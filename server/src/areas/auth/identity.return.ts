import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../core/db/database.ts';
import { cookiesOf } from '../../core/http/cookies.ts';
import { type IdentityProvider, RETURN_PATH } from '../../ports/identity/identity.ts';
import { attemptBy, claimReturn, saveOutcome } from './identity.store.ts';
import { browserCookie } from './identity.ts';
import { tokenFits } from './tokens.ts';

const WAIT_PAGE = '/app/marketplace/auth/wait';

interface SwapReturnParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly config: Config;
  readonly identity: IdentityProvider;
}

/**
 * The address to which the provider sends the browser back. The code is exchanged here, once, and only for the browser
 * that began the attempt: otherwise one person could begin an attempt and have another one finish it. The wait page
 * gets the attempt's uuid, or nothing if this browser has no such attempt. Code and state are not passed on.
 */
export async function swapReturn(app: FastifyInstance, { db, now, config, identity }: SwapReturnParts): Promise<void> {
  app.get(RETURN_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const answer = new URLSearchParams(request.url.split('?', 2)[1]);
    const attempt = await attemptBy(db, { state: answer.get('state') ?? '' }, now());
    const secret = attempt && cookiesOf(request, reply, config).read(browserCookie(attempt.uuid));
    if (!attempt || secret === undefined || !tokenFits(secret, attempt.browserHash)) return reply.redirect(WAIT_PAGE);
    const { uuid, next } = attempt;
    // On a reload the attempt is already claimed, and the page waits for the outcome of the first request.
    if (await claimReturn(db, uuid, now())) {
      const outcome = await identity.finish(attempt, answer);
      if ('why' in outcome)
        request.log.warn({ outcome: outcome.kind, why: outcome.why }, 'login through the identity provider failed');
      await saveOutcome(db, uuid, outcome);
    }
    const query = new URLSearchParams({ uuid, ...(next === '' ? {} : { next }) });
    return reply.redirect(`${WAIT_PAGE}?${query}`);
  });
}
