import { bookingMode, type RoomDetail } from '@venue/sdk/rooms/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { AskSupport } from '../../app/person/AskSupport.tsx';
import { RequestRoom } from '../../room-requests/room-requests.view.tsx';
import { roomPaths } from '../../rooms/rooms.paths.ts';
import { Gallery } from './Gallery.tsx';
import note from './ManagerRoom.module.css';
import { RoomFacts } from './RoomFacts.tsx';
import { RoomWay } from './RoomWay.tsx';

/** A room without instant booking: its pictures, and a form to request hours or a contact to ask. */
export default function ManagerRoom({ room }: { room: RoomDetail }) {
  return (
    <Stack gap={32} narrow>
      <div className={note.about}>
        <Gallery images={room.images} />
        <RoomFacts room={room} />
      </div>
      {room.bookingMode === bookingMode.request ? (
        <RequestRoom room={room} />
      ) : (
        <section className={note.note}>
          <h2>Это помещение бронируют через менеджера</h2>
          <p>Напишите нам дату, число гостей и&nbsp;задачу — подберём время и&nbsp;посчитаем стоимость.</p>
          <div className={note.actions}>
            <AskSupport about={`Бронирование: ${room.name}`} />
            <Button variant="text" color="inherit" to={roomPaths.map.path}>
              Студии с&nbsp;онлайн-бронированием
            </Button>
          </div>
        </section>
      )}
      <RoomWay room={room} />
    </Stack>
  );
}
