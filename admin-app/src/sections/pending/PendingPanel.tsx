import { useQuery } from '@tanstack/react-query';
import { countPending } from '@venue/sdk/pending/admin';
import { MOST_PENDING } from '@venue/sdk/pending/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Bone, Loading } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { PendingTiles } from '../../app/frame/pendingTiles.ts';
import { queuedKinds } from '../../app/frame/queuedKinds.ts';
import css from './PendingPanel.module.css';

/**
 * Tiles of the records that wait for staff, one for each kind the user may read; those with work come first. What waits
 * in the queue of applications is counted there and shown as its parts.
 */
export function PendingPanel() {
  const { data, error, refetch } = useCall(countPending, {});
  const fetchTiles = useContext(PendingTiles);
  const tiles = useQuery({ queryKey: ['pendingTiles'], queryFn: fetchTiles, staleTime: Number.POSITIVE_INFINITY });
  const counts = data?.message;
  const failed = (counts ? null : error) ?? tiles.error;
  if (failed)
    return (
      <ErrorNote
        error={failed}
        title="Не удалось посчитать"
        retry={() => void Promise.all([refetch(), tiles.refetch()])}
      />
    );
  if (!counts || !tiles.data)
    return (
      <Loading>
        <div className={css.tiles}>
          <Bone height={92} />
          <Bone height={92} />
          <Bone height={92} />
          <Bone height={92} />
        </div>
      </Loading>
    );
  const visible = tiles.data.flatMap(tile => {
    const figure = counts[tile.count ?? tile.kind];
    // A list that only trouble fills is not shown while it is empty.
    return figure === undefined || (tile.count && figure === 0) ? [] : [{ ...tile, figure }];
  });
  if (visible.length === 0) return null;
  const hasQueue = counts.application !== undefined;
  const isPart = ({ kind, count }: (typeof visible)[number]) => hasQueue && !count && queuedKinds.includes(kind);
  const parts = visible.filter(tile => isPart(tile) && tile.figure > 0);
  const whole = visible.filter(tile => !isPart(tile));
  const inTurn = [...whole.filter(({ figure }) => figure > 0), ...whole.filter(({ figure }) => figure === 0)];
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={css.heading}>
        Что ждёт
      </h2>
      <ul className={css.tiles}>
        {inTurn.map(({ kind, title, to, figure }) => (
          <li key={title} data-parts={(kind === 'application' && parts.length > 0) || undefined}>
            <Link to={to} className={css.tile} data-quiet={figure === 0 || undefined}>
              <span className={css.figure}>{figure === MOST_PENDING ? `${MOST_PENDING}+` : figure}</span>
              <span>{title}</span>
            </Link>
            {kind === 'application' && parts.length > 0 && (
              <ul className={css.parts} aria-label="Из&nbsp;них">
                {parts.map(part => (
                  <li key={part.title}>
                    <Link to={part.to}>
                      {part.title}: {part.figure}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
