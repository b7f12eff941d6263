import { ApiFailure } from '@venue/sdk';
import { EventSave, hasStream, saveEvent, sendEventForVerification } from '@venue/sdk/events';
import { eventRecordOf } from '@venue/sdk/events/kind';
import { eventGaps, VenueEvent } from '@venue/sdk/events/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { mergeThreeWay } from '@venue/shared-ui/form/mergeThreeWay.ts';
import { rebase } from '@venue/shared-ui/form/rebase.ts';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import { useFollow } from '@venue/shared-ui/form/useFollow.ts';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useRef } from 'react';
import editor from '../../app/records/Editor.module.css';
import { SaveBar } from '../../app/records/SaveBar.tsx';
import { EventSteps } from './EventSteps.tsx';
import { type EventValues, valuesOf } from './eventForm.ts';

/**
 * Edits an event step by step. Unsaved values are kept as a form draft; «Сохранить» and the last step save the event
 * itself. The last step also submits it.
 */
export function EventEditor({ event }: { event: VenueEvent }) {
  const { eventId, mainImage } = event;
  const { noun, texts, fields } = eventRecordOf(event);
  const save = useSend(saveEvent, texts.update);
  const ask = useSend(sendEventForVerification, texts.send);
  const { attempt, note } = useConflict<VenueEvent, EventValues>({
    schema: VenueEvent,
    what: noun.acc,
    fields,
    valuesOf,
  });
  // Which of the two buttons sent the form.
  const sending = useRef(false);

  const form = useForm({
    schema: EventSave,
    from: valuesOf(event),
    draft: `event.update:${eventId}`,
    submit: async (values, current) => {
      const toSend = sending.current;
      if (toSend) {
        const gaps = eventGaps({ ...values, mainImage });
        if (current.setServerErrors(new ApiFailure('invalid_input', { fields: gaps }))) return;
      }
      if (current.methods.formState.isDirty) {
        const reply = await attempt(
          current,
          values,
          // An event of another format than offline can be watched online, even if its hidden checkbox says otherwise.
          (body, handles) => save.send({ body: { ...body, isOnline: hasStream(body) } }, { handles, covers: toSend }),
          () => {
            sending.current = toSend;
            return current.onSubmit();
          },
        );
        if (!reply) return;
        // Values typed during the request are newer than the response.
        const saved = valuesOf(reply.message);
        const since = mergeThreeWay(values, current.methods.getValues(), saved).values;
        current.markSaved(saved);
        rebase(current, saved, { ...since, version: saved.version });
      } else if (!toSend) notify.info('Все изменения уже сохранены');
      if (toSend) await ask.send({ body: { eventId } }, { handles: current.setServerErrors, covers: true });
    },
  });
  useFollow(form, valuesOf(event));
  // Must be read during render, or react-hook-form does not track it for the submit.
  const dirty = form.methods.formState.isDirty;
  const wants = (send: boolean) => () => {
    sending.current = send;
  };
  return (
    <div className={editor.card}>
      <Form form={form} label="Мероприятие">
        {note}
        <EventSteps
          event={event}
          submit={
            <span className={editor.press} onClickCapture={wants(true)}>
              <SubmitButton busy={ask.busy}>Отправить на&nbsp;проверку</SubmitButton>
            </span>
          }
        />
        <SaveBar dirty={dirty}>
          <Button type="submit" variant="outlined" aria-disabled={form.busy || undefined} onClick={wants(false)}>
            Сохранить
          </Button>
        </SaveBar>
      </Form>
    </div>
  );
}
