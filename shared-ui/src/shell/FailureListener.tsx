import { isApiFailure } from '@venue/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi, useCurrent } from '../data/ApiProvider.tsx';
import { onFailure } from '../data/failures.ts';
import { hideOverlay } from '../parts/message/showOverlay.ts';
import type { Area } from './area.ts';
import type { Reason } from './reasons.ts';

interface Props {
  area: Area;
}

// Loaded separately, because a visitor's first screens are never refused anything.
const load = () => import('./onForbidden.ts');

/** Handles failures that affect the whole app. Any failure ends the overlay; the SDK defines what a 403 means. */
export function FailureListener({ area }: Props) {
  const { session } = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const lost = useRef<Reason | null>(null);
  const signedIn = useCurrent() !== null;
  useEffect(() => {
    if (!signedIn) return;
    lost.current = null;
    // Preloaded, because the first reply may already say that the session is over.
    load().catch(() => undefined);
  }, [signedIn]);
  const at = useEffectEvent(() => ({ pathname, search }));
  useEffect(
    () =>
      onFailure(failure => {
        hideOverlay();
        if (!isApiFailure(failure) || failure.status !== 403) return;
        load().then(
          ({ onForbidden }) => onForbidden(failure, { area, session, navigate, at: () => at(), lost }),
          // If this code fails to load, the screen itself shows the refusal.
          () => undefined,
        );
      }),
    [session, navigate, area],
  );
  return null;
}
