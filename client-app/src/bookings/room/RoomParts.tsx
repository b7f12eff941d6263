import type { RoomDetail } from '@venue/sdk/rooms/model';
import { Gallery } from './Gallery.tsx';
import { RoomFacts } from './RoomFacts.tsx';

// The parts of a room's page that come after the calendar, as one script.
export { AboutVisit } from './AboutVisit.tsx';
export { ExtraCards } from './ExtraCards.tsx';
export { PricePanel } from './PricePanel.tsx';
export { RoomWay } from './RoomWay.tsx';
export { TakenHelp } from './TakenHelp.tsx';
export { TariffCards } from './TariffCards.tsx';

/** What a room looks like, and what it is. */
export const About = ({ room }: { room: RoomDetail }) => (
  <>
    <Gallery images={room.images} />
    <RoomFacts room={room} />
  </>
);
