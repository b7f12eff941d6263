import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { kopecksOf, roublesText } from '@venue/shared-ui/fields/roubles.ts';
import type { InputProps } from '../../app/record/form/Fieldset.tsx';

/** The price of an item, in roubles. */
export const drawPrice = {
  priceItemPrice: (props: InputProps) => (
    <NumberField {...props} inputMode="decimal" read={kopecksOf} write={roublesText} />
  ),
};
