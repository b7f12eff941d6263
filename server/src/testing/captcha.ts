import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newChallenge } from '../core/security/proof.ts';
import type { TestApi } from './api.ts';

const FIRST_TRIED = 1;

/** A challenge that asks for this amount of work and takes a moment here, because the first number tried solves it. */
export const easyChallenge = ({ config, clock }: TestApi, work = 1): Promise<Challenge> =>
  newChallenge(config, clock.now, work, FIRST_TRIED);

/** What a page sends: the challenge and its solution, as base64. */
export async function solve(challenge: Challenge, counterStart = FIRST_TRIED): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, counterStart });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A solved captcha, or the proof of this amount of work. */
export const solved = async (api: TestApi, work = 1): Promise<string> => solve(await easyChallenge(api, work));
