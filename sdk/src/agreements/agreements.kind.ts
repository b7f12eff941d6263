import { count, day, moment, money, oneOf, partsOf, phone, recordKind } from '../core/kind/kind.ts';
import { contragentType } from '../profile/profile.model.ts';
import {
  type Act,
  type Agreement,
  type AgreementTemplate,
  actForm,
  agreementMoves,
  agreementStatus,
  type BankPayment,
  bankPaymentStatus,
  type Invoice,
  measure,
  paperMoves,
  paperStatus,
  vatRate,
} from './agreements.model.ts';

/** The requisites of a customer. */
const requisites = partsOf('Реквизиты заказчика', {
  type: oneOf('Кто это', contragentType),
  name: 'Название',
  INN: 'ИНН',
  KPP: 'КПП',
  OGRN: 'ОГРН',
  legalAddress: 'Адрес регистрации',
  postalAddress: 'Почтовый адрес',
  headPosition: 'Должность',
  headName: 'Кто подписывает',
  actsOn: 'Действует на\u00a0основании',
  bankName: 'Банк',
  BIK: 'БИК',
  account: 'Расчётный счёт',
  correspondentAccount: 'Корреспондентский счёт',
  phone: phone('Телефон'),
  email: 'Электронная почта',
});

/** Fields of a mailing in the audit log. */
const mail = { mailedTo: { label: 'Кому', is: 'text' }, mailNote: { label: 'Сообщение', is: 'text' } } as const;

/** Fields of a line in the audit log. */
const logged = {
  serviceName: { label: 'Услуга', is: 'text' },
  measure: oneOf('Единица', measure),
  quantity: count('Количество'),
  price: money('Цена'),
} as const;

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
  status: { field: 'agreementStatus', values: agreementStatus, moves: agreementMoves },
  fields: {
    agreementId: '№',
    agreementNumber: 'Номер',
    agreementStatus: oneOf('Статус', agreementStatus),
    agreementDate: day('Дата'),
    agreementSubject: 'Предмет',
    agreementFrom: day('Действует с'),
    agreementTo: day('Действует по'),
    agreementSum: money('Сумма'),
    vatRate: oneOf('НДС', vatRate),
    customer: requisites,
    customerName: 'Заказчик',
    customerINN: 'ИНН заказчика',
    invoiced: money('Выставлено'),
    acted: money('Закрыто актами'),
    paid: money('Оплачено'),
    unpaid: money('Осталось'),
    userName: 'Клиент',
    eventRequestTitle: 'Заявка на\u00a0мероприятие',
    agreementTitle: 'Название договора',
    agreementTerms: 'Текст договора',
    comment: 'Комментарий',
    updatedAt: moment('Изменён'),
  },
  logged: { ...mail, userId: count('Номер клиента'), eventRequestId: count('Номер заявки') },
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
  status: { field: 'invoiceStatus', values: paperStatus, moves: paperMoves },
  fields: {
    invoiceId: '№',
    invoiceNumber: 'Номер',
    invoiceStatus: oneOf('Статус', paperStatus),
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
    closedAt: moment('Закрыт'),
    closedBy: 'Кто закрыл',
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
    invoiceUnpaid: money('Осталось по\u00a0счёту'),
    comment: 'Комментарий',
    closedAt: moment('Закрыт'),
    closedBy: 'Кто закрыл',
  },
  logged: { ...logged, ...mail },
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

/** A template for the text of agreements. */
export const templateRecord = recordKind<AgreementTemplate>()({
  name: 'agreementTemplate',
  noun: {
    gender: 'm',
    one: 'шаблон договора',
    acc: 'шаблон договора',
    gen: 'шаблона договора',
    dat: 'шаблону договора',
    many: 'шаблоны договоров',
    manyGen: 'шаблонов договоров',
  },
  read: 'agreements.read',
  manage: 'agreements.manage',
  id: 'templateId',
  title: 'templateName',
  fields: {
    templateId: '№',
    templateName: 'Название',
    templateTitle: 'Название договора',
    templateText: 'Текст',
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
