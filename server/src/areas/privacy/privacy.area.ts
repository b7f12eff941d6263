import { sql } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { outbox } from '../../core/db/core.table.ts';
import { privacyJobs } from './privacy.jobs.ts';
import { privacyPersonal } from './privacy.personal.store.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacyArea = area({
  name: 'privacy',
  routes: privacyRoutes,
  jobs: privacyJobs,
  personal: privacyPersonal,
  // The last message to somebody carries their number, so it goes as soon as it is not tried any more.
  expired: () => [{ table: outbox, gone: sql`${outbox.event} = 'account.deleted' and ${outbox.dueAt} is null` }],
});
