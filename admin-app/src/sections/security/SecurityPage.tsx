import { getOwnSecurity } from '@venue/sdk/security/admin';
import type { OwnSecurity } from '@venue/sdk/security/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useState } from 'react';
import card from '../../app/Card.module.css';
import type { FactorTask } from './FactorDialog.tsx';
import { Sessions } from './Sessions.tsx';
import css from './security.module.css';

const FactorDialog = lazyWithRetry(
  () => import('./FactorDialog.tsx'),
  ({ close }) => close(),
);

/** How the person signs in, and where they are signed in. */
export default function SecurityPage() {
  const { data, error, refetch } = useCall(getOwnSecurity, {});
  const security = data?.message;
  return (
    <Page {...useScreen()}>
      {security ? (
        <div className={css.cards}>
          <Factor security={security} />
          <Sessions sessions={security.ownSessions} />
        </div>
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить настройки входа" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={2} height={200} />
      )}
    </Page>
  );
}

function Factor({ security: { secondFactor, isRequired } }: { security: OwnSecurity }) {
  const [task, setTask] = useState<FactorTask | null>(null);
  return (
    <section className={card.card} aria-labelledby="second-factor">
      <Stack gap={12}>
        <h2 id="second-factor">Второй фактор</h2>
        {secondFactor ? (
          <>
            <p>
              Подключён {formatDateTime(secondFactor.addedAt)}: при входе нужны пароль и&nbsp;код из&nbsp;приложения.
            </p>
            <p>Запасных кодов осталось: {secondFactor.codesLeft}.</p>
          </>
        ) : (
          <p>
            Не&nbsp;подключён: для входа хватает пароля. С&nbsp;кодом из&nbsp;приложения чужой пароль не&nbsp;поможет.
          </p>
        )}
        {isRequired && <SoftText size="small">Ваша роль требует второй фактор, отключить его нельзя.</SoftText>}
        <Flow gap={12}>
          {secondFactor ? (
            <>
              <Button variant="outlined" onClick={() => setTask('codes')}>
                Новые запасные коды
              </Button>
              {!isRequired && (
                <Button variant="outlined" color="error" onClick={() => setTask('remove')}>
                  Отключить
                </Button>
              )}
            </>
          ) : (
            <Button variant="contained" onClick={() => setTask('setup')}>
              Подключить
            </Button>
          )}
        </Flow>
      </Stack>
      <Suspense fallback={null}>{task && <FactorDialog task={task} close={() => setTask(null)} />}</Suspense>
    </section>
  );
}
