// `npm run cluster -- --load`: how many requests one, two and three servers answer, and how long they take.
import { setTimeout as pause } from 'node:timers/promises';
import { hold, newDeed } from '../../server/src/testing/crash/crash.driver.ts';
import { inMs, machine, quantile, table } from './figures.mjs';
import { readsOf } from './traffic.mjs';

/** Requests under way at once, and milliseconds for each kind. */
const AT_ONCE = 16;
const LENGTH = 10_000;
const WARM = 3_000;

/** Measures with all servers, then ends one after another. */
export async function measure({ site, servers, processes }, { town, random, say }) {
  const kinds = {
    ...readsOf(site, town),
    hold: () => hold(site, newDeed(random.pick(town.people), random.pick(town.offers), random)),
  };
  const rows = [];
  for (const [at, { name }] of servers.toReversed().entries()) {
    const count = servers.length - at;
    for (const [kind, send] of Object.entries(kinds)) {
      await run(send, WARM);
      const { times, failed, seconds } = await run(send, LENGTH);
      const perSecond = Math.round(times.length / seconds);
      rows.push([
        `${count}`,
        kind,
        `${perSecond}`,
        inMs(quantile(times, 0.5)),
        inMs(quantile(times, 0.99)),
        `${failed}`,
      ]);
      say(rows.at(-1).join(', '));
    }
    if (count > 1) await processes.kill(name);
    await pause(3_000);
  }
  say(`${machine()}; ${AT_ONCE} requests at once, sent from the same machine`);
  return table(['servers', 'call', 'per second', 'median', 'p99', 'failed'], rows);
}

async function run(send, length) {
  const times = [];
  let failed = 0;
  const began = performance.now();
  const loop = async () => {
    while (performance.now() - began < length) {
      const at = performance.now();
      await send().then(
        () => times.push(performance.now() - at),
        () => failed++,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  return { times, failed, seconds: (performance.now() - began) / 1000 };
}
