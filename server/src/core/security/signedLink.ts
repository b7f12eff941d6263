import { ApiFailure } from '@venue/sdk';
import type { Secrets } from './encryption.ts';
import { isSigned, sign } from './signature.ts';

/** Links that open one record without signing in, until a moment; a link for one purpose serves no other. */
export function signedLinks(purpose: string) {
  const textOf = (named: string) => `${purpose}: ${named}`;
  return {
    /** The secret part of the link. */
    tokenOf(secrets: Pick<Secrets, 'secret'>, id: number, until: Date): string {
      const named = `${id}.${until.getTime().toString(36)}`;
      return `${named}.${sign(secrets, textOf(named))}`;
    },

    /** The record a token is for. Throws `link_expired` if it is too old, or nobody here has signed it. */
    idOf(secrets: Secrets, token: string, now: Date): number {
      const [, named = '', id = '', until = '', signature = ''] =
        /^(([1-9]\d{0,8})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(token) ?? [];
      const isOurs = isSigned(secrets, textOf(named), signature);
      // guard: server/src/areas/reviews/reviews.link.test.ts
      if (!isOurs || now.getTime() >= Number.parseInt(until, 36)) throw new ApiFailure('link_expired');
      return Number(id);
    },
  };
}
