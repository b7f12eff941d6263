import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { labelOf } from '../fields.ts';
import { useManagers, useReferrals } from '../lists.ts';
import { InnField } from './InnField.tsx';
import { ListChoose } from './ListChoose.tsx';

/** The customer's contacts for the venue. */
export function ContactsStep() {
  const isVisitor = useCurrent() === null;
  return (
    <>
      <Text
        name="eventRequestFIO"
        label={labelOf('eventRequestFIO')}
        autoComplete="name"
        hint="Фамилия, имя и&nbsp;отчество полностью"
        maxLength={200}
      />
      <Row>
        <PhoneField
          name="eventRequestPhone"
          label={labelOf('eventRequestPhone')}
          {...(isVisitor ? { hint: 'Пришлём код, когда отправите заявку.' } : {})}
        />
        <Text name="eventRequestEmail" label={labelOf('eventRequestEmail')} type="email" autoComplete="email" />
      </Row>
      <Row>
        <InnField />
        <ListChoose name="referralId" label={labelOf('referralId')} list={useReferrals()} optional />
      </Row>
      {!isVisitor && <Manager />}
    </>
  );
}

/** Whoever has worked with a manager has an account: visitors are not shown their names. */
const Manager = () => (
  <ListChoose
    name="managerId"
    label={labelOf('managerId')}
    list={useManagers()}
    hint="Если уже с&nbsp;кем-то работали"
    optional
  />
);
