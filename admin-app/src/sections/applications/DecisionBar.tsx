import { useQueryClient } from '@tanstack/react-query';
import { type ApplicationCard, simpleRequestStatus } from '@venue/sdk/applications/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { DecisionButtons } from '../../app/decision/DecisionButtons.tsx';
import type { Decision, Quick } from '../../app/decision/decision.ts';
import { deferredAtom, hold, undoDeferred } from '../../app/decision/deferred.ts';
import { useWho } from '../../app/frame/useWho.ts';
import { PersonName } from '../../app/record/PersonName.tsx';
import { applicationUrl } from './applications.paths.ts';
import css from './DecisionBar.module.css';
import { type useNext, useType } from './useNext.ts';

interface Props {
  application: ApplicationCard;
  decisions: readonly Decision[] | null;
  next: ReturnType<typeof useNext>;
  /** Opens the next application. */
  goOn: () => void;
  again?: () => void;
}

/** The possible decisions, always in view, and the link to the next application, which opens after a decision. */
export function DecisionBar({ application, decisions, next, goOn, again }: Props) {
  const { requestId: id, objectTitle: title, requestStatus, takenBy, doneBy, doneAt } = application;
  const { person } = useWho();
  const { client } = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const type = useType();
  const isHeld = useAtomValue(deferredAtom) === id;
  const isDone = requestStatus === simpleRequestStatus.done;
  const elsewhere = takenBy !== null && takenBy.userId !== person?.userId;
  const decide = (quick: Quick) => {
    hold(quick, { client, queries, id, title, back: () => void navigate(applicationUrl(id, type)) });
    goOn();
  };
  const idle = isDone || isHeld || elsewhere;
  return (
    <div className={css.bar}>
      <section className={css.decisions} aria-label="Решение">
        {isDone ? (
          <p role="status">
            <strong>Заявка выполнена</strong>
            {doneAt && (
              <span className={css.soft}>
                {' '}
                {doneBy && (
                  <span>
                    <PersonName userId={doneBy.userId} name={doneBy.userName} />,{' '}
                  </span>
                )}
                <span>{formatDateTime(doneAt)}</span>
              </span>
            )}
          </p>
        ) : isHeld ? (
          <>
            <p>Решение вот-вот будет отправлено.</p>
            <Button variant="outlined" onClick={undoDeferred}>
              Отменить
            </Button>
          </>
        ) : (
          elsewhere && <p className={css.soft}>Чтобы решить, возьмите заявку себе.</p>
        )}
        {/* Stays mounted when the application changes, so that a reason being typed is kept. */}
        <DecisionButtons
          decisions={idle ? [] : (decisions ?? [])}
          // `take` is not a final decision: the record still waits for one.
          done={({ name }) => name !== 'take' && goOn()}
          again={again}
          decide={decide}
        />
        {!idle && decisions?.length === 0 && <p className={css.soft}>Решать здесь сейчас нечего.</p>}
      </section>
      <Button
        to={next.to}
        variant={isDone ? 'contained' : 'text'}
        className={css.next ?? ''}
        aria-keyshortcuts={next.isLast ? undefined : 'ArrowRight'}
      >
        <span>{next.isLast ? 'К\u00a0очереди' : 'Следующая'}</span>
        {!next.isLast && <kbd className={css.key}>→</kbd>}
      </Button>
    </div>
  );
}
