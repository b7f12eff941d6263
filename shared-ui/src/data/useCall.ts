import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { AnyCall, ApiFailure, Input, Reply, Unreachable } from '@venue/sdk';
import { useApi } from './ApiProvider.tsx';
import type { DeferredCall } from './deferredCall.ts';

interface Options {
  /** `false` waits, e.g. until an id is known. */
  enabled?: boolean;
  /** Shows the last reply while the one for a changed input is on its way. */
  keepPrevious?: boolean;
  /** Refetch interval in milliseconds; `false` for none. */
  every?: number | false;
}

/** Reads from the server: cached by call and input, fetched again when a write or a push names one of its tags. */
export function useCall<C extends AnyCall>(
  call: C | DeferredCall<C>,
  input: Input<C>,
  { enabled = true, keepPrevious = false, every = false }: Options = {},
): UseQueryResult<Reply<C>, ApiFailure | Unreachable> {
  const { client } = useApi();
  return useQuery<Reply<C>, ApiFailure | Unreachable>({
    queryKey: [call.id, input],
    queryFn: async ({ signal }) => {
      const [declaration] = 'declared' in call ? await Promise.all([call.declared(), client.prepare()]) : [call];
      return client.send(declaration, input, { signal });
    },
    meta: { reads: call.reads },
    enabled,
    refetchInterval: every,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}
