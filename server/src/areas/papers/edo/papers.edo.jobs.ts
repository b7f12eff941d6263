import { recordsChanged } from '@venue/sdk';
import type { TakenAnswer } from '@venue/sdk/papers/model';
import type { Db } from '../../../core/db/database.ts';
import { inTransaction } from '../../../core/db/transact.ts';
import { openExchange, putWhole } from '../../../core/files/exchangeFolder.ts';
import { publish, toTopic } from '../../../core/publish.ts';
import type { Job, JobContext } from '../../../jobs/job.ts';
import * as folder from './papers.edo.folder.ts';
import { type AnswerTaker, takeAnswers } from './papers.edo.service.ts';
import { claimQueued, markSent } from './papers.edo.store.ts';
import type { IncomingFile } from './papers.edo.unpack.ts';

/**
 * Exchanges files with a connector of an operator: writes queued УПД to `out`, reads answers from `in`. Several servers
 * may do it at once: a queued row is written by one of them, and an answer counts once.
 */
const exchangeFiles: Job = {
  name: 'papers.edo',
  everyMs: 15_000,
  async run(context) {
    const { edoDir } = context.config;
    if (edoDir === undefined) return;
    await openExchange(edoDir);
    await folder.removeAbandoned(edoDir);
    while (await writeNext(context, edoDir));
    await readAnswers(context, edoDir);
  },
};

const notifyStaff = (tx: Db, now: Date) =>
  publish(tx, now, [toTopic(recordsChanged, 'staff', { tags: ['agreements', 'pending'] })]);

/**
 * Writes the next УПД of the queue; returns false if there is none. A server that dies between the file and the commit
 * leaves the УПД in the queue, and the same file is written again under the same name.
 */
function writeNext(context: JobContext, dir: string): Promise<boolean> {
  const { db, now, log } = context;
  const write = async (tx: Db) => {
    const row = await claimQueued(tx);
    if (!row) return false;
    if (!row.xml || !row.name) throw new Error(`act ${row.actId} is queued without a file`);
    await putWhole(dir, 'out', row.name, row.xml);
    await markSent(tx, row.actId, { at: now(), by: null });
    notifyStaff(tx, now());
    return true;
  };
  return inTransaction(db, write, log);
}

async function readAnswers(context: JobContext, dir: string): Promise<void> {
  const { config, ports, now, db, log } = context;
  const { requisites: venue } = config;
  if (!venue) return;
  const { groups, tooLarge } = await folder.nextGroups(dir);
  for (const name of tooLarge) await folder.moveUnread(dir, name, 'Файл слишком большой');
  const taker: AnswerTaker = {
    ...{ config, venue, files: ports.files, now: now(), userId: null },
    inOne: work => inTransaction(db, work, log),
    note: async tx => void notifyStaff(tx, now()),
  };
  for (const files of groups) {
    const results = await takeAnswers(taker, files);
    for (const file of files) await putAway(dir, file, results);
  }
}

/** Moves a file away with what became of it; a signature goes with the answer beside it. */
function putAway(dir: string, file: IncomingFile, results: readonly TakenAnswer[]): Promise<void> {
  const own = results.filter(({ fileName }) => fileName === file.name || fileName.startsWith(`${file.name} → `));
  const faults = own.filter(({ answerOutcome }) => answerOutcome === 'rejected');
  const isArchive = own.some(({ fileName }) => fileName !== file.name);
  // An archive usually has more than answers; it failed only if it has no answer.
  const isFailed = faults.length > 0 && (!isArchive || faults.length === own.length);
  const why = faults.map(({ fileName, why }) => `${fileName}: ${why}`).join('\n');
  return folder.moveTo(dir, isFailed ? 'failed' : 'done', file, why);
}

export const edoJobs: readonly Job[] = [exchangeFiles];
