import { count, day, moment, money, oneOf, partsOf, phone, recordKind } from '../core/kind/kind.ts';
import { vatRate } from '../papers/papers.model.ts';
import { contragentType } from '../profile/profile.organisations.model.ts';
import { type Agreement, type AgreementTemplate, agreementMoves, agreementStatus } from './agreements.model.ts';

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
