import { exportResidents, listResidents, saveResident } from '@venue/sdk/residents/admin';
import { residentRecord } from '@venue/sdk/residents/kind';
import { RecordList } from '../../app/list/RecordList.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { residentPaths } from './residents.paths.ts';

const { column, named, toggle } = recordColumns(residentRecord, listResidents);
const columns = [
  column('residentId'),
  named('residentName', 'residentImage'),
  column('residentStatus', { width: 142 }),
  toggle('residentIsActual', saveResident),
  column('residentSiteUrl', { flex: 0, width: 160, minWidth: 120 }),
  column('userName', { aside: true }),
  column('updatedAt'),
  column('createdAt', { aside: true }),
];

/** The businesses the venue is home to. */
export default function ResidentsPage() {
  return (
    <RecordList
      kind={residentRecord}
      paths={residentPaths}
      call={listResidents}
      save={saveResident}
      exportCall={exportResidents}
      columns={columns}
      filters={['residentStatus', 'residentIsActual']}
      searchLabel="Номер, название, описание или сайт"
      hint="Добавьте первого сами. О&nbsp;ком клиент расскажет в&nbsp;своём кабинете, тот появится здесь черновиком."
    />
  );
}
