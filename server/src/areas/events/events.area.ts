import { area } from '../../area/area.ts';
import { eventsAdminRoutes } from './events.admin.routes.ts';
import { eventsBulk } from './events.bulk.ts';
import { eventsCategoriesRoutes } from './events.categories.routes.ts';
import { eventsDecideRoutes } from './events.decide.routes.ts';
import { eventsImagesRoutes } from './events.images.routes.ts';
import { eventsTicketsRoutes } from './events.tickets.routes.ts';

export const eventsArea = area({
  name: 'events',
  routes: [
    ...eventsAdminRoutes,
    ...eventsCategoriesRoutes,
    ...eventsDecideRoutes,
    ...eventsImagesRoutes,
    ...eventsTicketsRoutes,
  ],
  bulk: eventsBulk,
});
