import { isDay } from '@venue/shared-ui/dates/calendar.ts';
import { hasMouse } from '@venue/shared-ui/dates/hasMouse.ts';
import { PickerInput } from '@venue/shared-ui/dates/PickerInput.tsx';
import { useFirstScreenReady } from '../../app/frame/firstScreen.tsx';
import { withinOpen } from './slots.ts';

interface Props {
  day: string;
  first: string;
  last: string;
  onDay(day: string): void;
}

/** Jumps to a date, typed or picked, among those the calendar is open for. */
export default function DateJump({ day, first, last, onDay }: Props) {
  return (
    <PickerInput
      kind="date"
      name="day"
      label="Перейти к&nbsp;дате"
      value={day}
      min={first}
      max={last}
      // A mouse opens the picker by its button; on a phone the picker is loaded when the field is touched.
      waiting={!(useFirstScreenReady() && hasMouse())}
      onChange={next => {
        if (isDay(next)) onDay(withinOpen(next, first));
      }}
    />
  );
}
