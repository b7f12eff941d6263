import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { BadSetting } from '../../config/badSetting.ts';
import { tempDir } from '../../testing/temp.ts';
import { esiaIdentity } from './esia.ts';

const options = {
  ...{ url: 'http://127.0.0.1:1', clientId: 'VENUE66', scope: 'openid fullname mobile' },
  ...{ certificateHash: 'a'.repeat(64), certificate: undefined, verifier: ['false'] },
  ...{ redirectUri: 'https://venue.example/back', now: () => new Date() },
};
const ties = { state: 's', nonce: '', verifier: '' };

/** A program of these lines, which gets its own path as `$0`. */
function program(lines: string): string[] {
  const file = join(tempDir(), 'signer');
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o700);
  return [file, '--pin', 'hidden'];
}
const failureOf = async (signer: readonly string[], protocol: 'v2' | 'pkcs7' = 'v2', signerTimeoutMs = 20_000) => {
  const failure = await esiaIdentity({ ...options, signer, protocol, signerTimeoutMs })
    .addressOf(ties)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(BadSetting);
  const { message } = failure as Error;
  expect(message).not.toMatch(/hidden|\n/);
  return message;
};

describe('a program that makes no signature is named by its setting, in one line without its output', () => {
  test.each([
    ['ends with 1', 'echo hidden >&2; exit 1', /^ESIA_SIGNER: the program ended with 1$/],
    ['is ended', 'kill -9 $$', /^ESIA_SIGNER: the program was ended by SIGKILL$/],
    ['prints without an end', 'cat /dev/zero', /^ESIA_SIGNER: the program printed more than 65536 bytes$/],
    ['prints nothing', 'cat >/dev/null', /^ESIA_SIGNER: the program did not print a signature of 64 or 128 bytes/],
    ['prints something else', 'echo Usage: hidden', /^ESIA_SIGNER: the program did not print a signature/],
  ])('%s', async (_, lines, expected) => {
    expect(await failureOf(program(lines))).toMatch(expected);
  });

  test('is not there, or not to be run', async () => {
    expect(await failureOf(['/nowhere/signer'])).toBe('ESIA_SIGNER: ENOENT when it was started');
    expect(await failureOf([tempDir()])).toBe('ESIA_SIGNER: EACCES when it was started');
  });

  test.each([
    ['text', 'echo hidden'],
    [
      'a DER structure that is cut',
      "printf '\\060\\202\\001\\000\\006\\011\\052\\206\\110\\206\\367\\015\\001\\007\\002'",
    ],
    [
      'a DER structure of something else',
      "printf '\\060\\201\\013\\006\\011\\052\\206\\110\\206\\367\\015\\001\\001\\013'",
    ],
    ['a DER structure of endless length', "printf '\\060\\200\\006\\011\\052\\206\\110\\206\\367\\015\\001\\007\\002'"],
  ])('prints %s in place of PKCS#7', async (_, lines) => {
    expect(await failureOf(program(lines), 'pkcs7')).toMatch(/did not print a detached PKCS#7 signature in DER$/);
  });
});

test('a program that hangs is ended, with what it has started', async () => {
  const file = join(tempDir(), 'alive');
  const signer = program(`(while true; do date +%s%N >${file}; sleep 0.05; done) & sleep 60`);
  expect(await failureOf(signer, 'v2', 1_000)).toBe('ESIA_SIGNER: the program took longer than 1 s');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(before).not.toBe('');
  await pause(300);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('the program gets what is signed, its arguments, and none of our settings', async () => {
  const file = join(tempDir(), 'read');
  process.env.VENUE_TEST_SECRET = 'hidden';
  const signer = program(`{ cat; echo; env; echo "$1"; } >${file}; head -c 64 /dev/zero`);
  const url = new URL(await esiaIdentity({ ...options, signer, protocol: 'v2' }).addressOf(ties));
  delete process.env.VENUE_TEST_SECRET;
  expect(url.searchParams.get('client_secret')).toBe(Buffer.alloc(64).toString('base64url'));
  const read = readFileSync(file, 'utf8');
  expect(read).toMatch(
    /^VENUE66openid fullname mobile\d{4}\.\d\d\.\d\d [\d:]{8} \+0000shttps:\/\/venue.example\/back\n/,
  );
  expect(read).toMatch(/--pin\n$/);
  expect(read).not.toContain('VENUE_TEST_SECRET');
});

test('arguments are no shell: what would be another command is text', async () => {
  const file = join(tempDir(), 'made');
  await failureOf([...program('exit 3'), ';', 'touch', file, '$(touch', `${file})`]);
  expect(existsSync(file)).toBe(false);
});

test('the check refuses a verifier that is not there, or that accepts anything', async () => {
  const check = (verifier: string[] | undefined) =>
    esiaIdentity({ ...options, verifier, signer: program('head -c 64'), protocol: 'v2' }).check?.();
  await expect(check(['true'])).rejects.toThrow(/^ESIA_MARKER_VERIFIER: the program accepts a signature that nobody/);
  await expect(check(['/nowhere'])).rejects.toThrow(/^ESIA_MARKER_VERIFIER: ENOENT/);
  for (const verifier of [['false'], undefined]) await expect(check(verifier)).rejects.toThrow(/^ESIA_URL=/);
});

test('a certificate that is none stops the start', () => {
  const certificate = join(tempDir(), 'none');
  const open = () => esiaIdentity({ ...options, certificate, signer: ['true'], protocol: 'pkcs7' });
  expect(open).toThrow(new BadSetting(`ESIA_MARKER_CERTIFICATE=${certificate} is no certificate with an RSA key`));
  writeFileSync(certificate, 'x');
  expect(open).toThrow(BadSetting);
});
