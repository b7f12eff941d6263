import { ApiFailure, failedAt } from '@venue/sdk';
import { revealMyPassport } from '@venue/sdk/profile';
import { fullName, type MyProfile, type Passport } from '@venue/sdk/profile/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate, formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useState } from 'react';
import { privacyPaths } from '../../privacy/privacy.paths.ts';
import css from '../Profile.module.css';
import { profilePaths } from '../profile.paths.ts';
import { PassportForm } from './PassportForm.tsx';

// The opened passport lives in this page's memory alone: the cache of replies would keep it after the page is left.
type State = { readonly kind: 'masked' } | { readonly kind: 'shown' | 'edited'; readonly passport: Passport };

/** The saved passport with only its last four digits until the user reveals it, or the form if there is none. */
export function PassportCard({ profile }: { profile: MyProfile }) {
  const [state, setState] = useState<State>({ kind: 'masked' });
  const { send, busy } = useSend(revealMyPassport, { failed: failedAt('загрузке паспортных данных') });
  const mark = profile.passport;
  const open = async (kind: 'shown' | 'edited') => {
    if (state.kind !== 'masked') return setState({ kind, passport: state.passport });
    const handles = (failure: unknown) => {
      if (!(failure instanceof ApiFailure) || failure.code !== 'not_found') return false;
      notify.error('Паспортных данных больше нет: обновите страницу');
      return true;
    };
    const reply = await send({}, { handles });
    if (reply) setState({ kind, passport: reply.message });
  };
  const hide = () => setState({ kind: 'masked' });

  return (
    <section className={css.card} aria-labelledby="passport-heading">
      <h2 id="passport-heading">Паспорт гражданина РФ</h2>
      <p className={css.soft}>
        {fullName(profile)} — имя берём из&nbsp;
        <ScreenLink to={profilePaths.info}>личных данных</ScreenLink>
      </p>
      {!mark ? (
        <PassportForm profile={profile} />
      ) : state.kind === 'edited' ? (
        <PassportForm profile={profile} from={state.passport} done={hide} cancel={hide} />
      ) : (
        <>
          {state.kind === 'shown' ? (
            <Facts passport={state.passport} />
          ) : (
            <>
              <p className={css.digits}>{mark.masked}</p>
              <p className={css.soft}>
                Выдан {formatDate(mark.passportIssuedAt)} · сохранён {formatDateTime(mark.savedAt)}
              </p>
            </>
          )}
          <SoftText size="tiny">
            Каждый просмотр записывается, и&nbsp;ваш тоже: журнал — в&nbsp;разделе{' '}
            <ScreenLink to={privacyPaths.page}>«Приватность»</ScreenLink>.
          </SoftText>
          <div className={css.buttons}>
            {state.kind === 'shown' ? (
              <Button variant="outlined" onClick={hide}>
                Скрыть
              </Button>
            ) : (
              <Button variant="outlined" aria-disabled={busy || undefined} onClick={() => void open('shown')}>
                Показать
              </Button>
            )}
            <Button variant="outlined" aria-disabled={busy || undefined} onClick={() => void open('edited')}>
              Изменить
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const Facts = ({ passport }: { passport: Passport }) => (
  <dl className={css.facts}>
    <div>
      <dt>Серия и&nbsp;номер</dt>
      <dd>
        {passport.passportSeries} {passport.passportNumber}
      </dd>
    </div>
    <div>
      <dt>Дата выдачи</dt>
      <dd>{formatDate(passport.passportIssuedAt)}</dd>
    </div>
    <div className={css.wide}>
      <dt>Кем выдан</dt>
      <dd>{passport.passportIssuedBy}</dd>
    </div>
    <div>
      <dt>Код подразделения</dt>
      <dd>{passport.passportDepartmentCode}</dd>
    </div>
    <div>
      <dt>Дата рождения</dt>
      <dd>{formatDate(passport.passportBirthDay)}</dd>
    </div>
    <div className={css.wide}>
      <dt>Место рождения</dt>
      <dd>{passport.passportBirthPlace}</dd>
    </div>
    <div className={css.wide}>
      <dt>Адрес регистрации</dt>
      <dd>{passport.passportAddress}</dd>
    </div>
  </dl>
);
