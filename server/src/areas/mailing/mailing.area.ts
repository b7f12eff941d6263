import { area } from '../../area/area.ts';
import { bounces } from './bounces/mailing.bounces.plugin.ts';
import { markGone } from './bounces/mailing.bounces.store.ts';
import { mailingAdminRoutes } from './mailing.admin.routes.ts';
import { mailingDemo } from './mailing.demo.ts';
import { sendMailing } from './mailing.jobs.ts';
import { mailingLettersRoutes } from './mailing.letters.routes.ts';
import { stopLetters } from './mailing.letters.store.ts';
import { oneClick } from './mailing.oneClick.plugin.ts';
import { expiredProofs, mailingPersonal } from './mailing.personal.store.ts';
import { mailingRoutes } from './mailing.routes.ts';

/** Subscribers to the venue's letters, and the letters. The consents belong to the area `privacy`. */
export const mailingArea = area({
  name: 'mailing',
  routes: [...mailingRoutes, ...mailingAdminRoutes, ...mailingLettersRoutes],
  jobs: [sendMailing],
  restored: stopLetters,
  unreachable: markGone,
  plugin: async (app, parts) => {
    await oneClick(app, parts);
    await bounces(app, parts);
  },
  personal: mailingPersonal,
  demo: mailingDemo,
  expired: expiredProofs,
  audit: {
    statusField: 'letterStatus',
    texts: {
      'admin.mailing.download': 'Выгрузил(а) подписчиков рассылки',
      'admin.mailing.letterCreate': 'Добавил(а) письмо рассылки',
      'admin.mailing.letterUpdate': 'Изменил(а) письмо рассылки',
      'admin.mailing.letterRemove': 'Удалил(а) письмо рассылки',
      'admin.mailing.letterTest': 'Отправил(а) себе пробное письмо рассылки',
      'admin.mailing.letterStart': 'Начал(а) отправку письма рассылки',
      'admin.mailing.letterStop': 'Остановил(а) отправку письма рассылки',
    },
  },
});
