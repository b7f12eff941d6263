import { plural } from '@venue/sdk';
import { openingText, type RoomDetail, roomSeating } from '@venue/sdk/rooms/model';
import { PromoVideo } from '../../rooms/rooms.view.tsx';
import css from './RoomFacts.module.css';

/** What a room is, how big, on which floor. */
export const RoomFacts = ({ room }: { room: RoomDetail }) => (
  <div className={css.facts}>
    <p className={css.text}>{room.description}</p>
    <ul>
      <li>{room.floor}&nbsp;этаж</li>
      {room.capacity > 0 && (
        <li>до&nbsp;{plural(room.capacity, 'человека', 'человек', 'человек').replace(' ', '\u00a0')}</li>
      )}
      {room.area > 0 && <li>{room.area}&nbsp;м²</li>}
      {room.seatings.map(({ seating, capacity }) => (
        <li key={seating}>
          {roomSeating.option(seating).label}: {capacity}
        </li>
      ))}
      {room.opening.length > 0 && <li>{openingText(room.opening)}</li>}
    </ul>
    <PromoVideo room={room} />
  </div>
);
