/** The venue's time zone, and the one deadlines are shown in beside it. */
export const VENUE_ZONE = 'Asia/Yekaterinburg';

/** The parts of the venue's address. */
export const VENUE_PLACE = {
  postcode: '620014',
  city: 'Екатеринбург',
  street: 'ул.\u00a08\u00a0Марта,\u00a010',
} as const;
const { postcode, city, street } = VENUE_PLACE;

/** Where the venue is. */
export const VENUE_ADDRESS = `${postcode}, ${city}, ${street}`;

/** When its reception is open. */
export const VENUE_HOURS = 'Ежедневно 09:00–18:00';

/** A room with the address, as maps look it up: `Фотостудия, ул. 8 Марта, 10, 620014, Екатеринбург`. */
export const atVenue = (room: string): string =>
  [room, street.replaceAll('\u00a0', ' '), postcode, city].filter(Boolean).join(', ');
export const DEADLINE_ZONE = 'Europe/Moscow';

type Moment = Date | string | number;
type Zone = typeof VENUE_ZONE | typeof DEADLINE_ZONE;

/** Offset of each zone from UTC in minutes. Neither has changed since 2014, and no date here is older. */
export const zoneOffset = { [VENUE_ZONE]: 300, [DEADLINE_ZONE]: 180 } as const satisfies Record<Zone, number>;

// Not by `Intl`: creating the first formatter of a time zone takes a phone as long as drawing a screen.
/** The wall-clock time of a zone, written as `2026-11-20T09:00:00.000Z`. */
const clockOf = (at: Moment, zone: Zone): string =>
  new Date(new Date(at).getTime() + zoneOffset[zone] * 60_000).toISOString();

/** `20.11.2026`, at the venue. */
export const formatDate = (at: Moment, zone: Zone = VENUE_ZONE): string =>
  clockOf(at, zone).slice(0, 10).split('-').reverse().join('.');

/** `09:00`, at the venue. */
export const formatTime = (at: Moment, zone: Zone = VENUE_ZONE): string => clockOf(at, zone).slice(11, 16);

/** `20.11.2026 09:00`, at the venue. */
export const formatDateTime = (at: Moment, zone: Zone = VENUE_ZONE): string =>
  `${formatDate(at, zone)} ${formatTime(at, zone)}`;

/** A deadline within the next hours, at the venue and in Moscow: `09:15 (07:15 мск)`. */
export const formatDeadline = (at: Moment): string => `${formatTime(at)} (${formatTime(at, DEADLINE_ZONE)}\u00a0мск)`;

const weekdays = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'];
const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

/** `пт, 20 ноября`, at the venue. */
export function formatDay(at: Moment): string {
  const day = new Date(`${dayOf(at)}T00:00:00Z`);
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

/** The calendar day at the venue as `2026-11-20`. */
export const dayOf = (at: Moment): string => clockOf(at, VENUE_ZONE).slice(0, 10);

/** The hour of the day at the venue, 0 to 23. */
export const hourOf = (at: Moment): number => Number(formatTime(at).slice(0, 2));

/** The moment an hour of a venue day begins. */
export const momentOf = (day: string, hour: number): Date =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+05:00`);

/** The day some days later: `2026-11-20`, 1 → `2026-11-21`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** `12 500`, `2,4`: a space between thousands, a comma before decimals. Not by `Intl`, for the same reason as above. */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') + (decimals ? `,${decimals}` : '');
}

/** Kopecks as `1 500 ₽` or `1 500,50 ₽`. */
export function formatMoney(kopecks: number): string {
  const sum = Math.abs(Math.round(kopecks));
  const roubles = formatNumber(Math.floor(sum / 100));
  const rest = sum % 100 === 0 ? '' : `,${String(sum % 100).padStart(2, '0')}`;
  return `${kopecks < 0 && sum > 0 ? '-' : ''}${roubles}${rest}\u00a0₽`;
}

/** Whether these digits replace the phone of a deleted account: they begin with a zero, as no phone number does. */
export const isNoPhone = (digits: string): boolean => /^0\d{9}$/.test(digits);

/** Ten digits as `+7 900 123-45-67`, whoever’s they are: for a field that somebody types into. */
export const groupPhone = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4');

/** The phone of a record as `+7 900 123-45-67`; «удалён» in place of the phone of a deleted account. */
export const formatPhone = (digits: string): string => (isNoPhone(digits) ? 'удалён' : groupPhone(digits));

/** The same within a sentence, where it must not be broken. */
export const formatWholePhone = (digits: string): string => formatPhone(digits).replaceAll(' ', '\u00a0');

/** A number with its noun: `plural(3, 'час', 'часа', 'часов')` → `3 часа`. */
export function plural(count: number, one: string, few: string, many: string): string {
  const tens = Math.abs(count) % 100;
  const ones = tens > 10 && tens < 15 ? 0 : tens % 10;
  return `${count} ${ones === 1 ? one : [2, 3, 4].includes(ones) ? few : many}`;
}
