import { waitStatus } from '@venue/sdk/waitlist/model';
import { notInArray } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { waitlistGauges } from './waitlist.gauges.store.ts';
import { waitlistInvariants } from './waitlist.invariants.ts';
import { waitlistJobs } from './waitlist.jobs.ts';
import { waitlistPersonal } from './waitlist.personal.store.ts';
import { waitlistRoutes } from './waitlist.routes.ts';
import { roomWait } from './waitlist.table.ts';

export const waitlistArea = area({
  name: 'waitlist',
  routes: waitlistRoutes,
  jobs: waitlistJobs,
  gauges: waitlistGauges,
  personal: waitlistPersonal,
  expired: [
    {
      table: roomWait,
      since: roomWait.day,
      days: 365,
      only: notInArray(roomWait.status, [waitStatus.waiting, waitStatus.held]),
      because: 'staff see how many offers a person let lapse in the last year',
    },
  ],
  invariants: waitlistInvariants,
});
