import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure, isFailure, newIdempotencyKey, type Tag, textOf, Unreachable } from '@venue/sdk';
import { resumeBulk, runBulk } from '@venue/sdk/bulk/admin';
import type { BulkPreview, BulkResult } from '@venue/sdk/bulk/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { useEffect, useRef, useState } from 'react';

interface BulkRunOptions {
  readonly action: string;
  readonly filter: Record<string, string | number | boolean>;
  /** Ids of the selected records; omitted to act on everything that matches the filter. */
  readonly ids?: number[] | undefined;
  /** Tags to refetch as records change. */
  readonly reads: readonly Tag[];
  /** Called if the records have changed since they were counted. */
  readonly onChanged: (preview: BulkPreview) => void;
}

/** Runs a bulk action in batches until it is done, stopped or fails; the rest can be continued later. */
export function useBulkRun({ action, filter, ids, reads, onChanged }: BulkRunOptions) {
  const { client } = useApi();
  const queries = useQueryClient();
  const [result, setResult] = useState<BulkResult | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const stopped = useRef(false);
  // The idempotency key identifies the run, even if a response was lost.
  const key = useRef(newIdempotencyKey());
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const loop = async (slice: () => Promise<{ message: BulkResult }>): Promise<BulkResult | undefined> => {
    stopped.current = false;
    setBusy(true);
    setProblem('');
    let come: BulkResult | undefined;
    try {
      for (let remaining = 1; remaining > 0 && !stopped.current; ) {
        come = (await slice()).message;
        setResult(come);
        remaining = come.left;
      }
    } catch (failure) {
      if (!(failure instanceof ApiFailure) && !(failure instanceof Unreachable)) throw failure;
      if (isFailure(failure, runBulk, 'conflict')) {
        key.current = newIdempotencyKey();
        onChanged(failure.data.current);
      } else setProblem(textOf(failure));
    } finally {
      setBusy(false);
      void refresh(queries, reads);
    }
    return come;
  };
  const run = (count: number, reason?: string) =>
    loop(() => {
      const body = { action, filter, count, ...(ids ? { ids } : {}), ...(reason ? { reason } : {}) };
      return client.send(runBulk, { body }, { idempotencyKey: key.current, timeoutMs: 60_000 });
    });
  /** Continues an interrupted run. */
  const resume = (broken: string) =>
    loop(() => client.send(resumeBulk, { body: { run: broken } }, { timeoutMs: 60_000 }));
  const stop = () => {
    stopped.current = true;
  };
  return { run, resume, stop, busy, result, problem };
}
