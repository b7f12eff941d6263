// A reader of the live channel who comes back whenever the connection ends.
import { setTimeout as pause } from 'node:timers/promises';

/** Follows what everybody may follow, and remembers each number that was missing, or came twice. */
export function followLive(url) {
  let after = null;
  let connections = 0;
  const wrong = [];
  const connect = () => {
    const socket = new WebSocket(url);
    connections++;
    const again = pause(500, undefined, { ref: false });
    socket.onopen = () => {
      const topics = [{ topic: 'residents', after }];
      socket.send(JSON.stringify({ type: 'hello', access: null, profile: null, topics }));
    };
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.type === 'welcome') after ??= frame.topics[0].seq;
      if (frame.type === 'gap') wrong.push(frame);
      if (frame.type !== 'push') return;
      if (frame.seq !== after + 1) wrong.push({ after, seq: frame.seq });
      after = frame.seq;
    };
    socket.onclose = () => void again.then(connect);
    socket.onerror = () => {};
  };
  connect();
  return { last: () => after, gaps: () => wrong, connections: () => connections };
}
