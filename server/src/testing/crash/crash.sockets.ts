// A process that holds open sockets of the live channel: node crash.sockets.ts <url> <how many>
import { setTimeout as pause } from 'node:timers/promises';
import type { Frame } from '@venue/sdk';
import { WebSocket } from 'ws';

const [url = '', count] = process.argv.slice(2);
/** So many are opened at once, so that the beginning is no flood. */
const AT_ONCE = 50;
/** Milliseconds after which a silent connection is given up, as the SDK does. */
const SILENCE = 75_000;

interface Reader {
  after: number | null;
  isOpen: boolean;
  connections: number;
  missed: number;
  twice: number;
  gaps: number;
  readonly arrivals: { readonly seq: number; readonly at: number }[];
}

/** Follows what everybody may follow, comes back whenever the connection ends, and notes each number that is wrong. */
function follow(): Reader {
  const reader: Reader = { after: null, isOpen: false, connections: 0, missed: 0, twice: 0, gaps: 0, arrivals: [] };
  const receive = (frame: Frame) => {
    if (frame.type === 'welcome') {
      reader.after ??= frame.topics[0]?.seq ?? 0;
      reader.isOpen = true;
    }
    if (frame.type === 'gap') {
      reader.gaps++;
      reader.after = frame.seq;
    }
    if (frame.type !== 'push') return;
    const after = reader.after ?? frame.seq - 1;
    if (frame.seq <= after) reader.twice++;
    else reader.missed += frame.seq - after - 1;
    reader.after = frame.seq;
    reader.arrivals.push({ seq: frame.seq, at: Date.now() });
  };
  const connect = () => {
    const socket = new WebSocket(url, { rejectUnauthorized: false, handshakeTimeout: 4_000, perMessageDeflate: false });
    let silence: NodeJS.Timeout | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => socket.terminate(), SILENCE);
    };
    socket.on('open', () => {
      listen();
      reader.connections++;
      const topics = [{ topic: 'residents', after: reader.after }];
      socket.send(JSON.stringify({ type: 'hello', access: null, profile: null, topics }));
    });
    socket.on('message', data => {
      listen();
      receive(JSON.parse(String(data)));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(silence);
      reader.isOpen = false;
      setTimeout(connect, 200 + Math.random() * 800);
    });
  };
  connect();
  return reader;
}

const readers: Reader[] = [];
const sum = (field: 'connections' | 'missed' | 'twice' | 'gaps') =>
  readers.reduce((total, reader) => total + reader[field], 0);

/** Milliseconds from when a message was written until it arrived, of all sockets. */
function latencies(writtenAt: Readonly<Record<number, number>>) {
  const sorted = readers
    .flatMap(({ arrivals }) =>
      arrivals.flatMap(({ seq, at }) => (seq in writtenAt ? [at - (writtenAt[seq] ?? at)] : [])),
    )
    .sort((a, b) => a - b);
  return { p50: sorted[Math.floor(sorted.length / 2)] ?? 0, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

process.on('message', ({ writtenAt, last }: { writtenAt?: Readonly<Record<number, number>>; last?: number }) => {
  process.send?.(
    writtenAt
      ? latencies(writtenAt)
      : {
          open: readers.filter(({ isOpen }) => isOpen).length,
          behind: readers.filter(({ after }) => after !== last).length,
          connections: sum('connections'),
          missed: sum('missed'),
          twice: sum('twice'),
          gaps: sum('gaps'),
        },
  );
});
process.on('disconnect', () => process.exit());

while (readers.length < Number(count)) {
  readers.push(follow());
  if (readers.length % AT_ONCE === 0) await pause(200);
}
