import { formatDateTime, formatMoney } from '@venue/sdk';
import { ended, short, sms } from './notice.ts';

const backText = (sum: number): string => (sum > 0 ? ` Вернём ${formatMoney(sum)}.` : '');

/** Messages to ticket holders. */
export const ticketNotices = {
  'ticket.issued': sms(
    'owner',
    'Билеты выданы',
    3,
    ({ link, at, title }: { link: string; at: Date; title: string }) =>
      `Ваши билеты: ${link} ${formatDateTime(at)}, ${title}.`,
  ),

  'ticket.cancelled': sms(
    'owner',
    'Оплаченный билет отменён',
    2,
    ({ id, title, refund }: { id: number; title: string; refund: number }) =>
      `Билет № ${id} отменён. ${refund > 0 ? `Вернём ${formatMoney(refund)}.` : 'Деньги по условиям возврата не возвращаются.'} ${ended(title)}`,
  ),

  'ticket.cancelledByHost': sms(
    'owner',
    'Билет отменён организатором или площадкой',
    5,
    ({ id, title, refund, reason }: { id: number; title: string; refund: number; reason: string }) =>
      `Ваш билет № ${id} на «${short(title)}» отменён.${backText(refund)} Причина: ${ended(reason)}`,
  ),
  'ticket.severalCancelledByHost': sms(
    'owner',
    'Несколько билетов заказа отменены площадкой',
    5,
    ({ tickets, title, refund, reason }: { tickets: string; title: string; refund: number; reason: string }) =>
      `На «${short(title)}» отменено: ${tickets}.${backText(refund)} Причина: ${ended(reason)}`,
  ),
  'ticket.eventCancelled': sms(
    'owner',
    'Мероприятие отменено вместе с билетами',
    5,
    ({ title, day, refund, reason }: { title: string; day: string; refund: number; reason: string }) =>
      `Мероприятие «${short(title)}» ${day} отменено, ваши билеты не действуют.${backText(refund)} Причина: ${ended(reason)}`,
  ),
} as const;
