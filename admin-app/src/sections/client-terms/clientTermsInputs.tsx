import { type ClientTermsFields, clientTermsLimits } from '@venue/sdk/client-terms/model';
import { listRooms } from '@venue/sdk/rooms';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { ListField } from '@venue/shared-ui/fields/ListField.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { InputProps, Own } from '../../app/record/form/Fieldset.tsx';

const empty = { roomId: null, hourPrice: null };

/** The rooms with a price of their own. */
function OwnPrices(props: InputProps) {
  const rooms = useCall(listRooms, {}).data?.message.rooms ?? [];
  const options = rooms.map(({ roomId: id, name: label }) => ({ id, label }));
  return (
    <ListField
      {...props}
      optional
      empty={empty}
      limit={clientTermsLimits.ownPrices}
      addLabel="Добавить цену помещения"
      entryLabel={index => `цену ${index + 1}`}
    >
      {name => (
        <Row>
          <Choose name={`${name}.roomId`} label="Помещение" options={options} empty="Не&nbsp;выбрано" />
          <MoneyField name={`${name}.hourPrice`} label="Цена за&nbsp;час, ₽" />
        </Row>
      )}
    </ListField>
  );
}

/** What only matters where the organisation pays after the month. */
function WhenPostpaid({ children }: { children: ReactNode }) {
  return useWatch({ name: 'isPostpaid' }) === true && children;
}

/** The inputs of terms that do not follow from the types of their fields. */
export const clientTermsInputs: Own<ClientTermsFields> = {
  ownPrices: props => <OwnPrices {...props} />,
  creditLimit: props => (
    <WhenPostpaid>
      <MoneyField {...props} />
    </WhenPostpaid>
  ),
  dueDays: props => (
    <WhenPostpaid>
      <NumberField {...props} inputMode="numeric" read={wholeNumber} write={String} />
    </WhenPostpaid>
  ),
};
