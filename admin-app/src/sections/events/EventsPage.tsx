import { exportEvents, listCategories, listEvents } from '@venue/sdk/events/admin';
import { announcementRecord, eventRecord } from '@venue/sdk/events/kind';
import { type AdminEventRow, eventKind } from '@venue/sdk/events/model';
import { listRooms } from '@venue/sdk/rooms';
import { formatWhere } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { bulkDecisions } from '../../app/decision/bulkDecisions.ts';
import { decisionActions, useDecisionDialog } from '../../app/decision/useDecisionDialog.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import { personColumn } from '../../app/list/personColumn.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { useRemoval } from '../../app/record/form/useRemoval.ts';
import { addressOf } from './addressOf.ts';
import { decisionsOf, rejectReasons } from './decisions.tsx';
import { eventRemoval } from './eventRemoval.ts';
import { eventPaths } from './events.paths.ts';
import { formatDays } from './formatWhen.ts';
import { useTicketHolders } from './useTicketHolders.ts';

// Loaded lazily, so that the list appears first.
const CategoriesDialog = lazyWithRetry(
  () => import('./CategoriesDialog.tsx'),
  ({ close }) => close(),
);

const { column } = recordColumns(eventRecord, listEvents);
const columns = [
  column('eventId', { width: 62 }),
  column('objectStatusId', { width: 162 }),
  column('eventTitle', { minWidth: 168, flex: 2 }),
  column('date', { headerName: 'Когда', width: 196, valueFormatter: (_, row) => formatDays(row) }),
  column('place', { headerName: 'Где', minWidth: 106, valueFormatter: (_, row) => formatWhere(row) || '—' }),
  column('eventKind', { flex: 0, width: 114 }),
  personColumn(column('userName', { minWidth: 100 }), row => row.userId),
  column('category', { aside: true }),
  column('userPhone', { aside: true }),
  column('ticketsSold', { width: 84, align: 'right', headerAlign: 'right', aside: true }),
  column('price', { width: 110, aside: true }),
  column('sentAt', { aside: true }),
  column('createdAt', { aside: true }),
  column('updatedAt', { aside: true }),
];
const filters: readonly Filter[] = [
  kindFilter(eventRecord, 'objectStatusId', 'status'),
  kindFilter(eventRecord, 'eventKind', 'kind'),
  { kind: 'days', from: 'from', to: 'to', label: 'Дни' },
  { kind: 'yesNo', name: 'lacksHours', label: 'Без часов помещения' },
];
const bulk = bulkDecisions('events', eventRecord, {
  reasons: rejectReasons,
  deleted: 'На\u00a0сайте их больше не\u00a0будет.',
});

/** All events and announcements. */
export default function EventsPage() {
  const manages = useMay()(eventRecord.manage);
  const [listing, setListing] = useState(false);
  const { ask, dialog } = useDecisionDialog();
  const { data } = useCall(listCategories, {});
  const events = useRemoval({ ...eventRemoval, kind: eventRecord });
  const announcements = useRemoval({ ...eventRemoval, kind: announcementRecord });
  const { keep, look } = useTicketHolders();
  const venue = useCall(listRooms, {});
  const categories = data?.message.categories;
  const rooms = venue.data?.message.rooms;
  const allFilters = useMemo(
    (): readonly Filter[] => [
      ...filters,
      {
        kind: 'select',
        name: 'roomId',
        label: eventRecord.fields.roomId.label,
        options: (rooms ?? []).map(({ roomId, name }) => ({ id: roomId, label: name })),
      },
      {
        kind: 'select',
        name: 'categoryId',
        label: eventRecord.fields.categoryId.label,
        options: (categories ?? []).map(({ categoryId, categoryName }) => ({ id: categoryId, label: categoryName })),
      },
      { kind: 'text', name: 'userId', label: 'Номер организатора', byLink: true },
    ],
    [categories, rooms],
  );
  const actions = useCallback(
    (row: AdminEventRow) => {
      const { eventId, eventTitle, can } = row;
      const { remove, restore } = row.eventKind === eventKind.announcement ? announcements : events;
      return [
        ...decisionActions(decisionsOf(row), ask),
        ...(can.includes('tickets')
          ? [
              { label: 'Скачать участников (XLSX)', run: () => keep(eventId) },
              { label: 'Посмотреть участников (PDF)', run: () => look(eventId) },
            ]
          : []),
        ...(can.includes('delete')
          ? [{ label: 'Удалить', danger: true, run: () => remove(eventId, eventTitle, row.objectStatusId) }]
          : []),
        ...(can.includes('restore') ? [{ label: 'Вернуть', run: () => restore(eventId) }] : []),
      ];
    },
    [ask, keep, look, events, announcements],
  );
  return (
    <Page
      {...useScreen()}
      actions={
        <>
          <Button color="inherit" onClick={() => setListing(true)}>
            Категории
          </Button>
          {manages && (
            <>
              <Button variant="contained" to={href(eventPaths.create)}>
                Создать мероприятие
              </Button>
              <Button variant="outlined" to={href(eventPaths.createAnnouncement)}>
                Создать анонс
              </Button>
            </>
          )}
        </>
      }
    >
      <SectionGrid
        call={listEvents}
        columns={columns}
        filters={allFilters}
        rowId="eventId"
        title="Мероприятия"
        searchLabel="Номер, название, место или организатор"
        open={addressOf}
        {...(manages ? { actions } : {})}
        exportCall={exportEvents}
        bulk={bulk}
        empty={
          <Empty
            title="Мероприятий пока нет"
            text="Создайте первое или дождитесь заявки организатора: она появится здесь сама."
          />
        }
      />
      {dialog}
      <Suspense fallback={null}>{listing && <CategoriesDialog close={() => setListing(false)} />}</Suspense>
    </Page>
  );
}
