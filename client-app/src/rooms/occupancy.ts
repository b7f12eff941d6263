// biome-ignore lint/style/noRestrictedImports: the map is a first screen, and dayjs would add 6 kB to it for one clock time
import { addDays, dayOf, formatDay, formatTime, plural } from '@venue/sdk';
import type { RoomCard } from '@venue/sdk/rooms/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';

type Occupancy = Pick<RoomCard, 'state' | 'until' | 'freeToday'>;

/** What a bookable room is doing now: «Свободно до 15:00». Undefined for rooms that are not booked online. */
export function formatState({ state, until }: Occupancy, now = serverNow()): string | undefined {
  if (state === 'free') return until ? `Свободно до\u00a0${formatTime(until)}` : 'Свободно';
  if (state === 'busy') return until ? `Занято до\u00a0${formatTime(until)}` : 'Занято до\u00a0конца дня';
  if (state === 'closed') return until ? opensAt(until, now) : 'Закрыто';
  return undefined;
}

function opensAt(until: string, now: number): string {
  const [day, today] = [dayOf(until), dayOf(now)];
  const at = `в\u00a0${formatTime(until)}`;
  if (day === today) return `Откроется ${at}`;
  return day === addDays(today, 1) ? `Откроется завтра ${at}` : `Откроется ${formatDay(until)}, ${at}`;
}

/** How much of today is left to book. An hour that has begun cannot be booked, even when nobody is there. */
export function formatFreeToday({ state, until, freeToday }: Occupancy, now = serverNow()): string {
  if (freeToday > 0) {
    const free = freeToday % 10 === 1 && freeToday % 100 !== 11 ? 'свободен' : 'свободно';
    return `Сегодня ${free} ${plural(freeToday, 'час', 'часа', 'часов').replace(' ', '\u00a0')}`;
  }
  const isOver = state === 'closed' && (until === null || dayOf(until) !== dayOf(now));
  if (state === 'free' || isOver) return 'Выберите время на\u00a0другой день';
  return 'На\u00a0сегодня всё занято';
}
