import { listGalleries, saveGallery } from '@venue/sdk/galleries/admin';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { publicationBulk } from '../../area/publication.ts';
import { auditedOf } from './galleries.rules.ts';
import { changeGallery, firstGalleries, lockGallery } from './galleries.store.ts';

/** What staff may do with all galleries of a view at once. */
export const galleriesBulk = publicationBulk({
  kind: galleryRecord,
  list: listGalleries,
  save: saveGallery,
  // Removed ones stay off the site, whatever the view shows.
  first: (db, wanted, most) => firstGalleries(db, { ...wanted, isDeleted: false }, most),
  titleOf: row => row.eventTitle ?? row.urlTranslit,
  lock: async (tx, id) => {
    const row = await lockGallery(tx, id);
    return row?.isDeleted ? undefined : row;
  },
  change: changeGallery,
  audited: auditedOf,
});
