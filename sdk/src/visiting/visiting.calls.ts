import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { SellerRequisites } from './visiting.model.ts';

/** The venue’s own requisites, as its papers print them; null while the server has none. */
export const getRequisites = call({
  id: 'visiting.requisites',
  summary: 'Get the requisites of the venue',
  method: 'GET',
  path: '/requisites',
  access: 'public',
  reply: message(z.object({ requisites: z.nullable(SellerRequisites) })),
  reads: ['requisites'],
  ours: true,
});
