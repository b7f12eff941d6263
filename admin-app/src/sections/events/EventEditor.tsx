import { ApiFailure } from '@venue/sdk';
import { addEvent, addEventCss, saveEvent } from '@venue/sdk/events/admin';
import { announcementRecord, eventRecord } from '@venue/sdk/events/kind';
import { AdminEvent, type EventRow, eventGaps, eventKind, eventMoves, eventStatus } from '@venue/sdk/events/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SaveKey } from '@venue/shared-ui/form/SaveKey.tsx';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import { useFollow } from '@venue/shared-ui/form/useFollow.ts';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { type Step, Steps } from '@venue/shared-ui/steps/Steps.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { quoted } from '../../app/record/quoted.ts';
import { CheckStep } from './CheckStep.tsx';
import { EntryStep } from './EntryStep.tsx';
import css from './EventEditor.module.css';
import { changesOf, type EventValues, eventSchema, isAfar, valuesOf } from './eventForm.ts';
import { LookStep } from './LookStep.tsx';
import { MainStep } from './MainStep.tsx';
import { PosterStep } from './PosterStep.tsx';
import { WhenStep } from './WhenStep.tsx';
import { wordsOf } from './words.ts';

interface Props {
  kind: EventRow['eventKind'];
  /** Undefined for a new one. */
  event?: AdminEvent;
  /** A new one was saved. */
  onAdded?: (event: AdminEvent) => void;
  /** Whether something is typed that is not saved: nothing can be decided about it then. */
  onDirty?: (dirty: boolean) => void;
}

const question = eventMoves.find(move => move.action === 'publish');

/**
 * An event step by step. What is typed is kept as a draft of the form; the event itself is written by «Сохранить», its
 * styles by a call of their own. A new one is saved before its pictures, which need its number.
 */
export function EventEditor({ kind, event, onAdded, onDirty }: Props) {
  const words = wordsOf(kind);
  const add = useSend(addEvent, words.create);
  const save = useSend(saveEvent, words.update);
  const style = useSend(addEventCss, { refused: words.update.refused, failed: words.update.failed });
  const { noun, fields } = kind === eventKind.announcement ? announcementRecord : eventRecord;
  const { attempt, note } = useConflict<AdminEvent, EventValues>({
    schema: AdminEvent,
    what: noun.acc,
    fields,
    valuesOf,
  });
  // Whether the form is sent to be published as well; Ctrl+S only saves.
  const publishing = useRef(false);

  const form = useForm({
    schema: eventSchema,
    from: valuesOf(event),
    draft: `${kind === eventKind.announcement ? 'announcement' : 'event'}.${event ? `update:${event.eventId}` : 'add'}`,
    submit: async (values, current) => {
      const publish = publishing.current;
      if (!event) {
        const { cssStyle: _, version: __, ...body } = values;
        const input = { body: { ...body, isOnline: isAfar(body), eventKind: kind } };
        const reply = await add.send(input, { handles: current.setServerErrors });
        if (!reply) return;
        current.markSaved(values);
        onAdded?.(reply.message);
        return;
      }
      const { eventId } = event;
      if (!current.methods.formState.isDirty && !publish) {
        notify.info('Все изменения уже сохранены');
        return;
      }
      const write = async (sent: EventValues, handles: typeof current.setServerErrors, base: EventValues) => {
        const { cssStyle, version, ...typed } = sent;
        let latest = version;
        if (cssStyle !== base.cssStyle) {
          const styled = await style.send({ body: { eventId, cssStyle, version } }, { handles });
          if (!styled) return undefined;
          latest = styled.message.version;
          // Saved from here on, whatever becomes of the rest.
          current.methods.resetField('cssStyle', { defaultValue: cssStyle });
          current.methods.setValue('version', latest);
        }
        // What is only told from afar is watched from afar, whatever the checkbox said before.
        const body = { ...typed, isOnline: isAfar(typed), eventId, version: latest };
        const status = publish ? { objectStatusId: eventStatus.published } : {};
        return save.send({ body: { ...body, ...status } }, { handles });
      };
      const reply = await attempt(current, values, write, () => send(publish));
      if (!reply) return;
      // What was typed while it was on its way is newer than the answer.
      const since = changesOf(values, current.methods.getValues());
      current.markSaved(valuesOf(reply.message));
      for (const [name, value] of since) current.methods.setValue(name, value, { shouldDirty: true });
    },
  });
  const { methods } = form;
  // Read while drawing, or react-hook-form does not keep it for the submit.
  const { isDirty } = methods.formState;
  const tell = useEffectEvent((dirty: boolean) => onDirty?.(dirty));
  // Saved and not read again yet: a decision made now would name the version before.
  const isAhead = event !== undefined && methods.getValues('version') > event.version;
  const isUnsettled = isDirty || isAhead;
  useEffect(() => tell(isUnsettled), [isUnsettled]);

  useFollow(form, valuesOf(event));

  const send = async (publish: boolean) => {
    publishing.current = publish;
    await form.onSubmit();
    // A form that was refused beside its fields is not published by the next saving.
    publishing.current = false;
  };
  const publish = async () => {
    if (!event || form.busy) return;
    const gaps = eventGaps({ ...(methods.getValues() as EventValues), mainImage: event.mainImage });
    if (form.setServerErrors(new ApiFailure('invalid_input', { fields: gaps as Record<string, string> }))) return;
    const title = `Опубликовать ${words.what} ${quoted(methods.getValues('eventTitle'))}?`;
    if (!(await confirm({ title, text: question?.confirm ?? '', yes: 'Опубликовать' }))) return;
    await send(true);
  };

  const first = <SaveFirst what={words.what} />;
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
          label="Описание"
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
      content: event ? <PosterStep event={event} /> : first,
    },
    ...(event
      ? [
          { name: 'look', title: 'Оформление', fields: ['cssStyle'], content: <LookStep event={event} /> },
          {
            name: 'check',
            title: 'Проверка',
            fields: [],
            content: <CheckStep mainImage={event.mainImage} next={nextOf(event)} />,
          },
        ]
      : []),
  ];
  const publishes = event?.can.includes('publish') ?? false;
  return (
    <div className={css.card}>
      <Form form={form} label={event ? words.name : words.fresh}>
        <SaveKey />
        {note}
        <Steps
          label={`Шаги: ${words.what}`}
          steps={steps}
          submit={
            publishes ? (
              <Button
                variant="contained"
                size="large"
                aria-disabled={form.busy || undefined}
                onClick={() => void publish()}
              >
                Опубликовать
              </Button>
            ) : (
              <span />
            )
          }
        />
        <div className={css.save}>
          <Button type="submit" variant="outlined" aria-disabled={form.busy || undefined}>
            {event ? 'Сохранить' : 'Сохранить черновик'}
          </Button>
          <span>{isDirty ? 'Есть несохранённые изменения' : event ? 'Все изменения сохранены' : ''}</span>
        </div>
      </Form>
    </div>
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

/** What follows, in each of the statuses. */
function nextOf({ objectStatusId }: AdminEvent): string {
  const { draft, onVerification, published, awaitingPayment } = eventStatus;
  if (objectStatusId === draft) return 'После публикации его сразу увидят гости сайта.';
  if (objectStatusId === onVerification) return 'Организатор ждёт решения: примите его кнопками под заголовком.';
  if (objectStatusId === awaitingPayment) return 'Будет опубликовано само, когда организатор заплатит.';
  if (objectStatusId === published) return 'Опубликовано: сохранённые изменения гости видят сразу.';
  return 'Изменения сохраняются, гости их пока не\u00a0видят.';
}
