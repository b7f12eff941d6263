import { applicationRecord } from '@venue/sdk/applications/kind';
import { adminRequestType } from '@venue/sdk/applications/model';
import { kinds } from '@venue/sdk/kinds';
import { recordSheet } from '../../core/files/recordSheet.ts';
import { staffName } from '../accounts/accounts.store.ts';
import type { NamedApplication } from './applications.store.ts';

/** The kind of the record; the labels of the request types do not tell news from articles. */
function kindOf({ type }: NamedApplication): string {
  const name = adminRequestType.names.find(each => adminRequestType[each] === type);
  return name ? kinds[name].label : adminRequestType.option(type).label;
}

function deciderOf({ doneAt, doneBy, decider }: NamedApplication): string {
  if (doneBy !== null) return staffName(decider, doneBy);
  return doneAt === null ? '' : 'Отозвана отправителем';
}

/** Applications in the staff's export. */
export const applicationsSheet = recordSheet<NamedApplication>()(applicationRecord, [
  { field: 'requestId', width: 8, value: row => row.id },
  { field: 'requestStatus', width: 14, value: row => row.status },
  { title: 'Что проверить', width: 26, value: kindOf },
  { field: 'isAmendment', width: 10, value: row => row.isAmendment },
  { field: 'objectTitle', width: 40, value: row => row.objectTitle },
  { field: 'userName', width: 32, value: row => row.userName || `Клиент № ${row.userId}` },
  { field: 'userPhone', width: 18, value: row => row.userPhone },
  { field: 'createdAt', width: 18, value: row => row.createdAt },
  { field: 'dueAt', width: 18, value: row => row.dueAt },
  {
    title: 'В\u00a0работе у',
    width: 24,
    value: ({ takenBy, taker }) => (takenBy === null ? '' : staffName(taker, takenBy)),
  },
  { field: 'takenAt', width: 18, value: row => row.takenAt },
  { field: 'doneAt', width: 18, value: row => row.doneAt },
  { title: 'Кто решил', width: 24, value: deciderOf },
  { field: 'comment', width: 40, value: row => row.comment },
]);
