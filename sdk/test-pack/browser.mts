import { getResponse } from 'msw';
import { handlers, report } from './program.js';

/** A page has no server of its own to intercept requests: its `fetch` is answered by the mock. */
export async function main(): Promise<string> {
  globalThis.fetch = async (target, init) => {
    const answer = await getResponse([...handlers], new Request(target, init));
    if (answer === undefined || answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  };
  return report();
}
