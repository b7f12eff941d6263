import { CssStyle } from '@venue/sdk';
import { type AdminEvent, EventFields, endsAfterStart } from '@venue/sdk/events/model';
import { editedTickets } from '@venue/shared-ui/areas/events/eventForm.ts';
import * as z from 'zod/mini';
import { versioned } from '../../app/record/versioned.ts';

const { schema, valuesOf } = versioned(z.extend(EventFields, { cssStyle: CssStyle }));

/** An event as its editor holds it, its styles with it. */
export const edited = {
  schema: schema.check(...endsAfterStart),
  valuesOf: (event: AdminEvent) => ({
    ...valuesOf(event),
    tickets: editedTickets(event),
  }),
};
