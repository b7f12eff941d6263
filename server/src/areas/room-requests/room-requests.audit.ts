import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const roomRequestsAudit: AuditOffer = {
  statusField: 'roomRequestStatus',
  texts: {
    'admin.roomRequest.offer': {
      other: 'Отправил(а) предложение по\u00a0запросу помещения',
      byStatus: { [roomRequestStatus.offered]: 'Отправил(а) предложение по\u00a0запросу помещения' },
    },
    'admin.roomRequest.offerWithdraw': {
      other: 'Отозвал(а) предложение по\u00a0запросу помещения',
      byStatus: { [roomRequestStatus.waiting]: 'Отозвал(а) предложение по\u00a0запросу помещения' },
    },
    'admin.roomRequest.decline': {
      other: 'Отказал(а) в\u00a0запросе помещения',
      byStatus: { [roomRequestStatus.declined]: 'Отказал(а) в\u00a0запросе помещения' },
    },
  },
};
