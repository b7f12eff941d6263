import { ApiFailure, addDays, dayOf, formatDate, formatHours, momentOf } from '@venue/sdk';
import { purchaseStatus } from '@venue/sdk/packages/model';
import type { Payable } from '../../area/payable.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { packageMessages } from './packages.messages.ts';
import { mayPay } from './packages.rules.ts';
import * as store from './packages.store.ts';

type Row = store.PurchaseTableRow;

/** The name of a bought package in messages and in the provider's form. */
export const nameOf = ({ id, title }: Pick<Row, 'id' | 'title'>): string => `Абонемент № ${id}, ${title}`;

/**
 * How a package is paid. Nothing is scarce about it, so money that comes late pays for it too, unless it was paid
 * already. Its receipt is of a prepayment: the hours are used later, and each use is settled by a receipt of its own.
 */
export const packagePayable: Payable<Row> = {
  kind: 'package',
  fails: { spent: 'package_not_payable', down: 'event_payment_down' },
  lock: store.lockPurchase,
  async bill(_tx, row, { now }) {
    // guard: packages.test.ts
    if (!mayPay(row, now)) throw new ApiFailure('package_not_payable');
    return {
      sum: row.price,
      description: nameOf(row),
      lines: [{ title: nameOf(row), quantity: 1, unit: 'piece', unitPrice: row.price, sum: row.price }],
      vatPercent: row.vatPercent,
      isPrepayment: true,
      returnTo: '/app/account/packages',
    };
  },
  async begun(tx, row, { now, keptUntil, who }) {
    if (row.status !== purchaseStatus.awaiting) return 'package_not_payable';
    const payUntil = new Date(Math.max(keptUntil.getTime(), row.payUntil?.getTime() ?? 0));
    await store.changePurchase(tx, row.id, { payUntil });
    await store.noteStep(tx, row.id, { at: now, who, what: 'Оплата начата' });
    return null;
  },
  keep: async (_tx, row, { sum }) => isUnpaid(row) && sum === row.price,
  async paid(tx, row, { sum, now, config }) {
    if (!isUnpaid(row)) return { cause: 'twice', why: 'Абонемент уже был оплачен, вторая оплата возвращается' };
    if (sum !== row.price)
      return { cause: 'sum', why: 'Сумма оплаты не\u00a0совпала с\u00a0ценой абонемента, деньги возвращаются' };
    await activate(tx, { now, config }, row, 'Система', 'Оплачено');
    return null;
  },
  async declined(tx, row, { now, another }) {
    if (!isUnpaid(row)) return;
    await store.noteStep(tx, row.id, { at: now, who: 'Система', what: 'Платёж отклонён' });
    if (!another) publish(tx, now, packageMessages(row));
  },
  name: nameOf,
  note: (tx, { id }, line) => store.noteStep(tx, id, line),
  liveMessages: row => packageMessages(row),
};

const isUnpaid = ({ status }: Row): boolean => status === purchaseStatus.awaiting || status === purchaseStatus.lapsed;

/** Makes the hours of a package usable once its money is here, and tells its owner. */
export async function activate(
  tx: Db,
  works: Pick<Context, 'now' | 'config'>,
  row: Row,
  who: string,
  what: string,
): Promise<Row> {
  const { now } = works;
  const validUntil = addDays(dayOf(now), row.days);
  const values = { status: purchaseStatus.active, paidAt: now, payUntil: null, validUntil };
  const is = await store.changePurchase(tx, row.id, values);
  await store.noteStep(tx, row.id, { at: now, who, what });
  await tell(tx, works, {
    event: 'package.bought',
    of: { kind: 'package', ids: [row.id] },
    to: await reachOf(tx, row.userId),
    about: {
      id: row.id,
      title: row.title,
      hours: formatHours(row.hours),
      until: formatDate(momentOf(validUntil, 12)),
      price: row.price,
    },
  });
  publish(tx, now, packageMessages(is, true));
  return is;
}
