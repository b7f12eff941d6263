import { formatDate, formatDateTime, formatFewRuns, formatMoney, momentOf } from '@venue/sdk';
import { ended, sms } from './notice.ts';
import { type PayLinkOf, payLetter, type StayOf } from './notices.stays.ts';

/** A place in a line: a part of a day in a room. */
interface WaitOf {
  readonly room: string;
  readonly day: string;
  readonly fromHour: number;
  readonly toHour: number;
}

/** Messages about requests for rooms and places in the waiting list: what they are offered are bookings. */
export const offerNotices = {
  'roomRequest.offered': sms(
    'owner',
    'Предложение по\u00a0запросу помещения',
    5,
    ({ room, hours, price, until, link }: PayLinkOf) =>
      `Для вас свободно: ${room}, ${formatFewRuns(hours)}, ${formatMoney(price)}. Держим до ${formatDateTime(until)}. Посмотреть и оплатить: ${link}`,
    payLetter(
      ({ room }) => `Предложение по запросу: ${room}`,
      () => 'Здравствуйте! Помещение, о\u00a0котором вы спрашивали, свободно для\u00a0вас.',
    ),
  ),
  'roomRequest.runsOut': sms(
    'owner',
    'Срок предложения помещения заканчивается',
    5,
    ({ room, hours, price, until, link }: PayLinkOf) =>
      `Ещё держим для вас: ${room}, ${formatFewRuns(hours)}, ${formatMoney(price)}. Оплатите до ${formatDateTime(until)}, потом часы освободятся: ${link}`,
    payLetter(
      ({ room }) => `Срок предложения заканчивается: ${room}`,
      () => 'Здравствуйте! Мы ещё держим для\u00a0вас помещение, о\u00a0котором вы спрашивали.',
    ),
  ),
  'roomRequest.lapsed': sms(
    'owner',
    'Предложение помещения не\u00a0оплачено в\u00a0срок',
    4,
    ({ room, hours }: Pick<StayOf, 'room' | 'hours'>) =>
      `Предложение не оплачено в срок: ${room}, ${formatFewRuns(hours)}. Эти часы мы больше не держим. Если они ещё нужны, отправьте новый запрос или позвоните нам.`,
    'same',
  ),
  'waitlist.held': sms(
    'owner',
    'Освободились часы, которых ждал клиент',
    5,
    ({ room, hours, price, until, link }: PayLinkOf) =>
      `Освободилось время, которого вы ждали: ${room}, ${formatFewRuns(hours)}, ${formatMoney(price)}. Держим для вас до ${formatDateTime(until)}: ${link}`,
    payLetter(
      ({ room }) => `Освободилось время: ${room}`,
      () => 'Здравствуйте! Освободилось время, которого вы ждали.',
    ),
  ),
  'waitlist.runsOut': sms(
    'owner',
    'Срок часов из очереди заканчивается',
    5,
    ({ room, hours, price, until, link }: PayLinkOf) =>
      `Ещё держим для вас: ${room}, ${formatFewRuns(hours)}, ${formatMoney(price)}. Оплатите до ${formatDateTime(until)}, потом часы перейдут следующему: ${link}`,
    payLetter(
      ({ room }) => `Срок оплаты заканчивается: ${room}`,
      () => 'Здравствуйте! Мы ещё держим для\u00a0вас время, которого вы ждали.',
    ),
  ),
  'waitlist.missed': sms(
    'owner',
    'Часы из очереди не\u00a0оплачены в\u00a0срок',
    3,
    ({ room, hours }: Pick<StayOf, 'room' | 'hours'>) =>
      `Часы, которые мы держали для вас, не оплачены в срок: ${room}, ${formatFewRuns(hours)}. Больше их не держим.`,
    'same',
  ),
  'waitlist.over': sms(
    'owner',
    'Часы из очереди не\u00a0освободились',
    3,
    ({ room, day, fromHour, toHour }: WaitOf) =>
      `${room}, ${formatDate(momentOf(day, 12))} с ${fromHour}:00 до ${toHour}:00: время, которого вы ждали, так и не освободилось. Очередь закончилась.`,
    'same',
  ),
  'roomRequest.changed': sms(
    'owner',
    'Предложение по\u00a0запросу помещения изменилось',
    5,
    ({ room, hours, price, until, link }: PayLinkOf) =>
      `Предложение изменилось: ${room}, ${formatFewRuns(hours)}, ${formatMoney(price)}. Держим до ${formatDateTime(until)}. Посмотреть и оплатить: ${link}`,
    payLetter(
      ({ room }) => `Предложение изменилось: ${room}`,
      () => 'Здравствуйте! Мы изменили предложение по\u00a0вашему запросу. Прежнее больше не\u00a0действует.',
    ),
  ),
  'roomRequest.offerWithdrawn': sms(
    'owner',
    'Предложение по\u00a0запросу помещения отозвано',
    4,
    ({ room, hours, reason }: Pick<StayOf, 'room' | 'hours'> & { reason: string }) =>
      `Предложение больше не действует: ${room}, ${formatFewRuns(hours)}. Платить не нужно. ${ended(reason)}`,
    'same',
  ),
  'roomRequest.declined': sms(
    'owner',
    'Отказ по\u00a0запросу помещения',
    4,
    ({ room, startsAt, reason }: { room: string; startsAt: Date; reason: string }) =>
      `Запрос на ${room}, ${formatDateTime(startsAt)}: принять вас не сможем. ${ended(reason)}`,
    'same',
  ),
};
