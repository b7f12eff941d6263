import { mayMove } from '@venue/sdk';
import { type ResidentFields, type ResidentRow, type ResidentStatus, residentMoves } from '@venue/sdk/residents/model';
import { cleanHtml } from '../../core/richText.ts';
import type { ResidentTableRow } from './residents.table.ts';

/** What a member of staff may do to a resident in this status. */
export const residentCan = (status: ResidentStatus, mayManage: boolean): ResidentRow['can'] =>
  mayManage ? (['publish', 'unpublish'] as const).filter(action => mayMove(residentMoves, action, status)) : [];

type Sent = { readonly [K in keyof ResidentFields]?: ResidentFields[K] | undefined };

/** What is sent of a resident as its columns take it; the text shows no pictures. */
export const valuesOf = (body: Sent) => ({
  ...(body.residentName === undefined ? {} : { name: body.residentName.trim() }),
  ...(body.residentDescription === undefined ? {} : { description: cleanHtml(body.residentDescription, []) }),
  ...(body.residentSiteUrl === undefined ? {} : { siteUrl: body.residentSiteUrl }),
  ...(body.residentIsActual === undefined ? {} : { isActual: body.residentIsActual }),
});

/** What the log of changes knows of a resident. */
export const loggedOf = (row: ResidentTableRow) => ({
  residentName: row.name,
  residentDescription: row.description,
  residentSiteUrl: row.siteUrl,
  residentStatus: row.status,
  residentIsActual: row.isActual,
});

/** The fields of two versions that differ, as they were and as they are. */
export function changesOf(before: ResidentTableRow, after: ResidentTableRow) {
  const [was, is] = [loggedOf(before), loggedOf(after)];
  const differing = (Object.keys(is) as (keyof typeof is)[]).filter(name => was[name] !== is[name]);
  const only = (fields: typeof is) => Object.fromEntries(differing.map(name => [name, fields[name]]));
  return { before: only(was), after: only(is) };
}
