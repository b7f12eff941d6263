import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const authorsAudit: AuditOffer = {
  texts: {
    'admin.author.create': 'Добавил(а) автора',
    'admin.author.update': 'Изменил(а) автора',
    'admin.author.delete': 'Удалил(а) автора',
    'admin.author.avatarUpload': 'Загрузил(а) фотографию автора',
    'admin.author.avatarDelete': 'Удалил(а) фотографию автора',
    'admin.author.textImage': 'Добавил(а) изображение в описание автора',
  },
};
