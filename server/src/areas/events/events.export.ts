import { formatDate, formatDateTime, momentOf } from '@venue/sdk';
import { ageSign, entryType, eventFormat, eventKind, eventStatus } from '@venue/sdk/events/model';
import { roomName } from '@venue/sdk/rooms/model';
import { phoneCell, type SheetColumn } from '../../core/files/sheet.ts';
import type { allFiled } from './events.admin.store.ts';

const day = (text: string) => formatDate(momentOf(text, 12));
const moment = (at: Date | null) => (at ? formatDateTime(at) : '');

/** Events and announcements in the staff's export. */
export const eventsSheet: readonly SheetColumn<Awaited<ReturnType<typeof allFiled>>[number]>[] = [
  { title: '№', width: 8, value: row => row.id },
  { title: 'Вид', width: 14, value: row => eventKind.option(row.kind).label },
  { title: 'Статус', width: 18, value: row => eventStatus.option(row.status).label },
  { title: 'Название', width: 44, value: row => row.title },
  { title: 'Категория', width: 22, value: row => row.categoryName ?? '' },
  { title: 'Начало', width: 18, value: row => `${day(row.date)} ${row.time}` },
  {
    title: 'Окончание',
    width: 18,
    value: row => [row.dateEnd && day(row.dateEnd), row.timeEnd].filter(Boolean).join(' '),
  },
  { title: 'Формат', width: 14, value: row => eventFormat.option(row.format).label },
  { title: 'Место', width: 30, value: row => (row.roomId === null ? row.place : roomName(row.roomId)) },
  { title: 'Вход', width: 18, value: row => entryType.option(row.entry).label },
  { title: 'Возраст', width: 10, value: row => ageSign.option(row.ageSign).label },
  { title: 'Участников, не\u00a0больше', width: 16, value: row => row.participantsLimit ?? '' },
  { title: 'Организатор', width: 30, value: row => row.organizerName },
  { title: 'Кто подал', width: 32, value: row => row.userName },
  { title: 'Телефон', width: 18, value: row => phoneCell(row.userPhone) },
  { title: 'К\u00a0оплате, ₽', width: 14, value: row => (row.price === null ? '' : row.price / 100) },
  { title: 'Оплачено', width: 18, value: row => moment(row.paidAt) },
  { title: 'Отправлено', width: 18, value: row => moment(row.sentAt) },
  { title: 'Опубликовано', width: 18, value: row => moment(row.publishedAt) },
  { title: 'Изменено', width: 18, value: row => moment(row.updatedAt) },
  { title: 'Причина отказа', width: 40, value: row => row.rejectionReason ?? '' },
];
