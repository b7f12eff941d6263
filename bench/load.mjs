// Puts load on a server, and compares figures in a way that a busy machine does not distort.
import { Agent, request } from 'node:http';

const JSON_BODY = { 'content-type': 'application/json' };

/**
 * Requests a URL until so many replies have come; each of `callers` has a kept connection and headers of its own. A
 * `body` is sent by POST.
 * @returns seconds it took
 */
export async function load(url, { callers, requests, body }) {
  const agent = new Agent({ keepAlive: true, maxSockets: callers.length });
  let remaining = requests;
  const started = performance.now();
  await Promise.all(
    callers.map(async headers => {
      while (remaining-- > 0) await ask(url, { agent, headers }, body);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return seconds;
}

function ask(url, { agent, headers }, body) {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const options =
    sent === undefined ? { agent, headers } : { agent, headers: { ...headers, ...JSON_BODY }, method: 'POST' };
  return new Promise((resolve, reject) => {
    request(url, options, reply => {
      reply.once('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${url} was answered with ${reply.statusCode}`)),
      );
      reply.once('error', reject).resume();
    })
      .once('error', reject)
      .end(sent);
  });
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Measures two things in turns and returns the pairs of figures: what disturbs the machine for a while disturbs both of
 * a pair. Which is measured first changes from pair to pair.
 */
export async function ratios(one, other, { rounds }) {
  const pairs = [];
  for (let round = 0; round < rounds; round++) {
    const turns = round % 2 === 0 ? [one, other] : [other, one];
    const figures = [await turns[0](), await turns[1]()];
    pairs.push(round % 2 === 0 ? figures : figures.reverse());
  }
  return pairs;
}
