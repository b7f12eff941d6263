import { dayjs } from '@venue/shared-ui/dates/dayjs.ts';
import css from './Calendar.module.css';

/** True when clocks around the reader show another time than those of the venue. */
const elsewhere = (): boolean => dayjs().format('D HH:mm') !== dayjs.tz().format('D HH:mm');

/** Tells whose time the calendar is in, to people who live by another. */
export const ZoneNote = () => (elsewhere() ? <p className={css.zone}>Время Екатеринбурга (МСК+2)</p> : null);
