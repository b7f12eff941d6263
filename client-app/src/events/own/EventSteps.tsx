import type { VenueEvent } from '@venue/sdk/events/model';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { type Step, Steps } from '@venue/shared-ui/steps/Steps.tsx';
import type { ReactNode } from 'react';
import { CheckStep } from './CheckStep.tsx';
import css from './Editor.module.css';
import { EntryStep } from './EntryStep.tsx';
import { fields } from './eventForm.ts';
import { MainStep } from './MainStep.tsx';
import { PosterStep } from './PosterStep.tsx';
import { type StepName, stepFields, stepTitles } from './steps.ts';
import { WhenStep } from './WhenStep.tsx';

interface Props {
  /** Undefined for a new one, which is saved before its pictures: they need its number. */
  event?: VenueEvent;
  /** The button of the last step. */
  submit: ReactNode;
}

/** The steps of an event within its form. */
export function EventSteps({ event, submit }: Props) {
  const step = (name: StepName, content: ReactNode): Step => ({
    name,
    title: stepTitles[name],
    fields: stepFields[name],
    content,
  });
  const steps: Step[] = [
    step('main', <MainStep isNew={!event} category={event?.category ?? null} />),
    step('when', <WhenStep />),
    step(
      'text',
      <RichText
        name="eventDescription"
        label={fields.eventDescription.label}
        placeholder="О чём это, кто выступает, что взять с собой"
        hint="Программа, участники, подробности: всё, что гость прочтёт на&nbsp;странице"
      />,
    ),
    step('entry', <EntryStep event={event} />),
    step('poster', event ? <PosterStep event={event} /> : <SaveFirst />),
    ...(event ? [{ name: 'check', title: 'Проверьте ответы', fields: [], content: <CheckStep event={event} /> }] : []),
  ];
  return <Steps label="Шаги мероприятия" steps={steps} submit={submit} />;
}

const SaveFirst = () => (
  <p className={css.first}>
    Сохраните черновик, чтобы добавить афишу: для него хватит названия, дня и&nbsp;времени начала. До&nbsp;публикации
    его видите только&nbsp;вы.
  </p>
);
