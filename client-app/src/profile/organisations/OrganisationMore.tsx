import { BankFields, ContactFields } from '@venue/shared-ui/areas/profile/BankFields.tsx';
import { Group } from '@venue/shared-ui/form/Form.tsx';
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
        <BankFields />
      </Group>
      <Group title="Связь">
        <ContactFields />
      </Group>
    </>
  );
}
