import { type ApplicationCard, simpleRequestStatus } from '@venue/sdk/applications/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useNavigate } from 'react-router-dom';
import { DecisionButtons } from '../../app/decision/DecisionButtons.tsx';
import type { Decision } from '../../app/decision/decision.ts';
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
  const { requestId: id, requestStatus, takenBy, doneBy, doneAt } = application;
  const { person } = useWho();
  const navigate = useNavigate();
  const type = useType();
  const isDone = requestStatus === simpleRequestStatus.done;
  const elsewhere = takenBy !== null && takenBy.userId !== person?.userId;
  const back = () => void navigate(applicationUrl(id, type));
  const idle = isDone || elsewhere;
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
        ) : (
          elsewhere && <p className={css.soft}>Чтобы решить, возьмите заявку себе.</p>
        )}
        {/* Stays mounted when the application changes, so that a reason being typed is kept. */}
        <DecisionButtons
          decisions={idle ? [] : (decisions ?? [])}
          // `take` is not a final decision: the record still waits for one.
          done={({ name }) => name !== 'take' && goOn()}
          again={again}
          queue={{ goOn, back }}
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
