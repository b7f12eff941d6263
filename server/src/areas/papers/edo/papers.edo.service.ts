import { uploadUpdAnswers } from '@venue/sdk/papers/admin';
import { actName, type TakenAnswer } from '@venue/sdk/papers/model';
import type { Requisites } from '../../../config/requisites.ts';
import type { Config } from '../../../config.ts';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { transact } from '../../../core/db/transact.ts';
import { keepFile } from '../../../core/files/keptFiles.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { encrypt, sealedFileName } from '../../../core/security/encryption.ts';
import type { FileStore } from '../../../ports/files/files.ts';
import { type Answer, AnswerFault, digestOf, readAnswer } from './papers.edo.file.ts';
import { mustAgree } from './papers.edo.rules.ts';
import * as store from './papers.edo.store.ts';
import { type AnswerCandidate, type IncomingFile, splitAnswers, unpack } from './papers.edo.unpack.ts';

/** Who takes answers: staff by an upload, or the job that reads the exchange folder. */
export interface AnswerTaker {
  readonly config: Config;
  readonly files: FileStore;
  readonly venue: Requisites;
  readonly now: Date;
  readonly userId: number | null;
  /** Runs the work of one answer in a transaction of its own. */
  readonly inOne: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** Notes a new answer in the audit log. */
  readonly note: (tx: Db, actId: number, after: object) => Promise<void>;
}

/** A member of staff who uploads answers. */
export const takerOf = (context: Context, venue: Requisites): AnswerTaker => ({
  config: context.config,
  files: context.ports.files,
  venue,
  now: context.now,
  userId: actorOf(context).userId,
  inOne: work => transact({ ...context, idempotency: null }, work),
  note: (tx, subjectId, after) => writeAudit(tx, context, uploadUpdAnswers.id, { subject: 'act', subjectId, after }),
});

/**
 * Takes the answers among some files: each is stored with its УПД, whole or not at all. The others are returned with
 * the reason.
 */
export async function takeAnswers(taker: AnswerTaker, incoming: readonly IncomingFile[]): Promise<TakenAnswer[]> {
  const unpacked = await unpack(incoming);
  const { candidates, unread } = splitAnswers(unpacked.files);
  const results: TakenAnswer[] = [];
  for (const candidate of candidates) results.push(await takeOne(taker, candidate));
  for (const { name, why } of [...unpacked.unread, ...unread]) results.push(refusalOf(name, why));
  return results;
}

const refusalOf = (fileName: string, why: string): TakenAnswer => ({
  fileName,
  answerOutcome: 'rejected',
  why,
  actId: null,
  actTitle: '',
  answerResult: null,
});

async function takeOne(taker: AnswerTaker, candidate: AnswerCandidate): Promise<TakenAnswer> {
  try {
    const answer = readAnswer(candidate.data);
    return await taker.inOne(tx => takeInto(tx, taker, answer, candidate));
  } catch (error) {
    if (!(error instanceof AnswerFault)) throw error;
    return refusalOf(candidate.name, error.message);
  }
}

async function takeInto(
  tx: Db,
  taker: AnswerTaker,
  answer: Answer,
  { name: fileName, data, signatures }: AnswerCandidate,
): Promise<TakenAnswer> {
  const { seller, digest, result } = answer;
  // The lock orders several answers to one УПД, and the same file taken twice at once.
  const upd = await store.lockUpd(tx, seller.guid);
  if (!upd) throw new AnswerFault(`у\u00a0нас нет УПД с\u00a0файлом ${seller.name}`);
  mustAgree(answer, { xml: upd.xml, sellerInn: taker.venue.INN, buyerInn: upd.buyerInn });
  const actTitle = actName({ actForm: upd.form, actNumber: upd.number });
  const taken = { fileName, why: '', actId: upd.id, actTitle, answerResult: result };
  const known = await store.answerByName(tx, answer.name);
  // guard: papers.edo.test.ts
  if (known && known.digest !== digest)
    throw new AnswerFault('ответ с\u00a0этим идентификатором уже загружен, а\u00a0содержание другое');
  if (known) {
    await addFiles(tx, taker, known.id, signatures, true);
    return { ...taken, answerOutcome: 'known' };
  }
  const { content, answeredAt, acceptedOn, signedBy, discrepancy } = answer;
  const row = await store.addAnswer(tx, {
    ...{ actId: upd.id, name: answer.name, digest, result },
    ...{ content, answeredAt, acceptedOn, signedBy, discrepancy },
    receivedAt: taker.now,
    receivedBy: taker.userId,
  });
  await addFiles(tx, taker, row.id, [{ name: `${answer.name}.xml`, data }], false);
  await addFiles(tx, taker, row.id, signatures, true);
  await store.followAnswer(tx, row, taker.now);
  await taker.note(tx, upd.id, { answerResult: result, signedBy });
  return { ...taken, answerOutcome: 'added' };
}

/** Stores files of an answer, encrypted; those that it has already are left out. */
async function addFiles(
  tx: Db,
  { config, files }: AnswerTaker,
  answerId: number,
  incoming: readonly IncomingFile[],
  isSignature: boolean,
): Promise<void> {
  for (const { name, data } of incoming) {
    const file = sealedFileName(config);
    const isNew = await store.addAnswerFile(tx, {
      ...{ answerId, isSignature, file, digest: digestOf(data) },
      name: name.split(/[/\\]|→ /).at(-1) ?? name,
    });
    if (isNew) await keepFile(tx, files, file, encrypt(config, store.aboutAnswerFile({ answerId, file }), data));
  }
}
