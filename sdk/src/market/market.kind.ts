import { moment, money, oneOf, recordKind } from '../core/kind.ts';
import {
  type AdminMarketItem,
  type AdminMarketRequest,
  marketItemStatus,
  marketRequestStatus,
} from './market.model.ts';

/** What a brand offers on the marketplace. */
export const marketItemRecord = recordKind<AdminMarketItem>()({
  name: 'marketItem',
  noun: {
    gender: 'm',
    one: 'товар',
    acc: 'товар',
    gen: 'товара',
    dat: 'товару',
    many: 'товары',
    manyGen: 'товаров',
  },
  read: 'market.read',
  manage: 'market.manage',
  id: 'itemId',
  title: 'itemName',
  fields: {
    itemId: '№',
    itemName: 'Название',
    itemStatus: oneOf('Статус', marketItemStatus),
    itemArticle: 'Артикул',
    itemPrice: money('Цена'),
    brandName: 'Бренд',
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});

/** A brand asks to place goods on the marketplace. */
export const marketRequestRecord = recordKind<AdminMarketRequest>()({
  name: 'marketRequest',
  noun: {
    gender: 'f',
    one: 'заявка маркетплейса',
    acc: 'заявку маркетплейса',
    gen: 'заявки маркетплейса',
    dat: 'заявке маркетплейса',
    many: 'заявки маркетплейса',
    manyGen: 'заявок маркетплейса',
  },
  read: 'market.read',
  manage: 'market.manage',
  id: 'requestId',
  title: 'brandName',
  fields: {
    requestId: '№',
    brandName: 'Бренд',
    requestStatus: oneOf('Статус', marketRequestStatus),
    total: money('Сумма'),
    createdAt: moment('Создана'),
    updatedAt: moment('Изменена'),
  },
});
