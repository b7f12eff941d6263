import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure, Unreachable } from '@venue/sdk';
import { addRequestItem } from '@venue/sdk/market';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { useState } from 'react';

/** Adds several items to a request in order, one unit each. `put` returns the ids that were not added. */
export function usePutItems(requestId: number) {
  const { client } = useApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const put = async (itemIds: readonly number[]): Promise<readonly number[]> => {
    setBusy(true);
    setFailed(undefined);
    const rest = [...itemIds];
    try {
      for (const itemId of itemIds) {
        await client.send(addRequestItem, { body: { requestId, itemId, quantity: 1, comment: '' } });
        rest.shift();
      }
    } catch (problem) {
      if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
      setFailed(problem.text);
    } finally {
      await refresh(queries, addRequestItem.changes ?? []);
      setBusy(false);
    }
    return rest;
  };
  return { put, busy, failed };
}
