import { formatMoney } from '../core/format/format.ts';
import { count, formatted, moment, money, recordKind } from '../core/kind/kind.ts';
import { type ClientTerms, ClientTermsFields, type OwnPrice } from './client-terms.model.ts';

const pricesText = (value: unknown): string =>
  (Array.isArray(value) ? (value as OwnPrice[]) : [])
    .map(({ roomId, hourPrice }) => `помещение №\u00a0${roomId}: ${formatMoney(hourPrice)}`)
    .join(', ');

/** The terms of an organisation that books regularly. */
export const clientTermsRecord = recordKind<ClientTerms>()({
  name: 'clientTerms',
  noun: {
    gender: 'n',
    one: 'соглашение об\u00a0условиях',
    acc: 'соглашение об\u00a0условиях',
    gen: 'соглашения об\u00a0условиях',
    dat: 'соглашению об\u00a0условиях',
    many: 'соглашения об\u00a0условиях',
    manyGen: 'соглашений об\u00a0условиях',
  },
  read: 'agreements.read',
  manage: 'agreements.manage',
  id: 'termsId',
  title: 'customer',
  written: ClientTermsFields,
  fields: {
    termsId: '№',
    customer: 'Организация',
    INN: 'ИНН',
    agreementNumber: 'Договор',
    agreementId: count('Номер договора'),
    ownPrices: formatted('Свои цены за\u00a0час', pricesText),
    creditUsed: money('Долг'),
    creditLeft: money('Осталось лимита'),
    createdAt: moment('Добавлено'),
    updatedAt: moment('Изменено'),
  },
});
