import { type ApplicationCard, adminRequestType } from '@venue/sdk/applications/model';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { applicationPaths, applicationUrl } from './applications.paths.ts';

/** The type the address keeps to; undefined for all. */
export function useType() {
  const [params] = useSearchParams();
  return adminRequestType.ids.find(id => String(id) === params.get('type'));
}

/**
 * The way to the next application, which the right arrow goes too. No letter: it would be pressed by a screen reader's
 * or a dictation's user who meant something else.
 */
export function useNext({ nextId }: Pick<ApplicationCard, 'nextId'>) {
  const type = useType();
  const navigate = useNavigate();
  const isLast = nextId === null;
  const to = isLast
    ? `${applicationPaths.list.path}${type === undefined ? '' : `?type=${type}`}`
    : applicationUrl(nextId, type);
  useEffect(() => {
    if (isLast) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' || event.defaultPrevented || event.repeat) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      event.preventDefault();
      void navigate(to);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isLast, to, navigate]);
  return { to, isLast };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);
