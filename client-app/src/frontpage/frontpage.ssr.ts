import type { ServerPage } from '../app/ssr/page.ts';
import { venuePlace } from '../app/ssr/schemaOrg.ts';
import { frontPaths } from './frontpage.paths.ts';

const description =
  'Фотостудия, видеостудия, залы и переговорные по часам: свободное время на плане, оплата онлайн, мероприятия под ключ.';

export const pages: readonly ServerPage[] = [
  {
    ...frontPaths.page,
    modules: ['src/frontpage/FrontPage.tsx'],
    later: [
      'src/rooms/FreeNow.tsx',
      'src/events/NextEvents.tsx',
      'src/articles/LatestArticles.tsx',
      'src/banners/ActiveBanner.tsx',
      'src/products/ShownProducts.tsx',
    ],
    head: () => ({
      title: frontPaths.page.title,
      description,
      about: { ...venuePlace, description },
    }),
  },
];
