import { type ApplicationCard, adminRequestType } from '@venue/sdk/applications/model';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isAsking, isTyping } from '../../app/isTyping.ts';
import { applicationPaths, applicationUrl } from './applications.paths.ts';

/** The application type named in the address; undefined for all types. */
export function useType() {
  const [params] = useSearchParams();
  return adminRequestType.ids.find(id => String(id) === params.get('type'));
}

/** The address of the next application; the right arrow key opens it, too. */
export function useNext({ nextId }: Pick<ApplicationCard, 'nextId'>) {
  const type = useType();
  const isLast = nextId === null;
  const to = isLast
    ? `${applicationPaths.list.path}${type === undefined ? '' : `?type=${type}`}`
    : applicationUrl(nextId, type);
  useForward(isLast ? null : to);
  return { to, isLast };
}

/**
 * Opens an address on the right arrow key. A letter would be a bad shortcut: users of screen readers and dictation
 * could press it by accident.
 */
export function useForward(to: string | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' || event.defaultPrevented || event.repeat) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (isTyping(event.target) || isAsking()) return;
      // In a table the arrows go from cell to cell.
      if (event.target instanceof Element && event.target.closest('[role=grid]')) return;
      event.preventDefault();
      void navigate(to);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [to, navigate]);
}
