import { adminRequestType, simpleRequestStatus } from '@venue/sdk/applications/model';
import { kinds } from '@venue/sdk/kinds';
import { momentCell, phoneCell, type SheetColumn } from '../../core/files/sheet.ts';
import { staffName } from '../accounts/accounts.store.ts';
import type { NamedApplication } from './applications.store.ts';

/** What it is about; the labels of the types call news and articles alike. */
function kindOf({ type }: NamedApplication): string {
  const name = adminRequestType.names.find(each => adminRequestType[each] === type);
  return name ? kinds[name].label : adminRequestType.option(type).label;
}

function deciderOf({ doneAt, doneBy, decider }: NamedApplication): string {
  if (doneBy !== null) return staffName(decider, doneBy);
  return doneAt === null ? '' : 'Отозвана отправителем';
}

/** Applications in the staff's export. */
export const applicationsSheet: readonly SheetColumn<NamedApplication>[] = [
  { title: '№', width: 8, value: row => row.id },
  { title: 'Статус', width: 14, value: row => simpleRequestStatus.option(row.status).label },
  { title: 'Что проверить', width: 26, value: kindOf },
  { title: 'Правки', width: 10, value: row => (row.isAmendment ? 'Да' : 'Нет') },
  { title: 'О\u00a0чём', width: 40, value: row => row.objectTitle },
  { title: 'Отправитель', width: 32, value: row => row.userName || `Клиент № ${row.userId}` },
  { title: 'Телефон', width: 18, value: row => phoneCell(row.userPhone) },
  { title: 'Отправлена', width: 18, value: row => momentCell(row.createdAt) },
  {
    title: 'В\u00a0работе у',
    width: 24,
    value: ({ takenBy, taker }) => (takenBy === null ? '' : staffName(taker, takenBy)),
  },
  { title: 'Взята в\u00a0работу', width: 18, value: row => momentCell(row.takenAt) },
  { title: 'Выполнена', width: 18, value: row => momentCell(row.doneAt) },
  { title: 'Кто решил', width: 24, value: deciderOf },
  { title: 'Комментарий', width: 40, value: row => row.comment },
];
