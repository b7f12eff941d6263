import { money, recordKind } from '../core/kind.ts';
import type { LandingProduct } from './products.model.ts';

/** Goods shown on the home page. */
export const productRecord = recordKind<LandingProduct>()({
  name: 'product',
  noun: {
    gender: 'm',
    one: 'товар на\u00a0главной',
    acc: 'товар на\u00a0главной',
    gen: 'товара на\u00a0главной',
    dat: 'товару на\u00a0главной',
    many: 'товары на\u00a0главной',
    manyGen: 'товаров на\u00a0главной',
  },
  read: 'products.read',
  manage: 'products.manage',
  id: 'productLandingId',
  title: 'productName',
  fields: {
    productLandingId: '№',
    productName: 'Название',
    productPrice: money('Цена'),
  },
});
