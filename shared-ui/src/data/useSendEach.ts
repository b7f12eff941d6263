import { useQueryClient } from '@tanstack/react-query';
import { type AnyCall, ApiFailure, type Input, type Reply, type SendOptions } from '@venue/sdk';
import { useCallback, useEffect, useRef } from 'react';
import { useApi } from './ApiProvider.tsx';
import { isRefusal } from './failures.ts';
import type { OptimisticUpdate } from './optimistic.ts';
import { refresh } from './queries.ts';

/**
 * Writes to the server for components that show failures beside the item itself, such as one of several photos:
 * every call is a separate request, failures are thrown and no toast appears. `shows` applies the reply to the cache
 * at once; then the reads that the call changes are fetched again. If that fetch fails, the applied reply stays.
 */
export function useSendEach<C extends AnyCall>(
  call: C,
  shows?: (reply: Reply<C>, input: Input<C>) => OptimisticUpdate,
): (input: Input<C>, options?: Omit<SendOptions<C>, 'idempotencyKey'>) => Promise<Reply<C>> {
  const { client } = useApi();
  const queries = useQueryClient();
  const latest = useRef(shows);
  useEffect(() => {
    latest.current = shows;
  });
  return useCallback(
    async (input, options) => {
      const reply = await client.send(call, input, options);
      if (isRefusal(reply)) throw new ApiFailure('internal');
      latest.current?.(reply, input)(queries).commit();
      if (call.changes) await refresh(queries, call.changes);
      return reply;
    },
    [client, queries, call],
  );
}
