import { entryType, registrationType, type VenueEvent } from '@venue/sdk/events/model';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { useWatch } from 'react-hook-form';
import { fields, type SharedValues } from './eventForm.ts';
import { TicketsField } from './TicketsField.tsx';

/** How one gets in: freely, by a ticket, with a registration. */
export function EntryStep({ event }: { event: VenueEvent | undefined }) {
  // The form has a value for every field from the start.
  const values = useWatch() as SharedValues;
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
