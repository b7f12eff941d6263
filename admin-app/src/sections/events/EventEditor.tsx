import { ApiFailure } from '@venue/sdk';
import { hasStream } from '@venue/sdk/events';
import { addEventCss, saveEvent } from '@venue/sdk/events/admin';
import { eventRecordOf } from '@venue/sdk/events/kind';
import { AdminEvent, eventGaps } from '@venue/sdk/events/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useStyledSave } from '../../app/styles/useStyledSave.ts';
import { EventColumns } from './EventColumns.tsx';
import { EventPreview } from './EventPreview.tsx';
import { EventSteps } from './EventSteps.tsx';
import { edited } from './eventForm.ts';

interface Props {
  event: AdminEvent;
  /** Reads the event again. */
  again: () => void;
}

/**
 * The editor of an event, step by step. Typed values are stored as a draft of the form; «Сохранить» saves the event,
 * and a separate call its styles. A draft is published from the last step, together with the typed values.
 */
export function EventEditor({ event, again }: Props) {
  const { eventId, mainImage } = event;
  const kind = eventRecordOf(event);
  const save = useStyledSave(kind, addEventCss, saveEvent, eventId);
  const editing = useRecordForm({
    kind,
    record: event,
    model: AdminEvent,
    ...edited,
    // An event of another format than offline can be watched online, even if its hidden checkbox says otherwise.
    save: (values, how) => {
      const seen = how.move ? { seen: event.objectStatusId } : {};
      return save({ ...values, isOnline: hasStream(values), ...seen }, how);
    },
    draft: `${kind.name}.update:${eventId}`,
  });
  const { form, moves, make, dirty, ahead } = editing;
  const publish = moves.map(move => (
    <Button
      key={move.action}
      variant="contained"
      size="large"
      aria-disabled={form.busy || undefined}
      onClick={() => {
        const fields = eventGaps({ ...form.methods.getValues(), mainImage });
        if (!form.setServerErrors(new ApiFailure('invalid_input', { fields }))) void make(move);
      }}
    >
      {move.label}
    </Button>
  ));
  return (
    <EventColumns event={event} unsaved={dirty || ahead} again={again}>
      <RecordForm
        editing={{ ...editing, moves: [] }}
        preview={typed => ({ title: typed.eventTitle, sheet: <EventPreview event={event} typed={typed} /> })}
      >
        <EventSteps kind={kind} event={event} submit={publish.length > 0 ? publish : <span />} />
      </RecordForm>
    </EventColumns>
  );
}
