import { ticketOrderRecord } from '@venue/sdk/tickets/kind';
import { recordSheet } from '../../core/files/recordSheet.ts';
import type { ListedOrder } from './tickets.admin.store.ts';

/** Orders of tickets in the staff's export. */
export const ticketOrdersSheet = recordSheet<ListedOrder>()(ticketOrderRecord, [
  { field: 'orderId', width: 8, value: row => row.id },
  { field: 'orderStatus', width: 20, value: row => row.status },
  { field: 'eventTitle', width: 44, value: row => row.eventTitle },
  { field: 'buyerName', width: 32, value: row => row.name },
  { field: 'phone', width: 18, value: row => row.phone },
  { field: 'places', width: 10, value: row => row.places },
  { field: 'total', width: 12, value: row => row.total },
  { field: 'returned', width: 14, value: row => row.returned },
  { field: 'createdAt', width: 18, value: row => row.createdAt },
  { field: 'paidAt', width: 18, value: row => row.paidAt },
]);
