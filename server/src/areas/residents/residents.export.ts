import { residentStatus } from '@venue/sdk/residents/model';
import { momentCell, type SheetColumn } from '../../core/files/sheet.ts';
import type { ListedResident } from './residents.store.ts';

/** Residents in the staff's export. */
export const residentsSheet: readonly SheetColumn<ListedResident>[] = [
  { title: '№', width: 8, value: row => row.id },
  { title: 'Название', width: 40, value: row => row.name },
  { title: 'Статус', width: 16, value: row => residentStatus.option(row.status).label },
  { title: 'Актуален', width: 12, value: row => (row.isActual ? 'Да' : 'Нет') },
  { title: 'Сайт', width: 32, value: row => row.siteUrl },
  { title: 'Клиент', width: 32, value: row => (row.userId === null ? '' : row.userName) },
  { title: 'Добавлен', width: 18, value: row => momentCell(row.createdAt) },
  { title: 'Изменён', width: 18, value: row => momentCell(row.updatedAt) },
];
