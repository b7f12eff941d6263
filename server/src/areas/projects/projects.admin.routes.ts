import {
  createProject,
  getProject,
  listProjects,
  publishProject,
  removeProject,
  reorderProjects,
  saveProject,
  unpublishProject,
} from '@venue/sdk/projects/admin';
import { projectRecord } from '@venue/sdk/projects/kind';
import { projectMoves } from '@venue/sdk/projects/model';
import { transact } from '../../core/db/transact.ts';
import { cleanHtml } from '../../core/files/richText.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { statusSaved } from '../../core/record/moves.ts';
import { withPlans } from '../../core/record/plans.ts';
import { found, mayManage, mustBeCurrent } from '../../core/record/records.ts';
import { presentRows } from './projects.presenter.ts';
import { addressTaken, auditedOf, daysOf, valuesOf } from './projects.rules.ts';
import { decide, inText, shownProject, subject } from './projects.service.ts';
import * as store from './projects.store.ts';

export const projectsAdminRoutes = [
  handle(listProjects, async ({ body }, context) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await store.projectsPage(context.db, { ...body, page, pageSize });
    const items = await presentRows(context.db, rows, mayManage(context, projectRecord));
    return {
      message: { page, pageSize, total, totalIsExact },
      items: await withPlans(context.db, projectRecord, items),
    };
  }),

  handle(getProject, async ({ body: { projectId } }, context) => ({
    message: await shownProject(context.db, context, projectId),
  })),

  handle(createProject, ({ body }, context) => {
    const { now } = context;
    return transact(context, async tx => {
      const projectDescription = cleanHtml(body.projectDescription, []);
      const values = valuesOf({ ...body, ...daysOf(body, now), projectDescription });
      const row = await store.addProject(tx, { ...values, createdAt: now, updatedAt: now });
      await writeAudit(tx, context, createProject.id, { subject, subjectId: row.id, after: auditedOf(row) });
      return { id: row.id, message: await shownProject(tx, context, row.id) };
    }).catch(addressTaken);
  }),

  handle(saveProject, ({ body: { projectId: id, isPublished, version, ...fields } }, context) =>
    transact(context, async tx => {
      const before = found(await store.lockProject(tx, id));
      await mustBeCurrent(tx, context, subject, before, version, () => shownProject(tx, context, id));
      const { projectDescription: text } = fields;
      const after = await store.changeProject(tx, id, {
        ...valuesOf({
          ...fields,
          ...daysOf(fields, context.now, before),
          projectDescription: text === undefined ? undefined : cleanHtml(text, await inText.of(tx, id)),
        }),
        isPublished: statusSaved(projectMoves, before.isPublished, isPublished),
        version: before.version + 1,
        updatedAt: context.now,
      });
      const differs = changed(auditedOf(before), auditedOf(after));
      await writeAudit(tx, context, saveProject.id, { subject, subjectId: id, ...differs });
      return { message: await shownProject(tx, context, id) };
    }).catch(addressTaken),
  ),

  handle(publishProject, ({ body }, context) => decide(context, { ...body, call: publishProject, isPublished: true })),

  handle(unpublishProject, ({ body }, context) =>
    decide(context, { ...body, call: unpublishProject, isPublished: false }),
  ),

  handle(reorderProjects, ({ body }, context) =>
    transact(context, async tx => {
      await store.projectsOrder.lock(tx);
      const places = body.map(({ projectId: id, projectOrder: to }) => ({ id, to }));
      const before = await Promise.all(places.map(({ id }) => store.projectById(tx, id)));
      await store.projectsOrder.put(tx, places);
      for (const [index, { id }] of places.entries()) {
        const placeOf = (row: { position: number | null } | undefined) => ({ projectOrder: row?.position ?? null });
        const differs = changed(placeOf(before[index]), placeOf(await store.projectById(tx, id)));
        await writeAudit(tx, context, reorderProjects.id, { subject, subjectId: id, ...differs });
      }
      return { message: { success: true } };
    }),
  ),

  handle(removeProject, ({ body: { projectId: id } }, context) =>
    transact(context, async tx => {
      await store.projectsOrder.lock(tx);
      const before = found(await store.lockProject(tx, id));
      const gone = { isDeleted: true, isPublished: false, position: null, version: before.version + 1 };
      await store.changeProject(tx, id, { ...gone, updatedAt: context.now });
      await store.projectsOrder.close(tx);
      await writeAudit(tx, context, removeProject.id, { subject, subjectId: id, before: auditedOf(before) });
      return { message: { success: true } };
    }),
  ),
];
