import { exportResidents, listResidents, saveResident } from '@venue/sdk/residents/admin';
import { residentRecord } from '@venue/sdk/residents/kind';
import { personColumn } from '../../app/list/personColumn.tsx';
import { recordList } from '../../app/list/RecordList.tsx';
import { residentPaths } from './residents.paths.ts';

/** The businesses the venue is home to. */
export default recordList(residentRecord, listResidents, {
  paths: residentPaths,
  save: saveResident,
  exportCall: exportResidents,
  columns: ({ column, named, toggle }) => [
    column('residentId'),
    named('residentName', 'residentImage'),
    column('residentStatus', { width: 142 }),
    toggle('residentIsActual', saveResident),
    column('residentSiteUrl', { flex: 0, width: 160, minWidth: 120 }),
    personColumn(column('userName', { aside: true }), row => row.userId),
    column('updatedAt'),
  ],
  filters: ['residentStatus', 'residentIsActual'],
  searchLabel: 'Номер, название, описание или сайт',
  hint: 'Добавьте первого сами. О\u00a0ком клиент расскажет в\u00a0своём кабинете, тот появится здесь черновиком.',
});
