import { isDay } from '@venue/shared-ui/dates/calendar.ts';
import { hasMouse } from '@venue/shared-ui/dates/hasMouse.ts';
import { PickerInput } from '@venue/shared-ui/dates/PickerInput.tsx';
import { memo } from 'react';
import { useStanding } from '../../app/firstScreen.tsx';
import css from './DateJump.module.css';
import { withinOpen } from './slots.ts';

interface Props {
  day: string;
  first: string;
  last: string;
  onDay(day: string): void;
}

/** Jumps to a date, typed or picked, among those the calendar is open for. */
export const DateJump = memo(({ day, first, last, onDay }: Props) => (
  <div className={css.jump}>
    <PickerInput
      kind="date"
      name="day"
      label="Перейти к&nbsp;дате"
      value={day}
      min={first}
      max={last}
      // A mouse opens the picker by its button; on a phone the picker is loaded when the field is touched.
      waiting={!(useStanding() && hasMouse())}
      onChange={next => {
        if (isDay(next)) onDay(withinOpen(next, first));
      }}
    />
  </div>
));
