import { listMyCompanies } from '@venue/sdk/brands';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { AddCompany } from './AddCompany.tsx';
import css from './CompanyField.module.css';

const name = 'organisationId';

/** The organisation behind a brand: one of mine, or a new one found by its INN. */
export function CompanyField() {
  const { data, error, refetch } = useCall(listMyCompanies, {});
  const { setValue } = useFormContext();
  const [adding, setAdding] = useState(false);
  if (error && !data)
    return <ErrorNote error={error} title="Не удалось загрузить организации" retry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={2} />;
  const { companies } = data.message;
  const open = adding || companies.length === 0;
  const options = companies.map(({ organisationId: id, name: title, INN }) => ({ id, label: `${title}, ИНН ${INN}` }));
  return (
    <div className={css.company}>
      <Choose
        name={name}
        label="Организация"
        options={options}
        hint="От чьего имени работает бренд. Реквизиты увидят только сотрудники площадки"
        empty={companies.length > 0 ? 'Выберите организацию' : 'Организаций пока нет, добавьте по\u00a0ИНН'}
      />
      {open ? (
        <AddCompany
          close={companies.length > 0 ? () => setAdding(false) : undefined}
          added={async company => {
            // The list has to know the organisation before it can be chosen there.
            await refetch();
            setValue(name, company.organisationId, { shouldDirty: true, shouldValidate: true });
            setAdding(false);
          }}
        />
      ) : (
        <Button variant="outlined" onClick={() => setAdding(true)}>
          Добавить по&nbsp;ИНН
        </Button>
      )}
    </div>
  );
}
