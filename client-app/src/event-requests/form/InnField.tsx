import { DigitsField } from '@venue/shared-ui/fields/DigitsField.tsx';
import { labelOf } from '../fields.ts';

/** The taxpayer number of whoever signs the contract. */
export const InnField = () => (
  <DigitsField
    name="eventRequestINN"
    label={labelOf('eventRequestINN')}
    hint="Понадобится для договора: 10&nbsp;цифр у&nbsp;организации, 12 у&nbsp;ИП и&nbsp;физлица"
    most={12}
    optional
  />
);
