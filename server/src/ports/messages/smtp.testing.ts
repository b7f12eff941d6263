import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { FakeGateway, Trouble } from './messages.testing.ts';

const failing = (responseCode: number, text = 'no') => Object.assign(new Error(text), { responseCode });

interface Part {
  readonly name: string;
  readonly data: Buffer;
}

function partOf(text: string): Part {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const encoded = body.join('\r\n\r\n').trim();
  const isBase64 = /content-transfer-encoding: base64/i.test(head);
  // A long name, or one that is not in Latin letters, comes in pieces: `filename*0*=utf-8''%D0…`.
  const named = [...head.matchAll(/filename(?:\*\d+)?\*?="?([^";\r\n]+)/g)].map(([, piece]) => piece).join('');
  return {
    name: decodeURIComponent(named.replace(/^utf-8''/i, '')),
    data: Buffer.from(encoded, isBase64 ? 'base64' : 'utf8'),
  };
}

/** The text of a letter, and the files attached to it. */
function read(letter: string): { text: string; files: Part[] } {
  const [head = ''] = letter.split('\r\n\r\n');
  const boundary = /boundary="?([^";\r\n]+)/i.exec(head)?.[1];
  const parts = boundary === undefined ? [letter] : letter.split(`\r\n--${boundary}`).slice(1, -1);
  const [first, ...files] = parts.map(part => partOf(part.replace(/^\r\n/, '')));
  return { text: first?.data.toString('utf8') ?? '', files };
}

/** A mail server on a port of this machine. */
export async function fakeSmtp(): Promise<FakeGateway> {
  const received: FakeGateway['received'] = [];
  const fake: { trouble: Trouble | undefined } = { trouble: undefined };
  const open = new Set<{ destroy(): void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onMailFrom(_address, _session, done) {
      if (fake.trouble === 'slow') return;
      if (fake.trouble === 'cut before') for (const socket of open) socket.destroy();
      else done(fake.trouble === 'broken' ? failing(451) : fake.trouble === 'refused' ? failing(550) : null);
    },
    onRcptTo(_address, _session, done) {
      const faults: Partial<Record<Trouble, Error>> = {
        'no receiver': failing(550, '5.1.1 No such user'),
        'receiver waits': failing(450, '4.2.0 Greylisted'),
        'receiver full': failing(552, '5.2.2 Mailbox full'),
        policy: failing(550, '5.7.1 Relaying denied'),
      };
      done(fake.trouble && faults[fake.trouble]);
    },
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', chunk => {
        text += String(chunk);
      });
      stream.on('end', () => {
        received.push({
          id: /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '',
          to: session.envelope.rcptTo[0]?.address ?? '',
          ...read(text),
          body: text.slice(text.indexOf('\r\n\r\n')).replaceAll('\r\n', '\n'),
          head: text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' '),
          envelope: {
            from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            helo: session.hostNameAppearsAs,
          },
        });
        if (fake.trouble === 'cut after') for (const socket of open) socket.destroy();
        else done();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>(ready => void server.listen(0, '127.0.0.1', ready));
  return Object.assign(fake, {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise<void>(done => server.close(() => done()));
    },
  });
}
