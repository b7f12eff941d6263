import { kinds } from '@venue/sdk/kinds';
import { exportAudit, listAudit, listAuditPeople } from '@venue/sdk/staff/admin';
import { type AuditRow, permissionTable } from '@venue/sdk/staff/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useMemo } from 'react';
import { personColumn } from '../../app/list/personColumn.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { useOpened } from '../../app/list/useOpened.ts';
import { StaffTabs } from './StaffTabs.tsx';

const AuditDialog = lazyWithRetry(
  () => import('./AuditDialog.tsx'),
  ({ close }) => close(),
);

const col = columnsOf<AuditRow>();
const columns = [
  col.when('at', 'Когда', { width: 150 }),
  personColumn(col.text('who', 'Кто', { minWidth: 150 }), row => row.userId),
  col.text('what', 'Что сделано', { link: true, minWidth: 260 }),
  col.text('record', 'Запись', { minWidth: 180 }),
];

/** The log of staff actions; a row opens with its changes. */
export default function AuditPage() {
  const { data } = useCall(listAuditPeople, {});
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        kind: 'select',
        name: 'userId',
        label: 'Сотрудник',
        options: data?.message.people.map(({ userId, userName }) => ({ id: userId, label: userName })) ?? [],
      },
      {
        kind: 'select',
        name: 'area',
        label: 'Раздел',
        options: permissionTable.map(({ area, label }) => ({ id: area, label })),
      },
      {
        kind: 'select',
        name: 'kind',
        label: 'Вид записи',
        options: Object.values(kinds)
          .map(({ name, label }) => ({ id: name, label }))
          .sort((a, b) => a.label.localeCompare(b.label, 'ru')),
      },
      { kind: 'text', name: 'recordId', label: '№ записи' },
      { kind: 'days', from: 'from', to: 'to', label: 'Дата' },
    ],
    [data],
  );
  const entry = useOpened('entry');
  return (
    <Page {...useScreen()} actions={<StaffTabs />}>
      <SectionGrid
        call={listAudit}
        columns={columns}
        filters={filters}
        rowId="id"
        title="Журнал действий"
        searchLabel="Имя, действие или номер записи"
        open={row => entry.address(row.id)}
        exportCall={exportAudit}
        empty={<Empty title={'Пока ничего не\u00a0меняли'} text="Здесь появится всё, что меняют сотрудники." />}
      />
      <Suspense fallback={null}>
        {entry.current !== null && <AuditDialog id={entry.current} close={entry.close} />}
      </Suspense>
    </Page>
  );
}
