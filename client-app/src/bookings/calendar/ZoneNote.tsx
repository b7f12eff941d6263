import { dayjs, inZone } from '@venue/shared-ui/dates/dayjs.ts';
import { memo, useSyncExternalStore } from 'react';
import css from './Calendar.module.css';

/** True if the reader's local time differs from the venue's. */
const elsewhere = (): boolean => dayjs().format('D HH:mm') !== inZone(Date.now()).format('D HH:mm');

const never = () => () => undefined;

/**
 * Names the calendar's time zone for readers in another one. The server does not know the reader's zone and renders
 * nothing.
 */
export const ZoneNote = memo(
  () => useSyncExternalStore(never, elsewhere, () => false) && <p className={css.zone}>Время Екатеринбурга (МСК+2)</p>,
);
