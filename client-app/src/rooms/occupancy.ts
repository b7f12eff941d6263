// biome-ignore lint/style/noRestrictedImports: the map is a first screen, and dayjs would add 6 kB to it for one clock time
import { formatTime, plural } from '@venue/sdk';
import type { RoomCard } from '@venue/sdk/rooms/model';

type Occupancy = Pick<RoomCard, 'state' | 'until' | 'freeToday'>;

/** What a bookable room is doing now: «Свободно до 15:00». Undefined for rooms that are not booked online. */
export function formatState({ state, until }: Occupancy): string | undefined {
  if (state === 'free') return until ? `Свободно до\u00a0${formatTime(until)}` : 'Свободно';
  if (state === 'busy') return until ? `Занято до\u00a0${formatTime(until)}` : 'Занято до\u00a0конца дня';
  if (state === 'closed') return until ? `Откроется в\u00a0${formatTime(until)}` : 'Откроется завтра в\u00a009:00';
  return undefined;
}

/** How much of today is left to book. An hour that has begun cannot be booked, even when nobody is there. */
export function formatFreeToday({ state, until, freeToday }: Occupancy): string {
  if (freeToday > 0) {
    const free = freeToday % 10 === 1 && freeToday % 100 !== 11 ? 'свободен' : 'свободно';
    return `Сегодня ${free} ${plural(freeToday, 'час', 'часа', 'часов').replace(' ', '\u00a0')}`;
  }
  if (state === 'free' || (state === 'closed' && until === null)) return 'Выберите время на\u00a0другой день';
  return 'На\u00a0сегодня всё занято';
}
