import { type EventRequest, specialService } from '@venue/sdk/event-requests/model';
import { FieldGroup } from '@venue/shared-ui/fields/Field.tsx';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense } from 'react';
import { useController } from 'react-hook-form';
import { labelOf } from '../fields.ts';
import { useSpecialServices } from '../lists.ts';
import type { RequestValues } from './requestForm.ts';
import css from './ServicesStep.module.css';

const OrderedServices = lazyWithRetry(() => import('./OrderedServices.tsx'));

/** What else is ordered: special services, and the services of the chosen place with their prices. */
export function ServicesStep({ groups }: { groups: EventRequest['eventRequestServices'] }) {
  return (
    <>
      <SpecialServices />
      {groups.length === 0 ? (
        <p className={css.empty}>Услуги с&nbsp;ценами появятся, когда вы&nbsp;выберете пространство.</p>
      ) : (
        <Suspense fallback={<FormSkeleton />}>
          <OrderedServices groups={groups} />
        </Suspense>
      )}
    </>
  );
}

/** The API has two fields for catering; this form asks once and fills both. */
function SpecialServices() {
  const name = 'specialServiceIds';
  const { options = [] } = useSpecialServices();
  const { field, fieldState } = useController<RequestValues, typeof name>({ name });
  const { field: catering } = useController<RequestValues, 'needCatering'>({ name: 'needCatering' });
  const isChosen = (id: number) =>
    field.value.some(each => each === id) || (id === specialService.catering && catering.value);
  const choose = (id: number, chosen: boolean) => {
    const others = field.value.filter(each => each !== id);
    field.onChange(chosen ? [...others, id] : others);
    if (id === specialService.catering) catering.onChange(chosen);
  };
  return (
    <FieldGroup label={labelOf(name)} error={fieldState.error?.message} optional>
      {({ describedBy }) => (
        <ul className={css.choices}>
          {options.map(({ id, label }, index) => (
            <li key={id}>
              <label className={css.choice}>
                <input
                  type="checkbox"
                  // The first one stands for the field in the summary of errors.
                  {...(index === 0 ? { ref: field.ref, name, 'data-label': labelOf(name) } : {})}
                  checked={isChosen(id)}
                  aria-describedby={describedBy}
                  onChange={event => choose(id, event.target.checked)}
                  onBlur={field.onBlur}
                />
                <span>{label}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}
