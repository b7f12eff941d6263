import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { labelOf } from '../fields.ts';

const name = 'eventRequestParticipantsAmount';

/** A whole number; null for nothing, undefined for what is none. */
const whole = (typed: string) => {
  const digits = typed.replace(/\s/g, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};

/** How many people will come. */
export const ParticipantsField = () => (
  <NumberField name={name} label={labelOf(name)} read={whole} write={String} inputMode="numeric" />
);
