import { ticketOrderRecord } from '@venue/sdk/tickets/kind';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { joined, type SearchSource } from '../../area/searchSource.ts';
import { anyOf, withDigits, withWords } from '../../core/db/search.ts';
import { event } from '../events/events.table.ts';
import { ticketOrder } from '../events/tickets/events.attendees.table.ts';

/** Orders of tickets as a source of the staff search, by their buyers. */
export const ticketsSearch: SearchSource = {
  kind: ticketOrderRecord,
  aliases: ['билет', 'билеты'],
  rows: typed => {
    return {
      from: joined(ticketOrder, event, ticketOrder.eventId, event.id),
      id: ticketOrder.id,
      title: event.title,
      more: ticketOrder.name,
      status: ticketOrder.status,
      fits: anyOf(ticketOrder.id, [withWords([ticketOrder.name], typed), withDigits(ticketOrder.phone, typed)]),
    };
  },
  caption: row => [`Заказ №\u00a0${row.id}`, row.more],
  status: ticketOrderStatus.option,
  to: row => `/ticket-orders/${row.id}`,
};
