import { entryType, registrationType } from '@venue/sdk/events/model';
import { useWatch } from 'react-hook-form';
import { Choose, Text } from '../../fields/inputs.tsx';
import { type EventFormValues, fields } from './eventForm.ts';
import { type TicketedEvent, TicketsField } from './TicketsField.tsx';

/** How guests get in: freely, by ticket, with or without registration. */
export function EntryStep({ event }: { event: TicketedEvent | undefined }) {
  // The form has a value for every field from the start.
  const values = useWatch() as EventFormValues;
  const ticketed = values.entryType === entryType.byTicket;
  const registers = values.registrationType === registrationType.required;
  return (
    <>
      <Choose name="entryType" label={fields.entryType.label} options={entryType.options} />
      <Choose name="registrationType" label={fields.registrationType.label} options={registrationType.options} />
      {registers && (
        <Text
          name="registrationUrl"
          label={fields.registrationUrl.label}
          inputMode="url"
          placeholder="example.ru/zapis"
          maxLength={500}
          optional={ticketed}
        />
      )}
      {(ticketed || values.tickets.length > 0) && <TicketsField event={event} />}
    </>
  );
}
