import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { PickerInput } from '@venue/shared-ui/dates/PickerInput.tsx';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { SearchField } from '../app/records/ListFilter.tsx';
import type { ListAddress } from '../app/records/useListAddress.ts';
import { clock, DAYS_AHEAD, venueHours } from './hours.view.ts';
import { purposes } from './purposes.ts';
import css from './RoomFilter.module.css';
import { usualHours, type wishFilters } from './wishAddress.ts';

interface Props {
  address: ListAddress<typeof wishFilters>;
  equipment: readonly { readonly equipmentId: number; readonly name: string }[];
}

/** Filters rooms by time, number of people, area, price and equipment. */
export function RoomFilter({ address, equipment }: Props) {
  const { chosen, put } = address;
  const { day, from, to } = chosen;
  const today = dayOf(serverNow());
  const number = (name: 'people' | 'area' | 'price', label: string) => (
    <SearchField
      digits
      label={label}
      value={String(chosen[name] ?? '')}
      onSearch={text => put({ [name]: wholeNumber(text) || undefined })}
    />
  );
  /** Defaults: hours without a day mean tomorrow; a day without hours gets the usual ones. */
  const putHours = (next: { day?: string; from?: number; to?: number }) => {
    const hours = {
      day: addDays(today, 1),
      ...usualHours,
      ...(day ? { day } : {}),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...next,
    };
    put({
      ...hours,
      to: hours.to > hours.from ? hours.to : Math.max(hours.from + 1, Math.min(hours.from + 2, venueHours.to)),
    });
  };
  return (
    <search className={css.filter}>
      <div className={css.when}>
        <Field label="Дата">
          {({ id }) => (
            <PickerInput
              kind="date"
              id={id}
              name="day"
              label="Дата"
              value={day ?? ''}
              min={today}
              max={addDays(today, DAYS_AHEAD)}
              onChange={next =>
                next === '' ? put({ day: undefined, from: undefined, to: undefined }) : putHours({ day: next })
              }
            />
          )}
        </Field>
        <Field label="С">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              name="from"
              value={from}
              options={clock(venueHours.from, venueHours.to - 1, from)}
              empty="—"
              onChange={next => next !== undefined && putHours({ from: next })}
            />
          )}
        </Field>
        <Field label="До">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              name="to"
              value={to}
              options={clock((from ?? venueHours.from) + 1, venueHours.to, to)}
              empty="—"
              onChange={next => next !== undefined && putHours({ to: next })}
            />
          )}
        </Field>
      </div>
      <Field label="Для чего">
        {wiring => (
          <PlainSelect
            wiring={wiring}
            name="for"
            value={chosen.for}
            options={purposes}
            empty="Всё равно"
            onChange={id => put({ for: id })}
          />
        )}
      </Field>
      {number('people', 'Сколько человек')}
      {number('area', 'Площадь от, м²')}
      {number('price', 'Цена часа до, ₽')}
      <Field label="Оборудование">
        {wiring => (
          <PlainSelect
            wiring={wiring}
            name="equipment"
            value={chosen.equipment}
            options={equipment.map(({ equipmentId, name }) => ({ id: equipmentId, label: name }))}
            empty="Любое"
            onChange={id => put({ equipment: id })}
          />
        )}
      </Field>
    </search>
  );
}
