import { formatMoney } from '@venue/sdk';
import type { UserBooking } from '@venue/sdk/bookings/model';

interface Props {
  booking: Pick<UserBooking, 'can' | 'refundIfCancelled'>;
  reason: string;
}

/** Says of a booking that the room is closed then, and what its customer can do. */
export const ClosedNote = ({ booking: { can, refundIfCancelled }, reason }: Props) => (
  <p role="note">
    <strong>Помещение закрыто: {reason}.</strong>
    {can.includes('cancel') && (
      <span>
        {' '}
        {can.includes('move') ? 'Перенесите бронь или отмените\u00a0её' : 'Бронь можно отменить'}: вернём всю сумму,{' '}
        {formatMoney(refundIfCancelled)}.
      </span>
    )}
  </p>
);
