import { formatPhone } from '@venue/sdk';
import { countEventRequests, listEventRequests, listRequestManagers } from '@venue/sdk/event-requests/admin';
import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { requestStatusOf } from '@venue/shared-ui/areas/event-requests/requestStatus.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { RowOf } from '@venue/shared-ui/grid/CallGrid.tsx';
import { columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWho } from '../../app/frame/useWho.ts';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import { personColumn } from '../../app/list/personColumn.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { eventRequestPaths } from './event-requests.paths.ts';
import { managerText } from './Manager.tsx';

const Board = lazyWithRetry(() => import('./Board.tsx'));

const { column, drawn } = recordColumns(eventRequestRecord, listEventRequests);
const col = columnsOf<RowOf<typeof listEventRequests>>();
const columns = [
  column('eventRequestId'),
  column('eventRequestTitle', { minWidth: 220 }),
  drawn('eventRequestStatus', row => <StatusChip option={requestStatusOf(row)} />, { width: 236 }),
  column('eventRequestDateStart'),
  column('eventRequestSpace', { width: 180, flex: 0 }),
  personColumn(column('managerInfo', { width: 140, flex: 0 }), row => row.managerInfo?.managerId ?? null),
  col.number('unread', 'Новых сообщений', { width: 150, aside: true }),
  col.number('participants', 'Участников', { width: 110, aside: true }),
  col.text('contactName', 'Контактное лицо', { aside: true }),
  col.text('contactPhone', 'Телефон', {
    aside: true,
    valueFormatter: value => formatPhone(String(value)),
  }),
  col.when('submittedAt', 'Подана', { aside: true }),
  column('updatedAt'),
];

const unread: Filter = {
  kind: 'select',
  name: 'unread',
  label: 'Сообщения',
  options: [{ id: 'true', label: 'Непрочитанные' }],
};
const endedBy: Filter = {
  kind: 'select',
  name: 'endedBy',
  label: 'Кто завершил',
  options: [
    { id: 'customer', label: 'Отменил заказчик' },
    { id: 'venue', label: 'Завершила площадка' },
  ],
};
const days: Filter = { kind: 'days', from: 'from', to: 'to', label: 'Дни мероприятия' };

/** The statuses a request passes after its customer has sent it. */
const steps = eventRequestStatus.options.filter(({ id }) => id !== eventRequestStatus.draft);

/** The filter by manager: the user's own requests, or those of a colleague who may manage them. */
function useManagerFilter(): Filter[] {
  const { person } = useWho();
  const { data } = useCall(listRequestManagers, { query: {} });
  if (!person || !data) return [];
  const others = data.message.managers.filter(({ managerId }) => managerId !== person.userId);
  return [
    {
      kind: 'select',
      name: 'managerId',
      label: 'Менеджер',
      options: [
        { id: person.userId, label: 'Мои заявки' },
        ...others.map(each => ({ id: each.managerId, label: managerText(each) })),
      ],
    },
  ];
}

/** Every request for an event but drafts, status by status. */
export default function RequestsPage() {
  const [params] = useSearchParams();
  const chosen = params.get('status');
  const { data } = useCall(countEventRequests, {});
  const filters = [...useManagerFilter(), days, unread, endedBy];
  const countOf = (id: number) => data?.message.counts.find(each => each.eventRequestStatus === id)?.count ?? 0;
  const to = (status?: number) => {
    const next = new URLSearchParams(params);
    for (const name of ['status', 'page']) next.delete(name);
    if (status !== undefined) next.set('status', String(status));
    return `?${next}`;
  };
  const tabs = [
    { text: 'Все', to: to(), current: chosen === null },
    ...steps.map(({ id, label }) => ({
      text: label,
      to: to(Number(id)),
      current: chosen === String(id),
      count: data && countOf(Number(id)),
    })),
  ];
  const { person } = useWho();
  const board = params.get('view') === 'board';
  const views = [
    { text: 'Список', to: '?', current: !board },
    { text: 'Доска', to: '?view=board', current: board },
  ];
  const shown = useScreen();
  if (board) {
    const managerId = numberIn(params.get('managerId') ?? undefined) ?? undefined;
    const whose = [
      { text: 'Все', to: '?view=board', current: managerId === undefined },
      ...(person
        ? [{ text: 'Мои', to: `?view=board&managerId=${person.userId}`, current: managerId === person.userId }]
        : []),
    ];
    return (
      <Page {...shown} actions={<LinkTabs label="Вид заявок" tabs={views} />}>
        <LinkTabs label="Чьи заявки" tabs={whose} overList />
        <Suspense fallback={<TextSkeleton lines={8} />}>
          <Board managerId={managerId} />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page {...shown} actions={<LinkTabs label="Вид заявок" tabs={views} />}>
      <LinkTabs label="Статусы заявок" tabs={tabs} overList />
      <SectionGrid
        call={listEventRequests}
        columns={columns}
        filters={filters}
        tabs="status"
        rowId="eventRequestId"
        title="Заявки на&nbsp;мероприятия"
        searchLabel="Номер, название, контакт"
        open={row => href(eventRequestPaths.page, { id: row.eventRequestId })}
        empty={<Empty title="Здесь пока нет заявок" text="Новые появятся сами, как только их отправят." />}
      />
    </Page>
  );
}
