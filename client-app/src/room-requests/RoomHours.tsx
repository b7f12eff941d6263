import { getRoom } from '@venue/sdk/rooms';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { HoursFields } from './HoursFields.tsx';

interface Props {
  roomId: number;
  labels?: readonly [from: string, to: string];
}

/** The same for a room that is not on the screen; those of the venue until it is read. */
export function RoomHours({ roomId, ...props }: Props) {
  const { data } = useCall(getRoom, { body: { roomId } });
  return <HoursFields week={data?.message.opening ?? []} {...props} />;
}
