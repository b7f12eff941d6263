import type { AnyCall } from '@venue/sdk';
import { fieldsOf, type ListQuery, listSchema } from '@venue/shared-ui/grid/address.ts';

const ofThePage = new Set(['page', 'pageSize']);

/** The filter of a list's query, everything but the page, as a bulk action expects it. */
export const filterOf = (call: AnyCall, query: ListQuery): Record<string, string | number | boolean> =>
  Object.fromEntries(
    fieldsOf(listSchema(call)).flatMap(name => {
      const value = query[name];
      const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
      return plain && !ofThePage.has(name) ? [[name, value]] : [];
    }),
  );
