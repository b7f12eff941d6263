import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Json = Record<string, unknown>;
interface MadePayment extends Json {
  id: string;
  status: string;
  amount: { value: string; currency: string };
}

/**
 * What goes wrong with the next request: before it is carried out, or after, when the reply is lost or replaced by this
 * JSON.
 */
type Fault = 'slow' | '500' | 'cut' | 'cut after' | '429' | '401' | 'page' | 'elsewhere' | 'none' | Json;

const DAY_MS = 86_400_000;
const PAGE = 2;
const kopecks = ({ value }: { value: string }) => Math.round(Number(value) * 100);

/** The total of a receipt's items. */
const totalOf = (items: unknown): number =>
  (items as { amount: { value: string }; quantity: number }[]).reduce(
    (sum, each) => sum + kopecks(each.amount) * each.quantity,
    0,
  );

/** A server that answers as the API of YooKassa is documented, with faults on demand. */
export async function yookassaServer(shop = { shopId: '100500', secretKey: 'test_key' }) {
  const payments = new Map<string, MadePayment>();
  const refunds: (Json & { id: string; status: string; payment_id: string; amount: { value: string } })[] = [];
  const keys = new Map<string, { at: number; body: string; answer: Json }>();
  const faults: Fault[] = [];
  const requests: { method: string; path: string; key: string | undefined; body: Json }[] = [];
  const awaited = new Map<string, unknown>();
  const receipts: (Json & { id: string; status: string })[] = [];
  const state = {
    now: 0,
    refundStatus: 'succeeded',
    receiptStatus: 'succeeded',
    shopStatus: 'enabled',
    isTestShop: false,
  };

  /** Adds the receipt of a payment or a refund, whether sent with it or separately. */
  function write(of: Json, { items, type, settlements }: Json): Json {
    const number = receipts.length + 1;
    const receipt = { id: `rt-${number}`, type, ...of, items, settlements, status: state.receiptStatus };
    const fiscal = {
      fiscal_document_number: String(3_000 + number),
      fiscal_storage_number: '9288000100115785',
      fiscal_attribute: String(2_617_603_921 + number),
      registered_at: new Date(state.now).toISOString(),
    };
    receipts.push(state.receiptStatus === 'succeeded' ? { ...receipt, ...fiscal } : receipt);
    return receipts.at(-1) as Json;
  }

  function writeOwn(body: Json): [number, Json] {
    const { payment_id, refund_id, type, items, settlements } = body;
    const of = type === 'payment' ? { payment_id } : { refund_id };
    const known = type === 'payment' ? payments.has(String(payment_id)) : refunds.some(each => each.id === refund_id);
    const [settled] = (settlements ?? []) as { type: string; amount: { value: string } }[];
    if (!known || body.send !== true || !settled || kopecks(settled.amount) !== totalOf(items))
      return refuse(400, 'invalid_request');
    // A prepayment is settled by a receipt of full payment, once.
    const isSecond = settled.type === 'prepayment';
    const modes = (items as { payment_mode: string }[]).map(each => each.payment_mode);
    if (isSecond && modes.some(mode => mode !== 'full_payment')) return refuse(400, 'invalid_request');
    return [200, write(of, { items, type, settlements })];
  }

  /** A page of a list by its parameters; it has two rows, so that the client has to ask for the next one. */
  function listed(rows: readonly Json[], query: URLSearchParams): [number, Json] {
    const fitting = rows.filter(row =>
      [...query].every(([name, value]) => {
        if (name === 'limit' || name === 'cursor') return true;
        const [field = '', bound] = name.split('.');
        if (bound === 'gte') return String(row[field]) >= value;
        if (bound === 'lt') return String(row[field]) < value;
        return row[field] === value;
      }),
    );
    const from = Number(query.get('cursor') ?? 0);
    const next = from + PAGE < fitting.length ? { next_cursor: String(from + PAGE) } : {};
    return [200, { type: 'list', items: fitting.slice(from, from + PAGE), ...next }];
  }

  const refuse = (status: number, code: string): [number, Json] => [status, { type: 'error', id: randomUUID(), code }];

  function once(key: string | undefined, body: string, make: () => [number, Json]): [number, Json] {
    if (!key || key.length > 64) return refuse(400, 'invalid_request');
    const known = keys.get(key);
    if (known && state.now - known.at < DAY_MS)
      return known.body === body ? [200, known.answer] : refuse(400, 'invalid_request');
    const [status, answer] = make();
    if (status === 200) keys.set(key, { at: state.now, body, answer });
    return [status, answer];
  }

  function start(body: Json): [number, Json] {
    const amount = body.amount as { value: string; currency: string };
    const receipt = body.receipt as { items: unknown } | undefined;
    if (receipt !== undefined && totalOf(receipt.items) !== kopecks(amount)) return refuse(400, 'invalid_request');
    const id = randomUUID();
    const confirmation =
      (body.confirmation as { type: string }).type === 'qr'
        ? { type: 'qr', confirmation_data: `https://qr.nspk.ru/${id}` }
        : { type: 'embedded', confirmation_token: `ct-${id}` };
    // The API takes SBP in one stage only, and shows its code only for SBP.
    const isSbp = (body.payment_method_data as { type?: string } | undefined)?.type === 'sbp';
    if (isSbp !== (confirmation.type === 'qr') || (isSbp && body.capture !== true))
      return refuse(400, 'invalid_request');
    const payment = { id, status: 'pending', paid: false, amount, confirmation, metadata: body.metadata };
    payments.set(id, payment);
    if (receipt) awaited.set(id, receipt.items);
    return [200, payment];
  }

  /** Captures or cancels a payment that waits for it. */
  function finish(id: string, act: string, { amount }: Json): [number, Json] {
    const payment = payments.get(id);
    if (payment?.status !== 'waiting_for_capture') return refuse(400, 'invalid_request');
    if (act === 'cancel') {
      Object.assign(payment, { status: 'canceled', cancellation_details: { reason: 'canceled_by_merchant' } });
      return [200, payment];
    }
    if (kopecks(amount as { value: string }) !== kopecks(payment.amount)) return refuse(400, 'invalid_request');
    say(id, 'succeeded');
    return [200, payment];
  }

  function say(id: string, status: 'succeeded' | 'canceled' | 'waiting_for_capture' | 'expired_on_capture') {
    const payment = payments.get(id);
    if (!payment) return;
    if (status === 'expired_on_capture') payment.cancellation_details = { reason: status };
    payment.status = status === 'expired_on_capture' ? 'canceled' : status;
    if (status !== 'succeeded') return;
    payment.captured_at = new Date(state.now).toISOString();
    const items = awaited.get(id);
    if (items === undefined) return;
    payment.receipt_registration = state.receiptStatus;
    write({ payment_id: id }, { items, type: 'payment' });
  }

  function giveBack(body: Json): [number, Json] {
    const payment = payments.get(String(body.payment_id));
    const amount = body.amount as { value: string };
    if (payment?.status !== 'succeeded') return refuse(400, 'invalid_request');
    const gone = refunds
      .filter(each => each.payment_id === payment.id && each.status !== 'canceled')
      .reduce((sum, each) => sum + kopecks(each.amount), 0);
    if (gone + kopecks(amount) > kopecks(payment.amount)) return refuse(400, 'invalid_request');
    const { payment_id, description } = body as { payment_id: string; description: string };
    const created_at = new Date(state.now).toISOString();
    const refund = { id: randomUUID(), payment_id, status: state.refundStatus, amount, description, created_at };
    const { items } = (body.receipt ?? {}) as Json;
    const registration = items === undefined ? {} : { receipt_registration: state.receiptStatus };
    if (items !== undefined) write({ refund_id: refund.id }, { items, type: 'refund' });
    refunds.push({ ...refund, ...registration });
    return [200, refund];
  }

  function answer(request: IncomingMessage, raw: string): [number, Json] {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const wanted = `Basic ${Buffer.from(`${shop.shopId}:${shop.secretKey}`).toString('base64')}`;
    if (request.headers.authorization !== wanted) return refuse(401, 'invalid_credentials');
    if (url.pathname === '/v3/me')
      return [200, { account_id: shop.shopId, status: state.shopStatus, test: state.isTestShop }];
    const key = request.headers['idempotence-key'] as string | undefined;
    const body = raw === '' ? {} : (JSON.parse(raw) as Json);
    if (request.method === 'POST' && url.pathname === '/v3/payments') return once(key, raw, () => start(body));
    const [, id = '', act] = /^\/v3\/payments\/([^/]+)\/(capture|cancel)$/.exec(url.pathname) ?? [];
    if (request.method === 'POST' && act) return once(key, raw, () => finish(id, act, body));
    if (request.method === 'POST' && url.pathname === '/v3/refunds') return once(key, raw, () => giveBack(body));
    if (request.method === 'POST' && url.pathname === '/v3/receipts') return once(key, raw, () => writeOwn(body));
    const lists: Record<string, readonly Json[]> = {
      '/v3/payments': [...payments.values()],
      '/v3/refunds': refunds,
      '/v3/receipts': receipts,
    };
    const list = request.method === 'GET' ? lists[url.pathname] : undefined;
    if (list) return listed(list, url.searchParams);
    const payment = payments.get(url.pathname.replace('/v3/payments/', ''));
    return payment ? [200, payment] : refuse(404, 'not_found');
  }

  const send = (response: ServerResponse, [status, body]: [number, Json]) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const server = createServer(async (request, response) => {
    const raw = await text(request);
    const [path = ''] = (request.url ?? '').split('?');
    const key = request.headers['idempotence-key'] as string | undefined;
    requests.push({ method: request.method ?? '', path, key, body: raw === '' ? {} : (JSON.parse(raw) as Json) });
    const fault = faults.shift();
    if (fault === 'slow') return;
    if (fault === 'cut') return void request.socket.destroy();
    if (fault === '500') return void send(response, refuse(500, 'internal_server_error'));
    if (fault === '429') return void send(response, refuse(429, 'too_many_requests'));
    if (fault === '401') return void send(response, refuse(401, 'invalid_credentials'));
    if (fault === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
    if (fault === 'elsewhere') return void response.writeHead(307, { location: request.url }).end();
    const done = answer(request, raw);
    if (typeof fault === 'object') return void send(response, [done[0], { ...done[1], ...fault }]);
    if (fault === 'cut after') return void request.socket.destroy();
    send(response, done);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v3`,
    ...shop,
    requests,
    refunds,
    receipts,
    state,
    /** Makes the next requests fail in these ways. */
    fail: (...next: Fault[]) => faults.push(...next),
    /** This many requests pass before the next fault. */
    pass: (count: number) => faults.push(...Array.from({ length: count }, () => 'none' as const)),
    /** The customer pays, or the bank refuses. */
    say,
    /** The notification it would send to the webhook. */
    notification: (id: string, event = 'payment.succeeded') => ({ type: 'notification', event, object: { id } }),
    close: () => {
      server.closeAllConnections();
      return new Promise(closed => server.close(closed));
    },
  };
}
