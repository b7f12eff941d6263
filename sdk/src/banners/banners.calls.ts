import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { ShownBanner } from './banners.model.ts';

/** The active banner, on the days it is shown; null where there is none. */
export const getShownBanner = call({
  id: 'banner.shown',
  summary: 'Read the banner that the site shows',
  method: 'GET',
  path: '/banners/shown',
  access: 'public',
  reply: message(z.object({ banner: z.nullable(ShownBanner) })),
  reads: ['banners'],
  ours: true,
});
