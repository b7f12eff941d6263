import { translit } from '@venue/sdk/galleries/model';
import { projectRecord } from '@venue/sdk/projects/kind';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

const { fields: named } = projectRecord;

/** What every project has: a name, an address made of it, and its days. */
export function ProjectFields({ fresh = false }: { fresh?: boolean }) {
  return (
    <>
      <Text name="projectName" label={named.projectName.label} maxLength={300} />
      {fresh && <AddressFollowsName />}
      <Text
        name="urlTranslit"
        label={named.urlTranslit.label}
        hint="Последняя часть адреса: строчные латинские буквы, цифры и&nbsp;дефисы"
        placeholder="noch-muzeev"
        maxLength={150}
      />
      <Row>
        <DateField
          name="projectDateStart"
          label={named.projectDateStart.label}
          hint="Пустая станет сегодняшней"
          optional
        />
        <DateField name="projectDateEnd" label={named.projectDateEnd.label} hint="Пустая станет сегодняшней" optional />
      </Row>
    </>
  );
}

/** Derives the address from the name during typing, until the user edits the address. */
function AddressFollowsName() {
  const { setValue, getValues } = useFormContext();
  const name = String(useWatch({ name: 'projectName' }) ?? '');
  const made = useRef('');
  useEffect(() => {
    const [address, former] = [translit(name), made.current];
    if (getValues('urlTranslit') !== former) return;
    made.current = address;
    if (address !== former) setValue('urlTranslit', address, { shouldDirty: true });
  }, [name, getValues, setValue]);
  return null;
}
