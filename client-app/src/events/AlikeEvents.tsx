import { listEvents } from '@venue/sdk/events';
import type { EventRow, VenueEvent } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { TileList } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { Block } from '../app/frame/Block.tsx';
import { EventTile } from './EventTile.tsx';

const SHOWN = 3;

/** Instead of an event that is sold out: its other dates, then others of its category, all with places. */
export default function AlikeEvents({ event }: { event: VenueEvent }) {
  const { eventId, eventTitle, category } = event;
  const dates = useCall(listEvents, { x: 1, body: { hasPlaces: true, search: eventTitle.slice(0, 100) } });
  const alike = useCall(
    listEvents,
    { x: 1, body: { hasPlaces: true, ...(category ? { categoryId: category.categoryId } : {}) } },
    { enabled: category !== null },
  );
  if (!dates.data || (category !== null && !alike.data)) return null;
  const known = new Set([eventId]);
  const isNew = (row: EventRow) => !known.has(row.eventId) && known.add(row.eventId);
  const rows = [...dates.data.items, ...(alike.data?.items ?? [])].filter(isNew).slice(0, SHOWN);
  if (rows.length === 0) return null;
  return (
    <Block id="alike" title="Сюда ещё можно">
      <TileList>
        {rows.map(row => (
          <EventTile key={row.eventId} event={row} />
        ))}
      </TileList>
    </Block>
  );
}
