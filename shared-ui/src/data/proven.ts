import { ApiFailure, type Unreachable } from '@venue/sdk';
import { notify } from '../parts/message/notify.ts';

// The hardest work takes three seconds on a slow phone.
const LONGEST_MS = 30_000;

/** Sends a request. After too many tries the server demands proof of work: solves it and sends again with the proof. */
export async function proven<R>(send: (proof?: string) => Promise<R>): Promise<R> {
  try {
    return await send();
  } catch (failure) {
    if (!asksForWork(failure)) throw failure;
    notify.info('Проверяем, что вы\u00a0не\u00a0робот. Это займёт несколько секунд');
    const proof = await import('./proofOfWork.ts')
      .then(({ solve }) => solve(failure.data, AbortSignal.timeout(LONGEST_MS)))
      .catch(() => {
        throw failure;
      });
    return send(proof.text);
  }
}

const asksForWork = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.code === 'proof_needed';

type Failed = ApiFailure | Unreachable;
type Handles = (failure: Failed) => boolean | undefined;

/** `proven` for a sender that shows failures itself: `send` must pass them to the handler it receives first. */
export const sendProven = <R>(
  send: (proof: string | undefined, handles: Handles) => Promise<R | undefined>,
  handles: Handles,
): Promise<R | undefined> =>
  proven(async proof => {
    let refusal: Failed | undefined;
    const reply = await send(proof, failure => {
      if (proof !== undefined || !asksForWork(failure)) return handles(failure);
      refusal = failure;
      return true;
    });
    if (refusal) throw refusal;
    return reply;
  }).catch(failure => {
    if (!asksForWork(failure)) throw failure;
    notify.error(failure.text);
    return undefined;
  });
