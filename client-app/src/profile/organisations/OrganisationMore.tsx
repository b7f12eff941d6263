import { DigitsField } from '@venue/shared-ui/fields/DigitsField.tsx';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Group, Row } from '@venue/shared-ui/form/Form.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import css from '../Profile.module.css';
import type { OrganisationValues } from './organisation.fields.ts';

const names = ['bankName', 'BIK', 'account', 'correspondentAccount', 'phone', 'email'] as const;

/** Details that documents need and the register does not have. Shown on request, or if any are filled in or invalid. */
export function OrganisationMore() {
  const [isAsked, setAsked] = useState(false);
  const { formState } = useFormContext<OrganisationValues>();
  const values = useWatch<OrganisationValues, typeof names>({ name: names });
  const isWrong = names.some(name => formState.errors[name]);
  if (!isAsked && !isWrong && values.every(value => value === ''))
    return (
      <div className={css.buttons}>
        <Button onClick={() => setAsked(true)}>Добавить банковские реквизиты и&nbsp;контакты</Button>
      </div>
    );
  return (
    <>
      <Group title="Банк">
        <Row>
          <Text name="bankName" label="Название банка" maxLength={300} optional />
          <DigitsField name="BIK" label="БИК" most={9} hint="9 цифр" optional />
        </Row>
        <Row>
          <DigitsField name="account" label="Расчётный счёт" most={20} hint="20 цифр" optional />
          <DigitsField name="correspondentAccount" label="Корреспондентский счёт" most={20} hint="20 цифр" optional />
        </Row>
      </Group>
      <Group title="Связь">
        <Row>
          <PhoneField name="phone" label="Телефон" optional />
          <Text name="email" label="Электронная почта" type="email" maxLength={254} optional />
        </Row>
      </Group>
    </>
  );
}
