import { sql } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { daysBefore } from '../../area/expiredRows.ts';
import { consent } from '../privacy/privacy.table.ts';
import { mailingAdminRoutes } from './mailing.admin.routes.ts';
import { mailingDemo } from './mailing.demo.ts';
import { sendMailing } from './mailing.jobs.ts';
import { mailingLettersRoutes } from './mailing.letters.routes.ts';
import { oneClick } from './mailing.oneClick.plugin.ts';
import { mailingPersonal } from './mailing.personal.store.ts';
import { mailingRoutes } from './mailing.routes.ts';

/** As long as somebody may ask for the proof that they had agreed. */
const PROOF_DAYS = 3 * 365;

/** Who gets letters of the venue, and the letters. The consents themselves are of `privacy`. */
export const mailingArea = area({
  name: 'mailing',
  routes: [...mailingRoutes, ...mailingAdminRoutes, ...mailingLettersRoutes],
  jobs: [sendMailing],
  plugin: oneClick,
  personal: mailingPersonal,
  demo: mailingDemo,
  expired: now => [
    {
      table: consent,
      gone: sql`${consent.email} is not null and ${consent.withdrawnAt} < ${daysBefore(now, PROOF_DAYS)}`,
    },
  ],
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
