import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { leaveBy } from './mailing.routes.ts';

const LONGEST_FORM = 1_000;

/**
 * One-click unsubscribe for mail programs (RFC 8058): a POST to the address in the letter's header, with one form field
 * and no authentication. A GET changes nothing, because virus scanners open links.
 */
export async function oneClick(
  app: FastifyInstance,
  { config, db, now }: { readonly config: Config; readonly db: Db; readonly now: () => Date },
): Promise<void> {
  await app.register(async scope => {
    scope.removeContentTypeParser('multipart/form-data');
    // The form is ignored: the link is the proof. JSON is parsed, and refused, as everywhere.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LONGEST_FORM }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post('/mailing/leave/:link', async (request: FastifyRequest<{ Params: { link: string } }>, reply) => {
      const { link } = request.params;
      try {
        await inTransaction(db, tx => leaveBy(tx, { config, now: now() }, link), request.log);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        return reply.code(error.status).type('text/plain; charset=utf-8').send('Ссылка не действует');
      }
      return reply.type('text/plain; charset=utf-8').send('Вы отписаны');
    });
    scope.get('/mailing/leave/:link', (request: FastifyRequest<{ Params: { link: string } }>, reply) =>
      reply.redirect(`/app/mailing/leave#${encodeURIComponent(request.params.link)}`),
    );
  });
}
