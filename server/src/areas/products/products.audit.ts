import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const productsAudit: AuditOffer = {
  texts: {
    'admin.product.add': 'Добавил(а) товар на главную',
    'admin.product.delete': 'Убрал(а) товар с главной',
    'admin.product.reorder': 'Изменил(а) порядок товаров на главной',
    'admin.product.css': 'Изменил(а) кадр товара на главной',
  },
};
