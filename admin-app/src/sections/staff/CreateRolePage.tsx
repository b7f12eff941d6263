import { saveRole } from '@venue/sdk/staff/admin';
import { roleRecord } from '@venue/sdk/staff/kind';
import { RoleSave } from '@venue/sdk/staff/model';
import * as z from 'zod/mini';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { RoleFields } from './RoleFields.tsx';
import { rolePaths } from './staff.paths.ts';

const fresh = z.pick(RoleSave, { title: true, permissions: true });

/** Adds a role and leads to it. */
export default function CreateRolePage() {
  return (
    <CreatePage
      kind={roleRecord}
      create={saveRole}
      schema={fresh}
      from={{ title: '', permissions: [] }}
      paths={rolePaths}
      submit="Добавить роль"
    >
      <RoleFields />
    </CreatePage>
  );
}
