import {
  artisticLight,
  eventDayHours,
  guestSeating,
  microphones,
  tableArrangement,
  videoPlan,
} from '@venue/sdk/event-requests/model';
import { DateTimeField } from '@venue/shared-ui/dates/DateTimeField.tsx';
import { TimeField } from '@venue/shared-ui/dates/TimeField.tsx';
import { Checkbox, Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Group, Row } from '@venue/shared-ui/form/Form.tsx';
import { useWatch } from 'react-hook-form';
import { labelOf } from '../fields.ts';
import { useAccessModes, useAdmittance } from '../lists.ts';
import { CapacityNote } from './CapacityNote.tsx';
import { DayTimeline } from './DayTimeline.tsx';
import { ListChoose } from './ListChoose.tsx';
import type { RequestValues } from './requestForm.ts';

/** How guests sit and come in, what stands on the stage, and when it is set up. */
export const SetupStep = ({ id }: { id: number | undefined }) => (
  <>
    <Seating />
    <Group title="Техника">
      <Equipment />
    </Group>
    <Group title="Сбор гостей, монтаж и демонтаж">
      <Mounting />
      <DayTimeline id={id} />
    </Group>
  </>
);

function Seating() {
  const [sitting, tables] = useWatch<RequestValues, ['guestSitting', 'tableArrangement']>({
    name: ['guestSitting', 'tableArrangement'],
  });
  return (
    <>
      <Row>
        <Choose name="guestSitting" label={labelOf('guestSitting')} options={guestSeating.options} optional />
        {sitting === guestSeating.other && (
          <Text name="guestSittingOther" label={labelOf('guestSittingOther')} maxLength={1000} />
        )}
      </Row>
      <CapacityNote />
      <Row>
        <Choose
          name="tableArrangement"
          label={labelOf('tableArrangement')}
          options={tableArrangement.options}
          optional
        />
        {tables === tableArrangement.other && (
          <Text name="tableArrangementOther" label={labelOf('tableArrangementOther')} maxLength={1000} />
        )}
      </Row>
      <Row>
        <ListChoose name="venueAccessType" label={labelOf('venueAccessType')} list={useAccessModes()} optional />
        <ListChoose name="admittanceId" label={labelOf('admittanceId')} list={useAdmittance()} optional />
      </Row>
    </>
  );
}

function Equipment() {
  const more = useWatch<RequestValues, 'needAdditionalEquipment'>({ name: 'needAdditionalEquipment' });
  return (
    <>
      <Row>
        <Checkbox name="needVideoWall" label="Нужна видеостена" />
        <Checkbox name="needVideoPresentation" label="Будем показывать презентацию" />
        <Checkbox name="needCathedra" label="Нужна трибуна" />
        <Checkbox name="needRecord" label="Нужна запись мероприятия" />
      </Row>
      <Row>
        <Choose name="microphoneType" label={labelOf('microphoneType')} options={microphones.options} optional />
        <Choose name="artisticLight" label={labelOf('artisticLight')} options={artisticLight.options} optional />
        <Choose name="videoPlan" label={labelOf('videoPlan')} options={videoPlan.options} optional />
      </Row>
      <Checkbox name="needAdditionalEquipment" label="Нужно дополнительное оборудование" />
      {more && (
        <TextArea
          name="needAdditionalEquipmentInfo"
          label={labelOf('needAdditionalEquipmentInfo')}
          hint="Что именно, сколько и&nbsp;для чего"
          maxLength={2000}
        />
      )}
    </>
  );
}

const moment = (
  name: 'installationStartTime' | 'installationEndTime' | 'uninstallationStartTime' | 'uninstallationEndTime',
  usual: string,
) => <DateTimeField name={name} label={labelOf(name)} usual={usual} optional />;

const Mounting = () => (
  <>
    <TimeField name="guestsGatheringStart" label={labelOf('guestsGatheringStart')} optional />
    <Row>
      {moment('installationStartTime', eventDayHours.from)}
      {moment('installationEndTime', eventDayHours.from)}
    </Row>
    <Row>
      {moment('uninstallationStartTime', eventDayHours.to)}
      {moment('uninstallationEndTime', eventDayHours.to)}
    </Row>
    <TextArea
      name="earlyPreparationInfo"
      label={labelOf('earlyPreparationInfo')}
      hint="Оформление, стойки, доставка оборудования"
      maxLength={2000}
      optional
    />
  </>
);
