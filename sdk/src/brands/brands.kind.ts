import { moment, oneOf, recordKind } from '../core/kind.ts';
import { type AdminBrand, brandStatus } from './brands.model.ts';

/** A brand of a customer on the marketplace. */
export const brandRecord = recordKind<AdminBrand>()({
  name: 'brand',
  noun: {
    gender: 'm',
    one: 'бренд',
    acc: 'бренд',
    gen: 'бренда',
    dat: 'бренду',
    many: 'бренды',
    manyGen: 'брендов',
  },
  read: 'brands.read',
  manage: 'brands.manage',
  id: 'brandId',
  title: 'brandName',
  fields: {
    brandId: '№',
    brandName: 'Название',
    brandStatus: oneOf('Статус', brandStatus),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
