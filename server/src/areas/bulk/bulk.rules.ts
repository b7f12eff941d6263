import { ApiFailure } from '@venue/sdk';
import { type BulkPreview, bulkLimits } from '@venue/sdk/bulk/model';
import type { BulkRow } from '../../area/bulkAction.ts';

/** What an action over these records would do. Throws `bulk_too_many`. */
export function previewOf(rows: readonly BulkRow[]): Omit<BulkPreview, 'unfinished'> {
  if (rows.length > bulkLimits.records) throw new ApiFailure('bulk_too_many');
  const may = rows.filter(row => row.may);
  const samples = may.slice(0, bulkLimits.samples).map(({ id, title }) => ({ id, title }));
  return { total: rows.length, may: may.length, already: rows.filter(row => row.already).length, samples };
}
