import { sql } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { outbox } from '../../core/db/core.table.ts';
import { GOODBYE, privacyJobs } from './privacy.jobs.ts';
import { privacyPersonal } from './privacy.personal.store.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacyArea = area({
  name: 'privacy',
  routes: privacyRoutes,
  jobs: privacyJobs,
  personal: privacyPersonal,
  expired: () => [{ table: outbox, gone: sql`${outbox.subject} = ${GOODBYE} and ${outbox.sentAt} is not null` }],
});
