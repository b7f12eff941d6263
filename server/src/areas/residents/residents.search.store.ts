import { residentRecord } from '@venue/sdk/residents/kind';
import { residentStatus } from '@venue/sdk/residents/model';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { resident } from './residents.table.ts';

/** Residents as a source of the staff search. */
export const residentsSearch: SearchSource = {
  kind: residentRecord,
  rows: typed => ({
    from: resident,
    id: resident.id,
    title: resident.name,
    status: resident.status,
    fits: findsWords(resident.id, [resident.name, resident.description, resident.siteUrl], typed),
  }),
  status: residentStatus.option,
  to: row => `/residents/${row.id}/edit`,
};
