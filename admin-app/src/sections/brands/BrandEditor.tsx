import { saveBrand } from '@venue/sdk/brands/admin';
import { brandRecord } from '@venue/sdk/brands/kind';
import { AdminBrand, BrandFields } from '@venue/sdk/brands/model';
import { ContactsStep } from '@venue/shared-ui/areas/brands/ContactsStep.tsx';
import { HoursField } from '@venue/shared-ui/areas/brands/HoursField.tsx';
import { wholeWeek } from '@venue/shared-ui/areas/brands/hours.ts';
import { KindsField } from '@venue/shared-ui/areas/brands/KindsField.tsx';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Group } from '@venue/shared-ui/form/Form.tsx';
import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { type ReactNode, useState } from 'react';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { Panel, Panels } from '../../app/record/Panels.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { BrandAside } from './BrandAside.tsx';
import { BrandDetails } from './BrandDetails.tsx';
import { BrandPhotos } from './BrandPhotos.tsx';
import { CompanyField } from './CompanyField.tsx';

const { schema, valuesOf } = versioned(BrandFields);
const edited = {
  schema,
  valuesOf: (brand: AdminBrand) => valuesOf({ ...brand, brandWorkingHours: wholeWeek(brand.brandWorkingHours) }),
};
const { brandName, brandDescription } = brandRecord.fields;

interface Props {
  brand: AdminBrand;
  /** What has changed since it was verified; null when there is nothing to compare. */
  changes: ReactNode | null;
  /** Reads the brand again. */
  again: () => void;
}

/**
 * The editor of a brand, with tabs for the changes, the whole brand and its fields. A correction by staff keeps the
 * status and appears in the history that the owner sees.
 */
export function BrandEditor({ brand, changes, again }: Props) {
  const { brandId } = brand;
  const [tab, setTab] = useState(changes === null ? 'whole' : 'changes');
  const save = useSaveCall(brandRecord, saveBrand, brandId);
  const editing = useRecordForm({
    kind: brandRecord,
    record: brand,
    model: AdminBrand,
    ...edited,
    save: async (values, how) => (await save(values, how))?.brand,
  });
  const tabs = [
    ...(changes === null ? [] : [{ name: 'changes', label: 'Что изменилось' }]),
    { name: 'whole', label: 'Целиком' },
    { name: 'write', label: 'Правка' },
  ];
  return (
    <RecordColumns
      kind={brandRecord}
      id={brandId}
      aside={<BrandAside brand={brand} unsaved={editing.dirty || editing.ahead} again={again} />}
      steps={brand.history}
    >
      <RecordForm editing={editing}>
        <Panels reveal={setTab}>
          <Tabs label="Разделы бренда" tabs={tabs} chosen={tab} choose={setTab}>
            <Panel name="write" chosen={tab}>
              <Text name="brandName" label={brandName.label} maxLength={200} />
              <KindsField />
              <RichText name="brandDescription" label={brandDescription.label} />
              <CompanyField ownerId={brand.ownerId} />
              <BrandPhotos brand={brand} />
              <Group title="Контакты">
                <ContactsStep />
              </Group>
              <HoursField />
            </Panel>
            {tab === 'changes' && <Panel {...{ name: tab, chosen: tab }}>{changes}</Panel>}
            {tab === 'whole' && (
              <Panel {...{ name: tab, chosen: tab }}>
                <BrandDetails brand={brand} />
              </Panel>
            )}
          </Tabs>
        </Panels>
      </RecordForm>
    </RecordColumns>
  );
}
