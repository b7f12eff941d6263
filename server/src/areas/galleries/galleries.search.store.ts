import { publication } from '@venue/sdk';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { galleryType } from '@venue/sdk/galleries/model';
import { eq, sql } from 'drizzle-orm';
import { joined, type SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { event, eventTexts } from '../events/events.table.ts';
import { gallery } from './galleries.table.ts';

/** Galleries as a source of the staff search, by the titles of their events. */
export const galleriesSearch: SearchSource = {
  kind: galleryRecord,
  rows: typed => ({
    from: joined(gallery, event, gallery.eventId, event.id),
    id: gallery.id,
    title: event.title,
    status: sql`${gallery.isPublished}::int`,
    extra: gallery.type,
    fits: findsWords(event.id, eventTexts, typed),
    only: eq(gallery.isDeleted, false),
  }),
  caption: row => [galleryType.option(row.extra === 2 ? 2 : 1).label],
  status: status => publication.option(status === 1),
  to: row => `/galleries/${row.extra === galleryType.video ? 'video' : 'photo'}/${row.id}/edit`,
};
