import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Json = Record<string, unknown>;
type Fields = Readonly<Record<string, string>>;

/** What goes wrong with the next request: before it is carried out, or after, when its reply is lost or changed. */
type Fault = 'refused' | 'slow' | '500' | 'cut' | 'cut after' | '429' | '401' | 'page' | 'elsewhere' | 'none' | Json;

interface MadeRefund extends Json {
  amount: number;
  date: number;
  externalRefundId: string;
  actionCode: string;
}
interface MadeOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly expiresAt: number;
  status: number;
  paidAt: number | undefined;
  deposited: number;
  readonly fiscal: boolean;
  readonly refunds: MadeRefund[];
  readonly receipts: (Json & { receiptStatus: number })[];
}

const [REGISTERED, HELD, PAID, REVERSED, REFUNDED, DECLINED] = [0, 1, 2, 3, 4, 6];
/** The most rows of a page, so that the client has to ask for the next one. */
const PAGE = 2;

/** A moment of a request in Moscow's time: `20261201100000` or `2026-12-01T10:00:00`. */
function momentOf(moscow = ''): number {
  const [year = '', month, day, hour, minute, second] = moscow.match(/^\d{4}|\d\d/g) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
}

/** A server that answers as the gateway of Alfa-Bank is documented, with faults on demand. */
export async function alfabankServer(account = { userName: 'venue-api', password: 'test_password' }) {
  const orders = new Map<string, MadeOrder>();
  const faults: Fault[] = [];
  const requests: { method: string; fields: Fields }[] = [];
  const state = {
    now: Date.parse('2026-12-01T07:00:00Z'),
    /** Whether the receipts it writes are delivered, refused or on their way. */
    receipts: 'delivered' as 'delivered' | 'failed' | 'sent',
    mayReport: true,
    /** It knows the keys of refunds again. */
    checksKeys: true,
    /** The bank declines refunds: the action's code. */
    refundAction: '0',
    showsRefundsInReports: true,
  };
  let documents = 0;

  const refuse = (errorCode: number, errorMessage: string): Json => ({ errorCode: String(errorCode), errorMessage });
  const byNumber = (number: string | undefined) => [...orders.values()].find(each => each.orderNumber === number);
  const received = ({ status }: MadeOrder) => status === PAID || status === REFUNDED;
  const refundedOf = (order: MadeOrder) =>
    order.refunds.reduce((sum, each) => sum + (each.actionCode === '0' ? each.amount : 0), 0);

  function write(order: MadeOrder, amount: number, isRefund: boolean): void {
    if (!order.fiscal) return;
    const receiptStatus = ['sent', 'delivered', 'failed'].indexOf(state.receipts) + (isRefund ? 3 : 0);
    order.receipts.push({ receiptStatus, uuid: randomUUID(), ...(receiptStatus % 3 === 1 ? numbersOf(amount) : {}) });
  }
  const numbersOf = (amount: number) => ({
    fn_number: '9289000100115785',
    fiscal_document_number: 4_000 + ++documents,
    fiscal_document_attribute: String(2_617_603_921 + documents),
    receipt_datetime: state.now + documents,
    amount_total: (amount / 100).toFixed(2),
  });

  function statusOf(order: MadeOrder): number {
    if (order.status === REGISTERED && order.expiresAt <= state.now) order.status = DECLINED;
    return order.status;
  }

  function shown(order: MadeOrder): Json {
    const refunded = refundedOf(order);
    return {
      errorCode: '0',
      orderNumber: order.orderNumber,
      orderStatus: statusOf(order),
      amount: order.amount,
      currency: '643',
      attributes: [{ name: 'mdOrder', value: order.id }],
      ...(order.paidAt === undefined ? {} : { depositedDate: order.paidAt }),
      paymentAmountInfo: { depositedAmount: order.deposited - refunded, refundedAmount: refunded },
      ...(order.refunds.length > 0 ? { refunds: order.refunds } : {}),
    };
  }

  function register(fields: Fields): Json {
    const { orderNumber = '', amount = '', returnUrl, expirationDate, orderBundle } = fields;
    if (byNumber(orderNumber)) return refuse(1, 'Заказ с таким номером уже обработан');
    if (!/^\w{1,32}$/.test(orderNumber) || !/^\d{1,12}$/.test(amount) || !returnUrl)
      return refuse(4, 'Неверный параметр');
    if (orderBundle !== undefined && totalOf(JSON.parse(orderBundle).cartItems) !== Number(amount))
      return refuse(8, 'Сумма корзины не равна сумме заказа');
    const order: MadeOrder = {
      id: randomUUID(),
      orderNumber,
      amount: Number(amount),
      expiresAt: momentOf(expirationDate),
      status: REGISTERED,
      paidAt: undefined,
      deposited: 0,
      fiscal: orderBundle !== undefined,
      refunds: [],
      receipts: [],
    };
    orders.set(order.id, order);
    return { orderId: order.id, formUrl: `https://pay.example/payment_ru.html?mdOrder=${order.id}` };
  }
  const totalOf = ({ items }: { items: { itemAmount: number }[] }) =>
    items.reduce((sum, { itemAmount }) => sum + itemAmount, 0);

  /** Completes or reverses an order whose money is held. */
  function finish(order: MadeOrder, method: string, amount: number): Json {
    if (order.status !== HELD) return refuse(7, 'Платёж должен быть в корректном состоянии');
    if (method === 'reverse.do') order.status = REVERSED;
    else if (amount !== order.amount) return refuse(5, 'Неверная сумма');
    else say(order.id, 'succeeded');
    return { errorCode: '0' };
  }

  function say(id: string, status: 'succeeded' | 'canceled' | 'authorized') {
    const order = orders.get(id);
    if (!order) return;
    order.status = { succeeded: PAID, canceled: DECLINED, authorized: HELD }[status];
    if (status !== 'succeeded') return;
    order.paidAt = state.now;
    order.deposited = order.amount;
    write(order, order.amount, false);
  }

  function refund({ orderId = '', amount = '', externalRefundId = '', refundItems }: Fields): Json {
    const order = orders.get(orderId);
    if (!order) return refuse(6, 'Заказ не найден');
    // It answers for a refund that was made by this key before, whatever the order.
    if (state.checksKeys && order.refunds.some(each => each.externalRefundId === externalRefundId))
      return { errorCode: '0' };
    if (!received(order)) return refuse(7, 'Платёж должен быть в корректном состоянии');
    const sum = Number(amount);
    if (refundedOf(order) + sum > order.deposited) return refuse(7, 'Неверная сумма возврата');
    if (refundItems !== undefined && totalOf(JSON.parse(refundItems)) !== sum) return refuse(8, 'Неверная корзина');
    order.refunds.push({ amount: sum, date: state.now, externalRefundId, actionCode: state.refundAction });
    if (state.refundAction !== '0') return refuse(7, 'Возврат отклонён');
    order.status = REFUNDED;
    write(order, sum, true);
    return { errorCode: '0' };
  }

  /** Writes one more receipt of what came, as often as it is asked to. */
  function closeReceipt(order: MadeOrder, amount: number, orderBundle: string | undefined): Json {
    if (!received(order) || refundedOf(order) >= order.deposited)
      return refuse(7, 'Платёж должен быть в корректном состоянии');
    if (orderBundle === undefined || totalOf(JSON.parse(orderBundle).cartItems) !== amount)
      return refuse(8, 'Неверная корзина');
    write(order, amount, false);
    return { errorCode: '0', success: true };
  }

  function report({ from, to, transactionStates = '', page = '0' }: Fields): Json {
    if (!state.mayReport) return refuse(5, 'Доступ запрещён');
    const wanted = transactionStates.split(',');
    const fitting = [...orders.values()].filter(({ status, paidAt = Number.NaN }) => {
      const name = status === REFUNDED ? 'REFUNDED' : status === PAID ? 'DEPOSITED' : 'CREATED';
      return wanted.includes(name) && paidAt >= momentOf(from) && paidAt <= momentOf(to);
    });
    const start = Number(page) * PAGE;
    const orderStatuses = fitting.slice(start, start + PAGE).map(order => {
      const { refunds, ...rest } = shown(order);
      return refunds === undefined || !state.showsRefundsInReports ? rest : { ...rest, refunds };
    });
    return { errorCode: '0', orderStatuses, totalCount: fitting.length, page: Number(page), pageSize: PAGE };
  }

  function answer(method: string, fields: Fields): Json {
    if (fields.userName !== account.userName || fields.password !== account.password)
      return refuse(5, 'Доступ запрещён');
    const order = orders.get(fields.orderId ?? fields.mdOrder ?? '') ?? byNumber(fields.orderNumber);
    if (method === 'register.do' || method === 'registerPreAuth.do') return register(fields);
    if (method === 'refund.do') return refund(fields);
    if (method === 'getLastOrdersForMerchants.do') return report(fields);
    if (!order) return refuse(6, 'Заказ не найден');
    if (method === 'getOrderStatusExtended.do') return shown(order);
    if (method === 'deposit.do' || method === 'reverse.do') return finish(order, method, Number(fields.amount));
    if (method === 'closeOfdReceipt.do') return closeReceipt(order, Number(fields.amount), fields.orderBundle);
    if (method === 'getReceiptStatus.do') return { errorCode: '0', receipt: order.receipts };
    return refuse(7, 'Системная ошибка');
  }

  const send = (response: ServerResponse, status: number, body: Json) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const server = createServer(async (request, response) => {
    const method = (request.url ?? '').split('/').at(-1) ?? '';
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    requests.push({ method, fields });
    const fault = faults.shift();
    if (fault === 'slow') return;
    if (fault === 'refused') return void send(response, 200, refuse(7, 'Системная ошибка'));
    if (fault === 'cut') return void request.socket.destroy();
    if (fault === '500' || fault === '429' || fault === '401') return void send(response, Number(fault), {});
    if (fault === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
    if (fault === 'elsewhere') return void response.writeHead(307, { location: request.url }).end();
    const done = answer(method, fields);
    if (fault === 'cut after') return void request.socket.destroy();
    send(response, 200, typeof fault === 'object' ? { ...done, ...fault } : done);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/payment/rest`,
    ...account,
    requests,
    orders,
    state,
    /** Makes the next requests fail in these ways. */
    fail: (...next: Fault[]) => faults.push(...next),
    /** Nothing fails any more. */
    mend: () => void faults.splice(0),
    /** This many requests pass before the next fault. */
    pass: (count: number) => faults.push(...Array.from({ length: count }, () => 'none' as const)),
    /** The customer pays, or the bank refuses. */
    say,
    /** The callback that it would send to the webhook, as the query of a GET. */
    notification: (id: string, operation = 'deposited') => ({ mdOrder: id, orderNumber: '1', operation, status: '1' }),
    close: () => {
      server.closeAllConnections();
      return new Promise(closed => server.close(closed));
    },
  };
}
