import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The parameter that names the open booking; `order` is the direction of the list's sorting. */
export const OPENED = 'booking';

interface BookingAddress {
  /** The booking the address names, or null. */
  readonly current: number | null;
  /** The address of this page with a booking open. */
  readonly address: (orderId: number) => string;
  readonly open: (orderId: number) => void;
  readonly close: () => void;
}

/** Which booking is open, kept in the address so that a link and the back button work. */
export function useBookingAddress(): BookingAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const current = numberIn(params.get(OPENED));
  const address = useCallback(
    (orderId: number) => {
      const next = new URLSearchParams(params);
      next.set(OPENED, String(orderId));
      return `?${next}`;
    },
    [params],
  );
  const close = useCallback(
    () =>
      setParams(
        now => {
          const next = new URLSearchParams(now);
          next.delete(OPENED);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const open = useCallback((orderId: number) => void navigate(address(orderId)), [navigate, address]);
  return useMemo(() => ({ current, address, open, close }), [current, address, open, close]);
}
