import { articlePushes } from '@venue/sdk/articles';
import { bookingPushes } from '@venue/sdk/bookings';
import { brandPushes } from '@venue/sdk/brands';
import { eventPushes } from '@venue/sdk/events';
import { marketPushes } from '@venue/sdk/market';
import { ticketPushes } from '@venue/sdk/tickets';
import type { Place } from '@venue/shared-ui/shell/screens.tsx';
import type { Waiting } from './app/waiting.ts';
import { useArticleNote, useArticlesSentBack } from './articles/articles.cabinet.ts';
import { articlePaths } from './articles/articles.paths.ts';
import { bookingPaths } from './bookings/bookings.paths.ts';
import { useBrandNote, useBrandsSentBack } from './brands/brands.cabinet.ts';
import { brandPaths } from './brands/brands.paths.ts';
import { cardPaths } from './cards/cards.paths.ts';
import { eventRequestPushes, useEventRequestNote } from './event-requests/event-requests.cabinet.ts';
import { eventRequestPaths } from './event-requests/event-requests.paths.ts';
import { useEventNote, useEventsSentBack } from './events/events.cabinet.ts';
import { eventPaths } from './events/events.paths.ts';
import { useRequestNote, useRequestsSentBack } from './market/market.cabinet.ts';
import { itemPaths, requestPaths } from './market/market.paths.ts';
import { privacyPaths } from './privacy/privacy.paths.ts';
import { profilePaths } from './profile/profile.paths.ts';
import { roomPaths } from './rooms/rooms.paths.ts';
import { useTicketNote } from './tickets/tickets.cabinet.ts';
import { ticketPaths } from './tickets/tickets.paths.ts';

// What the areas offer somebody who is signed in. It is loaded after the first screen; `screens.ts` and `app/menu.ts`
// are the lists that screen needs.

/** Messages after which what is on screen is fetched again. */
export const pushes = [
  ...bookingPushes,
  ...brandPushes,
  ...articlePushes,
  ...eventPushes,
  ...marketPushes,
  ...eventRequestPushes,
  ...ticketPushes,
];

/** Shows the notes that messages bring up. */
export function useNotes(): void {
  useBrandNote();
  useArticleNote();
  useEventNote();
  useEventRequestNote();
  useRequestNote();
  useTicketNote();
}

/** What staff sent back; undefined until all of it is known. A list that could not be read only makes it shorter. */
export function useSentBack(): readonly Waiting[] | undefined {
  const [events, brands] = [useEventsSentBack(), useBrandsSentBack()];
  const [requests, articles] = [useRequestsSentBack(), useArticlesSentBack()];
  return events && brands && requests && articles && [...events, ...brands, ...requests, ...articles];
}

/** The links of the cabinet's first page; `info` is where this kind of account has its personal data. */
export const placesOf = (info: Place): readonly { readonly to: Place; readonly text: string }[] => [
  { to: roomPaths.map, text: 'Что свободно сейчас и\u00a0что можно забронировать' },
  { to: bookingPaths.list, text: 'Оплата, чеки и\u00a0отмена' },
  { to: eventRequestPaths.create, text: 'Опишите мероприятие по\u00a0шагам, площадка ответит' },
  { to: eventPaths.create, text: 'Анонс, билеты и\u00a0афиша на\u00a0сайте площадки' },
  { to: ticketPaths.mine, text: 'QR-коды, календарь и\u00a0отмена' },
  { to: info, text: 'Имя, контакты, ИНН и\u00a0фото' },
  { to: profilePaths.passport, text: 'Для договоров и\u00a0пропусков в\u00a0здание' },
  { to: profilePaths.organisations, text: 'Компания, ИП или\u00a0физлицо и\u00a0реквизиты' },
  { to: cardPaths.own, text: 'Ссылка, QR-код и\u00a0файл для печати' },
  { to: brandPaths.list, text: 'Что о\u00a0вас увидят покупатели' },
  { to: requestPaths.list, text: 'Предложите площадке свои товары' },
  { to: itemPaths.list, text: 'Товары для ваших заявок' },
  { to: articlePaths.list, text: 'Напишите о\u00a0своём деле' },
  { to: profilePaths.documents, text: 'Карточки организаций, доверенности' },
  { to: privacyPaths.page, text: 'Согласия, журнал просмотров, архив данных' },
];
