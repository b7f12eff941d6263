import { ageSign, entryType, eventFormat, eventKind, eventStatus } from '@venue/sdk/events/model';
import { roomName } from '@venue/sdk/rooms/model';
import { dayCell, momentCell, moneyCell, phoneCell, type SheetColumn } from '../../core/files/sheet.ts';
import type { allFiled } from './events.admin.store.ts';

/** Events and announcements in the staff's export. */
export const eventsSheet: readonly SheetColumn<Awaited<ReturnType<typeof allFiled>>[number]>[] = [
  { title: '№', width: 8, value: row => row.id },
  { title: 'Вид', width: 14, value: row => eventKind.option(row.kind).label },
  { title: 'Статус', width: 18, value: row => eventStatus.option(row.status).label },
  { title: 'Название', width: 44, value: row => row.title },
  { title: 'Категория', width: 22, value: row => row.categoryName ?? '' },
  { title: 'Начало', width: 18, value: row => dayCell(row.date, row.time) },
  {
    title: 'Окончание',
    width: 18,
    // An end without a day of its own is on the first one.
    value: row => dayCell(row.dateEnd ?? (row.timeEnd ? row.date : null), row.timeEnd ?? ''),
  },
  { title: 'Формат', width: 14, value: row => eventFormat.option(row.format).label },
  { title: 'Место', width: 30, value: row => (row.roomId === null ? row.place : roomName(row.roomId)) },
  { title: 'Вход', width: 18, value: row => entryType.option(row.entry).label },
  { title: 'Возраст', width: 10, value: row => ageSign.option(row.ageSign).label },
  { title: 'Участников, не\u00a0больше', width: 16, value: row => row.participantsLimit ?? '' },
  { title: 'Организатор', width: 30, value: row => row.organizerName },
  { title: 'Кто подал', width: 32, value: row => row.userName },
  { title: 'Телефон', width: 18, value: row => phoneCell(row.userPhone) },
  { title: 'К\u00a0оплате, ₽', width: 14, value: row => moneyCell(row.price) },
  { title: 'Оплачено', width: 18, value: row => momentCell(row.paidAt) },
  { title: 'Отправлено', width: 18, value: row => momentCell(row.sentAt) },
  { title: 'Опубликовано', width: 18, value: row => momentCell(row.publishedAt) },
  { title: 'Изменено', width: 18, value: row => momentCell(row.updatedAt) },
  { title: 'Причина отказа', width: 40, value: row => row.rejectionReason ?? '' },
];
