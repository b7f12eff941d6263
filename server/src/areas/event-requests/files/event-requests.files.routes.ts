import { ApiFailure } from '@venue/sdk';
import {
  addEventRequestFile,
  downloadEventRequestFile,
  downloadRunningOrder,
  removeEventRequestFile,
} from '@venue/sdk/event-requests';
import { eventFileType, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { actorOf, type Context } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { dropFiles } from '../../../core/files/keptFiles.ts';
import { handle } from '../../../core/http/handle.ts';
import { mustExist } from '../../../core/record/records.ts';
import * as parts from '../event-requests.parts.store.ts';
import { presentFile, presentRequest } from '../event-requests.presenter.ts';
import * as store from '../event-requests.store.ts';
import { mayKeep } from '../limits/event-requests.limits.service.ts';
import { runningOrderPdf } from '../scenario/event-requests.pdf.ts';
import { takeOpen } from '../scenario/event-requests.scenario.routes.ts';
import { putFile, sealFile } from './event-requests.files.service.ts';

export const eventRequestsFilesRoutes = [
  handle(addEventRequestFile, async ({ body }, context) => {
    const { file: upload, requestId, fileType: type = eventFileType.ordinary, technicalScenarioId = null } = body;
    const sealed = await sealFile(context, requestId, upload, eventFileType.option(type).label);
    return transact(context, async tx => {
      const { userId } = await takeOpen(tx, context, requestId);
      if (technicalScenarioId !== null && (await parts.stageById(tx, technicalScenarioId))?.requestId !== requestId)
        throw new ApiFailure('not_found');
      await mayKeep(tx, userId, sealed.size);
      const row = await putFile(tx, context, sealed, { type, stageId: technicalScenarioId });
      const { fileId, filePath } = presentFile(row);
      return { message: { successful: true, filePath, fileId } };
    });
  }),

  handle(removeEventRequestFile, ({ body: { fileId, technicalScenarioId } }, context) =>
    transact(context, async tx => {
      const { file } = mustExist(await parts.fileById(tx, fileId));
      await takeOpen(tx, context, file.requestId);
      // Read again: until the request was locked, another tab may have removed it.
      const { file: row } = mustExist(await parts.fileById(tx, fileId));
      // guard: server/src/areas/event-requests/messages/event-requests.messages.test.ts
      if (!parts.isAnswer(row)) throw new ApiFailure('not_found');
      // guard: server/src/areas/event-requests/scenario/event-requests.scenario.test.ts
      if (technicalScenarioId !== undefined && row.stageId !== technicalScenarioId) throw new ApiFailure('not_found');
      await parts.removeFile(tx, fileId);
      await dropFiles(tx, context.ports.files, [row.file]);
      return { message: { success: true } };
    }),
  ),

  handle(downloadEventRequestFile, async ({ fileId }, context) => {
    const { file: row, ...request } = mustExist(await parts.fileById(context.db, fileId));
    if (!mayRead(context, request)) throw new ApiFailure('not_found');
    const data = await parts.fileBytes(context.ports.files, context.config, row);
    return { data, type: row.mimeType, name: row.name };
  }),

  handle(downloadRunningOrder, async ({ id }, context) => {
    const row = mustExist(await store.requestById(context.db, id));
    if (!mayRead(context, row)) throw new ApiFailure('not_found');
    const data = await runningOrderPdf(await presentRequest(context.db, row, context.now), context.now);
    return { data, type: 'application/pdf', name: `Сценарий, заявка ${id}.pdf` };
  }),
];

/** Who may read: the customer of a request and, once it is submitted, staff with the permission to read requests. */
function mayRead(context: Context, request: Pick<store.EventRequestTableRow, 'userId' | 'status'>): boolean {
  const { userId, role, permissions } = actorOf(context);
  if (role !== 'admin') return userId === request.userId;
  // guard: server/src/areas/event-requests/scenario/event-requests.scenario.test.ts
  return permissions.has('eventRequests.read') && request.status !== eventRequestStatus.draft;
}
