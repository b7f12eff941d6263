import type { AnyKind } from '@venue/sdk';
import { addEventCss, addEventImage, listCategories, removeEventImage } from '@venue/sdk/events/admin';
import { eventRecord } from '@venue/sdk/events/kind';
import { type AdminEvent, eventCssScope } from '@venue/sdk/events/model';
import { DescriptionStep } from '@venue/shared-ui/areas/events/DescriptionStep.tsx';
import { EntryStep } from '@venue/shared-ui/areas/events/EntryStep.tsx';
import { type EventFormValues, eventSteps } from '@venue/shared-ui/areas/events/eventForm.ts';
import { CategoryField, MainStep } from '@venue/shared-ui/areas/events/MainStep.tsx';
import { PosterStep } from '@venue/shared-ui/areas/events/PosterStep.tsx';
import { WhenStep } from '@venue/shared-ui/areas/events/WhenStep.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { type Step, Steps } from '@venue/shared-ui/steps/Steps.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { StylesField } from '../../app/styles/StylesField.tsx';
import { CheckStep } from './CheckStep.tsx';
import css from './Event.module.css';
import { RoomHours } from './RoomHours.tsx';

const CategoriesDialog = lazyWithRetry(
  () => import('./CategoriesDialog.tsx'),
  ({ close }) => close(),
);

interface Props {
  kind: AnyKind;
  /** Undefined for a new event: it must be saved before pictures can be added, because they need its id. */
  event?: AdminEvent;
  /** The button of the last step. */
  submit: ReactNode;
}

/** The steps of an event within its form. */
export function EventSteps({ kind, event, submit }: Props) {
  const steps: Step[] = [
    { name: 'main', ...eventSteps.main, content: <Main /> },
    { name: 'when', ...eventSteps.when, content: <WhenStep room={<TypedHours eventId={event?.eventId} />} /> },
    { name: 'text', ...eventSteps.text, content: <DescriptionStep /> },
    { name: 'entry', ...eventSteps.entry, content: <EntryStep event={event} /> },
    {
      name: 'poster',
      ...eventSteps.poster,
      content: event ? <Poster event={event} /> : <SaveFirst what={kind.noun.one} />,
    },
    ...(event
      ? [
          { name: 'look', title: 'Оформление', fields: ['cssStyle'], content: <LookStep event={event} /> },
          { name: 'check', title: 'Проверка', fields: [], content: <CheckStep event={event} /> },
        ]
      : []),
  ];
  return <Steps label={`Шаги: ${kind.noun.one}`} steps={steps} submit={submit} />;
}

function Main() {
  const { data } = useCall(listCategories, {});
  const chosen: unknown = useWatch({ name: 'categoryId' });
  const [listing, setListing] = useState(false);
  const offered = (data?.message.categories ?? []).filter(each => !each.isHidden || each.categoryId === chosen);
  return (
    <>
      <MainStep
        category={
          <div className={css.category}>
            <CategoryField categories={offered} />
            <Button variant="outlined" color="inherit" onClick={() => setListing(true)}>
              Категории…
            </Button>
          </div>
        }
        organizerHint="Под этим именем его увидят гости"
      />
      {listing && (
        <Suspense fallback={null}>
          <CategoriesDialog close={() => setListing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Poster({ event }: { event: AdminEvent }) {
  const { eventId } = event;
  const add = useSendEach(addEventImage);
  const remove = useSendEach(removeEventImage);
  return (
    <PosterStep
      event={event}
      call={addEventImage}
      add={(as, file, how) => add({ body: { file, eventId, as } }, how)}
      remove={as => remove({ body: { eventId, as } })}
    />
  );
}

const SaveFirst = ({ what }: { what: string }) => (
  <div className={css.first}>
    <p>
      Сохраните черновик, чтобы добавить афишу и&nbsp;оформление. Гости его не&nbsp;увидят: {what} появится
      на&nbsp;сайте, когда вы его опубликуете.
    </p>
    <p>Для черновика хватит названия, дня и&nbsp;времени начала.</p>
  </div>
);

/** Whether the chosen room is free at the typed time. */
function TypedHours({ eventId }: { eventId: number | undefined }) {
  // The form has a value for every field from the start.
  const values = useWatch() as EventFormValues;
  return <RoomHours {...values} eventId={eventId} free={'Помещение в\u00a0это время свободно'} />;
}

/** The styles of the description. */
function LookStep({ event: { eventId } }: { event: AdminEvent }) {
  const [params] = useSearchParams();
  // The preview sends requests, so it renders only on this step. The error summary leads to the hidden field.
  if (params.get('step') !== 'look') return <input type="hidden" name="cssStyle" data-label="Стили (CSS)" />;
  return (
    <StylesField
      kind={eventRecord}
      id={eventId}
      css={addEventCss}
      scope={eventCssScope(eventId)}
      text="eventDescription"
    />
  );
}
