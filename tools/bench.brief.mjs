// Runs benches once with little data: it shows that they still run, not how fast anything is.
import { pathToFileURL } from 'node:url';

const AT_ONCE = 2;

/**
 * Runs the benches (name to file), two at once, because they mostly wait; prints a line for each, and returns the names
 * of those that break.
 */
export async function runBriefly(files, print = console.log) {
  const failed = [];
  const rest = [...files];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) await one(...next);
  };
  const one = async (section, file) => {
    const started = performance.now();
    const reason = await reasonOf(file);
    if (reason) failed.push(section);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(reason ? `bench ${section} broke: ${reason}` : `bench ${section} ran in ${seconds} s`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

/** Why a bench broke; undefined if it did its work. */
async function reasonOf(file) {
  try {
    const figures = await (await import(pathToFileURL(file).href)).run({ brief: true });
    if (figures.length === 0) return 'it returned no figures';
    const bad = figures.filter(({ broken, ours }) => broken || !Number.isFinite(ours));
    return bad.length > 0 ? bad.map(({ what }) => what).join('\n') : undefined;
  } catch (error) {
    return error.stack ?? String(error);
  }
}
