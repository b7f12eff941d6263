import { guestSeating, tableArrangement } from '@venue/sdk/event-requests/model';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { useWatch } from 'react-hook-form';
import { labelOf } from '../fields.ts';
import { useAccessModes, useAdmittance, useSpaces } from '../lists.ts';
import { BusyNote } from './BusyNote.tsx';
import { CapacityNote } from './CapacityNote.tsx';
import { ListChoose } from './ListChoose.tsx';
import { ParticipantsField } from './ParticipantsField.tsx';
import type { RequestValues } from './requestForm.ts';

/** Where the guests are and how they sit. */
export function SpaceStep({ id }: { id: number | undefined }) {
  const [sitting, tables] = useWatch<RequestValues, ['guestSitting', 'tableArrangement']>({
    name: ['guestSitting', 'tableArrangement'],
  });
  return (
    <>
      <Row>
        <ParticipantsField />
        <ListChoose name="spaceId" label={labelOf('spaceId')} list={useSpaces()} />
      </Row>
      <CapacityNote />
      <BusyNote id={id} />
      <Row>
        <Choose name="guestSitting" label={labelOf('guestSitting')} options={guestSeating.options} optional />
        {sitting === guestSeating.other && (
          <Text name="guestSittingOther" label={labelOf('guestSittingOther')} maxLength={1000} />
        )}
      </Row>
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
