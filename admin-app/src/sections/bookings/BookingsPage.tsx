import { exportBookings, listBookings } from '@venue/sdk/bookings/admin';
import { type AdminBooking, bookingStatus, staffBookingStatus } from '@venue/sdk/bookings/model';
import { accountState } from '@venue/sdk/profile/model';
import { listRooms } from '@venue/sdk/rooms';
import { bookingMode, type RoomCard } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { columnsOf, textValue } from '@venue/shared-ui/grid/columns.tsx';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { personColumn } from '../../app/list/personColumn.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { useOpened } from '../../app/list/useOpened.ts';
import { deskPaths } from '../desk/desk.paths.ts';

// Loaded lazily, so that the list appears first.
const BookingDrawer = lazyWithRetry(
  () => import('./BookingDrawer.tsx'),
  ({ close }) => close(),
);
const CancelDialog = lazyWithRetry(
  () => import('./CancelDialog.tsx'),
  ({ close }) => close(),
);

const col = columnsOf<AdminBooking>();
// Most staff start with this list, so it does not use the columns of kinds, which would load code it does not need.
const customer = col.text('customer', 'Клиент', {
  minWidth: 120,
  valueFormatter: (_, { customer, accountState: state }) =>
    [customer || '—', state !== accountState.active && accountState.option(state).label].filter(Boolean).join(' · '),
});
const columns = [
  col.number('orderId', '№', { width: 60 }),
  col.status('status', 'Статус', staffBookingStatus),
  col.text('roomName', 'Помещение', { flex: 0, width: 114, minWidth: 100 }),
  col.when('start', 'Начало'),
  col.number('hours', 'Часы', {
    width: 104,
    // The beginning is that of the first hour; this says that the others do not follow it.
    valueFormatter: (hours, { runs }) => (runs.length > 1 ? `${hours} вразбивку` : String(hours)),
  }),
  // A booking has no name: on a phone card the customer's name stands for it and links to it.
  { ...personColumn(customer, row => row.userId), card: (row: AdminBooking) => textValue(customer, row) },
  col.phone('phone', 'Телефон'),
  col.text('tariff', 'Тариф', { minWidth: 150, aside: true }),
  col.money('price', 'Сумма', { width: 92 }),
  col.when('createdAt', 'Создана', { aside: true }),
];

const filtersOf = (rooms: readonly RoomCard[]): readonly Filter[] => [
  { kind: 'select', name: 'status', label: 'Статус', options: staffBookingStatus.options },
  {
    kind: 'select',
    name: 'roomId',
    label: 'Помещение',
    options: rooms
      .filter(room => room.bookingMode !== bookingMode.none)
      .toSorted((a, b) => Number(b.bookable) - Number(a.bookable))
      .map(({ roomId, name }) => ({ id: roomId, label: name })),
  },
  { kind: 'days', from: 'from', to: 'to', label: 'Дни брони' },
  // Filters that only the links of the dashboard set.
  { kind: 'days', from: 'paidFrom', to: 'paidTo', label: 'Дни оплаты', byLink: true },
  { kind: 'days', from: 'refundedFrom', to: 'refundedTo', label: 'Дни возврата', byLink: true },
];

/** The parameter that names the open booking; `order` is the direction of the list's sorting. */
const OPENED = 'booking';

/** All bookings; one opens beside them. The schedule that was here is the board now, and its addresses lead there. */
export default function BookingsPage() {
  const [params] = useSearchParams();
  const order = useOpened(OPENED);
  const [opened, setOpened] = useState(false);
  if (order.current !== null && !opened) setOpened(true);
  const [cancelled, setCancelled] = useState<AdminBooking | null>(null);
  const manages = useMay()('bookings.manage');
  const rooms = useCall(listRooms, {}).data?.message.rooms;
  const filters = useMemo(() => filtersOf(rooms ?? []), [rooms]);
  const actions = useCallback(
    (row: AdminBooking) =>
      row.status === bookingStatus.cancelled
        ? []
        : [{ label: 'Отменить бронирование', danger: true, run: () => setCancelled(row) }],
    [],
  );
  const screen = useScreen();
  if (params.get('view') === 'schedule') return <Navigate replace to={boardInstead(params)} />;
  return (
    <Page
      {...screen}
      actions={
        <Button to={deskPaths.board.path} color="inherit" variant="outlined">
          Доска
        </Button>
      }
    >
      <SectionGrid
        call={listBookings}
        columns={columns}
        filters={filters}
        rowId="orderId"
        title="Бронирования"
        searchLabel="Номер, телефон или имя"
        open={row => order.address(row.orderId)}
        {...(manages ? { actions } : {})}
        exportCall={exportBookings}
        empty={<Empty title="Бронирований пока нет" text="Новые появятся здесь сами." />}
      />
      <Suspense fallback={null}>
        {opened && <BookingDrawer orderId={order.current} close={order.close} />}
        {cancelled && <CancelDialog booking={cancelled} close={() => setCancelled(null)} />}
      </Suspense>
    </Page>
  );
}

/** The week of a room on the board, in place of the former schedule of it. */
function boardInstead(params: URLSearchParams): string {
  const next = new URLSearchParams({ view: 'week' });
  for (const [from, to] of [
    ['day', 'day'],
    ['studio', 'room'],
    [OPENED, OPENED],
  ] as const) {
    const value = params.get(from);
    if (value !== null) next.set(to, value);
  }
  return `${deskPaths.board.path}?${next}`;
}
