import { type ApplicationCard, simpleRequestStatus } from '@venue/sdk/applications/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useEffect, useRef } from 'react';
import { DecisionButtons } from '../../app/decision/DecisionButtons.tsx';
import type { Decision } from '../../app/decision/decision.ts';
import { useWho } from '../../app/frame/useWho.ts';
import css from './DecisionBar.module.css';
import { useNext } from './useNext.ts';

interface Props {
  application: ApplicationCard;
  decisions: readonly Decision[] | null;
  /** This person has just decided. */
  decided: boolean;
  done: () => void;
  again?: () => void;
}

/** What may be decided, always at hand, and the way to the next. After a decision the focus stands on that way. */
export function DecisionBar({ application, decisions, decided, done, again }: Props) {
  const { requestStatus, takenBy, doneBy, doneAt } = application;
  const { person } = useWho();
  const next = useNext(application);
  const way = useRef<HTMLAnchorElement>(null);
  const isDone = requestStatus === simpleRequestStatus.done;
  const elsewhere = takenBy !== null && takenBy.userId !== person?.userId;
  useEffect(() => {
    if (isDone && decided) way.current?.focus();
  }, [isDone, decided]);
  return (
    <div className={css.bar}>
      <section className={css.decisions} aria-label="Решение">
        {isDone ? (
          <p role="status">
            <strong>{decided ? 'Решение сохранено' : 'Заявка выполнена'}</strong>
            {doneAt && (
              <span className={css.soft}>
                {' '}
                {doneBy ? `${doneBy.userName}, ` : ''}
                {formatDateTime(doneAt)}
              </span>
            )}
          </p>
        ) : (
          elsewhere && <p className={css.soft}>Чтобы решить, возьмите заявку себе.</p>
        )}
        {/* Stays mounted when the application changes, so that a reason being typed is kept. */}
        <DecisionButtons
          decisions={isDone || elsewhere ? [] : (decisions ?? [])}
          // Taken into work, the record still waits for its decision.
          done={({ name }) => name !== 'take' && done()}
          again={again}
        />
        {!isDone && !elsewhere && decisions?.length === 0 && <p className={css.soft}>Решать здесь сейчас нечего.</p>}
      </section>
      <Button
        ref={way}
        to={next.to}
        variant={isDone ? 'contained' : 'text'}
        className={css.next ?? ''}
        aria-keyshortcuts={next.isLast ? undefined : 'ArrowRight'}
      >
        {next.isLast ? 'К\u00a0очереди' : 'Следующая'}
        {!next.isLast && <kbd className={css.key}>→</kbd>}
      </Button>
    </div>
  );
}
