import { eventRecord } from '@venue/sdk/events/kind';
import { recordSheet } from '../../core/files/recordSheet.ts';
import { dayCell, momentCell } from '../../core/files/sheet.ts';
import type { allFiled } from './events.admin.store.ts';

/** Events and announcements in the staff's export. */
export const eventsSheet = recordSheet<Awaited<ReturnType<typeof allFiled>>[number]>()(eventRecord, [
  { field: 'eventId', width: 8, value: row => row.id },
  { field: 'eventKind', width: 14, value: row => row.kind },
  { field: 'objectStatusId', width: 18, value: row => row.status },
  { field: 'eventTitle', width: 44, value: row => row.title },
  { field: 'category', width: 22, cell: row => row.categoryName ?? '' },
  { title: 'Начало', width: 18, value: row => dayCell(row.date, row.time) },
  {
    title: 'Окончание',
    width: 18,
    // An end time without an end day is on the first day.
    value: row => dayCell(row.dateEnd ?? (row.timeEnd ? row.date : null), row.timeEnd ?? ''),
  },
  { field: 'eventFormatType', width: 14, value: row => row.format },
  { field: 'place', width: 30, value: row => row.roomName ?? row.place },
  { field: 'entryType', width: 18, value: row => row.entry },
  { field: 'ageSign', width: 10, value: row => row.ageSign },
  { field: 'participantsLimit', width: 16, value: row => row.participantsLimit },
  { field: 'organizerName', width: 30, value: row => row.organizerName },
  { field: 'userName', width: 32, value: row => row.userName },
  { field: 'userPhone', width: 18, value: row => row.userPhone },
  { field: 'price', width: 14, value: row => row.price },
  { title: 'Оплачено', width: 18, value: row => momentCell(row.paidAt) },
  { title: 'Отправлено', width: 18, value: row => momentCell(row.sentAt) },
  { field: 'publishedAt', width: 18, value: row => row.publishedAt },
  { field: 'updatedAt', width: 18, value: row => row.updatedAt },
  { title: 'Причина отказа', width: 40, value: row => row.rejectionReason ?? '' },
]);
