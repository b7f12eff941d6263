import { mayMove } from '@venue/sdk';
import { type ResidentFields, type ResidentRow, type ResidentStatus, residentMoves } from '@venue/sdk/residents/model';
import { cleanHtml } from '../../core/files/richText.ts';
import type { ResidentTableRow } from './residents.table.ts';

/** What a member of staff may do to a resident in this status. */
export const residentCan = (status: ResidentStatus, mayManage: boolean): ResidentRow['can'] =>
  mayManage ? (['publish', 'unpublish'] as const).filter(action => mayMove(residentMoves, action, status)) : [];

type Sent = { readonly [K in keyof ResidentFields]?: ResidentFields[K] | undefined };

/** Column values for the sent fields of a resident; the text has no pictures. */
export const valuesOf = (body: Sent) => ({
  ...(body.residentName === undefined ? {} : { name: body.residentName.trim() }),
  ...(body.residentDescription === undefined ? {} : { description: cleanHtml(body.residentDescription, []) }),
  ...(body.residentSiteUrl === undefined ? {} : { siteUrl: body.residentSiteUrl }),
  ...(body.residentIsActual === undefined ? {} : { isActual: body.residentIsActual }),
});

/** What the audit log keeps of a resident, named as in the model. */
export const auditedOf = (row: ResidentTableRow) => ({
  residentName: row.name,
  residentDescription: row.description,
  residentSiteUrl: row.siteUrl,
  residentStatus: row.status,
  residentIsActual: row.isActual,
});
