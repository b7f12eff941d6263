import { formatMoney } from '@venue/sdk';
import { type EventRequest, specialService } from '@venue/sdk/event-requests/model';
import { Field, FieldGroup, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useController } from 'react-hook-form';
import { labelOf } from '../fields.ts';
import { useSpecialServices } from '../lists.ts';
import type { RequestValues } from './requestForm.ts';
import css from './ServicesStep.module.css';

/** What else is ordered: special services, and the services of the chosen place with their prices. */
export function ServicesStep({ groups }: { groups: EventRequest['eventRequestServices'] }) {
  return (
    <>
      <SpecialServices />
      {groups.length === 0 ? (
        <p className={css.empty}>Услуги с&nbsp;ценами появятся, когда вы&nbsp;выберете пространство.</p>
      ) : (
        <OrderedServices groups={groups} />
      )}
    </>
  );
}

/** The services of each place, with how many of each are ordered. */
export const OrderedServices = ({ groups }: { groups: EventRequest['eventRequestServices'] }) =>
  groups.map(group => <Services key={group.spaceId} group={group} />);

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

const MOST = 1000;

function Services({ group }: { group: EventRequest['eventRequestServices'][number] }) {
  const name = 'eventRequestServices';
  const { field } = useController<RequestValues, typeof name>({ name });
  const quantityOf = (id: number) => field.value.find(each => each.serviceId === id)?.quantity ?? 0;
  // A removed service is sent with quantity 0: the server leaves omitted services unchanged.
  const put = (serviceId: number, quantity: number) =>
    field.onChange([...field.value.filter(each => each.serviceId !== serviceId), { serviceId, quantity }]);
  const sum = group.services.reduce((total, { serviceId, price }) => total + price * quantityOf(serviceId), 0);
  return (
    <Stack as="section" gap={16}>
      <h3>{group.spaceName}</h3>
      <ul className={css.services}>
        {group.services.map(({ serviceId, serviceName, unit, price }) => (
          <li key={serviceId}>
            <Field label={serviceName} hint={`${formatMoney(price)} за\u00a0${unit}`}>
              {wiring => (
                <input
                  {...wiring}
                  className={inputClass}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={MOST}
                  value={quantityOf(serviceId)}
                  onChange={event =>
                    put(serviceId, Math.min(MOST, Math.max(0, Math.trunc(Number(event.target.value)) || 0)))
                  }
                />
              )}
            </Field>
          </li>
        ))}
      </ul>
      <p role="status">
        Услуги, предварительно: <strong>{formatMoney(sum)}</strong>
      </p>
    </Stack>
  );
}
