import { execFile } from 'node:child_process';
import { createSign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Runs `openssl`; what it prints, or undefined when it fails. */
const openssl = (args: readonly string[], input?: Buffer): Promise<Buffer | undefined> =>
  new Promise(resolve => {
    const child = execFile('openssl', args, { encoding: 'buffer' }, (error, output) =>
      resolve(error ? undefined : output),
    );
    child.stdin?.on('error', () => undefined).end(input);
  });

const kinds = {
  gost: {
    key: ['-engine', 'gost', '-newkey', 'gost2012_256', '-pkeyopt', 'paramset:A'],
    engine: ['-engine', 'gost'],
    digest: ['-md', 'md_gost12_256'],
  },
  rsa: { key: ['-newkey', 'rsa:2048'], engine: [], digest: [] },
} as const;
export type KeyKind = keyof typeof kinds;
const DIGEST = ['-engine', 'gost', '-md_gost12_256'];

/** A key with its certificate, made by `openssl` in a folder. */
export async function keyPair(kind: KeyKind, folder: string, name: string) {
  const { key, engine, digest } = kinds[kind];
  const file = (ending: string) => join(folder, `${name}.${ending}`);
  const [secret, certificate, open] = [file('key'), file('cer'), file('pub')];
  const subject = ['-nodes', '-subj', `/CN=${name}`, '-days', '2', '-keyout', secret, '-out', certificate];
  const made = await openssl(['req', '-x509', ...key, ...subject]);
  if (!made) throw new Error(`openssl makes no ${kind} key: is libengine-gost-openssl installed?`);
  const read = ['x509', ...engine, '-in', certificate];
  await writeFile(open, (await openssl([...read, '-noout', '-pubkey'])) ?? '');
  let files = 0;
  const written = async (bytes: Buffer) => {
    const path = file(String(files++));
    await writeFile(path, bytes);
    return path;
  };

  return {
    certificate,
    /** Commands as the settings name them. */
    signer: {
      v2: ['openssl', 'dgst', ...DIGEST, '-sign', secret],
      pkcs7: [
        ...['openssl', 'cms', ...engine, '-sign', '-binary', '-noattr', ...digest, '-outform', 'DER'],
        ...['-signer', certificate, '-inkey', secret],
      ],
    },
    verifier: ['openssl', 'dgst', ...DIGEST, '-verify', open, '-signature'],
    /** The hash of the certificate by GOST R 34.11-2012. */
    async hash(): Promise<string> {
      const der = await openssl([...read, '-outform', 'DER']);
      return /[\da-f]{64}/.exec(String(await openssl(['dgst', ...DIGEST], der)))?.[0] ?? '';
    },
    /** Whether this key made the bare signature, or the detached PKCS#7, of a text. */
    async made(protocol: 'v2' | 'pkcs7', text: string, signature: Buffer): Promise<boolean> {
      const [content, sealed] = [await written(Buffer.from(text)), await written(signature)];
      const args =
        protocol === 'v2'
          ? ['dgst', ...DIGEST, '-verify', open, '-signature', sealed, content]
          : ['cms', ...engine, '-verify', '-binary', '-noverify', '-inform', 'DER', '-in', sealed, '-content', content];
      const ours = protocol === 'v2' ? [] : ['-nointern', '-certfile', certificate, '-out', file('out')];
      return (await openssl([...args, ...ours])) !== undefined;
    },
    /** A marker as ESIA signs it. */
    async marker(claims: object, algorithm: string = kind === 'rsa' ? 'RS256' : 'GOST3410_2012_256'): Promise<string> {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const text = `${part({ ver: 1, typ: 'JWT', alg: algorithm })}.${part(claims)}`;
      const signature =
        kind === 'rsa'
          ? createSign('sha256')
              .update(text)
              .sign(await readFile(secret))
          : await openssl(['dgst', ...DIGEST, '-sign', secret], Buffer.from(text));
      return `${text}.${signature?.toString('base64url')}`;
    },
  };
}
