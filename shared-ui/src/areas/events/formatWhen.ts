import { formatMoney } from '@venue/sdk';
import { type EventRow, entryType, eventPlace } from '@venue/sdk/events/model';

export { formatWhen } from '@venue/sdk/events/model';

/** The room or another place; «Онлайн» for an event that is only online. */
export const formatWhere = (event: Pick<EventRow, 'roomName' | 'place' | 'isOnline'>): string =>
  eventPlace(event) || (event.isOnline ? 'Онлайн' : '');

/** «500 ₽», «от 500 ₽», «бесплатно», «мест нет»; empty where only the organiser knows. */
export function entryText({ admission, entryType: entry }: Pick<EventRow, 'admission' | 'entryType'>): string {
  if (admission === null) return entry === entryType.byTicket ? '' : 'вход\u00a0свободный';
  const { cheapest, dearest, isSoldOut } = admission;
  if (isSoldOut) return 'мест\u00a0нет';
  if (dearest === 0) return 'бесплатно';
  return cheapest === dearest
    ? formatMoney(cheapest)
    : `от\u00a0${cheapest === 0 ? '0\u00a0₽' : formatMoney(cheapest)}`;
}
