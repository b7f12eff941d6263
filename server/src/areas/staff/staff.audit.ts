import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const staffAudit: AuditOffer = {
  texts: {
    'admin.staff.save': 'Дал(а) роль сотруднику',
    'admin.staff.invite': 'Отправил(а) сотруднику ссылку для пароля',
    'admin.staff.remove': 'Забрал(а) роль у сотрудника',
    'admin.staff.factorReset': 'Сбросил(а) второй фактор сотруднику',
    'admin.role.factor': 'Изменил(а) требование второго фактора у роли',
    'admin.role.save': { other: 'Изменил(а) роль', fresh: 'Создал(а) роль' },
    'admin.role.remove': 'Удалил(а) роль',
  },
};
