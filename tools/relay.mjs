// A relay between two parts that talk over TCP, which can make the network between them fail.
import { connect, createServer } from 'node:net';

/**
 * Relays connections to `target` (options of `net.connect`). It begins by passing everything on.
 * `hang()`: connections stay open and are accepted, and nothing moves, as if packets were lost. `cut()`: connections are
 * reset, new ones too. `forget()`: those that are open hang for ever, new ones do not. `delay(ms)`: everything arrives so much later, in each direction. `pass()`: what hung goes on.
 */
export async function startRelay(target, port = 0) {
  const pairs = new Set();
  const lost = [];
  let mode = 'pass';
  let lateness = 0;

  const carry = (from, to) => {
    from.on('data', data => {
      if (lateness === 0) write(to, data, from);
      else setTimeout(write, lateness, to, data, from);
    });
    from.on('end', () => setTimeout(() => to.end(), lateness));
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  };
  const write = (to, data, from) => {
    if (to.destroyed || to.write(data)) return;
    from.pause();
    to.once('drain', () => mode !== 'hang' && from.resume());
  };
  const open = pair => {
    pair.far = connect(target);
    pair.far.setNoDelay(true);
    carry(pair.near, pair.far);
    carry(pair.far, pair.near);
  };
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, near => {
    if (mode === 'cut') return void near.resetAndDestroy();
    const pair = { near };
    pairs.add(pair);
    near.setNoDelay(true);
    near.on('error', () => pair.far?.destroy());
    near.on('close', () => pairs.delete(pair));
    if (mode === 'hang') return;
    open(pair);
    near.resume();
  });
  const each = act => {
    for (const pair of pairs) act(pair);
  };
  await new Promise((ready, failed) => server.once('error', failed).listen(port, '127.0.0.1', ready));
  return {
    port: server.address().port,
    pass() {
      mode = 'pass';
      lateness = 0;
      each(pair => {
        if (!pair.far) open(pair);
        pair.near.resume();
        pair.far.resume();
      });
    },
    hang() {
      mode = 'hang';
      each(({ near, far }) => {
        near.pause();
        far?.pause();
      });
    },
    forget() {
      this.hang();
      lost.push(...pairs);
      pairs.clear();
      mode = 'pass';
    },
    cut() {
      mode = 'cut';
      each(({ near, far }) => {
        near.resetAndDestroy();
        far?.destroy();
      });
    },
    delay(ms) {
      this.pass();
      lateness = ms;
    },
    async close() {
      for (const pair of lost) pairs.add(pair);
      this.cut();
      await new Promise(done => server.close(done));
    },
  };
}
