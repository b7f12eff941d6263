import { PickerInput } from '@venue/shared-ui/dates/PickerInput.tsx';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RequestValues } from './requestForm.ts';

const MINUTE = 60_000;
const LONGEST = 30 * 24 * 60;
const name = 'eventRequestTime';

/** The end of an event of several days. The form keeps its length in minutes from the beginning. */
export function LastDayField() {
  const { setValue, getFieldState, formState } = useFormContext<RequestValues>();
  const [start, minutes] = useWatch<RequestValues, ['eventRequestDateStart', typeof name]>({
    name: ['eventRequestDateStart', name],
  });
  const begins = start ? Date.parse(start) : Number.NaN;
  if (Number.isNaN(begins)) return null;
  const put = (instant: string) => {
    const length = Math.round((Date.parse(instant) - begins) / MINUTE);
    if (Number.isNaN(length)) return;
    setValue(name, length, { shouldDirty: true, shouldValidate: true });
  };
  const wrong =
    minutes <= 0
      ? 'Последний день не\u00a0может быть раньше первого'
      : minutes > LONGEST
        ? 'Мероприятие может длиться не\u00a0больше 30\u00a0дней'
        : getFieldState(name, formState).error?.message;
  return (
    <Field label="Окончание" hint="Последний день и&nbsp;время, когда мероприятие заканчивается">
      {wiring => (
        <PickerInput
          kind="dateTime"
          name={name}
          label="Окончание"
          value={new Date(begins + minutes * MINUTE).toISOString()}
          onChange={put}
          id={wiring.id}
          describedBy={wiring['aria-describedby']}
          error={wrong}
        />
      )}
    </Field>
  );
}
