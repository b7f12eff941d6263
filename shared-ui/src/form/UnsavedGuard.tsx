import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirm } from '../parts/message/Confirm.tsx';
import { question, unsaved } from './unsaved.ts';

const leaves = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  link.origin === window.location.origin &&
  link.pathname !== window.location.pathname;

// A mark in a history entry's state, beside the router's own: the form's page, or the entry added over it.
const MARK = 'unsaved';
const marked = (as: 'page' | 'added') => ({ ...window.history.state, [MARK]: as });

interface Props {
  /** Whether there is something to lose. */
  dirty: boolean;
  /** Called when the person leaves in spite of it. */
  left?: () => void;
}

/** Asks before a form with unsaved changes is left: by a link, by the browser's back button, by closing the page. */
export function UnsavedGuard({ dirty, left }: Props) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => left?.());
  const go = useEffectEvent((delta: number) => navigate(delta));
  useEffect(() => {
    if (!dirty) return;
    let allowed = false;
    const page = window.location.pathname;
    const ownKey = Symbol('form');
    unsaved.add(ownKey);

    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!allowed) event.preventDefault();
    };
    // A router without data loading has no blocker, so the click is stopped before it and repeated if confirmed.
    const click = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (allowed || !link?.href || !leaves(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!(await confirm(question))) return;
      allowed = true;
      leave();
      link.click();
    };
    // Adds a second history entry: going back then stays on this page, which gives time to ask.
    const back = async (event: PopStateEvent) => {
      // Going back between steps of this page loses nothing.
      const inside = event.state?.[MARK] !== 'page' && window.location.pathname === page;
      if (allowed || inside) return;
      event.stopImmediatePropagation();
      window.history.pushState(marked('added'), '', window.location.href);
      if (!(await confirm(question))) return;
      allowed = true;
      leave();
      go(-2);
    };
    // With a second form on the page, the current entry is the one that the first form has added.
    if (window.history.state?.[MARK] !== 'added') window.history.replaceState(marked('page'), '');
    window.history.pushState(marked('added'), '', window.location.href);
    window.addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', click, true);
    window.addEventListener('popstate', back, true);
    return () => {
      unsaved.delete(ownKey);
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', click, true);
      window.removeEventListener('popstate', back, true);
      if (window.history.state?.[MARK] === 'added') window.history.back();
    };
  }, [dirty]);
  return null;
}
