import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Tag } from '@venue/sdk';

/** The cache of replies. Failed reads are only logged: the screen itself shows what went wrong. */
export function createQueries(log: (error: unknown) => void = reportError): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: log }),
    defaultOptions: {
      queries: {
        // The client repeats safe calls itself; offline it fails at once with a text instead of waiting unseen.
        retry: false,
        networkMode: 'always',
        staleTime: 30_000,
      },
    },
  });
}

/** Fetches again everything that reads one of these tags and is on screen; the rest when it is next shown. */
export function refresh(queries: QueryClient, tags: readonly Tag[]): Promise<void> {
  return queries.invalidateQueries({
    predicate: query => {
      const reads = query.meta?.reads;
      return Array.isArray(reads) && reads.some(tag => tags.includes(tag));
    },
  });
}
