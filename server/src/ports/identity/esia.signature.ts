import { createVerify, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadSetting } from '../../config/badSetting.ts';
import { type Command, run } from './esia.command.ts';

interface Signed {
  readonly clientId: string;
  readonly scope: string;
  readonly timestamp: string;
  readonly state: string;
  readonly redirectUri: string;
  /** Only when a code is exchanged. */
  readonly code?: string;
}

/** What differs between the present protocol of ESIA and the older one: the paths, what is signed, and in what form. */
export const protocols = {
  v2: {
    authorizationPath: '/aas/oauth2/v2/ac',
    tokenPath: '/aas/oauth2/v3/te',
    textOf: ({ clientId, scope, timestamp, state, redirectUri, code = '' }: Signed) =>
      clientId + scope + timestamp + state + redirectUri + code,
    form: 'a signature of 64 or 128 bytes by GOST R 34.10-2012',
    fits: (signature: Buffer) => [64, 128].includes(signature.length),
  },
  pkcs7: {
    authorizationPath: '/aas/oauth2/ac',
    tokenPath: '/aas/oauth2/te',
    textOf: ({ clientId, scope, timestamp, state }: Signed) => scope + timestamp + clientId + state,
    form: 'a detached PKCS#7 signature in DER',
    fits: isSignedData,
  },
} as const;

export type Protocol = keyof typeof protocols;

const SEQUENCE = 0x30;
/** `signedData` of PKCS#7 as DER writes it. */
const SIGNED_DATA = Buffer.from('06092a864886f70d010702', 'hex');

/** Whether bytes are one whole DER structure with signed data in it. */
function isSignedData(bytes: Buffer): boolean {
  const lengthOfLength = (bytes[1] ?? 0) & 0x7f;
  if (bytes[0] !== SEQUENCE || (bytes[1] ?? 0) <= 0x80 || lengthOfLength > 4) return false;
  const start = 2 + lengthOfLength;
  if (bytes.length < start + SIGNED_DATA.length) return false;
  return (
    start + bytes.readUIntBE(2, lengthOfLength) === bytes.length &&
    bytes.subarray(start, start + SIGNED_DATA.length).equals(SIGNED_DATA)
  );
}

/**
 * Signs a request to ESIA with the program of the settings.
 * @throws BadSetting when the program makes no signature
 */
export async function signRequest(signer: Command, protocol: Protocol, signed: Signed): Promise<string> {
  const { textOf, form, fits } = protocols[protocol];
  const { code, output } = await run(signer, Buffer.from(textOf(signed)));
  if (code !== 0) throw new BadSetting(`${signer.setting}: the program ended with ${code}`);
  // guard: esia.signer.test.ts
  if (!fits(output)) throw new BadSetting(`${signer.setting}: the program did not print ${form}`);
  return output.toString('base64url');
}

/** How the signatures of ESIA are verified: with its certificate for RS256, with a program for GOST. */
export interface MarkerKeys {
  readonly certificate: X509Certificate | undefined;
  readonly verifier: Command | undefined;
}

/** Whether ESIA made a signature. Only the two algorithms that it documents are known. */
export async function isByEsia(keys: MarkerKeys, algorithm: unknown, text: string, signature: Buffer) {
  const { certificate, verifier } = keys;
  if (algorithm === 'RS256' && certificate)
    return createVerify('sha256').update(text).verify(certificate.publicKey, signature);
  if (typeof algorithm === 'string' && /^GOST3410_2012_(256|512)$/.test(algorithm) && verifier)
    return accepts(verifier, text, signature);
  return false;
}

/** Whether the program accepts a signature, which it gets as a file whose path is its last argument. */
export async function accepts(verifier: Command, text: string, signature: Buffer): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'venue-esia-'));
  try {
    const file = join(folder, 'signature');
    await writeFile(file, signature, { mode: 0o600 });
    return (await run(verifier, Buffer.from(text), [file])).code === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The certificate of ESIA in a file, PEM or DER.
 * @throws BadSetting when there is none with an RSA key
 */
export function readCertificate(file: string): X509Certificate {
  try {
    const certificate = new X509Certificate(readFileSync(file));
    if (certificate.publicKey.asymmetricKeyType === 'rsa') return certificate;
  } catch (cause) {
    throw new BadSetting(`ESIA_MARKER_CERTIFICATE=${file} is no certificate with an RSA key`, { cause });
  }
  throw new BadSetting(`ESIA_MARKER_CERTIFICATE=${file} is no certificate with an RSA key`);
}
