import { listCategories, removeEventImage, updateEventPhoto, uploadEventImage } from '@venue/sdk/events';
import { type EventCategory, eventKind, type VenueEvent } from '@venue/sdk/events/model';
import { DescriptionStep } from '@venue/shared-ui/areas/events/DescriptionStep.tsx';
import { EntryStep } from '@venue/shared-ui/areas/events/EntryStep.tsx';
import { eventSteps } from '@venue/shared-ui/areas/events/eventForm.ts';
import { CategoryField, MainStep } from '@venue/shared-ui/areas/events/MainStep.tsx';
import { PosterStep } from '@venue/shared-ui/areas/events/PosterStep.tsx';
import { WhenStep } from '@venue/shared-ui/areas/events/WhenStep.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { type Step, Steps } from '@venue/shared-ui/steps/Steps.tsx';
import type { ReactNode } from 'react';
import editor from '../../app/records/Editor.module.css';
import { CheckStep } from './CheckStep.tsx';

interface Props {
  /** Undefined for a new one, which is saved before its pictures: they need its number. */
  event?: VenueEvent;
  /** The button of the last step. */
  submit: ReactNode;
}

/** The steps of an event within its form. */
export function EventSteps({ event, submit }: Props) {
  const steps: Step[] = [
    { name: 'main', ...eventSteps.main, content: <Main event={event} /> },
    { name: 'when', ...eventSteps.when, content: <WhenStep /> },
    { name: 'text', ...eventSteps.text, content: <DescriptionStep /> },
    { name: 'entry', ...eventSteps.entry, content: <EntryStep event={event} /> },
    { name: 'poster', ...eventSteps.poster, content: event ? <Poster event={event} /> : <SaveFirst /> },
    ...(event ? [{ name: 'check', title: 'Проверьте ответы', fields: [], content: <CheckStep event={event} /> }] : []),
  ];
  return <Steps label="Шаги мероприятия" steps={steps} submit={submit} />;
}

function Main({ event }: { event: VenueEvent | undefined }) {
  const offered: readonly EventCategory[] = useCall(listCategories, {}).data?.message.categories ?? [];
  // The event's current category may no longer be offered.
  const own = event?.category;
  const isOffered = offered.some(each => each.categoryId === own?.categoryId);
  return (
    <>
      {!event && (
        <Choose
          name="eventKind"
          label="Что это будет"
          options={eventKind.options}
          hint="Анонс рассказывает о&nbsp;том, что впереди, и&nbsp;обходится без билетов. Потом изменить нельзя"
        />
      )}
      <MainStep
        category={<CategoryField categories={own && !isOffered ? [...offered, own] : offered} />}
        organizerHint="Под этим именем вас увидят гости"
      />
    </>
  );
}

function Poster({ event }: { event: VenueEvent }) {
  const { eventId } = event;
  const addPoster = useSendEach(updateEventPhoto);
  const addWide = useSendEach(uploadEventImage);
  const remove = useSendEach(removeEventImage);
  return (
    <PosterStep
      event={event}
      call={updateEventPhoto}
      add={(as, file, how) => (as === 'image' ? addWide : addPoster)({ body: { file, eventId } }, how)}
      remove={as => remove({ body: { eventId, as } })}
    />
  );
}

const SaveFirst = () => (
  <p className={editor.first}>
    Сохраните черновик, чтобы добавить афишу: для него хватит названия, дня и&nbsp;времени начала. До&nbsp;публикации
    его видите только&nbsp;вы.
  </p>
);
