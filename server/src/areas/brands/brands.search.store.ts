import { brandRecord } from '@venue/sdk/brands/kind';
import { brandStatus } from '@venue/sdk/brands/model';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { brand } from './brands.table.ts';

/** Brands in the search. */
export const brandsSearch: SearchSource = {
  kind: brandRecord,
  rows: typed => ({
    from: brand,
    id: brand.id,
    title: brand.name,
    status: brand.status,
    fits: findsWords(brand.id, [brand.name], typed),
  }),
  status: brandStatus.option,
  to: row => `/brands/${row.id}/edit`,
};
