import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

interface Opened {
  /** The number in the address, or null. */
  readonly current: number | null;
  /** The address of this page with a record open. */
  readonly address: (id: number) => string;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

/** Which record is open beside its list, kept in the parameter `name` so that a link and the back button work. */
export function useOpened(name: string): Opened {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const current = numberIn(params.get(name));
  const address = useCallback(
    (id: number) => {
      const next = new URLSearchParams(params);
      next.set(name, String(id));
      return `?${next}`;
    },
    [name, params],
  );
  const close = useCallback(
    () =>
      setParams(
        now => {
          const next = new URLSearchParams(now);
          next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [name, setParams],
  );
  const open = useCallback((id: number) => void navigate(address(id)), [navigate, address]);
  return useMemo(() => ({ current, address, open, close }), [current, address, open, close]);
}
