import type { AnyCall, Tag } from '@venue/sdk';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { asPublished, NEVER, REMEMBERED_S, renderedPage, WRITTEN } from '../db/published.ts';
import type { Cookies } from './cookies.ts';

interface Reading {
  readonly call: Pick<AnyCall, 'reads'>;
  readonly isSignedIn: boolean;
  readonly cookies: Cookies;
}

/**
 * Where a request reads what is published, and lists in batches. A browser that fetches data again because of a push
 * reads the primary: the replica may not have what the push announced, and no other push would follow. A rendered page
 * may be behind, because the browser asks for the messages since.
 * @param announced tags whose changes are pushed
 */
export function readersOf(
  { db, batches, replica }: Pick<Database, 'db' | 'batches' | 'replica'>,
  announced: ReadonlySet<Tag>,
): (reading: Reading) => Pick<Context, 'published' | 'batches' | 'rememberWrite'> {
  const primary = { published: asPublished(db), batches, rememberWrite: async () => {} };
  if (!replica) return () => primary;
  return ({ call, isSignedIn, cookies }) => {
    const page = renderedPage();
    const seen = page ? page.seen : cookies.read(WRITTEN);
    // Whoever is signed in and brings no position may have written with another program that keeps no cookies.
    // guard: server/src/replica.test.ts
    const reader = isSignedIn && seen === undefined ? undefined : replica.reader(seen);
    // guard: server/src/replica.test.ts
    const mayLag = page !== undefined || (!isSignedIn && !call.reads?.some(tag => announced.has(tag)));
    return {
      published: (mayLag && reader?.db) || primary.published,
      batches: reader?.batches ?? batches,
      async rememberWrite() {
        const position = await replica.position().catch(() => NEVER);
        cookies.write(WRITTEN, position, REMEMBERED_S);
      },
    };
  };
}
