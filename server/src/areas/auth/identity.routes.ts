import { randomBytes, randomUUID } from 'node:crypto';
import { ApiFailure } from '@venue/sdk';
import { loginWays, startSwap, swap } from '@venue/sdk/auth';
import { consentTexts } from '@venue/sdk/privacy/model';
import { handle } from '../../core/http/handle.ts';
import { countAttempt, networkOf } from '../../core/security/attempts.ts';
import { ATTEMPT_MINUTES, startsPerAddress, swapsPerAddress } from './identity.rules.ts';
import { addAttempt } from './identity.store.ts';
import { browserCookie, finishSwap } from './identity.ts';
import { tokenHash } from './tokens.ts';

/** 256 random bits as text; its 43 characters are also the minimum that PKCE requires. */
const word = () => randomBytes(32).toString('base64url');

export const identityRoutes = [
  handle(loginWays, async (_input, { ports }) => ({ message: { esia: ports.identity.ready } })),

  handle(startSwap, async ({ body: { account, next = '' } }, { db, now, ports, request, cookies }) => {
    await countAttempt(db, `swaps-begun-from:${networkOf(request.ip)}`, now, startsPerAddress);
    const [uuid, secret] = [randomUUID(), word()];
    // ESIA asks for a state in this form.
    const ties = { state: randomUUID(), nonce: word(), verifier: word() };
    const url = await ports.identity.addressOf(ties).catch(cause => {
      throw new ApiFailure('esia_down', { cause });
    });
    const seconds = ATTEMPT_MINUTES * 60;
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    await addAttempt(db, {
      ...{ uuid, ...ties, browserHash: tokenHash(secret), account, next },
      ...{ consentVersion: consentTexts.account.version, ip: request.ip, at: now, expiresAt },
    });
    cookies.write(browserCookie(uuid), secret, seconds);
    return { message: { uuid, url, expiresAt: expiresAt.toISOString() } };
  }),

  handle(swap, async ({ query: { uuid } }, context) => {
    await countAttempt(context.db, `swaps-from:${networkOf(context.request.ip)}`, context.now, swapsPerAddress);
    return finishSwap(context, uuid);
  }),
];
