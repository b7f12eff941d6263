import { eventDayHours, eventDuration } from '@venue/sdk/event-requests/model';
import { DateTimeField } from '@venue/shared-ui/dates/DateTimeField.tsx';
import { TimeField } from '@venue/shared-ui/dates/TimeField.tsx';
import { Choose, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Group, Row } from '@venue/shared-ui/form/Form.tsx';
import { useWatch } from 'react-hook-form';
import { labelOf } from '../fields.ts';
import { DaysField } from './DaysField.tsx';
import { DayTimeline } from './DayTimeline.tsx';
import { DurationField } from './DurationField.tsx';
import type { RequestValues } from './requestForm.ts';

/** When it is, and what has to happen before and after. */
export function TimeStep({ id }: { id: number | undefined }) {
  const duration = useWatch<RequestValues, 'eventDuration'>({ name: 'eventDuration' });
  return (
    <>
      <Choose name="eventDuration" label={labelOf('eventDuration')} options={eventDuration.options} />
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
          <DurationField name="eventRequestTime" label={labelOf('eventRequestTime')} shortest={30} longest={720} />
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
        <TimeField name="guestsGatheringStart" label={labelOf('guestsGatheringStart')} optional />
      </Row>
      <DayTimeline id={id} />
      <Group title="Монтаж и демонтаж">
        <Row>
          <DateTimeField name="installationStartTime" label={labelOf('installationStartTime')} usual="09:00" optional />
          <DateTimeField name="installationEndTime" label={labelOf('installationEndTime')} usual="09:00" optional />
        </Row>
        <Row>
          <DateTimeField
            name="uninstallationStartTime"
            label={labelOf('uninstallationStartTime')}
            usual="18:00"
            optional
          />
          <DateTimeField name="uninstallationEndTime" label={labelOf('uninstallationEndTime')} usual="18:00" optional />
        </Row>
        <TextArea
          name="earlyPreparationInfo"
          label={labelOf('earlyPreparationInfo')}
          hint="Оформление, стойки, доставка оборудования"
          maxLength={2000}
          optional
        />
      </Group>
    </>
  );
}
