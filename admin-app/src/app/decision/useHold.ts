import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useCallback } from 'react';
import type { Decision } from './decision.ts';

interface Wait {
  /** The note shown until the decisions are sent. */
  readonly soon: string;
  /** Called once they are held, and when they are cancelled. */
  readonly goOn?: (() => void) | undefined;
  readonly back?: (() => void) | undefined;
  /** What to say after several were sent, by how many of them were made. */
  readonly report?: (count: number) => string;
}

/** Holds decisions until their note is closed; then they are sent. */
export function useHold(): (decisions: readonly Decision[], wait: Wait) => Promise<void> {
  const { client } = useApi();
  const queries = useQueryClient();
  return useCallback(
    async (decisions, { goOn, ...wait }) => {
      const code = await import('./hold.ts').catch(() => null);
      if (!code) return void notify.error('Не\u00a0удалось загрузить часть страницы. Решение не\u00a0отправлено');
      code.hold(decisions, { client, queries, ...wait });
      goOn?.();
    },
    [client, queries],
  );
}
