import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useWho } from '../frame/useWho.ts';
import { rememberRecent } from './recent.ts';

/** Remembers the record on screen, so that the search can suggest it. Does nothing while there is no title. */
export function useRecent(title: string | undefined, caption = ''): void {
  const userId = useWho().person?.userId;
  const { pathname: to } = useLocation();
  useEffect(() => {
    if (title && userId) rememberRecent(userId, { title, ...(caption && { caption }), to });
  }, [title, caption, userId, to]);
}
