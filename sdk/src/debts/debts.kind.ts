import { count, day, moment, money, recordKind } from '../core/kind/kind.ts';
import type { Debtor } from './debts.model.ts';

/** An organisation that owes the venue money. */
export const debtorRecord = recordKind<Debtor>()({
  name: 'debtor',
  noun: {
    gender: 'm',
    one: 'должник',
    acc: 'должника',
    gen: 'должника',
    dat: 'должнику',
    many: 'должники',
    manyGen: 'должников',
  },
  read: 'agreements.read',
  manage: 'agreements.manage',
  id: 'debtorId',
  title: 'customer',
  fields: {
    customer: 'Организация',
    INN: 'ИНН',
    sum: money('Долг'),
    upTo30: money('До\u00a030 дней'),
    upTo60: money('31–60 дней'),
    upTo90: money('61–90 дней'),
    over90: money('Больше 90 дней'),
    invoices: count('Счетов'),
    dueSince: day('Срок прошёл'),
    remindedAt: moment('Напомнили'),
  },
  logged: { from: day('С'), to: day('По'), mailedTo: { label: 'Кому', is: 'text' } },
});
