import { getDeskBooking } from '@venue/sdk/desk/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { Move } from './dayChoice.ts';
import MoveDialog from './MoveDialog.tsx';

/** The move dialog of a booking that was dropped elsewhere on the board. */
export default function MovePanel({ orderId, roomId, hour, day, close }: Move & { day: string; close: () => void }) {
  const { data } = useCall(getDeskBooking, { id: orderId });
  if (!data) return null;
  return <MoveDialog booking={data.message} target={{ roomId, day, hour }} close={close} />;
}
