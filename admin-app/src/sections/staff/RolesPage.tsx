import { listRoles } from '@venue/sdk/staff/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useNarrow } from '@venue/shared-ui/parts/useNarrow.ts';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import { RoleSheet } from './RoleSheet.tsx';
import { RolesTable } from './RolesTable.tsx';
import { StaffTabs } from './StaffTabs.tsx';
import { rolePaths } from './staff.paths.ts';

/** What every role may do: side by side, or one at a time where there is no room. */
export default function RolesPage() {
  const manages = useMay()('staff.manage');
  const narrow = useNarrow();
  const { data, error, refetch } = useCall(listRoles, {});
  const roles = data?.message.roles;
  return (
    <Page
      {...useScreen()}
      actions={
        <>
          <StaffTabs />
          {manages && (
            <Button variant="contained" to={href(rolePaths.create)}>
              Добавить роль
            </Button>
          )}
        </>
      }
    >
      {roles ? (
        narrow ? (
          <RoleSheet roles={roles} />
        ) : (
          <RolesTable roles={roles} />
        )
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить роли" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={1} height={520} />
      )}
    </Page>
  );
}
