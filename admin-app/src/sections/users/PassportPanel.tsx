import { failedAt, permissions } from '@venue/sdk';
import type { Passport } from '@venue/sdk/profile/model';
import { revealPassport } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { formatDate, formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useState } from 'react';
import { Facts } from '../../app/record/Facts.tsx';
import css from './PassportPanel.module.css';

/** A person's passport, opened for a reason that stays on record, and who has opened it before. */
export function PassportPanel({ user }: { user: AdminUserCard }) {
  return (
    <section className={css.panel} aria-labelledby="passport">
      <h3 id="passport">Паспорт</h3>
      {user.passport ? (
        // The key closes an opened passport when another one replaces it.
        <Opening key={user.passport.savedAt} user={user} masked={user.passport.masked} />
      ) : (
        <p className={css.soft}>Паспорт не&nbsp;заполнен</p>
      )}
      <Views views={user.views} />
    </section>
  );
}

function Opening({ user, masked }: { user: AdminUserCard; masked: string }) {
  const [opened, setOpened] = useState<Passport | null>(null);
  if (opened)
    return (
      <>
        <Facts rows={linesOf(opened)} />
        <div>
          <Button variant="outlined" size="small" onClick={() => setOpened(null)}>
            Скрыть
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p>{masked}</p>
      {user.can.includes('revealPassport') ? (
        <CallForm
          keep={`open-passport:${user.userId}`}
          call={revealPassport}
          to={{ id: user.userId }}
          from={{ reason: '' }}
          texts={{ failed: failedAt('открытии паспорта') }}
          done={({ message }) => setOpened(message)}
          label="Открыть паспорт"
        >
          <Text
            name="reason"
            label="Зачем он нужен"
            hint="Причину и&nbsp;ваше имя увидит владелец паспорта"
            maxLength={300}
          />
          <div>
            <SubmitButton size="small">Показать паспорт</SubmitButton>
          </div>
        </CallForm>
      ) : (
        <p className={css.soft}>Целиком его видят сотрудники с&nbsp;правом «{permissions['users.passports']}».</p>
      )}
    </>
  );
}

function Views({ views }: Pick<AdminUserCard, 'views'>) {
  if (views.length === 0) return <p className={css.soft}>Личные данные ещё никто не&nbsp;открывал</p>;
  return (
    <details>
      <summary>Кто открывал личные данные: {views.length}</summary>
      <ol className={css.views}>
        {views.map(({ at, who, what, reason }) => (
          <li key={`${at} ${who} ${what}`}>
            <p>
              {what} · {who}
            </p>
            {reason && <p className={css.soft}>{reason}</p>}
            <p className={css.soft}>{formatDateTime(at)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

const linesOf = (passport: Passport) =>
  [
    ['Серия и номер', `${passport.passportSeries} ${passport.passportNumber}`],
    ['Кем выдан', passport.passportIssuedBy],
    ['Дата выдачи', formatDate(passport.passportIssuedAt)],
    ['Код подразделения', passport.passportDepartmentCode],
    ['Дата рождения', formatDate(passport.passportBirthDay)],
    ['Место рождения', passport.passportBirthPlace],
    ['Адрес регистрации', passport.passportAddress],
  ] as const;
