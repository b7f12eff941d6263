import { area } from '../../area/area.ts';
import { of } from '../../area/personalData.ts';
import { seriesDemo } from './series.demo.ts';
import { seriesRoutes } from './series.routes.ts';
import { eventSeries, eventSeriesDate } from './series.table.ts';

const ahead = 'The events themselves are ahead';

export const seriesArea = area({
  name: 'series',
  routes: seriesRoutes,
  demo: seriesDemo,
  audit: {
    texts: {
      'series.save': 'Изменил(а) даты серии',
      'admin.series.move': 'Перенёс(Перенесла) билеты на\u00a0другую дату',
    },
  },
  personal: {
    tables: [
      {
        table: eventSeriesDate,
        about: of(eventSeriesDate.organiserId),
        as: 'seriesDates',
        atDeletion: 'delete',
        ahead,
      },
      { table: eventSeries, about: of(eventSeries.organiserId), as: null, atDeletion: 'delete', ahead },
    ],
  },
});
