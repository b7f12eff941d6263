import { type EventRequestRow, type EventRequestStatus, eventRequestStatus } from '@venue/sdk/event-requests/model';

const status = eventRequestStatus;

/** What happens next in a status. */
export const nextWords: Readonly<Record<EventRequestStatus, string>> = {
  [status.draft]: 'Заявку видите только вы. Заполните её и\u00a0отправьте площадке.',
  [status.new]: 'Заявка у\u00a0площадки. Менеджер посмотрит её и\u00a0свяжется с\u00a0вами.',
  [status.inProgress]: 'Менеджер проверяет, свободно\u00a0ли пространство и\u00a0что понадобится.',
  [status.conversation]:
    'Менеджер обсуждает с\u00a0вами детали. Ответьте на\u00a0предложение площадки или напишите, что изменить.',
  [status.documents]: 'Площадка готовит договор и\u00a0счёт. Они появятся здесь.',
  [status.payment]: 'Оплатите счёт. После оплаты начнётся подготовка мероприятия.',
  [status.eventPreparation]: 'Идёт подготовка мероприятия: услуги, сценарий, техника.',
  [status.areaPreparation]: 'Площадка готовит пространство к\u00a0вашему приезду.',
  [status.didNotHappen]: 'Мероприятие не\u00a0состоялось. Можно повторить заявку на\u00a0другую дату.',
  [status.refused]: 'Площадка не\u00a0может принять мероприятие. Можно исправить копию заявки и\u00a0отправить снова.',
  [status.happened]: 'Мероприятие состоялось. Расскажите, как всё прошло.',
};

/** What happens next with a request, for its customer. */
export const nextOf = ({
  eventRequestStatus: at,
  endedBy,
}: Pick<EventRequestRow, 'eventRequestStatus' | 'endedBy'>): string =>
  endedBy === 'customer' ? 'Вы отменили мероприятие. Можно повторить заявку на\u00a0другую дату.' : nextWords[at];
