import { registrationType, ticketType } from '@venue/sdk/events/model';
import { Checkbox, Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Group, Row } from '@venue/shared-ui/form/Form.tsx';
import { useWatch } from 'react-hook-form';
import { labelOf } from '../fields.ts';
import { useAgeRestrictions, useCreatives, useFormats } from '../lists.ts';
import { ListChoose } from './ListChoose.tsx';
import type { RequestValues } from './requestForm.ts';

/** What kind of event it will be and who comes. */
export function AboutStep() {
  const needReg = useWatch<RequestValues, 'needReg'>({ name: 'needReg' });
  return (
    <>
      <Text name="eventRequestTitle" label={labelOf('eventRequestTitle')} maxLength={300} />
      <TextArea
        name="eventRequestDescription"
        label={labelOf('eventRequestDescription')}
        hint="Что будет происходить, кто выступает, что важно знать площадке"
        maxLength={4000}
      />
      <ListChoose name="formatId" label={labelOf('formatId')} list={useFormats()} />
      <Text
        name="eventRequestTargetAudience"
        label={labelOf('eventRequestTargetAudience')}
        placeholder="Предприниматели, студенты, семьи с детьми…"
        maxLength={1000}
        optional
      />
      <Row>
        <ListChoose name="ageRestrictionId" label={labelOf('ageRestrictionId')} list={useAgeRestrictions()} optional />
        <ListChoose
          name="eventRequestCreativeId"
          label={labelOf('eventRequestCreativeId')}
          list={useCreatives()}
          hint="Готовое оформление площадки"
          optional
        />
      </Row>
      <Group title="Билеты и регистрация">
        <Row>
          <Choose name="ticketType" label={labelOf('ticketType')} options={ticketType.options} optional />
          <Choose name="needReg" label={labelOf('needReg')} options={registrationType.options} optional />
        </Row>
        {needReg === registrationType.required && (
          <>
            <TextArea
              name="regForm"
              label={labelOf('regForm')}
              hint="Что спросить у&nbsp;гостя: имя, телефон, компания…"
              maxLength={2000}
              optional
            />
            <Checkbox name="needVenuePortalReg" label="Зарегистрировать гостей на&nbsp;портале площадки" />
          </>
        )}
      </Group>
    </>
  );
}
