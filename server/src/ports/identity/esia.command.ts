import { spawn } from 'node:child_process';
import { BadSetting } from '../../config/badSetting.ts';
import { fairQueue } from '../../core/security/fairQueue.ts';

/** A program outside that signs or verifies: how it is run, and the setting that names it. */
export interface Command {
  readonly setting: string;
  readonly argv: readonly string[];
  /** Milliseconds it may take. */
  readonly timeoutMs: number;
}

/** A signature is shorter, a certificate chain in it included. */
const LONGEST = 64 * 1024;
/** What such programs read; our own settings, with their secrets, are not among them. */
const PASSED = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'LD_LIBRARY_PATH', 'OPENSSL_CONF', 'OPENSSL_ENGINES'];

const inTurn = fairQueue({ name: 'esia_commands', atOnce: 4, longest: 60, share: 60 });

/**
 * Runs a program without a shell, gives it bytes and returns its exit code and output.
 * @throws BadSetting with one line. What the program prints as errors may name keys and PINs, and is thrown away
 */
export const run = (
  command: Command,
  input: Buffer,
  extra: readonly string[] = [],
): Promise<{ code: number; output: Buffer }> => inTurn('', () => runNow(command, input, extra));

async function runNow({ setting, argv, timeoutMs }: Command, input: Buffer, extra: readonly string[]) {
  const [program = '', ...args] = argv;
  const env = Object.fromEntries(PASSED.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])));
  // In a group of its own, so that what a script has started ends with it.
  const child = spawn(program, [...args, ...extra], { env, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  let problem = '';
  const stop = (why: string) => {
    problem ||= why;
    child.stdout.destroy();
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  const timer = setTimeout(() => stop(`took longer than ${timeoutMs / 1000} s`), timeoutMs);
  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    // guard: esia.signer.test.ts
    if (size > LONGEST) return stop(`printed more than ${LONGEST} bytes`);
    chunks.push(chunk);
  });
  // A program that ends without reading its input is judged by its exit code.
  child.stdin.on('error', () => undefined).end(input);
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', error => reject(new BadSetting(`${setting}: ${codeOf(error)} when it was started`)));
      child.once('close', (exit, signal) =>
        problem || exit === null
          ? reject(new BadSetting(`${setting}: the program ${problem || `was ended by ${signal}`}`))
          : resolve(exit),
      );
    });
    return { code, output: Buffer.concat(chunks) };
  } finally {
    clearTimeout(timer);
  }
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.name);
