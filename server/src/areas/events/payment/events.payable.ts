import { ApiFailure, dayOf } from '@venue/sdk';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { type Payable, type Unwanted, VAT_PERCENT } from '../../../area/payable.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { tell } from '../../../core/outbox.ts';
import { publish } from '../../../core/publish.ts';
import { noteByItself } from '../../../core/record/history.ts';
import { reachOf } from '../../accounts/accounts.store.ts';
import { kindOf } from '../events.presenter.ts';
import { mayGo, stepWords } from '../events.rules.ts';
import { keepPublished, statusMessage } from '../events.service.ts';
import * as store from '../events.store.ts';

type Row = store.EventTableRow;

const name = ({ id, kind }: Row) => `${kind === eventKind.announcement ? 'Анонс' : 'Мероприятие'} № ${id}`;

const write = (tx: Db, row: Row, at: Date, what: string, who?: string) => {
  const { id: objectId, userId: ownerId, title, status } = row;
  return noteByItself(tx, at, { kind: kindOf(row), objectId, ownerId, title, status, what }, who);
};

/** How an organiser pays the price that staff set for an event; once paid, the event is published. */
export const eventPayable: Payable<Row> = {
  kind: 'event',
  fails: { spent: 'event_not_payable', down: 'event_payment_down' },
  lock: store.lockEvent,
  async bill(_tx, row, { now }) {
    // An event that is being paid may continue its payment.
    const waits = mayGo(row.status, 'pay') || row.status === eventStatus.processing;
    if (!waits || row.price === null || row.lastDay < dayOf(now) || row.lacksHours)
      throw new ApiFailure('event_not_payable');
    const title = `Размещение: ${row.title}`;
    return {
      sum: row.price,
      description: `${name(row)}, размещение`,
      lines: [{ title, quantity: 1, unit: 'piece', unitPrice: row.price, sum: row.price }],
      vatPercent: VAT_PERCENT,
      returnTo: `/app/account/events/${row.id}`,
    };
  },
  async begun(tx, row, { now, sum, who }) {
    // guard: events.payment.test.ts
    if (row.price !== sum) return 'price_changed';
    if (row.status === eventStatus.processing) return null;
    if (!mayGo(row.status, 'pay') || row.lacksHours) return 'event_not_payable';
    const after = await store.changeEvent(tx, row.id, { status: eventStatus.processing, updatedAt: now });
    await write(tx, after, now, stepWords('pay', row.kind), who);
    return null;
  },
  keep: async (_tx, row, { sum, now }) => row.status === eventStatus.processing && refusal(row, sum, now) === null,
  async paid(tx, row, { sum, now, ports, config }) {
    const back = refusal(row, sum, now);
    if (back === null) await show(tx, row, { now, ports, config });
    else if (row.status === eventStatus.processing) await awaitAgain(tx, row, now);
    return back;
  },
  async declined(tx, row, { now, another }) {
    // guard: events.payment.test.ts
    if (row.status === eventStatus.processing && !another) await awaitAgain(tx, row, now);
  },
  name,
  note: (tx, row, { at, who, what }) => write(tx, row, at, what, who),
  // `row` is the state before the reported step.
  liveMessages: (row, money) => [statusMessage(money === 'process' ? { ...row, status: eventStatus.processing } : row)],
};

/** Why a payment for an event is refunded; null when it is accepted. */
function refusal(row: Row, sum: number, now: Date): Unwanted | null {
  if (row.paidAt !== null) return { cause: 'twice', why: 'Уже оплачено, вторая оплата возвращается' };
  if (!mayGo(row.status, 'receivePayment'))
    return { cause: 'closed', why: 'Оплату уже не ждали, деньги возвращаются полностью' };
  if (sum !== row.price) return { cause: 'sum', why: 'Сумма оплаты не совпала со стоимостью, деньги возвращаются' };
  if (row.lacksHours)
    return { cause: 'closed', why: 'Помещение на\u00a0это время занято, деньги возвращаются полностью' };
  const isOver = row.lastDay < dayOf(now);
  return isOver ? { cause: 'closed', why: 'Оплата пришла после мероприятия, деньги возвращаются полностью' } : null;
}

/** Puts an event back to waiting for payment. */
async function awaitAgain(tx: Db, row: Row, now: Date): Promise<void> {
  const after = await store.changeEvent(tx, row.id, { status: eventStatus.awaitingPayment, updatedAt: now });
  await write(tx, after, now, stepWords('declinePayment', row.kind));
  publish(tx, now, [statusMessage(after)]);
}

async function show(
  tx: Db,
  row: Row,
  { now, ports, config }: Pick<Context, 'now' | 'ports' | 'config'>,
): Promise<void> {
  const after = await store.changeEvent(tx, row.id, {
    status: eventStatus.published,
    paidAt: now,
    updatedAt: now,
    publishedAt: row.publishedAt ?? now,
  });
  await write(tx, after, now, stepWords('receivePayment', row.kind));
  await keepPublished(tx, { now, ports, actor: null }, after);
  await tell(
    tx,
    { now, config },
    {
      event: 'event.paid',
      of: { kind: 'event', ids: [row.id] },
      to: await reachOf(tx, row.userId),
      about: { of: name(row) },
    },
  );
  publish(tx, now, [statusMessage(after)]);
}
