import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ApiFailure } from '@venue/sdk';

/** Password hashing. An interface, so that a test can count calls. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password matches the hash. Takes the same time whatever the result. */
  verify(hash: string, password: string): Promise<boolean>;
}

// OWASP's figures for argon2id, the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a login with an unknown phone is verified against, so that it costs what a known one costs. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$z2GvEoGhkfNOytFqccupXQ$c4LLvMuD7edCY3OmNH02fq42RXYVnJ84W5CN7GU45Es';

/** A hash of no password anybody knows, for an account that is entered in another way until one is set. */
export const unknowableHash = (): string => {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return [...NOBODYS_HASH.split('$').slice(0, 4), random(16), random(32)].join('$');
};

/** The same letters may be typed as different code points on different devices. */
const normal = (password: string) => password.normalize('NFKC');

/**
 * Argon2id. Each hash takes 19 MB and a thread, so only `atOnce` are computed together and the rest wait in line;
 * when the line is `longest` long, a caller is asked to come back.
 */
export function argon2Passwords({ atOnce = 3, longest = 200 } = {}): Passwords {
  const line = turns(atOnce, longest);
  return {
    hash: password => line(() => hash(normal(password), cost)),
    verify: (hashed, password) => line(() => verify(hashed, normal(password))),
  };
}

/** Runs work in turn. @throws ApiFailure `unavailable` when too many wait. */
function turns(atOnce: number, longest: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++;
    else {
      if (waiting.length >= longest) throw new ApiFailure('unavailable', { retryAfter: 2 });
      // A finished task hands its place over, so `running` stays as it is.
      await new Promise<void>(enter => waiting.push(enter));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
