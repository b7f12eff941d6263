import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { labelOf } from '../fields.ts';

const name = 'eventRequestParticipantsAmount';

/** Reads a whole number: null when the field is empty, undefined when it is no number. */
const whole = (typed: string) => {
  const digits = typed.replace(/\s/g, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};

/** How many people will come. */
export const ParticipantsField = () => (
  <NumberField
    name={name}
    label={labelOf(name)}
    read={whole}
    write={String}
    inputMode="numeric"
    steps={{ by: 10, unit: 'чел.' }}
  />
);
