import { formatMoney } from '@venue/sdk';
import { type BookingInfo, refundStatus } from '@venue/sdk/bookings/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import css from './RefundNote.module.css';

/** The status of a refund. */
export const RefundNote = ({ refund }: { refund: NonNullable<BookingInfo['refund']> }) => (
  <p className={css.refund}>
    <StatusChip option={refundStatus.option(refund.status)} />
    <span>
      <span>
        {formatMoney(refund.sum)}
        {refund.status === 'succeeded' ? `, ${formatDateTime(refund.at)}. ` : '. '}
      </span>
      {refund.status === 'requested' && (
        <span>Придут туда&nbsp;же, откуда платили: на&nbsp;карту или на&nbsp;счёт.</span>
      )}
      {refund.status === 'failed' && (
        <span>
          Банк не&nbsp;принял возврат. Делать ничего не&nbsp;нужно: мы разбираемся и&nbsp;напишем, когда вернём деньги.
        </span>
      )}
    </span>
  </p>
);
