import { image, moment, oneOf, recordKind } from '../core/kind/kind.ts';
import { publication } from '../core/kind/publication.ts';
import { type PriceItem, PriceItemFields, priceItemMoves } from './price-list.model.ts';

/** What customers order for their events, with its price. */
export const priceItemRecord = recordKind<PriceItem>()({
  name: 'priceItem',
  noun: {
    gender: 'f',
    one: 'позиция прайс-листа',
    acc: 'позицию прайс-листа',
    gen: 'позиции прайс-листа',
    dat: 'позиции прайс-листа',
    many: 'позиции прайс-листа',
    manyGen: 'позиций прайс-листа',
  },
  read: 'priceList.read',
  manage: 'priceList.manage',
  id: 'priceItemId',
  title: 'priceItemName',
  status: { field: 'isPublished', values: publication, moves: priceItemMoves },
  written: PriceItemFields,
  fields: {
    priceItemId: '№',
    priceItemImage: image('Картинка'),
    priceItemSpace: 'Пространство',
    isPublished: oneOf('Статус', publication),
    createdAt: moment('Добавлена'),
    updatedAt: moment('Изменена'),
  },
});
