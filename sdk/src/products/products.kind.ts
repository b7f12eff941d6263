import { count, money, oneOf, recordKind } from '../core/kind/kind.ts';
import { type LandingProduct, ProductFields, productType } from './products.model.ts';

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
  written: ProductFields,
  fields: {
    productLandingId: '№',
    productName: 'Название',
    productPrice: money('Цена'),
    landingType: oneOf('Где стоит', productType),
    productPos: count('Место'),
  },
});
