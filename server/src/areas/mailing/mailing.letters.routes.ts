import { ApiFailure, type EarlierDecision } from '@venue/sdk';
import {
  createLetter,
  getLetter,
  listLetters,
  removeLetter,
  saveLetter,
  startLetter,
  stopLetter,
  testLetter,
} from '@venue/sdk/mailing/admin';
import { letterRecord } from '@venue/sdk/mailing/kind';
import { letterMoves, letterStatus } from '@venue/sdk/mailing/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { lastStepBy, mustBeAsSeen } from '../../core/record/decided.ts';
import { mustMove } from '../../core/record/moves.ts';
import { mayManage, mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { countAttempt } from '../../core/security/attempts.ts';
import { recallPosted } from './mailing.deliveries.store.ts';
import {
  auditedOf,
  letterFields,
  mustSaySomething,
  postLetter,
  presentLetter,
  presentLetters,
} from './mailing.letters.service.ts';
import * as store from './mailing.letters.store.ts';
import type { LetterTableRow } from './mailing.table.ts';

const subject = letterRecord.name;
const testsPerPerson = [{ most: 20, seconds: 60 * 60 }] as const;

/** Changes a letter, which the caller holds locked, and returns it. */
async function changeLetter(
  tx: Db,
  context: Context,
  before: LetterTableRow,
  callId: string,
  values: Partial<LetterTableRow>,
) {
  const row = await store.changeLetter(tx, before.id, {
    ...values,
    version: before.version + 1,
    updatedAt: context.now,
  });
  const differs = changed(auditedOf(before), auditedOf(row));
  await writeAudit(tx, context, callId, { subject, subjectId: row.id, ...differs });
  return { message: { ...(await presentLetter(tx, context, row)), success: true } };
}

const stepTo = { 1: 'Черновик', 2: 'Отправляется', 3: 'Остановлено', 4: 'Отправлено' } as const;
const lastTurn = (tx: Db, context: Context, { id, status }: LetterTableRow): Promise<EarlierDecision> =>
  lastStepBy(tx, context, { subject, id, what: stepTo[status] });

export const mailingLettersRoutes = [
  handle(listLetters, async ({ body }, context) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, ...counts } = await store.lettersPage(context.db, { ...body, page, pageSize });
    return {
      message: { page, pageSize, ...counts },
      items: [...(await presentLetters(context.db, rows, mayManage(context, letterRecord)))],
    };
  }),

  handle(getLetter, async ({ body: { letterId } }, context) => ({
    message: await presentLetter(context.db, context, mustExist(await store.letterById(context.db, letterId))),
  })),

  handle(createLetter, ({ body }, context) =>
    transact(context, async tx => {
      const { now } = context;
      const row = await store.addLetter(tx, { ...letterFields.valuesOf(body), createdAt: now, updatedAt: now });
      await writeAudit(tx, context, createLetter.id, { subject, subjectId: row.id, after: auditedOf(row) });
      return { id: row.id, message: { letterId: row.id } };
    }),
  ),

  handle(saveLetter, ({ body: { letterId, version, ...fields } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await store.lockLetter(tx, letterId));
      if (before.status !== letterStatus.draft) throw new ApiFailure('move_not_allowed');
      await mustBeCurrent(tx, context, subject, before, version, () => presentLetter(tx, context, before));
      return changeLetter(tx, context, before, saveLetter.id, letterFields.valuesOf(fields));
    }),
  ),

  handle(removeLetter, ({ body: { letterId } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await store.lockLetter(tx, letterId));
      if (before.status !== letterStatus.draft) throw new ApiFailure('move_not_allowed');
      await store.dropLetter(tx, letterId);
      await writeAudit(tx, context, removeLetter.id, { subject, subjectId: letterId, before: auditedOf(before) });
      return { message: { success: true } };
    }),
  ),

  handle(testLetter, async ({ body: { letterId, email } }, context) => {
    await countAttempt(context.db, `test-letter:${actorOf(context).userId}`, context.now, testsPerPerson);
    return transact(context, async tx => {
      const row = mustExist(await store.letterById(tx, letterId));
      mustSaySomething(row.body);
      await postLetter(tx, context, row, { deliveryId: null, email });
      // The audit log does not keep the address of the test.
      await writeAudit(tx, context, testLetter.id, { subject, subjectId: letterId });
      return { message: { success: true } };
    });
  }),

  handle(startLetter, ({ body: { letterId, seen, version } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await store.lockLetter(tx, letterId));
      await mustBeAsSeen(seen, before.status, () => lastTurn(tx, context, before));
      mustMove(letterMoves, 'staff', before.status, letterStatus.sending);
      // A colleague may have changed the words meanwhile.
      if (before.status === letterStatus.draft)
        await mustBeCurrent(tx, context, subject, before, version, () => presentLetter(tx, context, before));
      mustSaySomething(before.body);
      const isFirst = before.startedAt === null;
      if (isFirst && (await store.addRecipients(tx, before)) === 0) throw new ApiFailure('move_not_allowed');
      return changeLetter(tx, context, before, startLetter.id, {
        status: letterStatus.sending,
        ...(isFirst ? { startedAt: context.now } : {}),
      });
    }),
  ),

  handle(stopLetter, ({ body: { letterId, seen } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await store.lockLetter(tx, letterId));
      await mustBeAsSeen(seen, before.status, () => lastTurn(tx, context, before));
      mustMove(letterMoves, 'staff', before.status, letterStatus.stopped);
      await recallPosted(tx, letterId, context.now);
      return changeLetter(tx, context, before, stopLetter.id, { status: letterStatus.stopped });
    }),
  ),
];
