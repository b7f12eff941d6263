import { count, day, moment, money, oneOf, phone, recordKind } from '../core/kind/kind.ts';
import { accountName } from '../profile/profile.account.model.ts';
import {
  type MoneyMovement,
  moneyMeans,
  moneyTrouble,
  moneyWay,
  type OwedMoney,
  owedState,
  type ReconciliationDay,
  receiptKind,
  receiptStatus,
} from './receipts.model.ts';

/** A payment or a refund, with its receipt. */
export const movementRecord = recordKind<MoneyMovement>()({
  name: 'receipt',
  noun: {
    gender: 'm',
    one: 'чек',
    acc: 'чек',
    gen: 'чека',
    dat: 'чеку',
    many: 'чеки',
    manyGen: 'чеков',
  },
  read: 'receipts.read',
  manage: 'receipts.manage',
  id: 'movementId',
  title: 'title',
  fields: {
    at: moment('Когда'),
    way: oneOf('Что', moneyWay),
    means: oneOf('Как', moneyMeans),
    title: 'За\u00a0что',
    sum: money('У\u00a0нас'),
    providerSum: money('У\u00a0банка'),
    trouble: oneOf('Расхождение', moneyTrouble),
    receiptKind: oneOf('Вид чека', receiptKind),
    receipt: oneOf('Чек', receiptStatus),
    receiptSum: money('В\u00a0чеке'),
    documentNumber: 'ФД',
    storageNumber: 'ФН',
    attribute: 'ФПД',
    registeredAt: moment('Чек от'),
  },
});

/** A day of the reconciliation. */
export const reconciliationRecord = recordKind<ReconciliationDay>()({
  name: 'reconciliation',
  noun: {
    gender: 'f',
    one: 'сверка',
    acc: 'сверку',
    gen: 'сверки',
    dat: 'сверке',
    many: 'сверки',
    manyGen: 'сверок',
  },
  read: 'receipts.read',
  manage: 'receipts.manage',
  id: 'day',
  title: 'day',
  fields: {
    day: day('День'),
    differences: count('Расхождений'),
    paid: money('Оплачено онлайн'),
    providerPaid: money('По\u00a0данным банка'),
    returned: money('Возвращено онлайн'),
    providerReturned: money('Возвраты у\u00a0банка'),
    cash: money('Наличные'),
    terminal: money('Терминал'),
    transfer: money('На\u00a0счёт'),
    returnedByHand: money('Выдано на\u00a0стойке'),
    receiptsRegistered: count('Чеков зарегистрировано'),
    receiptsOpen: count('Чеков ждём'),
    receiptsRefused: count('Чеков с\u00a0отказом'),
    readAt: moment('Сверено с\u00a0банком'),
  },
});

/** Money that is owed back and was not returned yet. */
export const owedRecord = recordKind<OwedMoney>()({
  name: 'refund',
  noun: {
    gender: 'm',
    one: 'возврат денег',
    acc: 'возврат денег',
    gen: 'возврата денег',
    dat: 'возврату денег',
    many: 'возвраты денег',
    manyGen: 'возвратов денег',
  },
  read: 'bookings.read',
  manage: 'bookings.manage',
  id: 'owedId',
  title: 'title',
  fields: {
    title: 'За\u00a0что',
    owedState: oneOf('Как идёт возврат', owedState),
    means: oneOf('Как платили', moneyMeans),
    customer: accountName('Кому'),
    phone: phone('Телефон'),
    sum: money('Сумма'),
    owedSince: moment('С\u00a0какого времени'),
    why: 'Почему',
  },
});
