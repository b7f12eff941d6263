import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Cookies of one request: unreadable for scripts, and never sent by a form or a script of another site. */
export interface Cookies {
  read(name: string): string | undefined;
  /** Sets a cookie that lasts `seconds`; 0 removes it. Names and values must not contain spaces or `;`. */
  write(name: string, value: string, seconds: number): void;
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, config: Config): Cookies {
  const secure = config.publicUrl.startsWith('https:');
  // With this prefix a browser takes the cookie from this very host alone, not from a neighbour under the same domain.
  // guard: server/src/areas/auth/identity.provider.test.ts
  const full = (name: string) => (secure ? `__Host-${name}` : name);
  return {
    read: name =>
      request.headers.cookie
        ?.split(';')
        .map(each => each.trim())
        .find(each => each.startsWith(`${full(name)}=`))
        ?.slice(full(name).length + 1),
    write(name, value, seconds) {
      // guard: server/src/areas/auth/identity.provider.test.ts
      const parts = [`${full(name)}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
      reply.header('set-cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '));
    },
  };
}
