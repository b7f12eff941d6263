import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, done, Id, message } from '../core/schema/fields.ts';
import { EmbedSite, EmbedSiteFields } from './embeds.model.ts';

const managed = { access: 'rooms.manage', ours: true } as const;

/** The sites that may show the free hours of rooms, by their titles. */
export const listEmbedSites = call({
  ...managed,
  id: 'admin.embedSite.list',
  summary: 'List the sites that may show free hours',
  method: 'GET',
  path: '/admin/embed-sites',
  reply: message(z.object({ sites: z.array(EmbedSite) })),
  reads: ['embedSites'],
});

/**
 * Allows a site to show the free hours of rooms in a frame, with and without `www.`. Its pages load `/embed.js` of the
 * venue with the key and the number of a room.
 */
export const addEmbedSite = call({
  ...managed,
  id: 'admin.embedSite.add',
  summary: 'Allow a site to show free hours',
  method: 'POST',
  path: '/admin/embed-sites/add',
  body: EmbedSiteFields,
  reply: created(EmbedSite),
  fails: ['embed_site_exists', 'embed_site_limit'],
  changes: ['embedSites'],
  repeat: 'idempotency-key',
});

/** No longer allows a site: browsers refuse to show the frame there from the next load on. */
export const removeEmbedSite = call({
  ...managed,
  id: 'admin.embedSite.remove',
  summary: 'No longer allow a site to show free hours',
  method: 'POST',
  path: '/admin/embed-sites/remove',
  body: z.object({ embedSiteId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['embedSites'],
  repeat: 'idempotency-key',
});
