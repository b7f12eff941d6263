import { listEvents } from '@venue/sdk/events';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { FEWEST_IN_ROW, TileList } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Block } from '../app/frame/Block.tsx';
import { EventTile } from './EventTile.tsx';
import { eventPaths } from './events.paths.ts';

const SHOWN = 4;

/** The events that begin next, for a page about something else: nothing while there are too few. */
export default function NextEvents() {
  const { data } = useCall(listEvents, { x: 1, body: {} });
  if (!data || data.items.length < FEWEST_IN_ROW) return null;
  return (
    <Block
      id="next-events"
      title="Ближайшие мероприятия"
      all={<ScreenLink to={eventPaths.publicList}>Вся афиша</ScreenLink>}
    >
      <TileList row>
        {data.items.slice(0, SHOWN).map(row => (
          <EventTile key={row.eventId} event={row} />
        ))}
      </TileList>
    </Block>
  );
}
