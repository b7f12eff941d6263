import { readFileSync, writeFileSync } from 'node:fs';

/** The text with one part of it replaced; throws unless that part stands there exactly once. */
export function changed(text, from, to) {
  const times = text.split(from).length - 1;
  if (times !== 1) throw new Error(`found ${times} times instead of once: ${from}`);
  return text.replace(from, () => to);
}

/** Runs `act` while a part of a file is replaced. */
export const whileChanged = (file, from, to, act) => whileIs(file, text => changed(text, from, to), act);

/**
 * Runs `act` while a file has the text that `change` makes of its own, and then restores the file, also after a failure
 * and when this process is interrupted.
 */
export async function whileIs(file, change, act) {
  const text = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, text);
  const interrupted = () => process.exit(130);
  process.on('exit', restore);
  process.on('SIGINT', interrupted);
  process.on('SIGTERM', interrupted);
  try {
    writeFileSync(file, change(text));
    return await act();
  } finally {
    restore();
    process.off('exit', restore);
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}
