import { area } from '../../area/area.ts';
import { calendarPersonal } from './calendar.personal.store.ts';
import { calendarRoutes } from './calendar.routes.ts';

export const calendarArea = area({
  name: 'calendar',
  routes: calendarRoutes,
  personal: calendarPersonal,
});
