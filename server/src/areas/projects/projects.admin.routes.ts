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
import { transact } from '../../core/db/transact.ts';
import { cleanHtml } from '../../core/files/richText.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { addressTaken, auditedOf, daysOf, everyValueOf } from './projects.rules.ts';
import { decide, inText, projects, subject } from './projects.service.ts';
import * as store from './projects.store.ts';

export const projectsAdminRoutes = [
  handle(listProjects, ({ body }, context) => projects.listPlanned(context, body)),

  handle(getProject, ({ body: { projectId } }, context) => projects.read(context, projectId)),

  handle(createProject, async ({ body }, context) => {
    const projectDescription = cleanHtml(body.projectDescription, []);
    const values = everyValueOf({ ...body, ...daysOf(body, context.now), projectDescription });
    return projects.create(context, createProject, values).catch(addressTaken);
  }),

  handle(saveProject, ({ body: { projectId: id, isPublished: status, version, ...fields } }, context) =>
    projects
      .save(context, { id, version, status }, async (before, tx) => {
        const { projectDescription: text } = fields;
        return everyValueOf({
          ...fields,
          ...daysOf(fields, context.now, before),
          projectDescription: text === undefined ? undefined : cleanHtml(text, await inText.of(tx, id)),
        });
      })
      .catch(addressTaken),
  ),

  handle(publishProject, ({ body }, context) => decide(context, { ...body, call: publishProject, isPublished: true })),

  handle(unpublishProject, ({ body }, context) =>
    decide(context, { ...body, call: unpublishProject, isPublished: false }),
  ),

  handle(reorderProjects, ({ body }, context) => {
    const places = body.map(({ projectId: id, projectOrder: to }) => ({ id, to }));
    return projects.place(context, reorderProjects, places, row => ({ projectOrder: row.position }));
  }),

  handle(removeProject, ({ body: { projectId: id } }, context) =>
    transact(context, async tx => {
      await store.projectsOrder.lock(tx);
      const before = mustExist(await store.projectStore.lock(tx, id));
      await store.removeProject(tx, before, context.now);
      await writeAudit(tx, context, removeProject.id, { subject, subjectId: id, before: auditedOf(before) });
      return { message: { success: true } };
    }),
  ),
];
