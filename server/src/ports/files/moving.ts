import { buffer } from 'node:stream/consumers';
import type { FileStore } from './files.ts';

/**
 * Files while they are moved: written to the first place, looked for in both, removed from both. So nothing is missing
 * whichever of its steps the move is at.
 */
export function twoPlaces(first: FileStore, second: FileStore): FileStore {
  /** What the first of the places answers that has the file. */
  async function either<T>(ask: (place: FileStore) => Promise<T | undefined>): Promise<T | undefined> {
    // The file may have moved from the second place while the first was asked.
    for (const place of [first, second, first]) {
      const answer = await ask(place);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }
  // guard: move.test.ts
  const fromBoth = <T>(remove: (place: FileStore) => Promise<T>): Promise<T[]> =>
    Promise.all([remove(first), remove(second)]);
  return {
    ...first,
    has: async name => (await first.has(name)) || (await second.has(name)) || first.has(name),
    read: (name, part) => either(place => place.read(name, part)),
    size: name => either(place => place.size(name)),
    async bytes(name) {
      const opened = await either(place => place.read(name));
      return opened ? buffer(opened.data) : first.bytes(name);
    },
    async remove(name) {
      await fromBoth(place => place.remove(name));
    },
    async writtenBefore(moment) {
      const [inFirst, inSecond] = await Promise.all([first.writtenBefore(moment), second.writtenBefore(moment)]);
      return [...new Set([...inFirst, ...inSecond])];
    },
    removeWrittenBefore: async (name, moment) =>
      (await fromBoth(place => place.removeWrittenBefore(name, moment))).includes(true),
    async removeUnfinished(before) {
      await first.removeUnfinished(before);
      await second.removeUnfinished(before);
    },
    isCommon: first.isCommon && second.isCommon,
    answers: async () => (await first.answers()) && second.answers(),
    async check() {
      await first.check();
      await second.check();
    },
  };
}
