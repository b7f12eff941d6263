import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useWho } from '../frame/useWho.ts';
import { rememberRecent } from './recent.ts';

/** Remembers the record being looked at, for the search to offer it by its name. Nothing while it has no title. */
export function useRecent(title: string | undefined, caption = ''): void {
  const userId = useWho().person?.userId;
  const { pathname: to } = useLocation();
  useEffect(() => {
    if (title && userId) rememberRecent(userId, { title, ...(caption && { caption }), to });
  }, [title, caption, userId, to]);
}
