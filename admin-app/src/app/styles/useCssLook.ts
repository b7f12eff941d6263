import { ApiFailure, textOf, Unreachable } from '@venue/sdk';
import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce before the server is asked, in milliseconds. */
const QUIET_MS = 500;

/** Requests the styles as they would be served; resolves to the address of a file, or null if there are none. */
export type Look = (css: string, signal: AbortSignal) => Promise<string | null>;

export interface CssLook {
  /** The address of the last valid styles. */
  readonly url: string | null;
  readonly state: 'asking' | 'good' | 'refused' | 'failed';
  /** The error with its line number, or why the request failed. */
  readonly text?: string;
}

/** Checks styles on the server during typing. */
export function useCssLook(css: string, look: Look): CssLook {
  const [current, setCurrent] = useState<CssLook>({ url: null, state: 'asking' });
  const ask = useEffectEvent((signal: AbortSignal) => look(css, signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other styles are what calls for another look
  useEffect(() => {
    const request = new AbortController();
    const tell = (next: Partial<CssLook>) => {
      if (!request.signal.aborted) setCurrent(({ url }) => ({ url, state: 'asking', ...next }));
    };
    tell({});
    const timer = setTimeout(async () => {
      try {
        tell({ url: await ask(request.signal), state: 'good' });
      } catch (problem) {
        if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
        const refused = problem instanceof ApiFailure ? Object.values(problem.fields)[0] : undefined;
        tell(refused ? { state: 'refused', text: refused } : { state: 'failed', text: textOf(problem) });
      }
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [css]);
  return current;
}
