import { count, day, moment, money, oneOf, recordKind } from '../core/kind/kind.ts';
import {
  type Act,
  actForm,
  answerResult,
  type BankPayment,
  bankPaymentStatus,
  edoState,
  type Invoice,
  invoiceStatus,
  measure,
  paperMoves,
  paperStatus,
  vatRate,
} from './papers.model.ts';

/** Fields of a mailing in the audit log. */
const mail = { mailedTo: { label: 'Кому', is: 'text' }, mailNote: { label: 'Сообщение', is: 'text' } } as const;

/** Fields of a line in the audit log. */
const logged = {
  serviceName: { label: 'Услуга', is: 'text' },
  measure: oneOf('Единица', measure),
  quantity: count('Количество'),
  price: money('Цена'),
} as const;

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
  status: { field: 'invoiceStatus', values: invoiceStatus, moves: paperMoves },
  fields: {
    invoiceId: '№',
    invoiceNumber: 'Номер',
    invoiceStatus: oneOf('Статус', invoiceStatus),
    agreementNumber: 'Договор',
    invoiceDate: day('Дата'),
    invoiceDue: day('Оплатить до'),
    invoicePurpose: 'Назначение платежа',
    customerName: 'Заказчик',
    vatRate: oneOf('НДС', vatRate),
    sum: money('Сумма'),
    vat: money('В\u00a0том числе НДС'),
    left: money('Не\u00a0закрыто актами'),
    paid: money('Оплачено'),
    unpaid: money('Осталось'),
    comment: 'Комментарий',
    closedAt: moment('Выставлен'),
    closedBy: 'Кто выставил',
  },
  logged: {
    ...logged,
    ...mail,
    paidOn: day('Дата поступления'),
    paymentOrder: { label: 'Платёжное поручение', is: 'text' },
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
  status: { field: 'actStatus', values: paperStatus, moves: paperMoves },
  fields: {
    actId: '№',
    actForm: oneOf('Форма', actForm),
    actNumber: 'Номер',
    actStatus: oneOf('Статус', paperStatus),
    agreementNumber: 'Договор',
    actDate: day('Дата'),
    actFrom: day('Услуги оказаны с'),
    actTo: day('Услуги оказаны по'),
    customerName: 'Заказчик',
    vatRate: oneOf('НДС', vatRate),
    sum: money('Сумма'),
    vat: money('В\u00a0том числе НДС'),
    invoiceNumber: 'Счёт',
    edoState: oneOf('ЭДО', edoState),
    invoiceUnpaid: money('Осталось по\u00a0счёту'),
    comment: 'Комментарий',
    closedAt: moment('Закрыт'),
    closedBy: 'Кто закрыл',
  },
  logged: {
    ...logged,
    ...mail,
    answerResult: oneOf('Ответ заказчика', answerResult),
    signedBy: { label: 'Кто подписал', is: 'text' },
  },
});

/** A payment listed in a bank statement. */
export const bankPaymentRecord = recordKind<BankPayment>()({
  name: 'bankPayment',
  noun: {
    gender: 'm',
    one: 'платёж',
    acc: 'платёж',
    gen: 'платежа',
    dat: 'платежу',
    many: 'платежи',
    manyGen: 'платежей',
  },
  read: 'agreements.read',
  manage: 'agreements.manage',
  id: 'bankPaymentId',
  title: 'paymentOrder',
  fields: {
    bankPaymentStatus: oneOf('Статус', bankPaymentStatus),
    paidOn: day('Дата'),
    paymentOrder: 'Платёжное поручение',
    sum: money('Сумма'),
    payerName: 'Плательщик',
    payerINN: 'ИНН',
    paymentPurpose: 'Назначение',
    invoiceNumber: 'Счёт',
  },
});
