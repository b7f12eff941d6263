import { useQueryClient } from '@tanstack/react-query';
import { type AnyCall, ApiFailure, type Input, type Reply, type SendOptions } from '@venue/sdk';
import { useCallback } from 'react';
import { useApi } from './ApiProvider.tsx';
import { isRefusal } from './failures.ts';
import { refresh } from './queries.ts';

/**
 * Writes to the server for components that show failures beside the item itself, such as one of several photos:
 * every call is a separate request, failures are thrown and no toast appears. Resolves when the reads that the call
 * changes have been fetched again.
 */
export function useSendEach<C extends AnyCall>(
  call: C,
): (input: Input<C>, options?: Omit<SendOptions, 'idempotencyKey'>) => Promise<Reply<C>> {
  const { client } = useApi();
  const queries = useQueryClient();
  return useCallback(
    async (input, options) => {
      const reply = await client.send(call, input, options);
      if (isRefusal(reply)) throw new ApiFailure('internal');
      if (call.changes) await refresh(queries, call.changes);
      return reply;
    },
    [client, queries, call],
  );
}
