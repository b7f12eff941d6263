import { type EventRequest, specialService } from '@venue/sdk/event-requests/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { FieldGroup } from '@venue/shared-ui/fields/Field.tsx';
import { Group } from '@venue/shared-ui/form/Form.tsx';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { withNext } from '@venue/shared-ui/shell/next.ts';
import { Suspense } from 'react';
import { useController } from 'react-hook-form';
import { authPaths } from '../../auth/auth.paths.ts';
import { eventRequestPaths } from '../event-requests.paths.ts';
import { labelOf } from '../fields.ts';
import { useSpecialServices } from '../lists.ts';
import { RequestFiles } from './RequestFiles.tsx';
import type { RequestValues } from './requestForm.ts';
import { SaveFirst } from './SaveFirst.tsx';
import css from './ServicesStep.module.css';
import { useServices } from './useOffer.ts';

const OrderedServices = lazyWithRetry(() => import('./OrderedServices.tsx'));
// Loaded lazily, because sorting stages adds 14 kB.
const ScenarioStep = lazyWithRetry(() => import('../scenario/ScenarioStep.tsx'));

interface Props {
  /** Undefined until the first answer is saved. */
  request: EventRequest | undefined;
  flush: () => Promise<void>;
}

/** What else is ordered, with prices, and what happens on the stage. */
export function ServicesStep({ request, flush }: Props) {
  const groups = useServices(request);
  const isVisitor = useCurrent() === null;
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
      {isVisitor ? (
        <AfterLogin />
      ) : (
        <>
          <Group title="Сценарий">
            <Suspense fallback={<FormSkeleton />}>
              <ScenarioStep request={request} flush={flush} />
            </Suspense>
          </Group>
          <Group title="Файлы">
            {request ? <RequestFiles request={request} editable /> : <SaveFirst>файлы</SaveFirst>}
          </Group>
        </>
      )}
    </>
  );
}

/** Stages and files belong to a request on the server, and only a person with an account has one. */
const AfterLogin = () => (
  <div className={css.empty}>
    <p>
      Сценарий по&nbsp;минутам и&nbsp;файлы можно добавить после отправки. Или войдите сейчас: введённое сохранится.
    </p>
    <Button
      variant="outlined"
      to={withNext(authPaths.login.path, { path: eventRequestPaths.begin.path, search: '?step=services' })}
    >
      Войти и&nbsp;продолжить
    </Button>
  </div>
);

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
