import type { PackageFields } from '@venue/sdk/packages/model';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import type { Own } from '../../app/record/form/Fieldset.tsx';
import { RoomsInput } from '../promo-codes/promo-codes.view.ts';

/** The inputs of a package that do not follow from the types of its fields. */
export const packageInputs: Own<PackageFields> = {
  packagePrice: props => <MoneyField {...props} />,
  packageRoomIds: props => <RoomsInput {...props} />,
};
