/// <reference path="../worker.d.ts" />

import Pbkdf2 from 'altcha/workers/pbkdf2?worker';
import * as z from 'zod/mini';

/** What the server asks to be solved; its other parameters travel back as they came. */
const Challenge = z.object({
  parameters: z.looseObject({ expiresAt: z.optional(z.number()) }),
  signature: z.string(),
});

const Solution = z.looseObject({ counter: z.number(), derivedKey: z.string() });

export interface Proof {
  /** What the login sends. */
  readonly text: string;
  /** Milliseconds since 1970 after which the server refuses it. */
  readonly until: number;
}

/** More would make an old phone hot for little gain. */
const MOST_WORKERS = 4;
const TIMEOUT_MS = 90_000;
const MINUTE = 60_000;

/** Solves a challenge in workers, each trying every n-th number; about a second. Rejects when it cannot be solved. */
export async function solve(asked: unknown, signal: AbortSignal): Promise<Proof> {
  const challenge = z.parse(Challenge, asked);
  const count = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: count }, () => new Pbkdf2());
  try {
    const found = await Promise.race([
      ...workers.map((worker, each) => firstAnswer(worker, { challenge, counterStart: each, counterStep: count })),
      ended(signal),
    ]);
    const solution = z.parse(Solution, found);
    const { expiresAt } = challenge.parameters;
    return {
      text: btoa(JSON.stringify({ challenge, solution })),
      until: expiresAt === undefined ? Date.now() + MINUTE : expiresAt * 1000,
    };
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

const firstAnswer = (worker: Worker, work: object) =>
  new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', event => resolve(event.data));
    worker.addEventListener('error', () => reject(new Error('the worker failed')));
    worker.postMessage({ type: 'work', counterMode: 'uint32', timeout: TIMEOUT_MS, ...work });
  });

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
