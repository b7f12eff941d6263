import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

const NAME = 'order';

interface OrderAddress {
  /** The booking the address names, or null. */
  readonly current: number | null;
  /** The address of this page with a booking open. */
  readonly address: (orderId: number) => string;
  readonly open: (orderId: number) => void;
  readonly close: () => void;
}

/** Which booking is open, kept in the address so that a link and the back button work. */
export function useOrderAddress(): OrderAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const named = params.get(NAME) ?? '';
  const current = /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;
  const address = useCallback(
    (orderId: number) => {
      const next = new URLSearchParams(params);
      next.set(NAME, String(orderId));
      return `?${next}`;
    },
    [params],
  );
  const close = useCallback(
    () =>
      setParams(
        now => {
          const next = new URLSearchParams(now);
          next.delete(NAME);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const open = useCallback((orderId: number) => void navigate(address(orderId)), [navigate, address]);
  return useMemo(() => ({ current, address, open, close }), [current, address, open, close]);
}
