import { rowsOf, VENUE_PLACE } from '@venue/sdk';
import { getEvent, listEvents } from '@venue/sdk/events';
import { type Admission, entryType, eventStatus } from '@venue/sdk/events/model';
import { getSubjectReviews } from '@venue/sdk/reviews';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ServerPage } from '../app/ssr/page.ts';
import { roubles, venuePlace } from '../app/ssr/schemaOrg.ts';
import { ratingAbout } from '../reviews/reviews.view.tsx';
import { eventPaths } from './events.paths.ts';

/** The venue's UTC offset in ISO 8601 format. */
const OFFSET = '+05:00';

const offersOf = ({ cheapest, dearest, isSoldOut }: Admission) => ({
  '@type': 'AggregateOffer',
  lowPrice: roubles(cheapest),
  highPrice: roubles(dearest),
  priceCurrency: 'RUB',
  availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
});

export const pages: readonly ServerPage[] = [
  {
    ...eventPaths.publicList,
    feed: 'Площадка: афиша',
    modules: ['src/events/EventsPage.tsx'],
    head: () => ({
      title: eventPaths.publicList.title,
      description: 'Мероприятия площадки в Екатеринбурге: когда, где и сколько стоит билет.',
    }),
  },
  {
    ...eventPaths.publicPage,
    modules: [],
    later: [
      'src/events/EventPage.tsx',
      'src/tickets/TicketDesk.tsx',
      'src/series/OtherDates.tsx',
      'src/reviews/SubjectReviews.tsx',
    ],
    records: async function* (client) {
      for await (const row of rowsOf(client, listEvents, { x: 1, body: {} }))
        yield {
          path: href(eventPaths.publicPage, { eventId: row.eventId }),
          changed: row.updatedAt,
          news: {
            title: `${formatDateTime(`${row.date}T${row.time}:00${OFFSET}`)}: ${row.eventTitle}`,
            description: row.eventLead,
            published: row.createdAt,
          },
        };
    },
    head: ({ eventId }, read) => {
      const event = read(getEvent, { id: Number(eventId) })?.message;
      if (event?.objectStatusId !== eventStatus.published) return undefined;
      const reviews = read(getSubjectReviews, { query: { eventId: Number(eventId) } })?.message;
      const image = event.mainImage?.url;
      return {
        title: event.eventTitle,
        description: event.eventLead,
        image,
        about: {
          '@type': 'Event',
          name: event.eventTitle,
          description: event.eventLead,
          startDate: `${event.date}T${event.time}:00${OFFSET}`,
          eventStatus: `https://schema.org/Event${event.rescheduledFrom ? 'Rescheduled' : 'Scheduled'}`,
          ...(event.rescheduledFrom
            ? { previousStartDate: `${event.rescheduledFrom.date}T${event.rescheduledFrom.time}:00${OFFSET}` }
            : {}),
          ...(event.dateEnd || event.timeEnd
            ? { endDate: `${event.dateEnd ?? event.date}${event.timeEnd ? `T${event.timeEnd}:00${OFFSET}` : ''}` }
            : {}),
          ...(image ? { image } : {}),
          eventAttendanceMode: `https://schema.org/${event.isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
          location: {
            ...(event.roomName === null ? { '@type': 'Place', address: VENUE_PLACE.city } : venuePlace),
            name: event.roomName ?? event.place,
          },
          isAccessibleForFree: event.admission ? event.admission.dearest === 0 : event.entryType === entryType.free,
          ...(event.admission ? { offers: offersOf(event.admission) } : {}),
          ...(event.organizerName ? { organizer: { '@type': 'Organization', name: event.organizerName } } : {}),
          ...ratingAbout(reviews),
        },
      };
    },
  },
];
