import { marketItemRecord, marketRequestRecord } from '@venue/sdk/market/kind';
import { marketItemStatus, marketRequestStatus } from '@venue/sdk/market/model';
import { isNull, ne, sql } from 'drizzle-orm';
import { joined, type SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { brand } from '../brands/brands.table.ts';
import { marketItem, marketRequest } from './market.table.ts';

const requests: SearchSource = {
  kind: marketRequestRecord,
  rows: typed => ({
    from: joined(marketRequest, brand, marketRequest.brandId, brand.id),
    id: marketRequest.id,
    title: brand.name,
    status: marketRequest.status,
    fits: sql`${marketRequest.brandId} in (select ${brand.id} from ${brand} where ${findsWords(brand.id, [brand.name], typed)})`,
    only: ne(marketRequest.status, marketRequestStatus.draft),
  }),
  title: row => `Заявка маркетплейса №\u00a0${row.id}`,
  caption: row => [row.title],
  status: marketRequestStatus.option,
  to: row => `/marketrequests/${row.id}`,
};

const items: SearchSource = {
  kind: marketItemRecord,
  rows: typed => ({
    from: joined(marketItem, brand, marketItem.brandId, brand.id),
    id: marketItem.id,
    title: marketItem.name,
    more: sql`concat_ws(' · ', ${brand.name}, nullif(${marketItem.article}, ''))`,
    status: marketItem.status,
    fits: findsWords(marketItem.id, [marketItem.name, marketItem.article, marketItem.barcode], typed),
    only: isNull(marketItem.deletedAt),
  }),
  caption: row => [`№\u00a0${row.id}`, row.more],
  status: marketItemStatus.option,
  to: row => `/marketitems/${row.id}`,
};

/** Requests and goods of the marketplace as sources of the staff search. */
export const marketSearch = [requests, items] as const;
