import { DigitsField } from '@venue/shared-ui/fields/DigitsField.tsx';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { labelOf } from '../fields.ts';
import { useManagers, useReferrals } from '../lists.ts';
import { ListChoose } from './ListChoose.tsx';

/** The customer's contacts for the venue. */
export const ContactsStep = () => (
  <>
    <Text
      name="eventRequestFIO"
      label={labelOf('eventRequestFIO')}
      autoComplete="name"
      hint="Фамилия, имя и&nbsp;отчество полностью"
      maxLength={200}
    />
    <Row>
      <PhoneField name="eventRequestPhone" label={labelOf('eventRequestPhone')} />
      <Text name="eventRequestEmail" label={labelOf('eventRequestEmail')} type="email" autoComplete="email" />
    </Row>
    <Row>
      <DigitsField
        name="eventRequestINN"
        label={labelOf('eventRequestINN')}
        hint="10&nbsp;цифр у&nbsp;организации, 12 у&nbsp;ИП и&nbsp;физлица"
        most={12}
      />
      <ListChoose
        name="managerId"
        label={labelOf('managerId')}
        list={useManagers()}
        hint="Если уже с&nbsp;кем-то работали"
        optional
      />
    </Row>
    <ListChoose name="referralId" label={labelOf('referralId')} list={useReferrals()} optional />
  </>
);
