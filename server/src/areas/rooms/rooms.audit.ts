import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const roomsAudit: AuditOffer = {
  texts: {
    'admin.room.create': 'Добавил(а) помещение',
    'admin.room.update': 'Изменил(а) помещение и тарифы',
    'admin.room.imagesUpload': 'Добавил(а) фотографии помещения',
    'admin.room.imagesDelete': 'Удалил(а) фотографии помещения',
    'admin.room.imagesOrder': 'Изменил(а) порядок и описания фотографий помещения',
    'admin.room.videoPut': 'Загрузил(а) промовидео помещения',
    'admin.room.videoRemove': 'Удалил(а) промовидео помещения',
    'admin.room.serviceAdd': 'Добавил(а) услугу в помещение',
    'admin.room.serviceRemove': 'Убрал(а) услугу из помещения',
    'admin.room.equipmentAdd': 'Добавил(а) оборудование в помещение',
    'admin.room.equipmentRemove': 'Убрал(а) оборудование из помещения',
    'admin.room.dayClose': 'Закрыл(а) день',
    'admin.room.daysClose': 'Закрыл(а) праздничные дни',
    'admin.room.dayOpen': 'Открыл(а) закрытый день',
    'admin.room.workYearSave': 'Внёс(Внесла) перенесённые дни года',
    'admin.service.create': 'Добавил(а) услугу площадки',
    'admin.service.update': 'Изменил(а) услугу площадки',
    'admin.equipment.create': 'Добавил(а) оборудование площадки',
    'admin.equipment.update': 'Изменил(а) оборудование площадки',
  },
};
