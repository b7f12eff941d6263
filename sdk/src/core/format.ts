/** The venue's time zone, and the one deadlines are shown in beside it. */
export const VENUE_ZONE = 'Asia/Yekaterinburg';

/** Where the venue is. */
export const VENUE_ADDRESS = '620014, Екатеринбург, ул.\u00a08\u00a0Марта,\u00a010';
export const DEADLINE_ZONE = 'Europe/Moscow';

type Moment = Date | string | number;

const memo = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + JSON.stringify(options);
  const known = memo.get(key) ?? new Intl.DateTimeFormat('ru-RU', { timeZone: zone, ...options });
  memo.set(key, known);
  return known;
}

const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `20.11.2026`, at the venue. */
export const formatDate = (at: Moment, zone = VENUE_ZONE): string => formatter(zone, date).format(new Date(at));

/** `09:00`, at the venue. */
export const formatTime = (at: Moment, zone = VENUE_ZONE): string => formatter(zone, time).format(new Date(at));

/** `20.11.2026 09:00`, at the venue. */
export const formatDateTime = (at: Moment, zone = VENUE_ZONE): string =>
  `${formatDate(at, zone)} ${formatTime(at, zone)}`;

/** A deadline of the coming hours, at the venue and in Moscow: `09:15 (07:15 мск)`. */
export const formatDeadline = (at: Moment): string => `${formatTime(at)} (${formatTime(at, DEADLINE_ZONE)}\u00a0мск)`;

/** `пт, 20 ноября`, at the venue. */
export const formatDay = (at: Moment): string =>
  formatter(VENUE_ZONE, { weekday: 'short', day: 'numeric', month: 'long' }).format(new Date(at));

/** The calendar day at the venue as `2026-11-20`. */
export function dayOf(at: Moment): string {
  const parts = formatter(VENUE_ZONE, date).formatToParts(new Date(at));
  const part = (type: string) => parts.find(each => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The hour of the day at the venue, 0 to 23. */
export const hourOf = (at: Moment): number => Number(formatTime(at).slice(0, 2));

// Yekaterinburg has kept UTC+5 without daylight saving since 2014, so a day and an hour name one moment.
/** The moment an hour of a venue day begins. */
export const momentOf = (day: string, hour: number): Date =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+05:00`);

/** The day some days later: `2026-11-20`, 1 → `2026-11-21`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const moneyMemo = new Map<number, Intl.NumberFormat>();

/** Kopecks as `1 500 ₽` or `1 500,50 ₽`. */
export function formatMoney(kopecks: number): string {
  const minimumFractionDigits = kopecks % 100 === 0 ? 0 : 2;
  // Making one takes longer than the formatting, and a calendar shows a hundred prices.
  const known =
    moneyMemo.get(minimumFractionDigits) ??
    new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', minimumFractionDigits });
  moneyMemo.set(minimumFractionDigits, known);
  return known.format(kopecks / 100);
}

/** Whether these digits stand in place of a phone: no number begins with a zero, those of deleted accounts do. */
export const isNoPhone = (digits: string): boolean => /^0\d{9}$/.test(digits);

/** Ten digits as `+7 900 123-45-67`; «удалён» in place of the phone of a deleted account. */
export const formatPhone = (digits: string): string =>
  isNoPhone(digits) ? 'удалён' : digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4');

const rules = new Intl.PluralRules('ru-RU');

/** A number with its noun: `plural(3, 'час', 'часа', 'часов')` → `3 часа`. */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}
