import { consentPurpose } from '@venue/sdk/privacy/model';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import css from './UserPage.module.css';

/** What a person agreed to, withdrawn consents included. */
export const Consents = ({ user: { consents } }: { user: AdminUserCard }) => (
  <section className={css.part}>
    <h3>Согласия</h3>
    {consents.length === 0 && <p className={css.soft}>Согласий нет</p>}
    {consents.map(({ purpose, version, givenAt, withdrawnAt }) => (
      <div key={`${purpose} ${givenAt}`}>
        <p>{consentPurpose.option(purpose).label}</p>
        <p className={css.soft}>
          <span>
            Дано {formatDateTime(givenAt)}, редакция {version}
          </span>
          {withdrawnAt && <span>{`, отозвано ${formatDateTime(withdrawnAt)}`}</span>}
        </p>
      </div>
    ))}
  </section>
);
