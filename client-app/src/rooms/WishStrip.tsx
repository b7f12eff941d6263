import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { addDays, dayOf, isDay } from '@venue/shared-ui/dates/calendar.ts';
import { PickerInput } from '@venue/shared-ui/dates/PickerInput.tsx';
import { Field, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { DAYS_AHEAD } from './hours.view.ts';
import { purposes } from './purposes.ts';
import { roomPaths } from './rooms.paths.ts';
import css from './WishStrip.module.css';
import { usualHours } from './wishAddress.ts';

/** When one comes, how many and for what: leads to the list of rooms that are free then. */
export default function WishStrip() {
  const go = useNavigate();
  const [day, setDay] = useState('');
  const [people, setPeople] = useState('');
  const [purpose, setPurpose] = useState<string>();
  const today = dayOf(serverNow());
  const search = () => {
    const wish = new URLSearchParams(people === '' ? {} : { people });
    if (purpose !== undefined) wish.set('for', purpose);
    if (isDay(day)) for (const [name, value] of Object.entries({ day, ...usualHours })) wish.set(name, String(value));
    void go({ pathname: roomPaths.list.path, search: wish.toString() });
  };
  return (
    <search>
      <form
        className={css.strip}
        // Until the scripts have come.
        action={useHref(roomPaths.list.path)}
        aria-label="Подобрать помещение"
        onSubmit={event => {
          event.preventDefault();
          search();
        }}
      >
        <Field label="Когда">
          {({ id }) => (
            <PickerInput
              kind="date"
              id={id}
              name="day"
              label="Когда"
              value={day}
              min={today}
              max={addDays(today, DAYS_AHEAD)}
              waiting
              onChange={setDay}
            />
          )}
        </Field>
        <Field label="Сколько гостей">
          {wiring => (
            <input
              {...wiring}
              name="people"
              className={inputClass}
              inputMode="numeric"
              autoComplete="off"
              value={people}
              onChange={event => setPeople(String(wholeNumber(event.target.value) || ''))}
            />
          )}
        </Field>
        <Field label="Для чего">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              name="for"
              value={purpose}
              options={purposes}
              empty="Всё равно"
              onChange={setPurpose}
            />
          )}
        </Field>
        <Button type="submit" variant="contained">
          Показать свободные
        </Button>
      </form>
    </search>
  );
}
