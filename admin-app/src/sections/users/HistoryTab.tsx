import { consentPurpose } from '@venue/sdk/privacy/model';
import { userRecord } from '@venue/sdk/users/kind';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { History } from '@venue/shared-ui/parts/History.tsx';
import { RecordHistory } from '../../app/record/RecordHistory.tsx';
import { Part } from './Part.tsx';
import css from './UserPage.module.css';

/** What was decided about a person, what they agreed to, and what staff did with their record. */
export const HistoryTab = ({ user: { userId, history, consents } }: { user: AdminUserCard }) => (
  <>
    <Part title="Проверка и&nbsp;фото">
      {history.length > 0 ? <History steps={history} /> : <p className={css.soft}>Решений ещё не&nbsp;было</p>}
    </Part>
    <Part title="Согласия">
      {consents.length === 0 && <p className={css.soft}>Согласий нет</p>}
      <ul className={css.files}>
        {consents.map(({ purpose, version, givenAt, withdrawnAt }) => (
          <li key={`${purpose} ${givenAt}`}>
            <div>
              <p>{consentPurpose.option(purpose).label}</p>
              <p className={css.soft}>
                Дано {formatDateTime(givenAt)}, редакция {version}
                {withdrawnAt && `, отозвано ${formatDateTime(withdrawnAt)}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
    <RecordHistory kind={userRecord} id={userId} />
  </>
);
