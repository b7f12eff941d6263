import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirm } from '../parts/Confirm.tsx';
import { question, unsaved } from './unsaved.ts';

const leaves = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  link.origin === window.location.origin &&
  link.pathname !== window.location.pathname;

// Our own word about a history entry, beside what the router keeps there: the form's page, or the entry added over it.
const MARK = 'unsaved';
const marked = (as: 'page' | 'added') => ({ ...window.history.state, [MARK]: as });

interface Props {
  /** Whether there is something to lose. */
  dirty: boolean;
}

/** Asks before a form with unsaved changes is left: by a link, by the browser's back button, by closing the page. */
export function UnsavedGuard({ dirty }: Props) {
  const navigate = useNavigate();
  const go = useEffectEvent((delta: number) => navigate(delta));
  useEffect(() => {
    if (!dirty) return;
    let allowed = false;
    const page = window.location.pathname;
    const mine = Symbol('form');
    unsaved.add(mine);

    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!allowed) event.preventDefault();
    };
    // The router without data loading has no blocker, so the click is stopped before it and repeated after a yes.
    const click = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (allowed || !link?.href || !leaves(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!(await confirm(question))) return;
      allowed = true;
      link.click();
    };
    // One more entry for this page: going back lands on it instead of leaving, and then there is time to ask.
    const back = async (event: PopStateEvent) => {
      // Back from one step of this very page to another loses nothing.
      const inside = event.state?.[MARK] !== 'page' && window.location.pathname === page;
      if (allowed || inside) return;
      event.stopImmediatePropagation();
      window.history.pushState(marked('added'), '', window.location.href);
      if (!(await confirm(question))) return;
      allowed = true;
      go(-2);
    };
    // A second form of the page stands over the entry that the first one has added.
    if (window.history.state?.[MARK] !== 'added') window.history.replaceState(marked('page'), '');
    window.history.pushState(marked('added'), '', window.location.href);
    window.addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', click, true);
    window.addEventListener('popstate', back, true);
    return () => {
      unsaved.delete(mine);
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', click, true);
      window.removeEventListener('popstate', back, true);
      if (window.history.state?.[MARK] === 'added') window.history.back();
    };
  }, [dirty]);
  return null;
}
