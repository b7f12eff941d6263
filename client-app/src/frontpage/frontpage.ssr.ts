import { getRequisites } from '@venue/sdk/visiting';
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
      'src/rooms/WishStrip.tsx',
      'src/rooms/Doors.tsx',
      'src/rooms/FreeNow.tsx',
      'src/reviews/GuestVoice.tsx',
      'src/residents/ResidentRow.tsx',
      'src/visiting/FindUs.tsx',
      'src/frontpage/HowItWorks.tsx',
      'src/events/NextEvents.tsx',
      'src/articles/LatestArticles.tsx',
      'src/banners/ActiveBanner.tsx',
      'src/products/ShownProducts.tsx',
    ],
    head: (_params, read) => {
      const seller = read(getRequisites, {})?.message.requisites;
      return {
        title: frontPaths.page.title,
        description,
        about: {
          ...venuePlace,
          description,
          openingHours: 'Mo-Su 09:00-18:00',
          ...(seller ? { telephone: `+7${seller.phone}`, email: seller.email } : {}),
        },
      };
    },
  },
];
