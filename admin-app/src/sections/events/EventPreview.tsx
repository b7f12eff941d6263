import { addEventCss, listCategories } from '@venue/sdk/events/admin';
import { eventRecord } from '@venue/sdk/events/kind';
import type { AdminEvent } from '@venue/sdk/events/model';
import { listRooms } from '@venue/sdk/rooms';
import { EventSheet } from '@venue/shared-ui/areas/events/EventSheet.tsx';
import type { EventFormValues } from '@venue/shared-ui/areas/events/eventForm.ts';
import { shownEvent } from '@venue/shared-ui/areas/events/shownEvent.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useCssLook } from '../../app/styles/useCssLook.ts';
import { useRecordLook } from '../../app/styles/useRecordLook.ts';

interface Props {
  event: AdminEvent;
  typed: EventFormValues & { readonly cssStyle: string };
}

/** A preview of an event with the values typed in its form. */
export function EventPreview({ event, typed }: Props) {
  const categories = useCall(listCategories, {}).data?.message.categories ?? [];
  const rooms = useCall(listRooms, {}).data?.message.rooms ?? [];
  const { url: cssUrl } = useCssLook(typed.cssStyle, useRecordLook(eventRecord, event.eventId, addEventCss));
  return <EventSheet event={{ ...shownEvent(event, typed, { categories, rooms }), cssUrl }} />;
}
