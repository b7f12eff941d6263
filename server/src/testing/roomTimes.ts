/** What names a room, or hours of one: whether it takes them, and where that is enforced. */
export interface RoomTime {
  /** The table. */
  readonly in: string;
  readonly what: string;
  readonly takes: 'yes' | 'no';
  readonly how: string;
}

/**
 * Every table that names a room or hours. Whatever takes hours writes rows of `room_slot` in its own transaction, so an
 * hour has one taker. `roomTimes.test.ts` finds a table that is missing here.
 */
export const roomTimes: readonly RoomTime[] = [
  {
    in: 'room_slot',
    what: 'the taken hours themselves',
    takes: 'yes',
    how: 'primary key; a hall’s hours have a row in each part',
  },
  {
    in: 'booking',
    what: 'a booking: hold, order, offer, hours given to who waited, several at once',
    takes: 'yes',
    how: 'from the hold to its end, with the buffers; `holdHours`, `moveHours` and `freeHours` of the bookings',
  },
  {
    in: 'booking_move',
    what: 'a move to dearer hours that waits for its payment',
    takes: 'yes',
    how: 'rows of its booking that expire; `freeHours` drops them',
  },
  {
    in: 'technical_reason',
    what: 'hours closed by staff, alone or as a series',
    takes: 'yes',
    how: 'until they are opened; deleting the reason deletes its rows',
  },
  {
    in: 'event',
    what: 'an event or an announcement in a room',
    takes: 'yes',
    how: 'once accepted: published, or waiting for its payment; `changeEvent` and `addEvent`, whoever calls them',
  },
  {
    in: 'event_reschedule',
    what: 'where and when an event was before it was rescheduled',
    takes: 'no',
    how: 'the event takes its new hours and frees those in the transaction that writes it; `changeEvent`',
  },
  {
    in: 'event_request',
    what: 'a request for an event in a space',
    takes: 'yes',
    how: 'from the preparation of documents until it is refused or called off, from setting up to clearing away; `decideRequest`',
  },
  {
    in: 'room_request',
    what: 'a request for a room with the hours its customer would like',
    takes: 'no',
    how: 'its offer is a booking',
  },
  { in: 'room_wait', what: 'a place in the waiting list', takes: 'no', how: 'what it is offered is a booking' },
  {
    in: 'room_closed_day',
    what: 'a day on which a room or the venue is closed',
    takes: 'no',
    how: 'nothing new is offered or held then (`whyClosed` of the rooms); closing asks what becomes of what is there (`closeOver`)',
  },
  { in: 'room_opening', what: 'weekly opening hours', takes: 'no', how: 'limits what customers and the desk may take' },
  {
    in: 'room_part',
    what: 'which rooms are parts of a hall',
    takes: 'no',
    how: '`saveParts` writes the hall’s hours into a new part',
  },
  {
    in: 'event_request_stage',
    what: 'a stage of the scenario in a space',
    takes: 'no',
    how: 'lies within its request',
  },
  { in: 'event_space', what: 'a space for events with its prices', takes: 'no', how: 'no time' },
  { in: 'event_service', what: 'services of a space', takes: 'no', how: 'no time' },
  { in: 'tariff', what: 'a tariff; its rules say at which hours it costs what', takes: 'no', how: 'prices only' },
  { in: 'room_service', what: 'services a room offers', takes: 'no', how: 'no time' },
  { in: 'room_equipment', what: 'equipment a room offers', takes: 'no', how: 'no time' },
  { in: 'room_seating', what: 'how many people a room holds', takes: 'no', how: 'no time' },
  { in: 'room_feed', what: 'the link to a room’s calendar', takes: 'no', how: 'shows the rows of `room_slot`' },
];

/** The same as rows of a Markdown table. */
export const roomTimesTable = (): string =>
  [
    '| table | what it is | takes hours | how |',
    '|---|---|---|---|',
    ...roomTimes.map(each => `| \`${each.in}\` | ${each.what} | ${each.takes} | ${each.how} |`),
  ].join('\n');
