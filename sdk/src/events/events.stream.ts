import { type EventFields, eventFormat } from './events.model.ts';

/** Whether an event can be watched online: its format says so, or its checkbox does. */
// guard: admin-app/src/sections/events/eventForm.test.ts
export const hasStream = ({ eventFormatType, isOnline }: Pick<EventFields, 'eventFormatType' | 'isOnline'>): boolean =>
  isOnline || eventFormatType !== eventFormat.offline;
