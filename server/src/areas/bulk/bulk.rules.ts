import { type AnyCall, ApiFailure, check } from '@venue/sdk';
import { type BulkPreview, bulkLimits } from '@venue/sdk/bulk/model';
import type { BulkRow } from '../../area/bulkAction.ts';

/** Parses a filter by the schema of its list. Fields of another list are refused, not ignored. */
export function filterOf(list: AnyCall, filter: Readonly<Record<string, unknown>>): unknown {
  const schema = list.query ?? list.body;
  const known = Object.keys(schema?.shape ?? {});
  const foreign = Object.keys(filter).filter(name => !known.includes(name));
  if (foreign.length > 0)
    throw new ApiFailure('invalid_input', {
      fields: Object.fromEntries(foreign.map(name => [`filter.${name}`, 'У\u00a0этого списка нет такого условия'])),
    });
  const parsed = check(schema, filter);
  if (parsed.ok) return parsed.value;
  const fields = Object.entries(parsed.fields).map(([name, text]) => [`filter.${name}`, text]);
  throw new ApiFailure('invalid_input', { fields: Object.fromEntries(fields) });
}

/** What an action over these records would do. Throws `bulk_too_many`. */
export function previewOf(rows: readonly BulkRow[]): Omit<BulkPreview, 'unfinished'> {
  if (rows.length > bulkLimits.records) throw new ApiFailure('bulk_too_many');
  const may = rows.filter(row => row.may);
  const samples = may.slice(0, bulkLimits.samples).map(({ id, title }) => ({ id, title }));
  return { total: rows.length, may: may.length, already: rows.filter(row => row.already).length, samples };
}
