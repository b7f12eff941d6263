import { area } from '../../area/area.ts';
import { codesRoutes } from './codes.routes.ts';
import { oneTimeCode } from './codes.table.ts';

export const codesArea = area({
  name: 'codes',
  routes: codesRoutes,
  expired: [
    { table: oneTimeCode, since: oneTimeCode.expiresAt, days: 1, because: 'codes of a day are counted per receiver' },
  ],
});
