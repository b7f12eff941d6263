import { decisionWords } from '@venue/sdk';
import { moveEventRequest } from '@venue/sdk/event-requests/admin';
import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { type EventRequestStatus, eventRequestMoves } from '@venue/sdk/event-requests/model';
import type { Decision } from '../../app/decision/decision.ts';
import { moveDecisions } from '../../app/decision/moveDecisions.tsx';

interface Movable {
  readonly eventRequestId: number;
  readonly eventRequestTitle: string;
  readonly eventRequestStatus: EventRequestStatus;
  /** The statuses that the user may set. */
  readonly moves: readonly EventRequestStatus[];
}

/** What may be done with a request next. */
export function decisionsOf({
  eventRequestId,
  eventRequestTitle,
  eventRequestStatus: seen,
  moves,
}: Movable): Decision[] {
  const can = eventRequestMoves
    .filter(({ from, to }) => from.some(each => each === seen) && moves.some(status => status === to))
    .map(({ action }) => action);
  return moveDecisions({
    kind: eventRequestRecord,
    title: eventRequestTitle,
    can,
    seen,
    moves: eventRequestMoves,
    call: moveEventRequest,
    to: { id: eventRequestId },
    says: {
      take: {
        label: decisionWords.take.label,
        tone: 'main',
        title: 'Взять заявку в\u00a0работу?',
        text: 'Если менеджера у\u00a0заявки ещё нет, им станете вы.',
      },
      talk: {
        label: 'Начать переговоры',
        tone: 'main',
        title: 'Перейти к\u00a0переговорам?',
        text: 'С\u00a0этого шага заказчик меняет только контакты, услуги и\u00a0сценарий.',
      },
      prepareDocuments: {
        label: 'Готовить документы',
        tone: 'main',
        title: 'Перейти к\u00a0документам?',
        text: 'Часы пространства закрепятся за\u00a0мероприятием: забронировать их больше никто не\u00a0сможет.',
      },
      askForPayment: {
        label: 'Ждать оплату',
        tone: 'main',
        title: 'Перейти к\u00a0оплате?',
        text: 'Для\u00a0организации сделается счёт по\u00a0принятому предложению, заказчик увидит его в\u00a0заявке.',
      },
      prepareEvent: {
        label: 'Готовить мероприятие',
        tone: 'main',
        title: 'Оплата получена?',
        text: 'Когда деньги приходят по\u00a0счёту, заявка переходит сюда сама. Нажмите, если оплатили иначе.',
      },
      prepareArea: {
        label: 'Готовить площадку',
        tone: 'main',
        title: 'Перейти к\u00a0подготовке площадки?',
        text: 'Заказчик увидит, что площадка готовится.',
      },
      finish: {
        label: 'Состоялось',
        tone: 'main',
        title: 'Мероприятие состоялось?',
        text: 'Заказчик сможет оставить отзыв.',
      },
      takeBack: {
        label: 'Вернуть в\u00a0подготовку',
        tone: 'plain',
        title: 'Вернуть мероприятие в\u00a0подготовку?',
        text: 'Если отметка поставлена по\u00a0ошибке. Часы пространства закрепятся снова, заказчик получит СМС.',
      },
      cancel: {
        label: 'Не\u00a0состоялось',
        tone: 'danger',
        title: 'Мероприятие не\u00a0состоялось?',
        text: 'Часы пространства освободятся.',
      },
      refuse: {
        label: decisionWords.reject.label,
        tone: 'danger',
        title: 'Отклонить заявку?',
        text: 'Заказчик прочитает причину. Закреплённые часы освободятся.',
        reasons: [
          'На\u00a0эти дату и\u00a0время пространство занято',
          'Формат мероприятия не\u00a0подходит площадке',
          'Число участников больше вместимости пространства',
        ],
      },
    },
  });
}
