import { listRoles, removeRole, saveRole, viewAsRole } from '@venue/sdk/staff/admin';
import { roleRecord } from '@venue/sdk/staff/kind';
import { RoleSave, StaffRole } from '@venue/sdk/staff/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { startAgain } from '../../app/frame/startAgain.ts';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useRemoval } from '../../app/record/form/useRemoval.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { PersonName } from '../../app/record/PersonName.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { confirmEmptyRole } from './confirmEmptyRole.ts';
import { FactorSwitch } from './FactorSwitch.tsx';
import css from './Role.module.css';
import { RoleFields } from './RoleFields.tsx';
import { RolePermissions } from './RoleSheet.tsx';
import { rolePaths } from './staff.paths.ts';

const edited = versioned(z.pick(RoleSave, { title: true, permissions: true }));

/** One role: its permissions, its members, and its history. */
export default function RolePage() {
  return (
    <RecordPage
      kind={roleRecord}
      get={listRoles}
      input={() => ({})}
      find={(reply, id) => reply.message.roles.find(({ roleId }) => roleId === id)}
      list={rolePaths.list}
    >
      {role => (
        <RecordColumns kind={roleRecord} id={role.roleId} aside={<RoleAside role={role} />}>
          {role.hasAll && (
            <p>
              Эта роль может всё, и&nbsp;то, что появится позже. Изменить или удалить её нельзя, чтобы площадка
              не&nbsp;осталась без&nbsp;управления.
            </p>
          )}
          {role.can.includes('edit') ? <RoleEditor role={role} /> : <RolePermissions role={role} />}
        </RecordColumns>
      )}
    </RecordPage>
  );
}

function RoleEditor({ role }: { role: StaffRole }) {
  const send = useSaveCall(roleRecord, saveRole, role.roleId);
  const save: typeof send = async (values, how) =>
    (await confirmEmptyRole(values.permissions)) ? send(values, how) : undefined;
  const editing = useRecordForm({ kind: roleRecord, record: role, model: StaffRole, ...edited, save });
  const back = (
    <Button to={href(rolePaths.list)} color="inherit">
      К&nbsp;ролям
    </Button>
  );
  return (
    <RecordForm editing={editing} buttons={back}>
      <RoleFields />
    </RecordForm>
  );
}

function RoleAside({ role }: { role: StaffRole }) {
  const navigate = useNavigate();
  const { remove, busy } = useRemoval({
    kind: roleRecord,
    text: 'Она исчезнет из\u00a0списка. Её никому не\u00a0давали, доступ ни\u00a0у\u00a0кого не\u00a0изменится.',
    remove: removeRole,
    input: id => ({ id }),
  });
  const { send: view } = useSend(viewAsRole);
  const look = async () => {
    if (await view({ id: role.roleId })) startAgain();
  };
  const leave = async () => {
    if (await remove(role.roleId, role.title)) navigate(href(rolePaths.list), { replace: true });
  };
  return (
    <>
      <FactorSwitch role={role} />
      {role.can.includes('view') && (
        <Button variant="outlined" onClick={() => void look()}>
          Посмотреть как эта роль
        </Button>
      )}
      {role.can.includes('edit') && (
        <Button variant="outlined" to={`${href(rolePaths.create)}?copy=${role.roleId}`}>
          Скопировать роль
        </Button>
      )}
      <h2>У&nbsp;кого эта роль</h2>
      {role.members.length === 0 ? (
        <SoftText size="small">Пока ни&nbsp;у&nbsp;кого.</SoftText>
      ) : (
        <ul className={css.people}>
          {role.members.map(({ userId, userName }) => (
            <li key={userId}>
              <PersonName userId={userId} name={userName} />
            </li>
          ))}
        </ul>
      )}
      {role.can.includes('remove') && (
        <Button variant="outlined" color="error" aria-disabled={busy || undefined} onClick={() => void leave()}>
          Удалить роль
        </Button>
      )}
    </>
  );
}
