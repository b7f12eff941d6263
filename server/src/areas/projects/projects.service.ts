import { ApiFailure } from '@venue/sdk';
import { projectRecord } from '@venue/sdk/projects/kind';
import type { PastProject } from '@venue/sdk/projects/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { lastStepBy, mustBeAsSeen } from '../../core/record/decided.ts';
import { found, mayManage } from '../../core/record/records.ts';
import { textPictures } from '../../core/record/textPictures.ts';
import { presentProject } from './projects.presenter.ts';
import { auditedOf } from './projects.rules.ts';
import * as store from './projects.store.ts';

export const subject = projectRecord.name;

/** The pictures within the descriptions of projects. */
export const inText = textPictures({
  subject,
  read: store.projectById,
  lock: store.lockProject,
  textOf: row => row.description,
});

export async function shownProject(db: Db, context: Context, projectId: number): Promise<PastProject> {
  return presentProject(db, found(await store.projectById(db, projectId)), mayManage(context, projectRecord));
}

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
    const before = found(await store.lockProject(tx, id));
    const what = before.isPublished ? 'Опубликован' : 'Снят с\u00a0публикации';
    await mustBeAsSeen(seen, before.isPublished, () => lastStepBy(tx, context, { subject, id, what }));
    if (before.isPublished === isPublished) throw new ApiFailure('move_not_allowed');
    const after = await store.changeProject(tx, id, { isPublished, updatedAt: context.now });
    await writeAudit(tx, context, call.id, { subject, subjectId: id, ...changed(auditedOf(before), auditedOf(after)) });
    return { message: { success: true } };
  });
