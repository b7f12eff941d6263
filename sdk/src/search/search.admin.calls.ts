import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { SearchGroup } from './search.model.ts';

/**
 * Searches records of every kind the reader may read: by number («№ 12», «12») first, by name and title, people also by
 * phone in any form and by e-mail, bookings by their customer, goods also by article and barcode. The newest of each
 * kind come first; kinds without results are left out. Any change of a record may change the results.
 */
export const searchRecords = call({
  id: 'admin.search.all',
  summary: 'Search records of every kind',
  method: 'GET',
  path: '/admin/search',
  access: 'admin',
  query: z.object({ q: required(100) }),
  reply: message(z.object({ groups: z.array(SearchGroup) })),
  reads: ['search'],
  ours: true,
});
