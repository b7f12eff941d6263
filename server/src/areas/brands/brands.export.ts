import { brandRecord } from '@venue/sdk/brands/kind';
import { recordSheet } from '../../core/files/recordSheet.ts';
import type { OwnedBrand } from './brands.admin.store.ts';

/** Brands in the staff's export. */
export const brandsSheet = recordSheet<OwnedBrand>()(brandRecord, [
  { field: 'brandId', width: 8, value: row => row.id },
  { field: 'brandStatus', width: 16, value: row => row.status },
  { field: 'brandName', width: 40, value: row => row.name },
  { title: 'Организация', width: 40, value: row => row.companyName ?? '' },
  { title: 'ИНН', width: 16, value: row => row.companyInn ?? '' },
  { field: 'ownerName', width: 32, value: row => row.ownerName },
  { field: 'ownerPhone', width: 18, value: row => row.ownerPhone },
  { field: 'brandEmail', width: 28, value: row => row.email },
  { title: 'Адрес', width: 48, value: row => row.address.value },
  { title: 'Сайт', width: 32, value: row => row.siteUrl },
  { field: 'createdAt', width: 18, value: row => row.createdAt },
  { field: 'sentAt', width: 18, value: row => row.sentAt },
  { field: 'updatedAt', width: 18, value: row => row.updatedAt },
  { field: 'rejectionReason', width: 40, value: row => row.rejectionReason },
]);
