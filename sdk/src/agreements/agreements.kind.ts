import { day, money, oneOf, recordKind } from '../core/kind.ts';
import { type Act, type Agreement, agreementStatus, type Invoice } from './agreements.model.ts';

/** A contract with a customer. */
export const agreementRecord = recordKind<Agreement>()({
  name: 'agreement',
  noun: {
    gender: 'm',
    one: 'договор',
    acc: 'договор',
    gen: 'договора',
    dat: 'договору',
    many: 'договоры',
    manyGen: 'договоров',
  },
  read: 'agreements.read',
  manage: 'agreements.manage',
  id: 'agreementId',
  title: 'agreementNumber',
  fields: {
    agreementId: '№',
    agreementNumber: 'Номер',
    agreementStatus: oneOf('Статус', agreementStatus),
    agreementDate: day('Дата'),
    customerName: 'Заказчик',
    agreementSum: money('Сумма'),
  },
});

/** An invoice under an agreement. */
export const invoiceRecord = recordKind<Invoice>()({
  name: 'invoice',
  noun: {
    gender: 'm',
    one: 'счёт',
    acc: 'счёт',
    gen: 'счёта',
    dat: 'счёту',
    many: 'счета',
    manyGen: 'счетов',
  },
  read: 'agreements.read',
  manage: 'agreements.manage',
  id: 'invoiceId',
  title: 'invoiceNumber',
  fields: {
    invoiceId: '№',
    invoiceNumber: 'Номер',
    invoiceDate: day('Дата'),
    sum: money('Сумма'),
  },
});

/** An act of services rendered under an agreement. */
export const actRecord = recordKind<Act>()({
  name: 'act',
  noun: {
    gender: 'm',
    one: 'акт',
    acc: 'акт',
    gen: 'акта',
    dat: 'акту',
    many: 'акты',
    manyGen: 'актов',
  },
  read: 'agreements.read',
  manage: 'agreements.manage',
  id: 'actId',
  title: 'actNumber',
  fields: {
    actId: '№',
    actNumber: 'Номер',
    actDate: day('Дата'),
    sum: money('Сумма'),
  },
});
