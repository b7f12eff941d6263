import { area } from '../../area/area.ts';
import { remindJob } from './notices.jobs.ts';
import { noticesPersonal } from './notices.personal.store.ts';
import { noticesRoutes } from './notices.routes.ts';
import { reminder } from './notices.table.ts';

export const noticesArea = area({
  name: 'notices',
  routes: noticesRoutes,
  jobs: areas => [remindJob(areas)],
  personal: noticesPersonal,
  expired: [
    {
      table: reminder,
      since: reminder.at,
      days: 30,
      because: 'nobody is reminded of what is over; the messages themselves are kept for as long',
    },
  ],
});
