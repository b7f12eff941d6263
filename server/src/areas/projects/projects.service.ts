import { ApiFailure } from '@venue/sdk';
import { listProjects, saveProject } from '@venue/sdk/projects/admin';
import { projectRecord } from '@venue/sdk/projects/kind';
import { projectMoves } from '@venue/sdk/projects/model';
import { recordArea } from '../../area/recordArea.ts';
import type { Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { lastStepBy, mustBeAsSeen } from '../../core/record/decided.ts';
import { mustExist } from '../../core/record/records.ts';
import { textPictures } from '../../core/record/textPictures.ts';
import { presentProject, presentRows } from './projects.presenter.ts';
import { auditedOf } from './projects.rules.ts';
import { projectStore } from './projects.store.ts';

export const subject = projectRecord.name;

export const projects = recordArea({
  kind: projectRecord,
  list: listProjects,
  save: saveProject,
  store: projectStore,
  presentRows,
  present: presentProject,
  auditedOf,
  status: {
    moves: projectMoves,
    statusOf: row => row.isPublished,
    withStatus: isPublished => ({ isPublished }),
    titleOf: row => row.name,
    isRemoved: row => row.isDeleted,
  },
});

/** The pictures within the descriptions of projects. */
export const inText = textPictures({
  subject,
  read: projectStore.byId,
  lock: projectStore.lock,
  textOf: row => row.description,
});

interface Decision {
  readonly projectId: number;
  /** Whether it was on the site when the decision was made. */
  readonly seen: boolean | undefined;
  readonly isPublished: boolean;
  readonly call: { readonly id: string };
}

/** Puts a project on the site as it was last saved, or takes it off. */
export const decide = (context: Context, { projectId: id, seen, isPublished, call }: Decision) =>
  transact(context, async tx => {
    const before = mustExist(await projectStore.lock(tx, id));
    const what = before.isPublished ? 'Опубликован' : 'Снят с\u00a0публикации';
    await mustBeAsSeen(seen, before.isPublished, () => lastStepBy(tx, context, { subject, id, what }));
    if (before.isPublished === isPublished) throw new ApiFailure('move_not_allowed');
    const after = await projectStore.touch(tx, id, context.now, { isPublished });
    await writeAudit(tx, context, call.id, { subject, subjectId: id, ...changed(auditedOf(before), auditedOf(after)) });
    return { message: { success: true } };
  });
