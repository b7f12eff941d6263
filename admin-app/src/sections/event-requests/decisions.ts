import { decisionWords, formatMoney, type Reply } from '@venue/sdk';
import { type getEventRequest, moveEventRequest } from '@venue/sdk/event-requests/admin';
import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { type EventRequestStatus, eventRequestMoves } from '@venue/sdk/event-requests/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { formatDayAndTime } from '@venue/shared-ui/dates/format.ts';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { createElement } from 'react';
import type { Decision } from '../../app/decision/decision.ts';
import { moveDecisions } from '../../app/decision/moveDecisions.tsx';

interface Movable {
  readonly eventRequestId: number;
  readonly eventRequestTitle: string;
  readonly eventRequestStatus: EventRequestStatus;
  /** The statuses that the user may set. */
  readonly moves: readonly EventRequestStatus[];
  readonly eventMoney: Reply<typeof getEventRequest>['message']['eventMoney'];
}

/** A text with a warning that the money of the invoice has not come. */
function unpaidToo(text: string, money: Movable['eventMoney']): string {
  if (!money || money.unpaid === 0) return text;
  const { unpaid, keptUntil } = money;
  const due = Date.parse(keptUntil) < serverNow() ? 'срок был до' : 'ждём до';
  return `${text} Внимание: по\u00a0счёту не\u00a0пришло ${formatMoney(unpaid)}, ${due}\u00a0${formatDayAndTime(keptUntil)}.`;
}

/** A text with what becomes of the money after the end of a request, and the choice of how much goes back. */
function backToo(text: string, money: Movable['eventMoney']) {
  if (!money || money.received === 0) return { text };
  const { received, refundByTerms } = money;
  const paid = `${text} Счёт будет аннулирован. Оплачено ${formatMoney(received)}`;
  if (refundByTerms === received)
    return { text: `${paid}, эти деньги нужно вернуть: заказчик узнает об\u00a0этом из\u00a0СМС.` };
  return {
    text: `${paid}, по\u00a0условиям отмены заказчику полагается ${formatMoney(refundByTerms)}. Сумму он\u00a0узнает из\u00a0СМС.`,
    from: { refund: received },
    fields: createElement(Choose, {
      name: 'refund',
      label: 'Сколько вернуть',
      options: [
        { id: received, label: `Всё: ${formatMoney(received)}` },
        { id: refundByTerms, label: `По\u00a0условиям: ${formatMoney(refundByTerms)}` },
      ],
    }),
  };
}

/** What may be done with a request next. */
export function decisionsOf({
  eventRequestId,
  eventRequestTitle,
  eventRequestStatus: seen,
  moves,
  eventMoney: money,
}: Movable): Decision[] {
  const can = eventRequestMoves
    .filter(
      ({ from, to, by }) =>
        by[0] === 'staff' && from.some(each => each === seen) && moves.some(status => status === to),
    )
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
        text: unpaidToo(
          'Когда деньги приходят по\u00a0счёту, заявка переходит сюда сама. Нажмите, если оплатили иначе.',
          money,
        ),
      },
      prepareArea: {
        label: 'Готовить площадку',
        tone: 'main',
        title: 'Перейти к\u00a0подготовке площадки?',
        text: unpaidToo('Заказчик увидит, что площадка готовится.', money),
      },
      finish: {
        label: 'Состоялось',
        tone: 'main',
        title: 'Мероприятие состоялось?',
        text: unpaidToo('Заказчик сможет оставить отзыв.', money),
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
        ...backToo('Часы пространства освободятся.', money),
      },
      refuse: {
        label: decisionWords.reject.label,
        tone: 'danger',
        title: 'Отклонить заявку?',
        ...backToo('Заказчик прочитает причину. Закреплённые часы освободятся.', money),
        reasons: [
          'На\u00a0эти дату и\u00a0время пространство занято',
          'Формат мероприятия не\u00a0подходит площадке',
          'Число участников больше вместимости пространства',
        ],
      },
    },
  });
}
