import { ApiFailure } from '@venue/sdk';
import {
  createStory,
  getStory,
  listStories,
  publishStory,
  removeStory,
  saveStory,
  unpublishStory,
} from '@venue/sdk/stories/admin';
import { storyRecord } from '@venue/sdk/stories/kind';
import { type StoryStatus, storyStatus } from '@venue/sdk/stories/model';
import type { Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { dropFiles } from '../../core/files/keptFiles.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { removeWithRecord } from '../../core/record/pictures.ts';
import { withPlans } from '../../core/record/plans.ts';
import { mayManage, mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { auditedOf, presentRows } from './stories.presenter.ts';
import { changeStory, inText, lastTurn, ofWhatThereIs, shownStory, valuesOf } from './stories.service.ts';
import { storyStore } from './stories.store.ts';

const subject = storyRecord.name;

export const storiesAdminRoutes = [
  handle(listStories, async ({ body }, context) => {
    const { rows, ...message } = await storyStore.page(context.db, body);
    const items = await presentRows(context.db, rows, mayManage(context, storyRecord));
    return { message, items: await withPlans(context.db, storyRecord, items) };
  }),

  handle(getStory, async ({ body: { storyId } }, context) => ({
    message: await shownStory(context.db, context, storyId),
  })),

  handle(createStory, ({ body }, context) => {
    return ofWhatThereIs(
      transact(context, async tx => {
        const values = await valuesOf(tx, context, null, body);
        const { id: storyId } = await storyStore.add(tx, context.now, values);
        const after = auditedOf(await shownStory(tx, context, storyId));
        await writeAudit(tx, context, createStory.id, { subject, subjectId: storyId, after });
        return { message: { storyId } };
      }),
    );
  }),

  handle(saveStory, ({ body: { storyId, version, status, ...fields } }, context) =>
    ofWhatThereIs(
      transact(context, async tx => {
        const before = mustExist(await storyStore.lock(tx, storyId));
        await mustBeCurrent(tx, context, subject, before, version, () => shownStory(tx, context, storyId));
        const values = await valuesOf(tx, context, before, fields);
        const saved = await changeStory(tx, context, before, { callId: saveStory.id, values, status });
        return { message: { ...saved, success: true } };
      }),
    ),
  ),

  handle(publishStory, ({ body }, context) =>
    decide(context, { ...body, callId: publishStory.id, status: storyStatus.published }),
  ),

  handle(unpublishStory, ({ body }, context) =>
    decide(context, { ...body, callId: unpublishStory.id, status: storyStatus.draft }),
  ),

  handle(removeStory, ({ body: { storyId } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await storyStore.lock(tx, storyId));
      const before = auditedOf(await shownStory(tx, context, storyId));
      const { files } = context.ports;
      await removeWithRecord(tx, files, { owner: subject, id: storyId });
      await inText.remove(tx, files, storyId);
      if (row.file !== null) await dropFiles(tx, files, [row.file]);
      await storyStore.drop(tx, storyId);
      await writeAudit(tx, context, removeStory.id, { subject, subjectId: storyId, before });
      return { message: { success: true } };
    }),
  ),
];

interface Decision {
  readonly storyId: number;
  /** The status the decision was made from. */
  readonly seen: StoryStatus | undefined;
  readonly status: StoryStatus;
  readonly callId: string;
}

const decide = (context: Context, { storyId, seen, status, callId }: Decision) =>
  transact(context, async tx => {
    const before = mustExist(await storyStore.lock(tx, storyId));
    await mustBeAsSeen(seen, before.status, () => lastTurn(tx, context, before));
    if (before.status === status) throw new ApiFailure('move_not_allowed');
    const saved = await changeStory(tx, context, before, { callId, status });
    return { message: { ...saved, success: true } };
  });
