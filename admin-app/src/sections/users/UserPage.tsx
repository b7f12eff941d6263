import { getUser } from '@venue/sdk/users/admin';
import { userRecord } from '@venue/sdk/users/kind';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { StaffChip } from './StaffChip.tsx';
import { UserAside } from './UserAside.tsx';
import { UserTabs } from './UserTabs.tsx';
import { userPaths } from './users.paths.ts';

const DownloadUser = lazyWithRetry(() => import('./DownloadUser.tsx'), 'unseen');

/** A person: their own data, what staff recorded about them, and the possible decisions. */
export default function UserPage() {
  const may = useMay();
  return (
    <RecordPage
      kind={userRecord}
      get={getUser}
      input={id => ({ id })}
      list={userPaths.list}
      actions={user => (
        <>
          {user.isStaff && (
            <div>
              <StaffChip />
            </div>
          )}
          {may('users.export') && (
            <Suspense fallback={null}>
              <DownloadUser userId={user.userId} />
            </Suspense>
          )}
        </>
      )}
    >
      {(user, { refetch }) => (
        <RecordColumns
          kind={userRecord}
          id={user.userId}
          aside={<UserAside user={user} again={refetch} />}
          steps={user.history}
        >
          <UserTabs user={user} />
        </RecordColumns>
      )}
    </RecordPage>
  );
}
