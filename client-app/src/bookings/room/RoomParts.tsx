import type { RoomDetail } from '@venue/sdk/rooms/model';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import type { ComponentProps } from 'react';
import { CheaperWithPackage } from '../../packages/packages.view.tsx';
import { SubjectReviews } from '../../reviews/reviews.view.tsx';
import { SimilarRooms } from '../../rooms/similarRooms.view.tsx';
import { ExtraCards as Cards } from './ExtraCards.tsx';
import { Gallery } from './Gallery.tsx';
import { RoomFacts } from './RoomFacts.tsx';

export { AboutVisit } from './AboutVisit.tsx';
// The parts of a room's page that come after the calendar, as one script.
export { default as ObstacleNote } from './ObstacleNote.tsx';
export { default as OpenHolds } from './OpenHolds.tsx';
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

/** What guests say of a room, and where to look if it does not suit. */
export const Opinions = ({ room }: { room: RoomDetail }) => (
  <>
    <SubjectReviews subject={{ roomId: room.roomId }} />
    <SimilarRooms room={room} />
  </>
);

/** What can be booked with a room, and the packages that make it cheaper. */
export const ExtraCards = (props: ComponentProps<typeof Cards>) => (
  <>
    <Cards {...props} />
    <Part fallback={null}>
      <CheaperWithPackage roomId={props.room.roomId} />
    </Part>
  </>
);
