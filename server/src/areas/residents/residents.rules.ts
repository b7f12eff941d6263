import { actionsFrom } from '@venue/sdk';
import { type ResidentFields, type ResidentRow, type ResidentStatus, residentMoves } from '@venue/sdk/residents/model';
import { cleanHtml } from '../../core/files/richText.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { type ResidentTableRow, resident } from './residents.table.ts';

/** What a member of staff may do to a resident in this status. */
export const residentCan = (status: ResidentStatus, mayManage: boolean): ResidentRow['can'] =>
  mayManage ? actionsFrom(residentMoves, 'staff', status) : [];

/** What staff write about a resident; the text has no pictures. */
const written = recordFields<ResidentFields>()(
  resident,
  {
    residentName: 'name',
    residentDescription: 'description',
    residentSiteUrl: 'siteUrl',
    residentIsActual: 'isActual',
  },
  { residentName: name => name.trim(), residentDescription: text => cleanHtml(text, []) },
);
export const { fieldNames, fieldsOf, everyValueOf } = written;

/** What the audit log keeps of a resident, named as in the model. */
export const auditedOf = (row: ResidentTableRow) => ({ ...fieldsOf(row), residentStatus: row.status });
