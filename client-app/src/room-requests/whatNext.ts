import { type RoomRequestStatus, roomRequestStatus } from '@venue/sdk/room-requests/model';

/** What happens next with a request, in words. */
export const whatNext: Readonly<Record<RoomRequestStatus, string>> = {
  [roomRequestStatus.waiting]: 'Проверим время и\u00a0посчитаем стоимость. Ответ придёт в\u00a0СМС.',
  [roomRequestStatus.offered]: 'Часы пока за\u00a0вами.',
  [roomRequestStatus.booked]: 'Бронь ваша. Ждём вас!',
  [roomRequestStatus.declined]: 'Выберите другое время или\u00a0другое помещение.',
  [roomRequestStatus.withdrawn]: 'Вы\u00a0отозвали запрос.',
  [roomRequestStatus.lapsed]: 'Срок оплаты вышел, часы снова свободны. Площадка может прислать новое предложение.',
  [roomRequestStatus.refused]: 'Вы\u00a0отказались от\u00a0предложения. Площадка может прислать другое.',
  [roomRequestStatus.cancelled]: 'Бронь отменена.',
};
