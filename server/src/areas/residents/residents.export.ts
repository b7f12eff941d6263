import { residentRecord } from '@venue/sdk/residents/kind';
import { recordSheet } from '../../core/files/recordSheet.ts';
import type { ListedResident } from './residents.store.ts';

/** Residents in the staff's export. */
export const residentsSheet = recordSheet<ListedResident>()(residentRecord, [
  { field: 'residentId', width: 8, value: row => row.id },
  { field: 'residentName', width: 40, value: row => row.name },
  { field: 'residentStatus', width: 16, value: row => row.status },
  { field: 'residentIsActual', width: 12, value: row => row.isActual },
  { field: 'residentSiteUrl', width: 32, value: row => row.siteUrl },
  { field: 'userName', width: 32, value: row => (row.userId === null ? '' : row.userName) },
  { field: 'createdAt', width: 18, value: row => row.createdAt },
  { field: 'updatedAt', width: 18, value: row => row.updatedAt },
]);
