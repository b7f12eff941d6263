import {
  createCollaborator,
  getCollaborator,
  listCollaborators,
  moveCollaborator,
  removeCollaborator,
  removeCollaboratorImage,
  saveCollaborator,
  uploadCollaboratorImage,
} from '@venue/sdk/collaborators/admin';
import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import { type Collaborator, collaboratorMoves } from '@venue/sdk/collaborators/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { statusSaved } from '../../core/record/moves.ts';
import { onePicture } from '../../core/record/onePicture.ts';
import { imageFile, removeWithRecord } from '../../core/record/pictures.ts';
import { withPlans } from '../../core/record/plans.ts';
import { found, mayManage, mustBeCurrent } from '../../core/record/records.ts';
import { presentCollaborators } from './collaborators.presenter.ts';
import { auditedOf, valuesOf } from './collaborators.rules.ts';
import * as store from './collaborators.store.ts';

const subject = collaboratorRecord.name;

const picture = onePicture({
  subject,
  field: 'collaboratorImage',
  read: store.collaboratorById,
  lock: store.lockCollaborator,
  touch: (tx, id, updatedAt) => store.changeCollaborator(tx, id, { updatedAt }),
});

export const collaboratorsAdminRoutes = [
  handle(listCollaborators, async ({ body }, context) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await store.collaboratorsPage(context.db, { ...body, page, pageSize });
    const items = await presentCollaborators(context.db, rows, mayManage(context, collaboratorRecord));
    return {
      message: { page, pageSize, total, totalIsExact },
      items: await withPlans(context.db, collaboratorRecord, items),
    };
  }),

  handle(getCollaborator, async ({ body: { collaboratorId } }, context) => ({
    message: await shown(context.db, context, collaboratorId),
  })),

  handle(createCollaborator, ({ body }, context) => {
    const { now } = context;
    return transact(context, async tx => {
      const row = await store.addCollaborator(tx, { ...valuesOf(body), createdAt: now, updatedAt: now });
      await writeAudit(tx, context, createCollaborator.id, { subject, subjectId: row.id, after: auditedOf(row) });
      return { message: { collaboratorId: row.id } };
    });
  }),

  handle(saveCollaborator, ({ body: { collaboratorId, isPublished, version, ...fields } }, context) =>
    transact(context, async tx => {
      const before = found(await store.lockCollaborator(tx, collaboratorId));
      await mustBeCurrent(tx, context, subject, before, version, () => shown(tx, context, collaboratorId));
      const after = await store.changeCollaborator(tx, collaboratorId, {
        ...valuesOf(fields),
        isPublished: statusSaved(collaboratorMoves, before.isPublished, isPublished),
        version: before.version + 1,
        updatedAt: context.now,
      });
      const differs = changed(auditedOf(before), auditedOf(after));
      await writeAudit(tx, context, saveCollaborator.id, { subject, subjectId: collaboratorId, ...differs });
      return { message: await shown(tx, context, collaboratorId) };
    }),
  ),

  handle(removeCollaborator, ({ body: { collaboratorId: id } }, context) =>
    transact(context, async tx => {
      await store.teamOrder.lock(tx);
      const before = found(await store.lockCollaborator(tx, id));
      await removeWithRecord(tx, context.ports.files, { owner: subject, id });
      await store.dropCollaborator(tx, id);
      await writeAudit(tx, context, removeCollaborator.id, { subject, subjectId: id, before: auditedOf(before) });
      return { message: { success: true } };
    }),
  ),

  handle(uploadCollaboratorImage, async ({ body: { file, collaboratorId } }, context) => {
    const { message } = await picture.put(context, uploadCollaboratorImage, collaboratorId, file);
    return { message: imageFile(message) };
  }),

  handle(removeCollaboratorImage, ({ body: { collaboratorId, fileId } }, context) =>
    picture.remove(context, removeCollaboratorImage, collaboratorId, fileId),
  ),

  handle(moveCollaborator, ({ body: { collaboratorId: id, collaboratorOrder: to } }, context) =>
    transact(context, async tx => {
      await store.teamOrder.lock(tx);
      const before = found(await store.collaboratorById(tx, id));
      await store.teamOrder.put(tx, [{ id, to }]);
      const after = found(await store.collaboratorById(tx, id));
      const place = { collaboratorOrder: after.position };
      await writeAudit(tx, context, moveCollaborator.id, {
        subject,
        subjectId: id,
        ...changed({ collaboratorOrder: before.position }, place),
      });
      return { message: { success: true } };
    }),
  ),
];

async function shown(db: Db, context: Context, id: number): Promise<Collaborator> {
  const row = found(await store.collaboratorById(db, id));
  return found((await presentCollaborators(db, [row], mayManage(context, collaboratorRecord)))[0]);
}
