import { count, formatted, moment, money, oneOf, phone, recordKind, richText, yesNo } from '../core/kind/kind.ts';
import { accountName } from '../profile/profile.account.model.ts';
import {
  type AdminMarketItem,
  type AdminMarketRequest,
  marketItemStatus,
  marketItemUnit,
  marketRequestStatus,
} from './market.model.ts';

/** An item that a brand offers on the marketplace. */
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
    itemDescription: richText('Описание'),
    brandId: formatted('Бренд', id => `№\u00a0${String(id)}`),
    itemUnit: oneOf('Единица', marketItemUnit),
    itemBarcode: 'Штрихкод',
    itemWeight: count('Вес с\u00a0упаковкой, г'),
    itemNeedsMarking: yesNo('Нужна маркировка «Честный знак»'),
    itemStatus: oneOf('Статус', marketItemStatus),
    itemArticle: 'Артикул',
    itemPrice: money('Цена'),
    brandName: 'Бренд',
    heldBy: formatted('В\u00a0заявке', id => (id === null ? '' : `№\u00a0${String(id)}`)),
    ownerName: accountName('Владелец'),
    ownerPhone: phone('Телефон владельца'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});

/** A request of a brand to place goods on the marketplace. */
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
    brandId: formatted('Бренд', id => `№\u00a0${String(id)}`),
    contactName: 'Контактное лицо',
    contactPhone: phone('Телефон для\u00a0связи'),
    comment: 'Комментарий к\u00a0заявке',
    requestStatus: oneOf('Статус', marketRequestStatus),
    itemsCount: count('Товаров'),
    total: money('Сумма'),
    rejectionReason: 'Причина',
    ownerName: accountName('Владелец'),
    ownerPhone: phone('Телефон владельца'),
    sentAt: moment('Отправлена'),
    decidedAt: moment('Решена'),
    createdAt: moment('Создана'),
    updatedAt: moment('Изменена'),
  },
});
