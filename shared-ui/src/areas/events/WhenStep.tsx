import { hasStream } from '@venue/sdk/events';
import { eventFormat } from '@venue/sdk/events/model';
import { listRooms } from '@venue/sdk/rooms';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useCall } from '../../data/useCall.ts';
import { DateField } from '../../dates/DateField.tsx';
import { TimeField } from '../../dates/TimeField.tsx';
import { Checkbox, Choose, Text } from '../../fields/inputs.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { wholeNumber } from '../../fields/wholeNumber.ts';
import { Row } from '../../form/Form.tsx';
import { type EventFormValues, fields } from './eventForm.ts';

/** Days, times and the place, at the venue or online; `room` tells of the chosen room. */
export function WhenStep({ room }: { room?: ReactNode }) {
  // The form has a value for every field from the start.
  const values = useWatch() as EventFormValues;
  const { data } = useCall(listRooms, {});
  const rooms = data?.message.rooms ?? [];
  const here = values.eventFormatType !== eventFormat.online;
  return (
    <>
      <Row>
        <DateField name="date" label={fields.date.label} />
        <TimeField name="time" label={fields.time.label} />
      </Row>
      <Row>
        <DateField name="dateEnd" label={fields.dateEnd.label} optional min={values.date} />
        <TimeField name="timeEnd" label={fields.timeEnd.label} optional />
      </Row>
      <Choose name="eventFormatType" label={fields.eventFormatType.label} options={eventFormat.options} />
      {here && (
        <Row>
          <Choose
            name="roomId"
            label={fields.roomId.label}
            options={rooms.map(({ roomId, name, floor }) => ({ id: roomId, label: `${name}, ${floor}\u00a0этаж` }))}
            empty="Не&nbsp;на&nbsp;площадке или не&nbsp;выбрано"
            optional
          />
          <Text
            name="place"
            label={fields.place.label}
            hint="Адрес вне площадки или уточнение: «вход со&nbsp;двора»"
            maxLength={300}
            optional={values.roomId !== null}
          />
        </Row>
      )}
      {room}
      {values.eventFormatType === eventFormat.offline && <Checkbox name="isOnline" label={fields.isOnline.label} />}
      {hasStream(values) && (
        <Text
          name="onlineUrl"
          label={fields.onlineUrl.label}
          inputMode="url"
          placeholder="example.ru/efir"
          maxLength={500}
        />
      )}
      <NumberField
        name="participantsLimit"
        label={fields.participantsLimit.label}
        hint="Пусто — без ограничения"
        inputMode="numeric"
        optional
        read={wholeNumber}
        write={String}
      />
    </>
  );
}
