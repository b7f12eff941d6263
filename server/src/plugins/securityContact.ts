import type { FastifyInstance } from 'fastify';

interface Options {
  /** The address of the site, without a slash at its end. */
  readonly site: string;
  /** The venue's mailbox, if its requisites name one. */
  readonly email: string | undefined;
}

const VALID_MS = 180 * 24 * 3_600_000;

/** `/.well-known/security.txt` (RFC 9116): where to write about a hole in the security of the site. */
export function securityContact(app: FastifyInstance, { site, email }: Options): void {
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          ...(email ? [`Contact: mailto:${email}`] : []),
          `Contact: ${site}/app/contacts`,
          `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
          'Preferred-Languages: ru, en',
          `Canonical: ${site}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  );
}
