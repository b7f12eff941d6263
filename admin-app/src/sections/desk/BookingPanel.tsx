import BookingDrawer from '../bookings/bookings.view.ts';
import { DeskActions } from './DeskActions.tsx';

/** A booking beside the board, with the actions of the desk. */
export default function BookingPanel({ orderId, close }: { orderId: number | null; close: () => void }) {
  return <BookingDrawer orderId={orderId} close={close} above={id => <DeskActions orderId={id} />} />;
}
