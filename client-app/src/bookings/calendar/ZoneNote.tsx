import { VENUE_ZONE } from '@venue/sdk';
import css from './Calendar.module.css';

/** True when clocks around the reader show another time than those of the venue. */
function elsewhere(): boolean {
  const now = new Date();
  const time = (timeZone?: string) =>
    now.toLocaleString('ru-RU', {
      ...(timeZone ? { timeZone } : {}),
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  return time() !== time(VENUE_ZONE);
}

/** Tells whose time the calendar is in, to people who live by another. */
export const ZoneNote = () => (elsewhere() ? <p className={css.zone}>Время екатеринбургское (МСК+2)</p> : null);
