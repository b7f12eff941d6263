import { ApiFailure, Unreachable } from '@venue/sdk';
import { saveRequestItem } from '@venue/sdk/market';
import type { MarketRequestItem } from '@venue/sdk/market/model';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 600;

type Placing = Pick<MarketRequestItem, 'quantity' | 'comment'>;

/**
 * The quantity and comment of an item in a request, saved automatically after a pause. Saves run one after another, so
 * that the last value wins. `save` saves at once and returns whether everything is saved.
 */
export function usePlacing(requestId: number, { itemId, quantity, comment }: MarketRequestItem) {
  const send = useSendEach(saveRequestItem);
  const [typed, setTyped] = useState<Placing | null>(null);
  const [failed, setFailed] = useState<string>();
  const latest = useRef<Placing | null>(null);
  const running = useRef<Promise<boolean>>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(
    async (keepAlive = false): Promise<boolean> => {
      clearTimeout(timer.current);
      // Two callers may wait for the same save: the second waits for the first one's as well.
      while (running.current) await running.current;
      const placing = latest.current;
      if (!placing) return true;
      const work = async (): Promise<boolean> => {
        try {
          await send({ body: { requestId, itemId, ...placing } }, { keepAlive });
          if (latest.current === placing) {
            latest.current = null;
            setTyped(null);
          }
          setFailed(undefined);
          return true;
        } catch (problem) {
          if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
          setFailed(problem.text);
          return false;
        } finally {
          running.current = null;
        }
      };
      running.current = work();
      return (await running.current) && (latest.current === null || save(keepAlive));
    },
    [send, requestId, itemId],
  );

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void save(true);
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      void save(true);
    };
  }, [save]);

  const values = typed ?? { quantity, comment };
  return {
    ...values,
    /** Why it could not be saved; what was typed is still there. */
    failed,
    save,
    change: (patch: Partial<Placing>) => {
      latest.current = { ...values, ...patch };
      setTyped(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
    /** The item leaves the request: there is nothing to save. */
    forget: () => {
      clearTimeout(timer.current);
      latest.current = null;
    },
  };
}
