import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const clustersAudit: AuditOffer = {
  texts: {
    'admin.cluster.create': 'Добавил(а) кластер',
    'admin.cluster.update': 'Изменил(а) кластер',
    'admin.cluster.remove': 'Удалил(а) кластер',
    'admin.cluster.file': 'Добавил(а) изображения кластера',
    'admin.cluster.fileRemove': 'Удалил(а) изображение кластера',
    'admin.cluster.textFile': 'Добавил(а) изображение в описание кластера',
  },
};
