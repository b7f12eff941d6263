import type { UpdExchange } from '@venue/sdk/papers/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { ActRecord } from '../papers.store.ts';
import { answersOf, filesOfAnswers } from './papers.edo.store.ts';

/** The exchange of a УПД, as staff read it; null for an act that is open or no УПД. */
export async function presentExchange(
  db: Db,
  { staffNameOf }: Pick<Context, 'staffNameOf'>,
  { id, xmlName, exchange }: Pick<ActRecord, 'id' | 'xmlName' | 'exchange'>,
): Promise<UpdExchange | null> {
  if (xmlName === null) return null;
  const nameOf = async (userId: number | null) => (userId === null ? null : await staffNameOf(db, userId));
  const rows = exchange === null ? [] : await answersOf(db, id);
  const files =
    rows.length === 0
      ? []
      : await filesOfAnswers(
          db,
          rows.map(row => row.id),
        );
  const answers = [];
  for (const row of rows)
    answers.push({
      updAnswerId: row.id,
      answerResult: row.result,
      answerText: row.content,
      answeredAt: row.answeredAt.toISOString(),
      acceptedOn: row.acceptedOn,
      signedBy: row.signedBy,
      discrepancy: row.discrepancy,
      receivedAt: row.receivedAt.toISOString(),
      receivedBy: await nameOf(row.receivedBy),
      files: files
        .filter(file => file.answerId === row.id)
        .map(file => ({ answerFileId: file.id, fileName: file.name, isSignature: file.isSignature })),
    });
  return {
    sentAt: exchange?.sentAt?.toISOString() ?? null,
    sentBy: await nameOf(exchange?.sentBy ?? null),
    waitsForStaff: exchange?.isWaiting ?? false,
    answers,
  };
}
