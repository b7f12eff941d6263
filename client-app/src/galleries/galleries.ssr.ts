import { rowsOf } from '@venue/sdk';
import { getPublicGallery, listPublicGalleries } from '@venue/sdk/galleries';
import { galleryType } from '@venue/sdk/galleries/model';
import { galleryFacts } from '@venue/shared-ui/areas/galleries/galleryFacts.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ServerPage } from '../app/ssr/page.ts';
import { galleryPaths } from './galleries.paths.ts';

/** The maximum number of a gallery's pictures listed for search engines. */
const MOST_NAMED = 20;

export const pages: readonly ServerPage[] = [
  {
    ...galleryPaths.list,
    modules: ['src/galleries/GalleryPages.tsx'],
    head: () => ({
      title: galleryPaths.list.title,
      description: 'Фотографии и видео с мероприятий площадки в Екатеринбурге: выставки, форумы, мастерские.',
    }),
  },
  {
    ...galleryPaths.page,
    modules: ['src/galleries/GalleryPages.tsx'],
    records: async function* (client) {
      for await (const row of rowsOf(client, listPublicGalleries, { query: {} }))
        yield { path: href(galleryPaths.page, { slug: row.urlTranslit }), changed: row.updatedAt };
    },
    head: ({ slug = '' }, read) => {
      const gallery = read(getPublicGallery, { slug })?.message;
      if (!gallery) return undefined;
      const { galleryTitle: name, files } = gallery;
      const descriptions = files.map(file => file.fileDescription).filter(Boolean);
      const description = [galleryFacts(gallery).join(', '), ...descriptions.slice(0, 3)].join('. ');
      const images = files.flatMap(file => file.filePath ?? []).slice(0, MOST_NAMED);
      return {
        title: name,
        description,
        image: gallery.cover?.url,
        about: {
          '@type': gallery.galleryType === galleryType.video ? 'VideoGallery' : 'ImageGallery',
          name,
          description,
          dateModified: gallery.updatedAt,
          ...(images.length > 0 ? { image: images } : {}),
          ...(gallery.event
            ? { about: { '@type': 'Event', name: gallery.event.eventTitle, startDate: gallery.event.eventDate } }
            : {}),
        },
      };
    },
  },
];
