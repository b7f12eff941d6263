import { weekdayNames } from '@venue/sdk';
import { PickerInput } from '@venue/shared-ui/dates/PickerInput.tsx';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { ListField } from '@venue/shared-ui/fields/ListField.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { Weekdays } from '@venue/shared-ui/fields/Weekdays.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { useController } from 'react-hook-form';
import css from './TariffsField.module.css';

const clock = (id: number) => ({ id, label: `${String(id).padStart(2, '0')}:00` });
const [beginnings, ends] = [0, 1].map(first => Array.from({ length: 24 }, (_, each) => clock(first + each)));
const empty = {
  title: '',
  fromDay: null,
  toDay: null,
  weekdays: weekdayNames.map((_, index) => index + 1),
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
          <MoneyField name={`${name}.pricePerHour`} label="Цена за&nbsp;час, ₽" placeholder="2000" />
        </Row>
        <HeldWeekdays name={`${name}.weekdays`} />
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

function HeldWeekdays({ name }: { name: string }) {
  const { field, fieldState } = useController({ name });
  return (
    <Weekdays
      label="Дни недели"
      value={field.value ?? []}
      error={fieldState.error?.message}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}

/** An optional day; the form holds null if it is empty. */
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
