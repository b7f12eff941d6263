// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of files.
// Guards of what follows an event request (messages, proposals, papers, reviews), and of closing sold hours. See mutants.list.mjs.

import { strangers } from './mutants.strangers.mjs';

const root = 'server/src/areas';
const area = (file, test, changes) => ({ file: `${root}/${file}`, tests: [`${root}/${test}`], changes });

export const requests = [
  area('events/hours/events.hours.store.ts', 'events/hours/events.hours.test.ts', [
    ['await freeHoursOfEvent(tx, eventId);', ''],
    ['claims.some(name => before[name] !== after[name])', 'false'],
    ['if (isTooLong(row)) {', 'if (row === undefined) {'],
  ]),
  {
    file: 'server/drizzle/0000_baseline.sql',
    tests: [`${root}/events/hours/events.hours.test.ts`],
    changes: [
      ['WHERE event_id = OLD.id AND event_request_id IS NOT NULL', 'WHERE false'],
      ['WHERE event_request_id = OLD.id AND event_id IS NOT NULL', 'WHERE false'],
    ],
  },
  area(
    'event-requests/messages/event-requests.messages.service.ts',
    'event-requests/messages/event-requests.messages.test.ts',
    [['await countAttempt(tx, `request-messages-by:${userId}`, context.now, perPerson);', '']],
  ),
  area(
    'event-requests/messages/event-requests.messages.routes.ts',
    'event-requests/messages/event-requests.messages.test.ts',
    [['if (unread === 0 && row.toldAt !== null)', 'if (row.toldAt === undefined)']],
  ),
  area('event-requests/event-requests.jobs.ts', 'event-requests/messages/event-requests.messages.test.ts', [
    ['await changeRequest(tx, id, { toldAt: at });', ''],
  ]),
  area(
    'event-requests/files/event-requests.files.routes.ts',
    'event-requests/messages/event-requests.messages.test.ts',
    [],
  ),
  area(
    'event-requests/proposals/event-requests.proposals.routes.ts',
    'event-requests/proposals/event-requests.proposals.test.ts',
    [
      [
        "if (request?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');",
        "if (!request) throw new ApiFailure('not_found');",
      ],
    ],
  ),
  area('event-requests/event-requests.decision.service.ts', 'event-requests/event-requests.admin.test.ts', []),
  area('reviews/reviews.routes.ts', 'reviews/reviews.link.test.ts', []),
  area('rooms/rooms.closing.service.ts', 'rooms/rooms.closing.test.ts', [
    ['standing.length !== chosen.size || !standing.every(each => chosen.has(seenOf(each)))', 'choices.length === 0'],
    ['`${nameOf(each)} ${state} ${back}`', 'nameOf(each)'],
    ['const isRead = permissions.has(kinds[row.kind].read);', 'const isRead = true;'],
  ]),
  area('rooms/rooms.days.routes.ts', 'rooms/rooms.closing.test.ts', []),
  area('rooms/rooms.admin.routes.ts', 'rooms/rooms.closing.test.ts', [
    ['await closeOver(areas, tx, context, { choices: standing, reasonAt: () => OTHER_HOURS, make });', 'await make();'],
  ]),
  area('bookings/bookings.closing.service.ts', 'rooms/rooms.closing.test.ts', []),
  area('bookings/bookings.rules.ts', 'bookings/bookings.rules.test.ts', [[' && booking.closedWhy === null', '']]),
  ...strangers,
];
