import { listRoomRequests } from '@venue/sdk/room-requests/admin';
import { roomRequestRecord } from '@venue/sdk/room-requests/kind';
import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import { listRooms } from '@venue/sdk/rooms';
import { bookingMode } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { roomRequestPaths } from './room-requests.paths.ts';

const { column } = recordColumns(roomRequestRecord, listRoomRequests);
const columns = [
  column('roomRequestId'),
  column('roomName', { minWidth: 200 }),
  column('roomRequestStatus', { width: 210 }),
  column('start'),
  column('end', { aside: true }),
  column('guests', { width: 90 }),
  column('purpose', { minWidth: 200 }),
  column('contactName'),
  column('userPhone', { aside: true }),
  column('createdAt', { aside: true }),
  column('updatedAt'),
];

const status: Filter = {
  kind: 'select',
  name: 'status',
  label: 'Статус',
  options: roomRequestStatus.options.map(({ id, label }) => ({ id, label })),
};
const days: Filter = { kind: 'days', from: 'from', to: 'to', label: 'Дни' };

/** Every request for a room, last changed first. */
export default function RoomRequestsPage() {
  const rooms = useCall(listRooms, {}).data?.message.rooms ?? [];
  const room: Filter = {
    kind: 'select',
    name: 'roomId',
    label: 'Помещение',
    options: rooms
      .filter(each => each.bookingMode === bookingMode.request)
      .map(({ roomId, name }) => ({ id: roomId, label: name })),
  };
  return (
    <Page {...useScreen()}>
      <SectionGrid
        call={listRoomRequests}
        columns={columns}
        filters={[status, room, days]}
        rowId="roomRequestId"
        title="Запросы помещений"
        searchLabel="Номер, имя, задача или телефон"
        open={row => href(roomRequestPaths.page, { id: row.roomRequestId })}
        empty={<Empty title="Запросов пока нет" text="Новые появятся сами, как только их отправят." />}
      />
    </Page>
  );
}
