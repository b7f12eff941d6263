import { promoCodeRecord } from '@venue/sdk/promo-codes/kind';
import { promoCodeStatus } from '@venue/sdk/promo-codes/model';
import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { promoCode } from './promo-codes.table.ts';

/** Promo codes in the search. */
export const promoCodesSearch: SearchSource = {
  kind: promoCodeRecord,
  rows: typed => ({
    from: promoCode,
    id: promoCode.id,
    title: promoCode.code,
    more: sql`left(${promoCode.note}, 80)`,
    status: sql`${promoCode.isActive}::int`,
    fits: findsWords(promoCode.id, [promoCode.code, promoCode.note], typed),
  }),
  caption: row => [row.more],
  status: status => promoCodeStatus.option(status === 1),
  to: row => `/promo-codes/edit/${row.id}`,
};
