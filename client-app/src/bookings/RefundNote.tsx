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
      {formatMoney(refund.sum)}
      {refund.status === 'succeeded' ? `, ${formatDateTime(refund.at)}. ` : '. '}
      {refund.status === 'requested' && 'Придут туда\u00a0же, откуда платили: на\u00a0карту или на\u00a0счёт.'}
      {refund.status === 'failed' &&
        'Банк не\u00a0принял возврат. Делать ничего не\u00a0нужно: мы разбираемся и\u00a0напишем, когда вернём деньги.'}
    </span>
  </p>
);
