import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FakeGateway, Trouble } from './messages.testing.ts';

interface Request {
  readonly type: 'sms' | 'state' | 'balance';
  readonly message?: readonly {
    readonly sender?: string;
    readonly text: string;
    readonly abonent: readonly { readonly phone: string; readonly client_id_sms?: string }[];
  }[];
  readonly get_state?: readonly string[];
}

const FIRST_ID = 2_731_379_410;

/** The words with which it refuses, in the words of its documentation. */
const refusals: Partial<Record<Trouble, string>> = {
  refused: 'Закончились SMS.',
  'no receiver': 'Номер телефона присутствует в стоп-листе.',
  'receiver waits': 'Попытка отправки более одного одинакового запроса в течение минуты',
};

/** TargetSMS's JSON protocol on a port of this machine. */
export async function fakeTargetSms(): Promise<FakeGateway> {
  const received: FakeGateway['received'] = [];
  const outcomes: NonNullable<FakeGateway['outcomes']> = new Map();
  const states = { delivered: 'deliver', undelivered: 'not_deliver', underWay: 'send' } as const;
  const fake: { trouble: Trouble | undefined } = { trouble: undefined };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const answer = (value: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    const { trouble } = fake;
    if (trouble === 'slow') return;
    if (trouble === 'broken') return void response.writeHead(500).end('oops');
    if (trouble === 'cut before') return void request.socket.destroy();
    if (request.headers.authorization !== 'Bearer key') return answer({ error: 'Неправильный логин или пароль' });
    if (trouble === 'policy') return answer({ error: 'Ваш аккаунт заблокирован' });
    const { type, message, get_state: ids = [] } = JSON.parse(body) as Request;
    if (type === 'balance') return answer({ money: { value: '100.50', currency: 'RUR' } });
    if (type === 'state')
      return answer({
        state: ids.map(id => ({
          id_sms: id,
          time: '2026-11-28 12:00:00',
          state: states[outcomes.get(received[Number(id) - FIRST_ID]?.to ?? '') ?? 'underWay'],
        })),
      });
    const [{ sender, text = '', abonent: [{ phone = '', client_id_sms = '' } = {}] = [] } = {}] = message ?? [];
    const refusal = sender ? trouble && refusals[trouble] : 'Нет отправителя.';
    if (refusal !== undefined) return answer({ sms: [{ number_sms: '1', action: refusal }] });
    // It sends only one message with a number of the client's.
    let index = received.findIndex(({ id }) => id === client_id_sms);
    if (index < 0) index = received.push({ id: client_id_sms, to: phone.slice(1), text }) - 1;
    if (trouble === 'cut after') return void request.socket.destroy();
    answer({ sms: [{ number_sms: '1', id_sms: String(FIRST_ID + index), parts: '1', action: 'send' }] });
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
