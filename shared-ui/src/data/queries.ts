import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Tag } from '@venue/sdk';

/** The cache of replies. Failed reads are only logged: the screen itself shows what went wrong. */
export function createQueries(log: (error: unknown) => void = reportError): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: log }),
    defaultOptions: {
      queries: {
        // The client retries safe calls itself. Offline it fails at once with a message; the cache would wait silently.
        retry: false,
        networkMode: 'always',
        staleTime: 30_000,
      },
    },
  });
}

/** Refetches the reads with one of these tags that are on screen; other reads are refetched when next shown. */
export function refresh(queries: QueryClient, tags: readonly Tag[]): Promise<void> {
  return queries.invalidateQueries({
    predicate: query => {
      const reads = query.meta?.reads;
      return Array.isArray(reads) && reads.some(tag => tags.includes(tag));
    },
  });
}
