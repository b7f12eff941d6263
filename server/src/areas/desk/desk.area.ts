import { area } from '../../area/area.ts';
import { deskAudit } from './desk.audit.ts';
import { feedRoutes } from './desk.feed.routes.ts';
import { deskPersonal } from './desk.personal.store.ts';
import { deskRoutes } from './desk.routes.ts';
import { sbpRoutes } from './desk.sbp.routes.ts';
import { seriesRoutes } from './desk.series.routes.ts';
import { shiftNote } from './desk.table.ts';

export const deskArea = area({
  name: 'desk',
  routes: [...deskRoutes, ...feedRoutes, ...sbpRoutes, ...seriesRoutes],
  audit: deskAudit,
  personal: deskPersonal,
  expired: [
    {
      table: shiftNote,
      since: shiftNote.day,
      days: 365,
      because: 'a note is for the shifts of its day; later it only names people',
    },
  ],
});
