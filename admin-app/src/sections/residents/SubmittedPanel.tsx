import type { AccountState } from '@venue/sdk/profile/model';
import type { Resident } from '@venue/sdk/residents/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { ExternalLink } from '../../app/ExternalLink.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { UserLink } from '../users/users.view.ts';
import css from './SubmittedPanel.module.css';

type Submitted = NonNullable<Resident['submitted']>;

interface Props {
  submitted: Submitted;
  userId: number | null;
  userName: string | null;
  accountState: AccountState | null;
  updatedAt: string;
  /** Copies the customer's data into the fields of the editor. */
  takeOver: (submitted: Submitted) => void;
}

/** The data last submitted by the customer, to compare with the record edited by staff. */
export function SubmittedPanel({ submitted, userId, userName, accountState, updatedAt, takeOver }: Props) {
  const { residentName, residentDescription, residentSiteUrl, submittedAt } = submitted;
  return (
    <>
      <h2>Что рассказал клиент</h2>
      {submittedAt > updatedAt && (
        <p className={css.newer}>Клиент изменил сведения после последней правки карточки: сверьте её с&nbsp;ними.</p>
      )}
      <Facts
        rows={[
          [
            'Клиент',
            userId !== null && (
              <UserLink key="customer" {...{ userId, accountState }} name={userName || `№\u00a0${userId}`} />
            ),
          ],
          ['Название', residentName],
          ['О\u00a0себе', residentDescription && <span className={css.lines}>{residentDescription}</span>],
          ['Сайт', residentSiteUrl && <ExternalLink to={residentSiteUrl} />],
          ['Рассказал', formatDateTime(submittedAt)],
        ]}
      />
      <div>
        <Button variant="outlined" color="inherit" size="small" onClick={() => takeOver(submitted)}>
          Перенести в&nbsp;карточку
        </Button>
      </div>
    </>
  );
}
