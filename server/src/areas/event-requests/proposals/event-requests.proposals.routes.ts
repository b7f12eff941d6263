import { ApiFailure } from '@venue/sdk';
import { answerProposal } from '@venue/sdk/event-requests';
import { addRequestPaper, removeRequestPaper, sendProposal } from '@venue/sdk/event-requests/admin';
import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { eventFileType, proposalStatus, requestPaper } from '@venue/sdk/event-requests/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { transact } from '../../../core/db/transact.ts';
import { dropFiles } from '../../../core/files/keptFiles.ts';
import { handle } from '../../../core/http/handle.ts';
import { tell } from '../../../core/outbox.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { mustExist } from '../../../core/record/records.ts';
import { reachOf } from '../../accounts/accounts.store.ts';
import { tellUpdated } from '../event-requests.notify.service.ts';
import * as parts from '../event-requests.parts.store.ts';
import { presentPaper, presentProposal } from '../event-requests.presenter.ts';
import { isOver } from '../event-requests.rules.ts';
import { note, requestLink } from '../event-requests.service.ts';
import * as store from '../event-requests.store.ts';
import { putFile, sealFile } from '../files/event-requests.files.service.ts';
import { mustBeSent } from '../messages/event-requests.messages.service.ts';
import * as proposals from './event-requests.proposals.store.ts';

const subject = eventRequestRecord.name;

/** Proposals of the venue, the customer's answers, and the papers that follow. */
export const proposalsRoutes = [
  handle(sendProposal, ({ id, body: { lines, comment } }, context) =>
    transact(context, async tx => {
      const request = mustBeSent(await store.lockRequest(tx, id));
      // guard: event-requests.proposals.test.ts
      if (isOver(request.status)) throw new ApiFailure('not_editable');
      const { userId, name } = actorOf(context);
      const price = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
      const row = await proposals.addProposal(tx, {
        requestId: id,
        lines,
        price,
        comment,
        sentBy: userId,
        who: name,
        sentAt: context.now,
      });
      await note(tx, context, request, `Отправлено предложение №\u00a0${row.version}`);
      await writeAudit(tx, context, sendProposal.id, { subject, subjectId: id, after: { price } });
      await tell(tx, context, {
        event: 'eventRequest.proposal',
        of: { kind: 'eventRequest', ids: [id] },
        to: await reachOf(tx, request.userId),
        about: { title: request.title, link: requestLink(context.config, id) },
      });
      tellUpdated(tx, context, request);
      return { id: row.id, message: presentProposal(row) };
    }),
  ),

  handle(answerProposal, ({ id, body: { accepted, reason = '' } }, context) =>
    transact(context, async tx => {
      const { requestId } = mustExist(await proposals.proposalById(tx, id));
      const request = await store.lockRequest(tx, requestId);
      if (request?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
      // Read again: until the request was locked, another version may have been sent.
      const { status, version } = mustExist(await proposals.proposalById(tx, id));
      // guard: event-requests.proposals.test.ts
      if (status !== proposalStatus.sent || isOver(request.status)) throw new ApiFailure('proposal_closed');
      const row = await proposals.answerTo(tx, id, { accepted, reason, at: context.now });
      const answer = accepted ? 'принято' : 'отклонено';
      await note(tx, context, request, `Предложение №\u00a0${version} ${answer}`, accepted ? '' : reason);
      tellUpdated(tx, context, request);
      return { message: presentProposal(row) };
    }),
  ),

  handle(addRequestPaper, async ({ id, body: { file, paper } }, context) => {
    const { label } = requestPaper.option(paper);
    const sealed = await sealFile(context, id, file, label);
    return transact(context, async tx => {
      const request = mustBeSent(await store.lockRequest(tx, id));
      const row = await putFile(tx, context, sealed, { type: eventFileType.ordinary, paper });
      await noted(tx, context, request, `Добавлен документ: ${label.toLowerCase()}`);
      await writeAudit(tx, context, addRequestPaper.id, { subject, subjectId: id, after: { paper: row.name } });
      return { message: presentPaper(row) };
    });
  }),

  handle(removeRequestPaper, ({ body: { fileId } }, context) =>
    transact(context, async tx => {
      const { file } = mustExist(await parts.fileById(tx, fileId));
      const request = mustBeSent(await store.lockRequest(tx, file.requestId));
      const { file: row } = mustExist(await parts.fileById(tx, fileId));
      // guard: event-requests.proposals.test.ts
      if (row.paper === null) throw new ApiFailure('not_found');
      await parts.removeFile(tx, fileId);
      await dropFiles(tx, context.ports.files, [row.file]);
      await noted(tx, context, request, `Убран документ: ${requestPaper.option(row.paper).label.toLowerCase()}`);
      await writeAudit(tx, context, removeRequestPaper.id, {
        subject,
        subjectId: row.requestId,
        before: { paper: row.name },
      });
      return { message: { success: true } };
    }),
  ),
];

async function noted(tx: Db, context: Context, request: store.EventRequestTableRow, what: string): Promise<void> {
  await note(tx, context, request, what);
  tellUpdated(tx, context, request);
}
