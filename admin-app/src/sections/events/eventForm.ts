import { CssStyle } from '@venue/sdk';
import { type AdminEvent, EventFields, endsAfterStart } from '@venue/sdk/events/model';
import * as z from 'zod/mini';
import { versioned } from '../../app/record/versioned.ts';

const { schema, valuesOf } = versioned(z.extend(EventFields, { cssStyle: CssStyle }));
export type EventValues = z.input<typeof schema>;

/** An event as its editor holds it, its styles with it. */
export const edited = {
  schema: schema.check(...endsAfterStart),
  valuesOf: (event: AdminEvent) => ({
    ...valuesOf(event),
    // How many are sold is not edited.
    tickets: event.tickets.map(({ soldCount: _, expanded: __, ...ticket }) => ticket),
  }),
};
