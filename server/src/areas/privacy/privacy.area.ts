import { sql } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { outbox } from '../../core/db/core.table.ts';
import { privacyGuestsRoutes } from './privacy.guests.routes.ts';
import { privacyJobs } from './privacy.jobs.ts';
import { privacyPersonal } from './privacy.personal.store.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacyArea = area({
  name: 'privacy',
  routes: areas => [...privacyRoutes(areas), ...privacyGuestsRoutes(areas)],
  jobs: privacyJobs,
  personal: privacyPersonal,
  audit: { texts: { 'admin.guest.erase': 'Стёр(Стёрла) имя и\u00a0контакты гостя без учётной записи' } },
  expired: [
    {
      table: outbox,
      since: outbox.createdAt,
      days: 0,
      only: sql`${outbox.event} = 'account.deleted' and ${outbox.dueAt} is null`,
      because: 'the last message to a person contains their number, and is not retried any more',
    },
  ],
});
