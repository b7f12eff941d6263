import { kinds } from '@venue/sdk/kinds';
import { exportAudit, listAudit, listAuditPeople } from '@venue/sdk/staff/admin';
import { type AuditRow, permissionAreas } from '@venue/sdk/staff/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { StaffTabs } from './StaffTabs.tsx';

const AuditDialog = lazy(() => import('./AuditDialog.tsx'));

const col = columnsOf<AuditRow>();
const columns = [
  col.when('at', 'Когда', { width: 150 }),
  col.text('who', 'Кто', { minWidth: 150, sortable: false }),
  col.text('what', 'Что сделано', { minWidth: 260, sortable: false }),
  col.text('record', 'Запись', { minWidth: 180, sortable: false }),
];

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

const ENTRY = 'entry';

/** Who of staff did what and when; a row opens with what it changed. */
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
      { kind: 'select', name: 'area', label: 'Раздел', options: optionsOf(permissionAreas) },
      {
        kind: 'select',
        name: 'kind',
        label: 'Вид записи',
        options: Object.values(kinds).map(({ name, label }) => ({ id: name, label })),
      },
      { kind: 'text', name: 'recordId', label: '№ записи' },
      { kind: 'days', from: 'from', to: 'to', label: 'Дата' },
    ],
    [data],
  );
  const [params, setParams] = useSearchParams();
  const entry = numberIn(params.get(ENTRY));
  const address = (id: number) => {
    const next = new URLSearchParams(params);
    next.set(ENTRY, String(id));
    return `?${next}`;
  };
  const close = () =>
    setParams(
      now => {
        const next = new URLSearchParams(now);
        next.delete(ENTRY);
        return next;
      },
      { replace: true },
    );
  return (
    <Page {...useScreen()} actions={<StaffTabs />}>
      <SectionGrid
        call={listAudit}
        columns={columns}
        filters={filters}
        rowId="id"
        title="Журнал действий"
        searchLabel="Имя, действие или номер записи"
        open={row => address(row.id)}
        exportCall={exportAudit}
        empty={<Empty title={'Пока ничего не\u00a0меняли'} text="Здесь появится всё, что меняют сотрудники." />}
      />
      <Suspense fallback={null}>{entry !== null && <AuditDialog id={entry} close={close} />}</Suspense>
    </Page>
  );
}
