import { area } from '../../area/area.ts';
import { waitlistPersonal } from './waitlist.personal.store.ts';
import { waitlistRoutes } from './waitlist.routes.ts';
import { serveLine } from './waitlist.service.ts';

export const waitlistArea = area({
  name: 'waitlist',
  routes: waitlistRoutes,
  // Hours given back are held for the first in line as soon as that is committed; the clock gives some back by itself.
  jobs: [{ name: 'waitlist.serve', everyMs: 2_000, onNudge: true, run: serveLine }],
  personal: waitlistPersonal,
});
