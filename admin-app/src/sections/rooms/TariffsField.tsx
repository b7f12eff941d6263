import { roomRecord } from '@venue/sdk/rooms/kind';
import { bookingMode, roomLimits } from '@venue/sdk/rooms/model';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { ListField } from '@venue/shared-ui/fields/ListField.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { useWatch } from 'react-hook-form';
import { PricesField } from './PricesField.tsx';
import css from './TariffsField.module.css';

const empty = { tariffValue: '', description: '', pricePerHour: null, minHours: 1, rules: [] };

/** The tariffs of a room, in the order that customers see; a room that cannot be booked has none. */
export function TariffsField() {
  const mode = useWatch({ name: 'bookingMode' });
  if (mode === bookingMode.none) return null;
  return (
    <ListField
      name="tariffs"
      label={roomRecord.fields.tariffs.label}
      hint="Новая цена действует для новых броней; оформленные сохраняют свою"
      empty={empty}
      limit={roomLimits.tariffs}
      addLabel="Добавить тариф"
      entryLabel={index => `тариф ${index + 1}`}
    >
      {name => (
        <div className={css.tariff}>
          <Text name={`${name}.tariffValue`} label="Название тарифа" maxLength={200} placeholder="Съёмочный день" />
          <Row>
            <MoneyField name={`${name}.pricePerHour`} label="Цена за&nbsp;час, ₽" placeholder="1500" />
            <NumberField
              name={`${name}.minHours`}
              label="Не&nbsp;меньше часов"
              inputMode="numeric"
              placeholder="1"
              read={wholeNumber}
              write={String}
            />
          </Row>
          <Text name={`${name}.description`} label="Что входит" maxLength={1000} optional />
          <PricesField name={`${name}.rules`} />
        </div>
      )}
    </ListField>
  );
}
