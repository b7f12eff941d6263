import { listRoles, removeRole } from '@venue/sdk/staff/admin';
import { roleRecord } from '@venue/sdk/staff/kind';
import type { StaffRole } from '@venue/sdk/staff/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate, useParams } from 'react-router-dom';
import { Presence } from '../../app/record/Presence.tsx';
import { RecordHistory } from '../../app/record/RecordHistory.tsx';
import css from './Role.module.css';
import { RoleForm } from './RoleForm.tsx';
import { RolePermissions } from './RoleSheet.tsx';
import { roles } from './staff.section.ts';

/** One role: what it may do, who has it, and what became of it. */
export default function RolePage() {
  const { roleId = '' } = useParams();
  const { data, error, refetch } = useCall(listRoles, {});
  const role = data?.message.roles.find(each => String(each.roleId) === roleId);
  return (
    <Page {...useScreen()} lead={role?.title}>
      {role ? (
        <Opened key={role.roleId} role={role} />
      ) : data ? (
        <Empty
          title="Такой роли нет"
          text="Возможно, её удалили."
          action={<Button to={href(roles)}>К&nbsp;ролям</Button>}
        />
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить роль" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={12} />
      )}
    </Page>
  );
}

function Opened({ role }: { role: StaffRole }) {
  const navigate = useNavigate();
  const { send, busy } = useSend(removeRole, { done: 'Роль удалена' });
  const remove = async () => {
    const text = `Роль «${role.title}» исчезнет из\u00a0списка. Её никому не\u00a0давали, доступ ни\u00a0у\u00a0кого не\u00a0изменится.`;
    if (!(await confirm({ title: 'Удалить роль?', text, yes: 'Удалить', danger: true }))) return;
    if (await send({ id: role.roleId })) navigate(href(roles), { replace: true });
  };
  return (
    <>
      <Presence kind="role" id={role.roleId} />
      <div className={css.columns}>
        <div className={css.main}>
          <div className={css.card}>
            {role.hasAll && (
              <p>
                Эта роль может всё, и&nbsp;то, что появится позже. Изменить или удалить её нельзя, чтобы площадка
                не&nbsp;осталась без&nbsp;управления.
              </p>
            )}
            {role.can.includes('edit') ? <RoleForm role={role} /> : <RolePermissions role={role} />}
          </div>
          <div className={css.card}>
            <RecordHistory kind={roleRecord} id={role.roleId} />
          </div>
        </div>
        <aside className={css.card} aria-label="У&nbsp;кого эта роль">
          <h2>У&nbsp;кого эта роль</h2>
          {role.members.length === 0 ? (
            <p className={css.soft}>Пока ни&nbsp;у&nbsp;кого.</p>
          ) : (
            <ul className={css.people}>
              {role.members.map(({ userId, userName }) => (
                <li key={userId}>{userName}</li>
              ))}
            </ul>
          )}
          {role.can.includes('remove') && (
            <Button variant="outlined" color="error" aria-disabled={busy || undefined} onClick={() => void remove()}>
              Удалить роль
            </Button>
          )}
        </aside>
      </div>
    </>
  );
}
