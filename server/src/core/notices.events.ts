import { formatDateTime } from '@venue/sdk';
import { ended, short, sms } from './notice.ts';

interface EventOf {
  readonly title: string;
}

/** Messages to organisers about rescheduling, and about events that get another organiser. */
export const eventNotices = {
  'event.rescheduled': sms(
    'owner',
    'Площадка перенесла мероприятие',
    6,
    ({ title, to, reason }: EventOf & { to: string; reason: string }) =>
      `Площадка перенесла ваше мероприятие «${short(title)}». Теперь: ${to}. Гостям мы напишем. Причина: ${ended(reason)}`,
    'same',
  ),
  'event.offered': sms(
    'successor',
    'Вам передают мероприятие',
    3,
    ({ title, until, link }: EventOf & { until: Date; link: string }) =>
      `Вам передают мероприятие «${short(title)}». Примите его или откажитесь до ${formatDateTime(until)}: ${link}`,
  ),
  'event.offerDeclined': sms(
    'owner',
    'От мероприятия отказались',
    3,
    ({ title }: EventOf) =>
      `От мероприятия «${short(title)}», которое вы передавали, отказались. Оно по-прежнему ваше.`,
    'same',
  ),
  'event.offerExpired': sms(
    'owner',
    'Передача мероприятия не состоялась',
    3,
    ({ title }: EventOf) =>
      `Мероприятие «${short(title)}», которое вы передавали, никто не принял. Оно по-прежнему ваше.`,
    'same',
  ),
  'event.handedOver': sms(
    'former',
    'Мероприятие передано',
    3,
    ({ title }: EventOf) =>
      `Мероприятие «${short(title)}» теперь у другого организатора. Если вы этого не просили, сразу позвоните нам.`,
    'same',
  ),
  'event.takenOver': sms(
    'owner',
    'Мероприятие принято',
    3,
    ({ title, link }: EventOf & { link: string }) =>
      `Вы организатор мероприятия «${short(title)}». Билеты и гости теперь у вас: ${link}`,
    'same',
  ),
} as const;
