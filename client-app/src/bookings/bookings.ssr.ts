import { getSubjectReviews } from '@venue/sdk/reviews';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Probe, ServerPage } from '../app/ssr/page.ts';
import { roubles, venuePlace } from '../app/ssr/schemaOrg.ts';
import { ratingAbout } from '../reviews/reviews.view.tsx';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { bookingPaths } from './bookings.paths.ts';

/** What an hour costs at least. */
const offerOf = (priceFrom: number) => ({
  '@type': 'Offer',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: roubles(priceFrom),
    priceCurrency: 'RUB',
    unitCode: 'HUR',
  },
});

export const pages: readonly ServerPage[] = [
  {
    ...roomPaths.room,
    modules: ['src/bookings/room/RoomCalendar.tsx'],
    later: [
      'src/bookings/calendar/DateJump.tsx',
      'src/bookings/room/Booker.tsx',
      'src/bookings/room/RoomParts.tsx',
      'src/reviews/SubjectReviews.tsx',
    ],
    records: async function* (client) {
      for (const { roomId } of (await client.send(listRooms, {})).message.rooms)
        yield { path: href(roomPaths.room, { roomId }) };
    },
    head: ({ roomId }, read) => {
      const room = read(getRoom, { body: { roomId: Number(roomId) } })?.message;
      const reviews = read(getSubjectReviews, { query: { roomId: Number(roomId) } })?.message;
      return (
        room && {
          title: room.name,
          description: room.description,
          image: room.cover?.url,
          about: {
            '@type': 'Room',
            name: room.name,
            description: room.description,
            ...(room.cover ? { image: room.cover.url } : {}),
            ...(room.capacity ? { maximumAttendeeCapacity: room.capacity } : {}),
            containedInPlace: venuePlace,
            ...(room.priceFrom === null ? {} : { offers: offerOf(room.priceFrom) }),
            ...ratingAbout(reviews),
          },
        }
      );
    },
  },
];

export const probes: readonly Probe[] = [
  {
    ...bookingPaths.calendar,
    find: (client, { roomId }) => client.send(getRoom, { body: { roomId: Number(roomId) } }),
  },
];
