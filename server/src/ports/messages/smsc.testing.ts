import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FakeGateway, Trouble } from './messages.testing.ts';

/** SMSC's protocol on a port of this machine. */
export async function fakeSmsc(): Promise<FakeGateway> {
  const received: FakeGateway['received'] = [];
  const outcomes: NonNullable<FakeGateway['outcomes']> = new Map();
  const statuses = { delivered: 1, undelivered: 22, underWay: 0 } as const;
  const fake: { trouble: Trouble | undefined } = { trouble: undefined };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const fields = new URLSearchParams(body);
    const [id, phone] = [fields.get('id') ?? '', fields.get('phone') ?? fields.get('phones') ?? ''];
    const answer = (value: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    const { trouble } = fake;
    if (trouble === 'slow') return;
    if (trouble === 'broken') return void response.writeHead(500).end('oops');
    if (trouble === 'cut before') return void request.socket.destroy();
    if (fields.get('apikey') !== 'key') return answer({ error: 'authorise error', error_code: 2 });
    if (request.url === '/balance.php') return answer({ balance: '120.50' });
    if (request.url === '/status.php')
      return received.some(each => each.id === id && phone === `7${each.to}`)
        ? answer({ status: statuses[outcomes.get(phone.slice(1)) ?? 'underWay'], last_timestamp: 1 })
        : answer({ error: 'message not found', error_code: 3 });
    if (trouble === 'refused') return answer({ error: 'no money', error_code: 3 });
    if (trouble === 'no receiver') return answer({ error: 'invalid number', error_code: 7 });
    if (trouble === 'policy') return answer({ error: 'address is blocked', error_code: 4 });
    if (trouble === 'receiver waits') return answer({ error: 'too many equal requests', error_code: 9 });
    received.push({ id, to: phone.slice(1), text: fields.get('mes') ?? '' });
    if (trouble === 'cut after') return void request.socket.destroy();
    answer({ id: Number(id), cnt: 1 });
  });
  await new Promise<void>(ready => void server.listen(0, '127.0.0.1', ready));
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    outcomes,
    async close() {
      server.closeAllConnections();
      await new Promise<void>(done => void server.close(() => done()));
    },
  });
}
