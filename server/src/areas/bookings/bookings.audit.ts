import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const bookingsAudit: AuditOffer = {
  texts: {
    'admin.booking.cancel': 'Отменил(а) бронирование',
    'admin.booking.refundRetry': 'Повторил(а) возврат денег',
    'admin.booking.technicalReasonWrite': 'Закрыл(а) часы на технический перерыв',
    'admin.booking.technicalReasonDelete': 'Открыл(а) часы технического перерыва',
  },
};
