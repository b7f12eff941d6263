import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import type { InputProps } from '../../app/record/form/Fieldset.tsx';

/** The price of an item, in roubles. */
export const drawPrice = {
  priceItemPrice: (props: InputProps) => <MoneyField {...props} />,
};
