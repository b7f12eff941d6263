import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The server's own secret, generated once and stored in `<dataDir>/secret`, readable only by its owner. It is written
 * to a temporary file and linked into place, so that two servers starting at once use the same one.
 */
export function keptSecret(dataDir: string): string {
  const secretFile = join(dataDir, 'secret');
  const read = () => {
    try {
      return readFileSync(secretFile, 'utf8').trim() || undefined;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  };
  const existing = read();
  if (existing !== undefined) return existing;

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const aside = `${secretFile}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(aside, secretFile);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  const made = read();
  if (made === undefined)
    throw new Error(`${secretFile} is empty: delete it, and a new secret is made at the next start`);
  return made;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
