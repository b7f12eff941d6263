import { formatRuns } from '@venue/sdk';
import { bookingRecord } from '@venue/sdk/bookings/kind';
import { recordSheet } from '../../core/files/recordSheet.ts';
import type { Sheet } from '../../core/files/sheet.ts';
import type { allBookings } from './bookings.list.store.ts';
import { statusAt } from './bookings.rules.ts';

type Row = Awaited<ReturnType<typeof allBookings>>[number];

/** Bookings in the staff's export, with their statuses as they are now. */
export const bookingsSheet = (now: Date): Sheet<Row> =>
  recordSheet<Row>()(bookingRecord, [
    { field: 'orderId', width: 8, value: row => row.id },
    { field: 'status', width: 18, value: row => statusAt(row, now) },
    { field: 'roomName', width: 18, value: row => row.roomName },
    { field: 'start', width: 18, value: row => row.firstStart },
    { field: 'runs', width: 30, cell: row => formatRuns(row.hours) },
    { field: 'hours', width: 8, value: row => row.hours.length },
    { field: 'customer', width: 32, value: row => [row.lastname, row.name, row.middlename].filter(Boolean).join(' ') },
    { field: 'phone', width: 18, value: row => row.phone },
    { field: 'tariff', width: 22, value: row => row.tariffTitle },
    { field: 'guests', width: 8, value: row => row.guests },
    { field: 'customerComment', width: 40, value: row => row.customerComment },
    { field: 'price', width: 12, value: row => row.price },
    { field: 'createdAt', width: 18, value: row => row.createdAt },
    { field: 'paidAt', width: 18, value: row => row.paidAt },
    { field: 'rejectionReason', width: 40, value: row => row.rejectionReason },
  ]);
