import { exportEvents, listCategories, listEvents } from '@venue/sdk/events/admin';
import { type AdminEventRow, eventKind, eventStatus } from '@venue/sdk/events/model';
import { rooms } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { Decision } from '../../app/decision/decision.ts';
import { useMay } from '../../app/frame/useWho.ts';
import { type BulkOffer, SectionGrid } from '../../app/list/SectionGrid.tsx';
import { addressOf } from './addresses.ts';
import { decisionsOf, rejectReasons } from './decisions.tsx';
import { createAnnouncement, createEvent } from './events.section.ts';
import { useEventRemoval } from './useEventRemoval.ts';
import { useTicketHolders } from './useTicketHolders.ts';
import { formatDays, formatWhere } from './words.ts';

// The list comes first; the dialogs follow when they are asked for.
const CategoriesDialog = lazy(() => import('./CategoriesDialog.tsx'));
const DecisionDialog = lazy(() => import('../../app/decision/DecisionDialog.tsx'));

const col = columnsOf<AdminEventRow>();
const columns = [
  col.number('eventId', '№', { width: 62 }),
  col.status('objectStatusId', 'Статус', eventStatus, { width: 162 }),
  col.text('eventTitle', 'Название', { minWidth: 168, flex: 2 }),
  col.text('date', 'Когда', { flex: 0, width: 196, valueFormatter: (_, row) => formatDays(row) }),
  col.text('place', 'Где', { minWidth: 106, valueFormatter: (_, row) => formatWhere(row) || '—' }),
  col.text('eventKind', 'Вид', {
    flex: 0,
    width: 114,
    valueFormatter: (_, row) => eventKind.option(row.eventKind).label,
  }),
  col.text('userName', 'Подал', { minWidth: 100 }),
  col.text('category', 'Категория', {
    aside: true,
    valueFormatter: (_, row) => row.category?.categoryName ?? '—',
  }),
  col.phone('userPhone', 'Телефон', { aside: true }),
  col.number('ticketsSold', 'Билетов', { width: 84, align: 'right', headerAlign: 'right', aside: true }),
  col.money('price', 'К\u00a0оплате', { width: 110, aside: true }),
  col.when('sentAt', 'На\u00a0проверке с', { aside: true }),
  col.when('createdAt', 'Создано', { aside: true }),
  col.when('updatedAt', 'Изменено', { aside: true }),
];

const filters: readonly Filter[] = [
  { kind: 'select', name: 'status', label: 'Статус', options: eventStatus.options },
  { kind: 'select', name: 'kind', label: 'Вид', options: eventKind.options },
  {
    kind: 'select',
    name: 'roomId',
    label: 'Помещение',
    options: rooms.map(({ roomId, name }) => ({ id: roomId, label: name })),
  },
  { kind: 'days', from: 'from', to: 'to', label: 'Дни' },
];

const permission = 'events.manage';
/** What may be done with everything the filter lets through. */
const bulk: readonly BulkOffer[] = [
  { action: 'events.publish', label: 'Опубликовать', permission },
  { action: 'events.withdraw', label: 'Снять с\u00a0публикации', permission },
  { action: 'events.reject', label: 'Отклонить', permission, reasons: rejectReasons, danger: true },
  {
    action: 'events.delete',
    label: 'Удалить',
    permission,
    text: 'На\u00a0сайте их больше не\u00a0будет. Вернуть можно сразу или позже: отберите удалённые по\u00a0статусу.',
    danger: true,
    done: 'Удалено',
  },
];

/** All events and announcements. */
export default function EventsPage() {
  const manages = useMay()('events.manage');
  const [listing, setListing] = useState(false);
  const [asked, setAsked] = useState<Decision | null>(null);
  const { data } = useCall(listCategories, {});
  const { remove, restore } = useEventRemoval();
  const { keep, look } = useTicketHolders();
  const categories = data?.message.categories;
  const allFilters = useMemo(
    (): readonly Filter[] => [
      ...filters,
      {
        kind: 'select',
        name: 'categoryId',
        label: 'Категория',
        options: (categories ?? []).map(({ categoryId, categoryName }) => ({ id: categoryId, label: categoryName })),
      },
      { kind: 'text', name: 'userId', label: 'Номер организатора', byLink: true },
    ],
    [categories],
  );
  const actions = useCallback(
    (row: AdminEventRow) => [
      ...decisionsOf(row).map(decision => ({
        label: decision.label,
        danger: decision.tone === 'danger',
        run: () => setAsked(decision),
      })),
      ...(row.can.includes('tickets')
        ? [
            { label: 'Скачать участников (XLSX)', run: () => keep(row.eventId) },
            { label: 'Посмотреть участников (PDF)', run: () => look(row.eventId) },
          ]
        : []),
      ...(row.can.includes('delete') ? [{ label: 'Удалить', danger: true, run: () => remove(row) }] : []),
      ...(row.can.includes('restore') ? [{ label: 'Вернуть', run: () => restore(row) }] : []),
    ],
    [keep, look, remove, restore],
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
              <Button variant="contained" to={href(createEvent)}>
                Создать мероприятие
              </Button>
              <Button variant="outlined" to={href(createAnnouncement)}>
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
      <Suspense fallback={null}>
        {listing && <CategoriesDialog close={() => setListing(false)} />}
        {asked && <DecisionDialog decision={asked} close={() => setAsked(null)} done={() => setAsked(null)} />}
      </Suspense>
    </Page>
  );
}
