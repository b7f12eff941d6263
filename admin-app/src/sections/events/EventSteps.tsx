import type { AnyKind } from '@venue/sdk';
import { addEventCss } from '@venue/sdk/events/admin';
import { eventRecord } from '@venue/sdk/events/kind';
import { type AdminEvent, eventCssScope } from '@venue/sdk/events/model';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { type Step, Steps } from '@venue/shared-ui/steps/Steps.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StylesField } from '../../app/styles/StylesField.tsx';
import { CheckStep } from './CheckStep.tsx';
import { EntryStep } from './EntryStep.tsx';
import css from './Event.module.css';
import { MainStep } from './MainStep.tsx';
import { PosterStep } from './PosterStep.tsx';
import { WhenStep } from './WhenStep.tsx';

interface Props {
  kind: AnyKind;
  /** Undefined for a new one, which is saved before its pictures: they need its number. */
  event?: AdminEvent;
  /** The button of the last step. */
  submit: ReactNode;
}

/** The steps of an event within its form. */
export function EventSteps({ kind, event, submit }: Props) {
  const steps: Step[] = [
    {
      name: 'main',
      title: 'Главное',
      fields: ['eventTitle', 'eventLead', 'categoryId', 'organizerName', 'ageSign'],
      content: <MainStep />,
    },
    {
      name: 'when',
      title: 'Когда и\u00a0где',
      fields: [
        'date',
        'time',
        'dateEnd',
        'timeEnd',
        'eventFormatType',
        'isOnline',
        'onlineUrl',
        'roomId',
        'place',
        'participantsLimit',
      ],
      content: <WhenStep />,
    },
    {
      name: 'text',
      title: 'Описание',
      fields: ['eventDescription'],
      content: (
        <RichText
          name="eventDescription"
          label={eventRecord.fields.eventDescription.label}
          placeholder="О чём это, кто выступает, что взять с собой"
          hint="Программа, участники, подробности: всё, что гость прочтёт на&nbsp;странице"
        />
      ),
    },
    {
      name: 'entry',
      title: 'Билеты и\u00a0вход',
      fields: ['entryType', 'registrationType', 'registrationUrl', 'tickets'],
      content: <EntryStep event={event} />,
    },
    {
      name: 'poster',
      title: 'Афиша',
      fields: ['mainImage', 'image', 'meta'],
      content: event ? <PosterStep event={event} /> : <SaveFirst what={kind.noun.one} />,
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

const SaveFirst = ({ what }: { what: string }) => (
  <div className={css.first}>
    <p>
      Сохраните черновик, чтобы добавить афишу и&nbsp;оформление. Гости его не&nbsp;увидят: {what} появится
      на&nbsp;сайте, когда вы его опубликуете.
    </p>
    <p>Для черновика хватит названия, дня и&nbsp;времени начала.</p>
  </div>
);

/** The styles of the description. */
function LookStep({ event: { eventId } }: { event: AdminEvent }) {
  const [params] = useSearchParams();
  // The preview is a page of its own and asks the server: only for those who look at it. The summary finds its way here.
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
