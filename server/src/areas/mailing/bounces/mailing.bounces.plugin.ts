import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../core/db/database.ts';
import { inTransaction } from '../../../core/db/transact.ts';
import { sameText } from '../../../core/security/signature.ts';
import { noteReport } from './mailing.bounces.service.ts';

/** Reports quote the header of the letter, some all of it. */
const LONGEST_REPORT = 512 * 1024;

/**
 * Where the mail server hands over what comes to the return paths of letters: `POST /api/mail/bounces` with the message
 * as it is and the secret of the settings. What is no report about a letter of ours is received and changes nothing, so
 * the mail server does not try again.
 */
export async function bounces(
  app: FastifyInstance,
  { config, db, now }: { readonly config: Config; readonly db: Db; readonly now: () => Date },
): Promise<void> {
  const { mailBounceToken: token } = config;
  if (token === undefined) return;
  await app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LONGEST_REPORT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/mail/bounces', async ({ headers, body, log }) => {
      // guard: mailing.bounces.test.ts
      if (!sameText(headers.authorization ?? '', `Bearer ${token}`)) throw new ApiFailure('access_denied');
      const message = Buffer.isBuffer(body) ? body.toString('latin1') : '';
      const isNoted = await inTransaction(db, tx => noteReport(tx, { config, now: now() }, message), log);
      if (!isNoted) log.info('what came to the address of bounces is no report about a letter of ours');
      return { received: isNoted };
    });
  });
}
