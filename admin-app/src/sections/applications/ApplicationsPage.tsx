import { exportApplications, listApplications } from '@venue/sdk/applications/admin';
import { type Application, simpleRequestStatus } from '@venue/sdk/applications/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { personColumn } from '../../app/list/personColumn.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { AcceptChosen } from './AcceptChosen.tsx';
import { applicationUrl } from './applications.paths.ts';
import { ageOf, Due } from './due.tsx';
import { QueueTabs, useQueue } from './QueueTabs.tsx';
import { StartButton } from './StartButton.tsx';
import { typeLabel, typeOptions } from './typeLabel.ts';
import { useType } from './useNext.ts';
import { useRowDecisions } from './useRowDecisions.ts';

const col = columnsOf<Application>();
const columns = [
  col.number('requestId', '№', { width: 72 }),
  col.status('requestStatus', 'Статус', simpleRequestStatus, { width: 116 }),
  col.text('requestType', 'Что проверить', {
    minWidth: 170,
    valueFormatter: (_, row) => typeLabel(row.requestType, row.isAmendment),
  }),
  col.text('objectTitle', 'О чём', { minWidth: 130 }),
  personColumn(col.text('userName', 'Отправитель', { minWidth: 120 }), row => row.userId),
  col.phone('userPhone', 'Телефон', { aside: true }),
  {
    ...col.text('createdAt', 'Ждёт', { width: 84, minWidth: 84, flex: 0 }),
    valueFormatter: (_: unknown, row: Application) => ageOf(row) || formatDateTime(row.createdAt),
  },
  {
    ...col.when('dueAt', 'Решить до', { width: 214 }),
    display: 'flex' as const,
    mark: 'status' as const,
    renderCell: ({ row }: { row: Application }) => <Due application={row} />,
    card: (row: Application) => <Due application={row} />,
  },
  personColumn(
    col.text('takenBy', 'В\u00a0работе у', {
      minWidth: 110,
      valueFormatter: (_, row) => row.takenBy?.userName ?? '—',
    }),
    row => row.takenBy?.userId ?? null,
  ),
  col.when('doneAt', 'Выполнена', { aside: true }),
];

const filters: readonly Filter[] = [
  { kind: 'select', name: 'type', label: 'Тип', options: typeOptions },
  { kind: 'days', from: 'from', to: 'to', label: 'Дни отправки' },
  { kind: 'text', name: 'userId', label: 'Номер отправителя', byLink: true },
];

const bulk = [
  {
    action: 'applications.take',
    label: 'Взять в\u00a0работу',
    permission: 'applications.manage',
    text: 'Они станут вашими; то, что уже в\u00a0работе у\u00a0коллег, у\u00a0них и\u00a0останется.',
  },
] as const;

const nothing = {
  waiting: { title: 'Всё разобрано', text: 'Новые заявки появятся здесь сами.' },
  free: { title: 'Новых заявок нет', text: 'Всё, что ждёт, уже у\u00a0кого-то в\u00a0работе.' },
  mine: { title: 'У\u00a0вас в\u00a0работе ничего нет', text: 'Возьмите заявку из\u00a0новых.' },
  taken: { title: 'В\u00a0работе ничего нет', text: 'Сейчас никто не\u00a0занят проверкой.' },
  done: { title: 'Выполненных заявок пока нет', text: 'Решения останутся здесь.' },
  all: { title: 'Заявок пока нет', text: 'Новые появятся здесь сами.' },
} as const;

/** Applications that wait for a decision of staff, and those already decided. */
export default function ApplicationsPage() {
  const queue = useQueue();
  const type = useType();
  const { actions, dialog } = useRowDecisions();
  return (
    <Page
      {...useScreen()}
      actions={(queue === 'waiting' || queue === 'free' || queue === 'mine') && <StartButton queue={queue} />}
    >
      <QueueTabs queue={queue} />
      <SectionGrid
        call={listApplications}
        columns={columns}
        filters={filters}
        tabs="queue"
        rowId="requestId"
        title="Заявки"
        searchLabel="Номер, название, имя или телефон"
        open={row => applicationUrl(row.requestId, type)}
        exportCall={exportApplications}
        bulk={bulk}
        actions={actions}
        chosenTools={(ids, clear) => <AcceptChosen ids={ids} clear={clear} />}
        empty={<Empty {...nothing[queue]} />}
      />
      {dialog}
    </Page>
  );
}
