import { bookingStatus } from '@venue/sdk/bookings/model';
import { and, eq, gt } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { isInClosedTime } from '../rooms/rooms.standing.store.ts';
import { bookingsAvailabilityRoutes } from './availability/bookings.availability.routes.ts';
import { bookingsAdminRoutes } from './bookings.admin.routes.ts';
import { bookingsAudit } from './bookings.audit.ts';
import { bookingsClosing } from './bookings.closing.service.ts';
import { bookingsDemo } from './bookings.demo.ts';
import { bookingsInvariants } from './bookings.invariants.ts';
import { bookingsJobs } from './bookings.jobs.ts';
import { bookingPayable } from './bookings.payable.ts';
import { bookingsPersonal } from './bookings.personal.store.ts';
import { bookingReminding } from './bookings.reminders.store.ts';
import { bookingsRoutes } from './bookings.routes.ts';
import { bookingsSearch } from './bookings.search.store.ts';
import { takenHours } from './bookings.store.ts';
import { booking } from './bookings.table.ts';
import { bookingsToday } from './desk/bookings.today.store.ts';
import { groupPayable } from './group/bookings.group.payable.ts';
import { bookingsGroupRoutes } from './group/bookings.group.routes.ts';
import { bookingsGauges } from './hold/bookings.gauges.store.ts';
import { bookingsLinkRoutes } from './link/bookings.link.routes.ts';
import { bookingsMoveRoutes } from './move/bookings.move.routes.ts';

export const bookingsArea = area({
  name: 'bookings',
  reminds: [bookingReminding],
  routes: [
    ...bookingsRoutes,
    ...bookingsMoveRoutes,
    ...bookingsGroupRoutes,
    ...bookingsAvailabilityRoutes,
    ...bookingsLinkRoutes,
    ...bookingsAdminRoutes,
  ],
  jobs: bookingsJobs,
  takenHours,
  closing: bookingsClosing,
  payable: [bookingPayable, groupPayable],
  search: [bookingsSearch],
  pending: now => [
    {
      kind: 'booking',
      from: booking,
      where: and(eq(booking.status, bookingStatus.awaitingPayment), gt(booking.expiresAt, now)),
    },
    {
      kind: 'booking',
      as: 'bookingInClosedTime',
      from: booking,
      where: isInClosedTime('booking_id', booking.id, now),
    },
  ],
  today: bookingsToday,
  gauges: bookingsGauges,
  audit: bookingsAudit,
  personal: bookingsPersonal,
  demo: bookingsDemo,
  invariants: bookingsInvariants,
});
