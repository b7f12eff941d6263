import { type Guarantee, refusal } from './guarantees.refusal.ts';

const gallery = (address: string, place: number, isPublished = false) =>
  `INSERT INTO gallery (id, type, position, url_translit, is_published, created_at, updated_at) VALUES (DEFAULT, 1, ${place}, '${address}', ${isPublished}, now(), now())`;
const photo = (place: number) =>
  `INSERT INTO gallery_file (gallery_id, position, file, hash, created_at) SELECT id, ${place}, 'x', 'same', now() FROM gallery WHERE url_translit = 'one'`;
const file = (place: number, isPreview = false) =>
  `INSERT INTO gallery_file (gallery_id, position, link, is_preview, created_at) SELECT id, ${place}, 'x', ${isPreview}, now() FROM gallery WHERE url_translit = 'one'`;

/** Guarantees about galleries. */
export const galleryGuarantees: readonly Guarantee[] = [
  {
    what: 'a gallery has at most two hundred files, one of them its preview',
    refusals: [
      refusal('gallery_file_position', 'check', 'gallery_file', gallery('one', 1), file(201)),
      refusal('gallery_file_place', 'unique constraint', 'gallery_file', `${gallery('one', 1)}; ${file(1)}`, file(1)),
      refusal(
        'gallery_one_preview',
        'partial unique index',
        'gallery_file',
        `${gallery('one', 1)}; ${file(1, true)}`,
        file(2, true),
      ),
    ],
    proofs: [
      {
        file: 'areas/galleries/galleries.archive.test.ts',
        test: 'of archives that come at once none exceeds the two hundred',
      },
    ],
  },
  {
    what: 'a photo is in a gallery once, however often it is uploaded',
    how: 'compared by the hash of the uploaded bytes',
    refusals: [
      refusal('gallery_file_once', 'unique index', 'gallery_file', `${gallery('one', 1)}; ${photo(1)}`, photo(2)),
    ],
    proofs: [
      {
        file: 'areas/galleries/galleries.archive.test.ts',
        test: 'an archive sent again adds nothing, nor does a photo twice within one: each is named',
      },
    ],
  },
  {
    what: 'slugs of galleries are unique, and so are positions within a type; deleted galleries are not published',
    refusals: [
      refusal('gallery_address', 'unique constraint', 'gallery', gallery('one', 1), gallery('one', 2)),
      refusal('gallery_place', 'unique constraint', 'gallery', gallery('one', 1), gallery('two', 1)),
      refusal(
        'gallery_removed',
        'check',
        'gallery',
        gallery('one', 1, true),
        'UPDATE gallery SET is_deleted = true, position = NULL',
      ),
    ],
  },
];
