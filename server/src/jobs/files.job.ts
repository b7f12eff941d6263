import type { Area } from '../area/area.ts';
import { removeDropped } from '../core/files/keptFiles.ts';
import type { FileReferences } from '../core/files/references.ts';
import { pictureReferences } from '../core/record/pictures.ts';
import type { Job } from './job.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 500;

/** Removes files that transactions dropped but that are still there, because the server died or the disk failed. */
export const removeFiles: Job = {
  name: 'files.remove',
  everyMs: MINUTE_MS,
  async run({ db, ports, log }) {
    if (!(await removeDropped(db, ports.files))) log.warn({}, 'files could not be removed');
  },
};

/**
 * Removes files without references: those of transactions that died before their commit, and previews. A file of the
 * last day may belong to a transaction that is still open.
 */
export const sweepFiles = (areas: readonly Area[]): Job => {
  const references: readonly FileReferences[] = [...pictureReferences, ...areas.flatMap(({ files = [] }) => files)];
  return {
    name: 'files.sweep',
    everyMs: 6 * HOUR_MS,
    async run({ db, ports: { files }, now, log }) {
      const safe = new Date(now().getTime() - DAY_MS);
      await files.removeUnfinished(new Date(now().getTime() - HOUR_MS));
      const old = await files.writtenBefore(safe);
      // Sealed personal data first.
      old.sort((a, b) => Number(b.endsWith('.sealed')) - Number(a.endsWith('.sealed')));
      let removed = 0;
      for (let at = 0; at < old.length; at += BATCH) {
        const names = old.slice(at, at + BATCH);
        const referred = new Set((await Promise.all(references.map(each => each(db, names)))).flat());
        // guard: files.test.ts
        for (const name of names.filter(each => !referred.has(each))) {
          // Style files are named by their content, so this one may have been written again since it was listed.
          if (await files.removeWrittenBefore(name, safe)) removed++;
        }
      }
      if (removed > 0) log.info({ removed }, 'files nobody refers to were removed');
    },
  };
};
