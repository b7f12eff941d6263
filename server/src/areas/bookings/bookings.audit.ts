import type { AuditOffer } from '../../area/audit.ts';

/** What staff change here, in the words of the log. */
export const bookingsAudit: AuditOffer = {
  texts: {
    'admin.booking.cancel': 'Отменил(а) бронирование',
    'admin.booking.refundRetry': 'Повторил(а) возврат денег',
    'admin.booking.technicalReasonWrite': 'Закрыл(а) часы на технический перерыв',
    'admin.booking.technicalReasonDelete': 'Открыл(а) часы технического перерыва',
  },
};
