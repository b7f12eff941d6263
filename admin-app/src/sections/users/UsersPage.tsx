import { accountState, avatarStatus, verificationStatus } from '@venue/sdk/profile/model';
import { exportUsers, listUsers } from '@venue/sdk/users/admin';
import { userRecord } from '@venue/sdk/users/kind';
import { type AdminUser, avatarOption, verificationOption } from '@venue/sdk/users/model';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { StaffChip } from './StaffChip.tsx';
import css from './UsersPage.module.css';
import { userPaths } from './users.paths.ts';

const Name = ({ row }: { row: AdminUser }) => (
  <span className={css.name}>
    <span>{row.fullName || 'Имя не\u00a0указано'}</span>
    {row.accountState !== accountState.active && <StatusChip option={accountState.option(row.accountState)} />}
    {row.isStaff && <StaffChip />}
  </span>
);
const { column, drawn } = recordColumns(userRecord, listUsers);
const columns = [
  column('userId', { width: 72 }),
  drawn('fullName', row => <Name row={row} />, { minWidth: 180 }),
  column('userPhone', { width: 150 }),
  column('userEmail', { minWidth: 180, aside: true }),
  drawn('verificationStatus', row => <StatusChip option={verificationOption(row)} />, { width: 186 }),
  // Most people have no picture: a chip in every row would hide those that wait for a decision.
  drawn('avatarConfirmStatus', row => (row.userAvatarExists ? <StatusChip option={avatarOption(row)} /> : '—'), {
    width: 148,
  }),
  column('createdAt', { aside: true }),
  column('lastSeenAt'),
];

const filters: readonly Filter[] = [
  {
    kind: 'select',
    name: 'verificationStatus',
    label: 'Проверка',
    options: [{ id: 0, label: 'Не\u00a0проверен' }, ...verificationStatus.options],
  },
  { kind: 'select', name: 'avatarStatus', label: 'Аватар', options: avatarStatus.options },
  {
    kind: 'select',
    name: 'kind',
    label: 'Кто',
    options: [
      { id: 'customer', label: 'Клиенты' },
      { id: 'staff', label: 'Сотрудники' },
    ],
  },
  {
    kind: 'select',
    name: 'waits',
    label: 'Ждёт решения',
    options: [
      { id: 'user', label: 'Учётная запись' },
      { id: 'avatar', label: 'Фотография' },
      { id: 'deletion', label: 'Удаление учётной записи' },
    ],
  },
  { kind: 'days', from: 'from', to: 'to', label: 'Дни регистрации' },
];

const bulk = [
  {
    action: 'users.confirm',
    label: 'Подтвердить ожидающих',
    permission: 'users.manage',
    text: 'Имена и\u00a0паспорта тех, кто ждёт проверки, будут считаться проверенными, а\u00a0учётные записи станут активными.',
  },
] as const;

/** Everybody with an account. */
export default function UsersPage() {
  const may = useMay();
  return (
    <Page
      {...useScreen()}
      {...(may('users.manage')
        ? { actions: <Button to={userPaths.guests.path}>Гость без учётной записи</Button> }
        : {})}
    >
      <SectionGrid
        call={listUsers}
        columns={columns}
        filters={filters}
        rowId="userId"
        title="Пользователи"
        searchLabel="Номер, имя, телефон, почта или ИНН"
        open={row => href(userPaths.page, { id: row.userId })}
        bulk={bulk}
        {...(may('users.export') ? { exportCall: exportUsers } : {})}
        empty={<Empty title="Пользователей пока нет" text="Появятся здесь, когда зарегистрируются." />}
      />
    </Page>
  );
}
