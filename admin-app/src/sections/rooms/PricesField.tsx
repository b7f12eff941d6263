import { PickerInput } from '@venue/shared-ui/dates/PickerInput.tsx';
import { Field, FieldGroup } from '@venue/shared-ui/fields/Field.tsx';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { ListField } from '@venue/shared-ui/fields/ListField.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { kopecksOf, roublesText } from '@venue/shared-ui/fields/roubles.ts';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { useController } from 'react-hook-form';
import css from './TariffsField.module.css';

const clock = (id: number) => ({ id, label: `${String(id).padStart(2, '0')}:00` });
const [beginnings, ends] = [0, 1].map(first => Array.from({ length: 24 }, (_, each) => clock(first + each)));
const weekdays = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const;
const empty = {
  title: '',
  fromDay: null,
  toDay: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  fromHour: 18,
  toHour: 22,
  pricePerHour: null,
};

/** Hours for which a tariff asks another price: an evening, a weekend, a season. */
export const PricesField = ({ name: field }: { name: string }) => (
  <ListField
    name={field}
    label="Особые цены"
    hint="Вечер, выходные, сезон: в&nbsp;эти часы действует своя цена"
    empty={empty}
    limit={20}
    addLabel="Добавить цену"
    entryLabel={index => `особую цену ${index + 1}`}
  >
    {name => (
      <div className={css.tariff}>
        <Row>
          <Text name={`${name}.title`} label="Название цены" maxLength={40} placeholder="Вечер" />
          <NumberField
            name={`${name}.pricePerHour`}
            label="Цена за&nbsp;час, ₽"
            inputMode="decimal"
            placeholder="2000"
            read={kopecksOf}
            write={roublesText}
          />
        </Row>
        <Weekdays name={`${name}.weekdays`} />
        <Row>
          <Choose name={`${name}.fromHour`} label="С&nbsp;какого часа" options={beginnings ?? []} />
          <Choose name={`${name}.toHour`} label="До&nbsp;какого часа" options={ends ?? []} />
        </Row>
        <Row>
          <OpenDay name={`${name}.fromDay`} label="С&nbsp;какого дня" />
          <OpenDay name={`${name}.toDay`} label="По&nbsp;какой день" />
        </Row>
      </div>
    )}
  </ListField>
);

function Weekdays({ name }: { name: string }) {
  const { field, fieldState } = useController({ name });
  const chosen: readonly number[] = field.value ?? [];
  return (
    <FieldGroup label="Дни недели" error={fieldState.error?.message}>
      {() => (
        <div className={css.weekdays}>
          {weekdays.map((label, index) => {
            const weekday = index + 1;
            const others = chosen.filter(each => each !== weekday);
            return (
              <label key={label}>
                <input
                  ref={index === 0 ? field.ref : undefined}
                  type="checkbox"
                  checked={chosen.includes(weekday)}
                  onChange={event =>
                    field.onChange(event.target.checked ? [...others, weekday].toSorted((a, b) => a - b) : others)
                  }
                  onBlur={field.onBlur}
                />
                {label}
              </label>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}

/** A day that may be left out: the form holds null then. */
function OpenDay({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} optional>
      {wiring => (
        <PickerInput
          kind="date"
          name={name}
          label={label}
          value={field.value ?? ''}
          onChange={day => field.onChange(day === '' ? null : day)}
          id={wiring.id}
          describedBy={wiring['aria-describedby']}
          error={fieldState.error?.message}
          inputRef={field.ref}
        />
      )}
    </Field>
  );
}
