import { ApiFailure } from '@venue/sdk';
import { getUser } from '@venue/sdk/users/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { Presence } from '../../app/record/Presence.tsx';
import { StaffChip } from './StaffChip.tsx';
import { UserAside } from './UserAside.tsx';
import css from './UserPage.module.css';
import { UserTabs } from './UserTabs.tsx';

const DownloadUser = lazy(() => import('./DownloadUser.tsx'));

/** A person: what they told, what staff found out, and what may be decided. */
export default function UserPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(getUser, { id });
  const may = useMay();
  const user = data?.message;
  const again = () => void refetch();
  return (
    <Page
      {...useScreen()}
      lead={
        user && (
          <span className={css.name}>
            {user.fullName || 'Имя не\u00a0указано'}
            {user.isStaff && <StaffChip />}
          </span>
        )
      }
      actions={
        user &&
        may('users.export') && (
          <Suspense fallback={null}>
            <DownloadUser userId={user.userId} />
          </Suspense>
        )
      }
    >
      {user ? (
        <>
          <Presence kind="user" id={user.userId} />
          <div className={css.columns}>
            <UserAside user={user} again={again} />
            <UserTabs user={user} />
          </div>
        </>
      ) : error instanceof ApiFailure && error.status === 404 ? (
        <Empty
          title="Такого пользователя нет"
          text="Проверьте номер в&nbsp;адресе: возможно, он набран с&nbsp;ошибкой."
          action={<Button to="/users">К&nbsp;списку</Button>}
        />
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить пользователя" retry={again} />
      ) : (
        <TextSkeleton lines={14} />
      )}
    </Page>
  );
}
