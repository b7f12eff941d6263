import { dayjs, inZone } from '@venue/shared-ui/dates/dayjs.ts';
import { memo, useSyncExternalStore } from 'react';
import css from './Calendar.module.css';

/** True when clocks around the reader show another time than those of the venue. */
const elsewhere = (): boolean => dayjs().format('D HH:mm') !== inZone(Date.now()).format('D HH:mm');

const never = () => () => undefined;

/** Tells whose time the calendar is in, to people who live by another. The server cannot know: it says nothing. */
export const ZoneNote = memo(
  () => useSyncExternalStore(never, elsewhere, () => false) && <p className={css.zone}>Время Екатеринбурга (МСК+2)</p>,
);
