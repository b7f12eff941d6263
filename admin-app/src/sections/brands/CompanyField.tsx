import { listOwnerCompanies } from '@venue/sdk/brands/admin';
import { brandRecord } from '@venue/sdk/brands/kind';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';

/** Chooses the organisation behind a brand among those of its owner. */
export function CompanyField({ ownerId }: { ownerId: number }) {
  const { data, error, refetch } = useCall(listOwnerCompanies, { body: { userId: ownerId } });
  if (error && !data)
    return <ErrorNote error={error} title="Не удалось загрузить организации" retry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={2} />;
  const { companies } = data.message;
  const options = companies.map(({ organisationId: id, name, INN }) => ({ id, label: `${name}, ИНН ${INN}` }));
  return (
    <Choose
      name="organisationId"
      label={brandRecord.fields.organisationId.label}
      options={options}
      hint="Одна из&nbsp;организаций владельца. Новую он добавляет у&nbsp;себя по&nbsp;ИНН"
      empty={companies.length > 0 ? 'Не\u00a0выбрана' : 'У\u00a0владельца нет организаций'}
    />
  );
}
