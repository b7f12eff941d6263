import { count, formatted, moment, money, oneOf, recordKind } from '../core/kind/kind.ts';
import { type PromoCode, PromoCodeFields, promoCodeMoves, promoCodeStatus, promoFor } from './promo-codes.model.ts';

/** A promo code of the venue. */
export const promoCodeRecord = recordKind<PromoCode>()({
  name: 'promoCode',
  noun: {
    gender: 'm',
    one: 'промокод',
    acc: 'промокод',
    gen: 'промокода',
    dat: 'промокоду',
    many: 'промокоды',
    manyGen: 'промокодов',
  },
  read: 'promoCodes.read',
  manage: 'promoCodes.manage',
  id: 'promoCodeId',
  title: 'promoCode',
  status: { field: 'promoIsActive', values: promoCodeStatus, moves: promoCodeMoves },
  written: PromoCodeFields,
  fields: {
    promoCodeId: '№',
    promoRoomIds: formatted('Помещения', ids =>
      Array.isArray(ids) && ids.length > 0 ? `№\u00a0${ids.join(', ')}` : 'все',
    ),
    promoFor: oneOf('На\u00a0что действует', promoFor),
    promoEventIds: formatted('Мероприятия', ids =>
      Array.isArray(ids) && ids.length > 0 ? `№\u00a0${ids.join(', ')}` : 'все',
    ),
    promoIsActive: oneOf('Статус', promoCodeStatus),
    promoUses: count('Использован'),
    promoGiven: money('Скидок на\u00a0сумму'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
