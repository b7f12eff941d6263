import { exportTicketOrders, listTicketOrders } from '@venue/sdk/tickets/admin';
import { ticketOrderRecord } from '@venue/sdk/tickets/kind';
import type { AdminTicketOrder } from '@venue/sdk/tickets/model';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { recordColumns } from '../../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../../app/list/SectionGrid.tsx';
import { ticketOrderPaths } from '../tickets.paths.ts';

const { column } = recordColumns(ticketOrderRecord, listTicketOrders);
const columns = [
  column('orderId', { width: 66 }),
  column('orderStatus', { width: 172 }),
  column('eventTitle', { minWidth: 160, flex: 2 }),
  column('buyerName', { minWidth: 130 }),
  column('phone'),
  column('places', { width: 86, align: 'right', headerAlign: 'right' }),
  column('total', { width: 104 }),
  column('returned', { width: 124, aside: true }),
  column('createdAt'),
  column('paidAt', { aside: true }),
];
const filters: readonly Filter[] = [
  kindFilter(ticketOrderRecord, 'orderStatus', 'status'),
  { kind: 'days', from: 'from', to: 'to', label: 'Дни заказа' },
  { kind: 'text', name: 'eventId', label: 'Номер мероприятия', byLink: true },
];

const addressOf = ({ orderId }: AdminTicketOrder): string => href(ticketOrderPaths.page, { orderId });

/** Everybody's orders of tickets. */
export default function OrdersPage() {
  return (
    <Page {...useScreen()}>
      <SectionGrid
        call={listTicketOrders}
        columns={columns}
        filters={filters}
        rowId="orderId"
        title="Заказы билетов"
        searchLabel="Номер, покупатель, телефон или событие"
        open={addressOf}
        exportCall={exportTicketOrders}
        empty={<Empty title="Заказов билетов пока нет" text="Новые появятся здесь сами." />}
      />
    </Page>
  );
}
