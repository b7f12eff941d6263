import { type ApplicationCard, simpleRequestStatus } from '@venue/sdk/applications/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { History, type HistoryStep } from '@venue/shared-ui/parts/record/History.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Decision } from '../../app/decision/decision.ts';
import { Phone } from '../../app/record/Contacts.tsx';
import { PersonName } from '../../app/record/PersonName.tsx';
import { AccountMark } from '../users/users.view.ts';
import { applicationPaths } from './applications.paths.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { Due } from './due.tsx';
import { FinishButton } from './FinishButton.tsx';
import { HolderNote } from './HolderNote.tsx';
import css from './Review.module.css';
import { useNext } from './useNext.ts';

interface Props {
  application: ApplicationCard;
  /** What may be decided about the record; null until that is known. */
  decisions: readonly Decision[] | null;
  /** The history of the record; that of the application stands below it. */
  steps?: readonly HistoryStep[];
  /** Reloads the record; called when a decision dialog is closed without a decision. */
  again?: () => void;
  children: ReactNode;
}

/** An application under review: what it is about, who sent it, what was done with it, and what to decide. */
export function Review({ application, decisions, steps = [], again, children }: Props) {
  const next = useNext(application);
  const navigate = useNavigate();
  // Only the user's own decision opens the next application; a colleague's decision, received live, does not.
  const goOn = () => void navigate(next.to);
  const { userId, userName, userPhone, accountState, createdAt, history, comment, can, requestStatus } = application;
  return (
    <>
      <HolderNote application={application} />
      <div className={css.columns}>
        <div className={css.what}>{children}</div>
        <aside className={css.aside} aria-label="О заявке">
          <section>
            <h2>Отправитель</h2>
            <p className={css.strong}>
              <PersonName userId={userId} name={userName || 'Имя не\u00a0указано'} />
            </p>
            <AccountMark state={accountState} />
            <p>
              <Phone digits={userPhone} />
            </p>
            <SoftText size="small">Отправлено {formatDateTime(createdAt)}</SoftText>
            {requestStatus !== simpleRequestStatus.done && (
              <SoftText as="span" size="small">
                <span>Решить до</span> <Due application={application} />
              </SoftText>
            )}
            <Button
              size="small"
              to={`${applicationPaths.list.path}?queue=all&search=${userPhone}`}
              className={css.flush ?? ''}
            >
              Все заявки отправителя
            </Button>
          </section>
          {comment && (
            <section>
              <h2>Заметка сотрудников</h2>
              <p className={css.note}>{comment}</p>
            </section>
          )}
          {steps.length > 0 && (
            <section>
              <h2>История</h2>
              <History steps={steps} />
            </section>
          )}
          <section>
            <h2>Работа с&nbsp;заявкой</h2>
            {history.length > 0 ? (
              <History steps={history} />
            ) : (
              <SoftText size="small">Пока никто не&nbsp;брал</SoftText>
            )}
            {requestStatus !== simpleRequestStatus.done && can.includes('finish') && (
              <FinishButton application={application} done={goOn} />
            )}
          </section>
        </aside>
      </div>
      <DecisionBar
        application={application}
        decisions={decisions}
        next={next}
        goOn={goOn}
        {...(again ? { again } : {})}
      />
    </>
  );
}
