import { roomRecord } from '@venue/sdk/rooms/kind';
import { roomSeating } from '@venue/sdk/rooms/model';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { ListField } from '@venue/shared-ui/fields/ListField.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { Row } from '@venue/shared-ui/form/Form.tsx';

/** How many people the room holds by the way they sit, in the order in which guests read it. */
export const SeatingsField = () => (
  <ListField
    name="seatings"
    label={roomRecord.fields.seatings.label}
    hint="По&nbsp;этим числам проверяют и&nbsp;заявки на&nbsp;мероприятия"
    empty={{ seating: null, capacity: null }}
    limit={roomSeating.ids.length}
    addLabel="Добавить рассадку"
    entryLabel={index => `рассадка ${index + 1}`}
  >
    {name => (
      <Row>
        <Choose name={`${name}.seating`} label="Рассадка" options={roomSeating.options} />
        <NumberField
          name={`${name}.capacity`}
          label="Мест"
          inputMode="numeric"
          placeholder="80"
          read={wholeNumber}
          write={String}
        />
      </Row>
    )}
  </ListField>
);
