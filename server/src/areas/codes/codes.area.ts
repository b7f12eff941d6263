import { sql } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { daysBefore } from '../../area/expiredRows.ts';
import { codesRoutes } from './codes.routes.ts';
import { oneTimeCode } from './codes.table.ts';

export const codesArea = area({
  name: 'codes',
  routes: codesRoutes,
  expired: now => [{ table: oneTimeCode, gone: sql`${oneTimeCode.expiresAt} < ${daysBefore(now, 1)}` }],
});
