import { exportResidents, listResidents, saveResident } from '@venue/sdk/residents/admin';
import { type ResidentRow, residentStatus } from '@venue/sdk/residents/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useCallback } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import { type BulkOffer, SectionGrid } from '../../app/list/SectionGrid.tsx';
import { ActualSwitch } from './ActualSwitch.tsx';
import { moveLabels, moveOf, type ResidentAction } from './moveQuestion.ts';
import { ResidentName } from './ResidentName.tsx';
import { newResident, resident } from './residents.section.ts';
import { movedTexts, residentTexts } from './residentTexts.ts';

const { refused, failed } = residentTexts.update;
const col = columnsOf<ResidentRow>();
const actual = (row: ResidentRow) => (row.residentIsActual ? 'Да' : 'Нет');
const columnsFor = (manages: boolean) => [
  col.number('residentId', '№', { width: 60 }),
  col.text('residentName', 'Название', {
    minWidth: 260,
    display: 'flex',
    renderCell: ({ row }) => <ResidentName {...row} />,
    card: row => <ResidentName {...row} />,
  }),
  col.status('residentStatus', 'Статус', residentStatus, { width: 142 }),
  col.text('residentIsActual', 'Актуален', {
    width: 104,
    flex: 0,
    minWidth: 104,
    display: 'flex',
    ...(manages
      ? {
          renderCell: ({ row, tabIndex }) => <ActualSwitch row={row} tabIndex={tabIndex} />,
          card: row => <ActualSwitch row={row} />,
        }
      : { valueFormatter: (_, row) => actual(row) }),
  }),
  col.text('residentSiteUrl', 'Сайт', { flex: 0, width: 160, minWidth: 120 }),
  col.text('userName', 'Клиент', { aside: true }),
  col.when('updatedAt', 'Изменён'),
  col.when('createdAt', 'Добавлен', { aside: true }),
];
const columns = { manage: columnsFor(true), read: columnsFor(false) } as const;

const filters: readonly Filter[] = [
  { kind: 'select', name: 'residentStatus', label: 'Статус', options: residentStatus.options },
  {
    kind: 'select',
    name: 'residentIsActual',
    label: 'Актуален',
    options: [
      { id: 'true', label: 'Да' },
      { id: 'false', label: 'Нет' },
    ],
  },
];

const bulk: readonly BulkOffer[] = [
  { action: 'residents.publish', label: moveLabels.publish, permission: 'residents.manage' },
  { action: 'residents.unpublish', label: moveLabels.unpublish, permission: 'residents.manage' },
];

/** The businesses the venue is home to. */
export default function ResidentsPage() {
  const manages = useMay()('residents.manage');
  const { send } = useSend(saveResident, { refused, failed });
  const move = useCallback(
    async ({ residentId, version }: ResidentRow, action: ResidentAction) => {
      const { to, question } = moveOf(action);
      if (!(await confirm(question))) return;
      if (await send({ body: { residentId, version, residentStatus: to } })) notify.success(movedTexts[action]);
    },
    [send],
  );
  const actions = useCallback(
    (row: ResidentRow) => row.can.map(action => ({ label: moveLabels[action], run: () => move(row, action) })),
    [move],
  );
  const add = manages && (
    <Button to={href(newResident)} variant="contained">
      Добавить резидента
    </Button>
  );
  return (
    <Page {...useScreen()} actions={add}>
      <SectionGrid
        call={listResidents}
        columns={columns[manages ? 'manage' : 'read']}
        filters={filters}
        rowId="residentId"
        title="Резиденты"
        searchLabel="Номер, название, описание или сайт"
        open={row => href(resident, { residentId: row.residentId })}
        {...(manages ? { actions } : {})}
        exportCall={exportResidents}
        bulk={bulk}
        empty={
          <Empty
            title="Резидентов пока нет"
            text="Добавьте первого сами. О&nbsp;ком клиент расскажет в&nbsp;своём кабинете, тот появится здесь черновиком."
            action={add}
          />
        }
      />
    </Page>
  );
}
