import { day, moment, money, oneOf, phone, recordKind } from '../core/kind/kind.ts';
import { type Certificate, certificateStatus } from './certificates.model.ts';

/** A gift certificate. */
export const certificateRecord = recordKind<Certificate>()({
  name: 'certificate',
  noun: {
    gender: 'm',
    one: 'сертификат',
    acc: 'сертификат',
    gen: 'сертификата',
    dat: 'сертификату',
    many: 'сертификаты',
    manyGen: 'сертификатов',
  },
  read: 'certificates.read',
  manage: 'certificates.manage',
  id: 'certificateId',
  title: 'certificateCode',
  fields: {
    certificateId: '№',
    certificateStatus: oneOf('Статус', certificateStatus),
    certificateCode: 'Код',
    certificateSum: money('Сумма'),
    certificateRest: money('Остаток'),
    certificateUsed: money('Использовано'),
    certificateReturned: money('Возвращено'),
    certificateTo: day('Действует по'),
    buyer: 'Покупатель',
    phone: phone('Телефон'),
    recipient: 'Кому',
    wish: 'Пожелание',
    blockReason: 'Причина блокировки',
    createdAt: moment('Создан'),
    paidAt: moment('Оплачен'),
  },
});
