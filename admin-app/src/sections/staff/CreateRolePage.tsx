import { listRoles, saveRole } from '@venue/sdk/staff/admin';
import { roleRecord } from '@venue/sdk/staff/kind';
import { RoleSave, staffLimits } from '@venue/sdk/staff/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useMay } from '../../app/frame/useWho.ts';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { confirmEmptyRole } from './confirmEmptyRole.ts';
import { RoleFields } from './RoleFields.tsx';
import { rolePaths } from './staff.paths.ts';

const fresh = z.pick(RoleSave, { title: true, permissions: true });
type Fresh = z.output<typeof fresh>;

/** Adds a role and leads to it. With `copy` in the address it begins with the permissions of that role. */
export default function CreateRolePage() {
  const copied = Number(useSearchParams()[0].get('copy')) || undefined;
  return copied === undefined ? <NewRole from={{ title: '', permissions: [] }} /> : <CopiedRole of={copied} />;
}

function CopiedRole({ of }: { of: number }) {
  const { data, error } = useCall(listRoles, {});
  const may = useMay();
  const screen = useScreen();
  if (!data && !error)
    return (
      <Page {...screen}>
        <CardsSkeleton count={1} height={520} />
      </Page>
    );
  const role = data?.message.roles.find(({ roleId }) => roleId === of);
  const title = role ? `${role.title} (копия)`.slice(0, staffLimits.title) : '';
  // Nobody gives what they do not hold.
  return <NewRole from={{ title, permissions: role?.permissions.filter(may) ?? [] }} />;
}

const NewRole = ({ from }: { from: Fresh }) => (
  <CreatePage
    kind={roleRecord}
    create={saveRole}
    schema={fresh}
    from={from}
    mayCreate={({ permissions }) => confirmEmptyRole(permissions)}
    paths={rolePaths}
    submit="Добавить роль"
  >
    <RoleFields />
  </CreatePage>
);
