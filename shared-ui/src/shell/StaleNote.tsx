import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Button } from '../parts/Button.tsx';
import css from './StaleNote.module.css';

/** Reads on screen that show their last reply because the latest request failed. */
const staleIn = (cache: QueryCache) =>
  cache.findAll({ type: 'active' }).filter(({ state }) => state.status === 'error' && state.data !== undefined);

/**
 * Says that the data on screen could not be refreshed. It stays visible and is fetched again when the connection is
 * back.
 */
export function StaleNote() {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const stale = useSyncExternalStore(
    changed => cache.subscribe(changed),
    () => staleIn(cache).length > 0,
    () => false,
  );
  if (!stale) return null;
  const again = () => {
    for (const query of staleIn(cache)) void query.fetch().catch(() => undefined);
  };
  return (
    <div className={css.note} role="status">
      <p>Показано не&nbsp;всё.</p>
      <Button size="small" onClick={again}>
        Повторить
      </Button>
    </div>
  );
}
