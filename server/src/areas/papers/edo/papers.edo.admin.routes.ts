import { ApiFailure } from '@venue/sdk';
import { downloadUpdForEdo, getAnswerFile, settleUpdAnswer, uploadUpdAnswers } from '@venue/sdk/papers/admin';
import { actRecord } from '@venue/sdk/papers/kind';
import { edoState } from '@venue/sdk/papers/model';
import { actorOf } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { mustExist } from '../../../core/record/records.ts';
import { requisitesOf } from '../../agreements/agreements.service.ts';
import { shownAct } from '../acts/papers.acts.service.ts';
import { zipOf } from '../archive/papers.archive.ts';
import { issuedXml, lockAct } from '../papers.store.ts';
import { takeAnswers, takerOf } from './papers.edo.service.ts';
import * as store from './papers.edo.store.ts';

const subject = actRecord.name;

export const edoAdminRoutes = [
  handle(downloadUpdForEdo, ({ body: { actIds } }, context) =>
    transact(context, async tx => {
      const rows = await store.lockIssued(tx, actIds);
      if (rows.length === 0) throw new ApiFailure('document_without_xml');
      const sent = { at: context.now, by: actorOf(context).userId };
      for (const { id, state } of rows) {
        if (state !== null && state !== 'queued') continue;
        await store.markSent(tx, id, sent);
        const change = { before: { edoState: state ?? edoState.unsent }, after: { edoState: edoState.sent } };
        await writeAudit(tx, context, downloadUpdForEdo.id, { subject, subjectId: id, ...change });
      }
      const files = rows.map(({ id, xmlName }) => ({
        name: xmlName,
        read: async () => mustExist((await issuedXml(context.db, id)) ?? undefined).data,
      }));
      return { data: zipOf(context.now, files), type: 'application/zip', name: 'УПД для ЭДО.zip' };
    }),
  ),

  handle(uploadUpdAnswers, async ({ body: { fileAnswers } }, context) => {
    const taker = takerOf(context, requisitesOf(context.config));
    const files = [];
    for (const file of fileAnswers)
      files.push({ name: file instanceof File ? file.name : 'файл', data: Buffer.from(await file.arrayBuffer()) });
    return { message: { results: await takeAnswers(taker, files) } };
  }),

  handle(getAnswerFile, async ({ body: { answerFileId } }, { db, ports, config }) => {
    const row = mustExist(await store.answerFileById(db, answerFileId));
    const data = await store.answerBytes(ports.files, config, row);
    return { data, type: 'application/octet-stream', name: row.name };
  }),

  handle(settleUpdAnswer, ({ body: { actId } }, context) =>
    transact(context, async tx => {
      mustExist(await lockAct(tx, actId));
      if (!(await store.settle(tx, actId, context.now))) throw new ApiFailure('move_not_allowed');
      await writeAudit(tx, context, settleUpdAnswer.id, { subject, subjectId: actId });
      return { message: await shownAct(tx, context, actId) };
    }),
  ),
];
