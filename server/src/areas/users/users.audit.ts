import { avatarStatus } from '@venue/sdk/profile/model';
import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const usersAudit: AuditOffer = {
  texts: {
    'admin.user.confirm': {
      other: 'Изменил(а) подтверждение пользователя',
      byStatus: {
        0: 'Отказал(а) пользователю в подтверждении',
        1: 'Подтвердил(а) пользователя без активации',
        2: 'Подтвердил(а) пользователя',
      },
    },
    'admin.user.avatarConfirm': {
      other: 'Проверил(а) фотографию пользователя',
      byStatus: {
        [avatarStatus.accepted]: 'Принял(а) фотографию пользователя',
        [avatarStatus.declined]: 'Отклонил(а) фотографию пользователя',
      },
    },
    'admin.user.phoneConfirm': 'Подтвердил(а) телефон пользователя на\u00a0стойке',
    'admin.user.dataDownload': 'Выгрузил(а) данные пользователей',
    'admin.user.passportShow': 'Открыл(а) паспорт пользователя',
  },
};
