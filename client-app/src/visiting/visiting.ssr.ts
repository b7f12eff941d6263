import type { ServerPage } from '../app/ssr/page.ts';
import { visitingPaths } from './visiting.paths.ts';

const descriptions: Readonly<Record<keyof typeof visitingPaths, string>> = {
  contacts: 'Адрес площадки в Екатеринбурге и как найти нужное помещение.',
  booking: 'Как забронировать студию, зал или переговорную по часам, оплатить и перенести бронь.',
  refunds: 'Сколько вернём, если отменить бронь или сдать билет, и когда придут деньги.',
  visit: 'Что важно знать гостям площадки и тем, кто снял помещение.',
  privacy: 'Какие данные мы храним, зачем, и как их получить, исправить или удалить.',
  offer: 'Условия, на которых мы сдаём помещения и продаём билеты: предмет, оплата, возврат, ответственность.',
  requisites: 'Полное наименование, ИНН, ОГРН и банковские реквизиты площадки.',
  questions: 'Ответы на частые вопросы о бронировании, оплате и мероприятиях.',
};

export const pages: readonly ServerPage[] = (Object.keys(visitingPaths) as (keyof typeof visitingPaths)[]).map(
  name => ({
    ...visitingPaths[name],
    modules: ['src/visiting/VisitingPages.tsx'],
    head: () => ({ title: visitingPaths[name].title, description: descriptions[name] }),
  }),
);
