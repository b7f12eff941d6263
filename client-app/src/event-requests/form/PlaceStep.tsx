import { eventDayHours, eventDuration } from '@venue/sdk/event-requests/model';
import { DateTimeField } from '@venue/shared-ui/dates/DateTimeField.tsx';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { useWatch } from 'react-hook-form';
import { labelOf } from '../fields.ts';
import { useSpaces, useTariffs } from '../lists.ts';
import { CapacityNote } from './CapacityNote.tsx';
import { DaysField } from './DaysField.tsx';
import { DayTimeline } from './DayTimeline.tsx';
import { DurationField } from './DurationField.tsx';
import { ListChoose } from './ListChoose.tsx';
import { ParticipantsField } from './ParticipantsField.tsx';
import type { RequestValues } from './requestForm.ts';

/** How many come, where and when: all that the price of the rent depends on. */
export function PlaceStep({ id }: { id: number | undefined }) {
  const duration = useWatch<RequestValues, 'eventDuration'>({ name: 'eventDuration' });
  return (
    <>
      <Row>
        <ParticipantsField />
        <ListChoose name="spaceId" label={labelOf('spaceId')} list={useSpaces()} />
      </Row>
      <CapacityNote />
      <Row>
        <Choose name="eventDuration" label={labelOf('eventDuration')} options={eventDuration.options} />
        <ListChoose name="tariffId" label={labelOf('tariffId')} list={useTariffs()} />
      </Row>
      {duration === eventDuration.multiDay ? (
        <DaysField />
      ) : (
        <Row>
          <DateTimeField
            name="eventRequestDateStart"
            label={labelOf('eventRequestDateStart')}
            usual={eventDayHours.from}
            hint={`Мероприятия проходят с\u00a0${eventDayHours.from} до\u00a0${eventDayHours.to}`}
          />
          <DurationField
            name="eventRequestTime"
            label={labelOf('eventRequestTime')}
            shortest={30}
            longest={dayMinutes}
          />
        </Row>
      )}
      <Row>
        <DurationField
          name="eventRequestPreparationTimeBefore"
          label={labelOf('eventRequestPreparationTimeBefore')}
          shortest={0}
          longest={480}
        />
        <DurationField
          name="eventRequestPreparationTimeAfter"
          label={labelOf('eventRequestPreparationTimeAfter')}
          shortest={0}
          longest={480}
        />
      </Row>
      <DayTimeline id={id} />
    </>
  );
}

const hourOf = (time: string) => Number(time.slice(0, 2));
/** An event of one day is within the hours of events. */
const dayMinutes = (hourOf(eventDayHours.to) - hourOf(eventDayHours.from)) * 60;
