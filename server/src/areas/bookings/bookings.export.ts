import { bookingAdminStatus } from '@venue/sdk/bookings/model';
import { roomName } from '@venue/sdk/rooms/model';
import { momentCell, moneyCell, phoneCell, type SheetColumn } from '../../core/files/sheet.ts';
import type { allBookings } from './bookings.admin.store.ts';
import { statusAt } from './bookings.rules.ts';

type Row = Awaited<ReturnType<typeof allBookings>>[number];

/** Bookings in the staff's export, with their statuses as they are now. */
export const bookingsSheet = (now: Date): readonly SheetColumn<Row>[] => [
  { title: '№', width: 8, value: row => row.id },
  { title: 'Статус', width: 18, value: row => bookingAdminStatus.option(statusAt(row, now)).label },
  { title: 'Помещение', width: 18, value: row => roomName(row.roomId) },
  { title: 'Начало', width: 18, value: row => momentCell(row.startsAt) },
  { title: 'Конец', width: 18, value: row => momentCell(row.endsAt) },
  { title: 'Часов', width: 8, value: row => row.hours.length },
  { title: 'Клиент', width: 32, value: row => [row.lastname, row.name, row.middlename].filter(Boolean).join(' ') },
  { title: 'Телефон', width: 18, value: row => phoneCell(row.phone) },
  { title: 'Тариф', width: 22, value: row => row.tariffTitle },
  { title: 'Сумма, ₽', width: 12, value: row => moneyCell(row.price) },
  { title: 'Создана', width: 18, value: row => momentCell(row.createdAt) },
  { title: 'Оплачена', width: 18, value: row => momentCell(row.paidAt) },
  { title: 'Причина отмены', width: 40, value: row => row.rejectionReason ?? '' },
];
