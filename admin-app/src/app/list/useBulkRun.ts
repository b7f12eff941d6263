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
  /** Chosen records; left out, everything that fits. */
  readonly ids?: number[] | undefined;
  /** What is read again as records change. */
  readonly reads: readonly Tag[];
  /** The list turned out to be another one than was counted. */
  readonly onChanged: (preview: BulkPreview) => void;
}

/** Takes a bulk action slice by slice until it is done, stopped or fails; what is left can be gone on with. */
export function useBulkRun({ action, filter, ids, reads, onChanged }: BulkRunOptions) {
  const { client } = useApi();
  const queries = useQueryClient();
  const [result, setResult] = useState<BulkResult | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const stopped = useRef(false);
  // The same key names the same run, also after a lost answer.
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
      for (let left = 1; left > 0 && !stopped.current; ) {
        come = (await slice()).message;
        setResult(come);
        left = come.left;
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
  /** Goes on with a run that broke off. */
  const resume = (broken: string) =>
    loop(() => client.send(resumeBulk, { body: { run: broken } }, { timeoutMs: 60_000 }));
  const stop = () => {
    stopped.current = true;
  };
  return { run, resume, stop, busy, result, problem };
}
