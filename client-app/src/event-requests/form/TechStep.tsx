import { artisticLight, microphones, videoPlan } from '@venue/sdk/event-requests/model';
import { Checkbox, Choose, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { useWatch } from 'react-hook-form';
import { labelOf } from '../fields.ts';
import type { RequestValues } from './requestForm.ts';

/** Sound, light, screens and cameras. */
export function TechStep() {
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
