import { listCategories } from '@venue/sdk/events/admin';
import { eventRecord } from '@venue/sdk/events/kind';
import { ageSign } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import css from './Event.module.css';

const { fields } = eventRecord;

const CategoriesDialog = lazy(() => import('./CategoriesDialog.tsx'));

/** What it is and whose. */
export function MainStep() {
  const { data } = useCall(listCategories, {});
  const chosen: unknown = useWatch({ name: 'categoryId' });
  const [listing, setListing] = useState(false);
  const options = (data?.message.categories ?? [])
    .filter(category => !category.isHidden || category.categoryId === chosen)
    .map(category => ({ id: category.categoryId, label: category.categoryName }));
  return (
    <>
      <Text name="eventTitle" label={fields.eventTitle.label} maxLength={300} />
      <TextArea
        name="eventLead"
        label={fields.eventLead.label}
        hint="Две-три фразы: их видно в&nbsp;списке"
        maxLength={1000}
      />
      <div className={css.category}>
        <Choose name="categoryId" label={fields.categoryId.label} options={options} />
        <Button variant="outlined" color="inherit" onClick={() => setListing(true)}>
          Категории…
        </Button>
      </div>
      <Row>
        <Text
          name="organizerName"
          label={fields.organizerName.label}
          hint="Под этим именем его увидят гости"
          maxLength={300}
          optional
        />
        <Choose name="ageSign" label={fields.ageSign.label} options={ageSign.options} />
      </Row>
      {listing && (
        <Suspense fallback={null}>
          <CategoriesDialog close={() => setListing(false)} />
        </Suspense>
      )}
    </>
  );
}
