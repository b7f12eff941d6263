import { bannerRecord } from '@venue/sdk/banners/kind';
import { bannerActivity } from '@venue/sdk/banners/model';
import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { saleBanner } from './banners.table.ts';

/** Banners in the search. */
export const bannersSearch: SearchSource = {
  kind: bannerRecord,
  rows: typed => ({
    from: saleBanner,
    id: saleBanner.id,
    title: saleBanner.title,
    more: saleBanner.advertiser,
    status: sql`${saleBanner.isActive}::int`,
    fits: findsWords(saleBanner.id, [saleBanner.title, saleBanner.text, saleBanner.advertiser], typed),
  }),
  caption: row => [row.more],
  status: status => bannerActivity.option(status === 1),
  to: row => `/advertising_banner/${row.id}/edit`,
};
