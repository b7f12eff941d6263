/**
 * Who may read `firstStart` and `lastEnd` of a booking, and for what. They bound a set of hours that may have gaps, so
 * whoever shows them as a span says that the hours between are booked too.
 */
const readers = {
  order: [
    'papers/money/papers.money.store',
    'invoice-orders/invoice-orders.jobs.store',
    'bookings/bookings.list.store',
    'bookings/bookings.own.store',
    'deposits/deposits.store',
    'desk/desk.store',
  ],
  deadlines: [
    'papers/acts/papers.rendered.service',
    'invoice-orders/invoice-orders.desk.routes',
    'invoice-orders/invoice-orders.routes',
    'invoice-orders/invoice-orders.service',
    'room-requests/room-requests.jobs',
    'bookings/bookings.ahead',
    'bookings/desk/bookings.desk.service',
    'bookings/group/bookings.group.payable',
    'bookings/link/bookings.link.service',
    'bookings/bookings.payable',
    'bookings/bookings.rules',
    'bookings/deposit/bookings.deposit.service',
    'deposits/deposits.jobs',
    'deposits/deposits.service',
    'bookings/desk/bookings.stay.service',
  ],
  filters: [
    // Which bookings were over when their month ended.
    'client-terms/client-terms.store',
    'bookings/bookings.reminders.store',
    // Which hours of a package are over, and with which a use begins.
    'packages/packages.store',
    'bookings/bookings.search.store',
    'calendar/calendar.store',
    'desk/desk.feed.store',
    // When a visit was over, and on which day it began.
    'reviews/reviews.visits.store',
    'reviews/reviews.demo',
  ],
  writing: [
    'bookings/bookings.demo',
    'bookings/hold/bookings.hold.service',
    'bookings/move/bookings.move.service',
    'bookings/move/bookings.move-policies.service',
    'bookings/move/bookings.pending-move.service',
    'bookings/bookings.table',
  ],
  // `start` and `end` of replies, each beside the runs of the hours.
  replies: [
    'bookings/bookings.export',
    'bookings/bookings.presenter',
    'desk/desk.presenter',
    'room-requests/room-requests.presenter',
    'waitlist/waitlist.presenter',
  ],
};

const listed = new Set(Object.values(readers).flatMap(files => files.map(file => `server/src/areas/${file}.ts`)));

export function checkHours(file, text, tell) {
  if (!file.startsWith('server/src/') || listed.has(file)) return;
  if (/\b(firstStart|lastEnd)\b/.test(text))
    tell(
      'reads `firstStart` or `lastEnd` of a booking, which are for order, deadlines and filters: show its hours by `runsOf`, or list the file in tools/house.hours.mjs',
    );
}
