import { formatMoney } from '@venue/sdk';
import { type EventRow, entryType, eventPlace } from '@venue/sdk/events/model';

export { formatWhen } from '@venue/sdk/events/model';

/** The room or another place; «Онлайн» for an event that is only online. */
export const formatWhere = (event: Pick<EventRow, 'roomName' | 'place' | 'isOnline'>): string =>
  eventPlace(event) || (event.isOnline ? 'Онлайн' : '');

/** The prices, «мест нет» or «вход свободный»; empty where only the organiser knows. */
export function entryText({ admission, entryType: entry }: Pick<EventRow, 'admission' | 'entryType'>): string {
  if (admission === null) return entry === entryType.byTicket ? '' : 'вход\u00a0свободный';
  const { cheapest, dearest, isSoldOut } = admission;
  if (isSoldOut) return 'мест\u00a0нет';
  return pricesText(cheapest, dearest);
}

/** «бесплатно», «500 ₽», «от 500 ₽», or «0–500 ₽» where some pay nothing. */
export function pricesText(cheapest: number, dearest: number): string {
  if (dearest === 0) return 'бесплатно';
  if (cheapest === dearest) return formatMoney(cheapest);
  return cheapest === 0 ? `0–${formatMoney(dearest)}` : `от\u00a0${formatMoney(cheapest)}`;
}
