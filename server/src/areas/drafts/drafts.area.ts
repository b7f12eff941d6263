import { draftLimits } from '@venue/sdk/drafts/model';
import { sql } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { daysBefore } from '../../area/expiredRows.ts';
import { draftsPersonal } from './drafts.personal.store.ts';
import { draftsRoutes } from './drafts.routes.ts';
import { draft } from './drafts.table.ts';

export const draftsArea = area({
  name: 'drafts',
  routes: draftsRoutes,
  expired: now => [{ table: draft, gone: sql`${draft.savedAt} < ${daysBefore(now, draftLimits.days)}` }],
  personal: draftsPersonal,
});
