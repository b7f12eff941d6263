import { marketItemRecord, marketRequestRecord } from '@venue/sdk/market/kind';
import { recordSheet } from '../../core/files/recordSheet.ts';
import type { ItemRecord } from './market.items.store.ts';
import type { RequestRecord } from './market.requests.store.ts';

/** Goods in the staff's export. */
export const itemsSheet = recordSheet<ItemRecord>()(marketItemRecord, [
  { field: 'itemId', width: 8, value: row => row.id },
  { field: 'itemStatus', width: 16, value: row => row.status },
  { field: 'itemName', width: 40, value: row => row.name },
  { field: 'brandName', width: 32, value: row => row.brandName },
  { field: 'itemArticle', width: 16, value: row => row.article },
  { field: 'itemBarcode', width: 18, value: row => row.barcode },
  { field: 'itemPrice', width: 14, value: row => row.price },
  { field: 'itemUnit', width: 10, value: row => row.unit },
  { field: 'itemWeight', width: 14, value: row => row.weight },
  { field: 'itemNeedsMarking', width: 14, value: row => row.needsMarking },
  { field: 'ownerName', width: 32, value: row => row.ownerName },
  { field: 'ownerPhone', width: 18, value: row => row.ownerPhone },
  { field: 'createdAt', width: 18, value: row => row.createdAt },
  { field: 'updatedAt', width: 18, value: row => row.updatedAt },
]);

/** Requests of the marketplace in the staff's export. */
export const requestsSheet = recordSheet<RequestRecord>()(marketRequestRecord, [
  { field: 'requestId', width: 8, value: row => row.id },
  { field: 'requestStatus', width: 16, value: row => row.status },
  { field: 'brandName', width: 32, value: row => row.brandName },
  { field: 'itemsCount', width: 10, value: row => row.itemsCount },
  { field: 'total', width: 16, value: row => row.total },
  { field: 'contactName', width: 32, value: row => row.contactName },
  { field: 'contactPhone', width: 18, value: row => row.contactPhone },
  { field: 'comment', width: 40, value: row => row.comment },
  { field: 'ownerName', width: 32, value: row => row.ownerName },
  { field: 'ownerPhone', width: 18, value: row => row.ownerPhone },
  { field: 'sentAt', width: 18, value: row => row.sentAt },
  { field: 'decidedAt', width: 18, value: row => row.decidedAt },
  { field: 'rejectionReason', width: 40, value: row => row.rejectionReason },
]);
