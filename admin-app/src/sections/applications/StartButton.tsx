import { listApplications } from '@venue/sdk/applications/admin';
import type { ApplicationQueue } from '@venue/sdk/applications/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useWho } from '../../app/frame/useWho.ts';
import { applicationUrl } from './applications.paths.ts';
import css from './DecisionBar.module.css';
import { useForward, useType } from './useNext.ts';

/** Opens the first application in a queue that no colleague has taken, by a click or the right arrow key. */
export function StartButton({ queue }: { queue: Extract<ApplicationQueue, 'waiting' | 'free' | 'mine'> }) {
  const type = useType();
  const { person } = useWho();
  const { data } = useCall(listApplications, { query: { queue, ...(type === undefined ? {} : { type }) } });
  const first = data?.items.find(({ takenBy }) => takenBy === null || takenBy.userId === person?.userId);
  const to = first ? applicationUrl(first.requestId, type) : null;
  useForward(to);
  return (
    to && (
      <Button to={to} variant="contained" aria-keyshortcuts="ArrowRight">
        Разобрать по&nbsp;очереди
        <span className={css.key} aria-hidden="true">
          →
        </span>
      </Button>
    )
  );
}
