import { BadSetting } from '../../config/badSetting.ts';
import { EsiaFailure } from './esia.api.ts';
import type { Command } from './esia.command.ts';
import { accepts } from './esia.signature.ts';

interface Parts {
  readonly url: string;
  readonly clientId: string;
  readonly verifier: Command | undefined;
  exchange(code: string): Promise<unknown>;
}

const UNKNOWN_CODE = 'ESIA-007011';
/** The certificate, the signature or the mnemonic is not the registered one. */
const strangers = ['ESIA-007002', 'ESIA-007053', 'ESIA-008010'];
const WRONG_TIME = 'ESIA-007015';

/** Signs a request, shows it to ESIA, and has the verifier refuse a signature that nobody made. Throws `BadSetting`. */
export async function checkEsia({ url, clientId, verifier, exchange }: Parts): Promise<string> {
  // guard: esia.signer.test.ts
  if (verifier && (await accepts(verifier, 'probe', Buffer.alloc(64))))
    throw new BadSetting('ESIA_MARKER_VERIFIER: the program accepts a signature that nobody made');
  // A code that nobody was given: ESIA looks at the signature first, and only then refuses the code.
  const failure = await exchange('none').then(
    () => new Error(`${url} accepts a code that it has not given`),
    (error: unknown) => error,
  );
  if (!(failure instanceof EsiaFailure)) throw failure;
  const { message } = failure;
  if (message === UNKNOWN_CODE)
    return `${url} accepts the signature of ${clientId}${new URL(url).host.includes('.test.') ? ', for tests only: people there are made up' : ''}`;
  if (strangers.includes(message))
    throw new BadSetting(
      `ESIA_CLIENT_ID=${clientId}, ESIA_SIGNER and ESIA_CLIENT_CERTIFICATE_HASH are not what is registered at ${url} (${message})`,
    );
  if (message === WRONG_TIME) throw new Error(`${url} has another time than this machine: run NTP (${message})`);
  if (message.startsWith('ESIA-')) throw new Error(`${url} refuses the probe (${message})`);
  throw new BadSetting(`ESIA_URL=${url} does not answer as ESIA does (${message})`, { cause: failure });
}
