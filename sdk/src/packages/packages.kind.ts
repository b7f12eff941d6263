import { count, day, formatted, moment, money, oneOf, phone, recordKind } from '../core/kind/kind.ts';
import { publication } from '../core/kind/publication.ts';
import { accountName } from '../profile/profile.account.model.ts';
import { type HourPackage, PackageFields, type Purchase, packageMoves, purchaseStatus } from './packages.model.ts';

/** A package of hours that the venue sells. */
export const packageRecord = recordKind<HourPackage>()({
  name: 'hourPackage',
  noun: {
    gender: 'm',
    one: 'абонемент',
    acc: 'абонемент',
    gen: 'абонемента',
    dat: 'абонементу',
    many: 'абонементы',
    manyGen: 'абонементов',
  },
  read: 'packages.read',
  manage: 'packages.manage',
  id: 'packageId',
  title: 'packageTitle',
  status: { field: 'isPublished', values: publication, moves: packageMoves },
  written: PackageFields,
  fields: {
    packageId: '№',
    packagePrice: money('Цена'),
    packageRoomIds: formatted('Помещения', ids =>
      Array.isArray(ids) && ids.length > 0 ? `№\u00a0${ids.join(', ')}` : 'все',
    ),
    isPublished: oneOf('Статус', publication),
    packagesSold: count('Продано'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});

/** A package that somebody bought. */
export const purchaseRecord = recordKind<Purchase>()({
  name: 'package',
  noun: {
    gender: 'm',
    one: 'проданный абонемент',
    acc: 'проданный абонемент',
    gen: 'проданного абонемента',
    dat: 'проданному абонементу',
    many: 'проданные абонементы',
    manyGen: 'проданных абонементов',
  },
  read: 'packages.read',
  manage: 'packages.manage',
  id: 'purchaseId',
  title: 'packageTitle',
  fields: {
    purchaseId: '№',
    packageTitle: 'Абонемент',
    customer: accountName('Клиент'),
    phone: phone('Телефон'),
    purchaseStatus: oneOf('Статус', purchaseStatus),
    price: money('Цена'),
    packageHours: count('Часов'),
    hoursUsed: count('Использовано'),
    hoursLeft: count('Осталось часов'),
    moneyLeft: money('Осталось на\u00a0сумму'),
    validUntil: day('Действует до'),
    createdAt: moment('Оформлен'),
    paidAt: moment('Оплачен'),
  },
});
