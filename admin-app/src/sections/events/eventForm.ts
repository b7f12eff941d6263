import { CssStyle } from '@venue/sdk';
import { type AdminEvent, EventFields, endsAfterStart } from '@venue/sdk/events/model';
import { editedTickets } from '@venue/shared-ui/areas/events/eventForm.ts';
import * as z from 'zod/mini';
import { versioned } from '../../app/record/versions/versioned.ts';

const { schema, valuesOf } = versioned(z.extend(EventFields, { cssStyle: CssStyle }));

/** The schema and the values of the event editor, styles included. */
export const edited = {
  schema: schema.check(...endsAfterStart),
  valuesOf: (event: AdminEvent) => ({
    ...valuesOf(event),
    tickets: editedTickets(event),
  }),
};
