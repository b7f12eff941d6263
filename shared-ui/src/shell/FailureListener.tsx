import { ApiFailure, dialogAudience, forbiddenRuleOf } from '@venue/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi, useCurrent } from '../data/ApiProvider.tsx';
import { onFailure } from '../data/failures.ts';
import { inform } from '../parts/Confirm.tsx';
import { hideOverlay } from '../parts/showOverlay.ts';
import { type Area, fullPath, goTo } from './area.ts';
import { withNext } from './next.ts';
import { type Reason, signsOut, withReason } from './reasons.ts';

interface Props {
  area: Area;
}

/** Handles failures that affect the whole app. Any failure ends the overlay; the SDK defines what a 403 means. */
export function FailureListener({ area }: Props) {
  const { session } = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Reads that fail after the one that ended the session know of none any more.
  const lost = useRef<Reason | null>(null);
  const current = useCurrent();
  useEffect(() => {
    if (current) lost.current = null;
  }, [current]);
  const audience = useEffectEvent(() => dialogAudience(pathname, area !== ''));
  const toLogin = useEffectEvent((login: string, reason: Reason | null) => {
    const path = fullPath(area, pathname);
    // Several reads fail one after another; the later ones must not drop the way back.
    if (path === login) return;
    const address = withNext(login, { path, search });
    goTo(area, reason ? withReason(address, reason) : address, navigate);
  });
  useEffect(
    () =>
      onFailure(failure => {
        hideOverlay();
        const rule = failure instanceof ApiFailure ? forbiddenRuleOf(failure) : undefined;
        if (!rule) return;
        if (rule.does === 'dialog') {
          void inform(rule.title, rule.texts[audience()]);
        } else if (rule.does === 'sign-in') {
          const wasIn = session.current();
          const type = wasIn?.role ?? session.accountType() ?? (area ? 'admin' : 'marketplace');
          const reason = failure instanceof ApiFailure && failure.code === 'access_closed' ? 'closed' : 'ended';
          signsOut(reason, session.signOut);
          if (wasIn) lost.current = reason;
          toLogin(rule.goesTo[type], lost.current);
        } else {
          void navigate(rule.goesTo);
        }
      }),
    [session, navigate, area],
  );
  return null;
}
