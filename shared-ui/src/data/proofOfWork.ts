/// <reference path="../worker.d.ts" />

import Pbkdf2 from 'altcha/workers/pbkdf2?worker';
import * as z from 'zod/mini';

/** The challenge from the server; its other parameters are sent back unchanged. */
const Challenge = z.object({
  parameters: z.looseObject({ expiresAt: z.optional(z.number()) }),
  signature: z.string(),
});

const Solution = z.looseObject({ counter: z.number(), derivedKey: z.string() });

export interface Proof {
  /** The proof as the next request sends it. */
  readonly text: string;
  /** When the proof expires, in milliseconds since 1970. */
  readonly until: number;
}

/** More workers would overheat an old phone for little gain. */
const MOST_WORKERS = 4;
const TIMEOUT_MS = 30_000;
const MINUTE = 60_000;

/** Solves a challenge in about a second, in n workers that each try every n-th number. Rejects when it cannot. */
export async function solve(data: unknown, signal: AbortSignal): Promise<Proof> {
  const challenge = z.parse(Challenge, data);
  const count = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: count }, () => new Pbkdf2());
  try {
    const answer = await Promise.race([
      ...workers.map((worker, each) => firstAnswer(worker, { challenge, counterStart: each, counterStep: count })),
      ended(signal),
    ]);
    const solution = z.parse(Solution, answer);
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
