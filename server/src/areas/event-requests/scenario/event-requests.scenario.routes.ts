import { ApiFailure } from '@venue/sdk';
import { addScenarioStage, removeScenarioStage } from '@venue/sdk/event-requests';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { transact } from '../../../core/db/transact.ts';
import { dropFiles } from '../../../core/files/keptFiles.ts';
import { handle } from '../../../core/http/handle.ts';
import { mustExist } from '../../../core/record/records.ts';
import * as parts from '../event-requests.parts.store.ts';
import { mayAttach } from '../event-requests.rules.ts';
import { mustBeSound, takeOwn, wrong } from '../event-requests.service.ts';
import { changeRequest } from '../event-requests.store.ts';
import { spacesOf } from '../lists/event-requests.lists.store.ts';

/** As many stages as a request may have. */
const MOST_STAGES = 500;

/** Locks the actor's own request to change its stages and files. Throws `not_found` and `not_editable`. */
export async function takeOpen(tx: Db, context: Context, requestId: number) {
  const row = await takeOwn(tx, context, requestId);
  if (!mayAttach(row, context.now)) throw new ApiFailure('not_editable');
  await changeRequest(tx, requestId, { updatedAt: context.now });
  return row;
}

export const eventRequestsScenarioRoutes = [
  handle(addScenarioStage, ({ body }, context) =>
    transact(context, async tx => {
      const { eventRequestId: requestId, spaceId } = body;
      const { status } = await takeOpen(tx, context, requestId);
      if ((await spacesOf(tx, [spaceId])).length === 0) throw wrong({ spaceId: 'Выберите из\u00a0списка' });
      const stages = await parts.stagesOf(tx, requestId);
      if (stages.length >= MOST_STAGES) throw wrong({ technicalScenarioOrder: `Не\u00a0больше ${MOST_STAGES} этапов` });
      const standing = stages.filter(each => each.spaceId === spaceId).length;
      const position = Math.min(body.technicalScenarioOrder, standing + 1);
      await parts.shiftStages(tx, { requestId, spaceId, from: position, by: 1 });
      const { id } = await parts.addStage(tx, {
        requestId,
        spaceId,
        position,
        value: body.technicalScenarioValue,
        timeStart: body.technicalScenarioTimeStart,
      });
      // A submitted request must stay valid after every change.
      if (status !== eventRequestStatus.draft)
        await mustBeSound(tx, context, requestId, {}, 'technicalScenarioTimeStart');
      return { id, message: { success: true } };
    }),
  ),

  handle(removeScenarioStage, ({ body: { technicalScenarioId: id } }, context) =>
    transact(context, async tx => {
      const { requestId } = mustExist(await parts.stageById(tx, id));
      await takeOpen(tx, context, requestId);
      // Read again: until the request was locked, another tab may have moved or removed it.
      const { spaceId, position, isRequired } = mustExist(await parts.stageById(tx, id));
      if (isRequired) throw new ApiFailure('stage_required');
      const files = (await parts.filesOf(tx, requestId)).filter(each => each.stageId === id);
      await parts.removeStage(tx, id);
      await parts.shiftStages(tx, { requestId, spaceId, from: position, by: -1 });
      await dropFiles(
        tx,
        context.ports.files,
        files.map(({ file }) => file),
      );
      return { message: 'success' as const };
    }),
  ),
];
