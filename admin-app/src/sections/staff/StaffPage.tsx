import { exportStaff, inviteStaff, listRoles, listStaff, removeStaff, resetFactor } from '@venue/sdk/staff/admin';
import { staffRecord } from '@venue/sdk/staff/kind';
import type { StaffMember } from '@venue/sdk/staff/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useMay, useWho } from '../../app/frame/useWho.ts';
import { personColumn } from '../../app/list/personColumn.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { LastSeen } from './LastSeen.tsx';
import { StaffTabs } from './StaffTabs.tsx';

const StaffDialog = lazyWithRetry(
  () => import('./StaffDialog.tsx'),
  ({ close }) => close(),
);

const { column, drawn } = recordColumns(staffRecord, listStaff);
const columns = [
  personColumn(column('userName', { minWidth: 220 }), row => row.userId),
  column('roleTitle', { minWidth: 180 }),
  column('phone', { width: 160 }),
  drawn('lastSeenAt', row => <LastSeen {...row} />, { width: 200 }),
  column('sessions', { width: 120 }),
  column('hasFactor', { width: 140 }),
];

/** Everybody with a role: add a colleague, change their role, send them a password link, close their access. */
export default function StaffPage() {
  const manages = useMay()('staff.manage');
  const { person } = useWho();
  const { data } = useCall(listRoles, {});
  const filters = useMemo<readonly Filter[]>(() => {
    const options = data?.message.roles.map(({ roleId, title }) => ({ id: roleId, label: title })) ?? [];
    return [{ kind: 'select', name: 'roleId', label: 'Роль', options }];
  }, [data]);
  const [dialog, setDialog] = useState<StaffMember | 'new' | null>(null);
  const { send: invite } = useSend(inviteStaff, { done: 'Ссылка отправлена в\u00a0СМС' });
  const { send: reset } = useSend(resetFactor, { done: 'Второй фактор сброшен' });
  const { send: remove } = useSend(removeStaff, { done: 'Доступ закрыт' });

  const actions = useCallback(
    (member: StaffMember) => {
      const itself = member.userId === person?.userId;
      const all = {
        assign: { label: 'Дать другую роль', run: () => setDialog(member) },
        invite: {
          label: member.invitedUntil ? 'Отправить приглашение ещё раз' : 'Отправить ссылку для нового пароля',
          run: () => invite({ id: member.userId }),
        },
        resetFactor: {
          label: 'Сбросить второй фактор',
          run: async () => {
            const sure = await confirm({
              title: 'Сбросить второй фактор?',
              text: `${member.userName} выйдет на\u00a0всех устройствах и\u00a0войдёт по\u00a0одному паролю, а\u00a0если роль требует второй фактор, подключит его заново. Об\u00a0этом придут СМС и\u00a0письмо.`,
              yes: 'Сбросить',
              danger: true,
            });
            if (sure) await reset({ id: member.userId });
          },
        },
        remove: {
          label: 'Закрыть доступ',
          danger: true,
          run: async () => {
            const sure = await confirm({
              title: itself ? 'Закрыть доступ себе?' : 'Закрыть доступ?',
              text: itself
                ? 'Вы сразу выйдете и\u00a0не\u00a0сможете войти снова, пока вам не\u00a0дадут роль.'
                : `${member.userName} сразу выйдет на\u00a0всех устройствах. Учётная запись останется, теперь как у\u00a0клиента.`,
              yes: 'Закрыть доступ',
              danger: true,
            });
            if (sure) await remove({ id: member.userId, query: { seen: member.roleId } });
          },
        },
      };
      return member.can.map(name => all[name]);
    },
    [person?.userId, invite, reset, remove],
  );
  return (
    <Page
      {...useScreen()}
      actions={
        <>
          <StaffTabs />
          {manages && (
            <Button variant="contained" onClick={() => setDialog('new')}>
              Добавить сотрудника
            </Button>
          )}
        </>
      }
    >
      <SectionGrid
        call={listStaff}
        columns={columns}
        filters={filters}
        rowId="userId"
        title="Сотрудники"
        searchLabel="Имя или телефон"
        exportCall={exportStaff}
        {...(manages ? { actions } : {})}
      />
      <Suspense fallback={null}>
        {dialog && (
          <StaffDialog
            member={dialog === 'new' ? null : dialog}
            roles={data?.message.roles ?? []}
            close={() => setDialog(null)}
          />
        )}
      </Suspense>
    </Page>
  );
}
