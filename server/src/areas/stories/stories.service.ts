import { ApiFailure, type EarlierDecision } from '@venue/sdk';
import { storyRecord } from '@venue/sdk/stories/kind';
import { type Story, type StoryFields, type StoryStatus, storyMoves, storyStatus } from '@venue/sdk/stories/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint } from '../../core/db/transact.ts';
import { dropFiles } from '../../core/files/keptFiles.ts';
import { cleanHtml } from '../../core/files/richText.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { statusSaved } from '../../core/record/moves.ts';
import { lastAudited, mayManage, mustExist } from '../../core/record/records.ts';
import { textPictures } from '../../core/record/textPictures.ts';
import { namedInVersions } from '../../core/record/versions.ts';
import { auditedOf, presentStory } from './stories.presenter.ts';
import { fileNamed, mustBeWhole, stepWords, storyFields } from './stories.rules.ts';
import { storyStore } from './stories.store.ts';
import type { StoryTableRow } from './stories.table.ts';

const subject = storyRecord.name;

/** The pictures within the texts of stories. */
export const inText = textPictures({
  subject,
  read: storyStore.byId,
  lock: storyStore.lock,
  textOf: row => row.description,
});

export async function shownStory(db: Db, context: Context, storyId: number): Promise<Story> {
  return presentStory(db, mustExist(await storyStore.byId(db, storyId)), mayManage(context, storyRecord));
}

/** Column values for the fields of a story; the text shows no pictures but its own. Throws `invalid_input`. */
export async function valuesOf(tx: Db, context: Context, before: StoryTableRow | null, fields: StoryFields) {
  const id = before?.id ?? null;
  const pictures = id === null ? [] : await inText.of(tx, id);
  const file = fields.file === null ? null : fileNamed(fields.file, id);
  if (file === undefined || (file !== null && !(await context.ports.files.has(file))))
    throw new ApiFailure('invalid_input', { fields: { file: 'Файла больше нет, загрузите его ещё раз' } });
  return storyFields.valuesOf({ ...fields, description: cleanHtml(fields.description, pictures), file });
}

interface Change {
  readonly callId: string;
  readonly values?: Awaited<ReturnType<typeof valuesOf>>;
  readonly status?: StoryStatus | undefined;
}

/**
 * Saves a story, which the caller holds locked, and changes its status if one is given. Returns the changed story.
 * Throws `move_not_allowed`, and `invalid_input` for what a published story lacks.
 */
export async function changeStory(
  tx: Db,
  context: Context,
  before: StoryTableRow,
  { callId, values, status: next }: Change,
): Promise<Story> {
  const status = statusSaved(storyMoves, before.status, next);
  const publishes = status === storyStatus.published;
  if (publishes) mustBeWhole(values ?? before);
  const was = await shownStory(tx, context, before.id);
  await storyStore.save(tx, before, context.now, {
    ...values,
    status,
    // A story that is published again after a correction keeps its place in the blog.
    ...(publishes ? { publishedAt: before.publishedAt ?? context.now } : {}),
  });
  if (values && before.file !== null && values.file !== before.file) await dropPaper(tx, context, before.file);
  const is = await shownStory(tx, context, before.id);
  const differs = changed(auditedOf(was), auditedOf(is));
  await writeAudit(tx, context, callId, { subject, subjectId: before.id, ...differs });
  return is;
}

/** Removes the file of a story, unless a version that visitors saw references it. */
async function dropPaper(tx: Db, context: Context, file: string): Promise<void> {
  if ((await namedInVersions(tx, [file])).length === 0) await dropFiles(tx, context.ports.files, [file]);
}

/** The last decision about a story, for `already_decided`. */
export async function lastTurn(tx: Db, context: Context, row: StoryTableRow): Promise<EarlierDecision> {
  const last = await lastAudited(tx, subject, row.id);
  return {
    what: row.status === storyStatus.published ? stepWords.publish : stepWords.unpublish,
    by: last ? await context.staffNameOf(tx, last.userId) : null,
    at: last?.at.toISOString() ?? null,
  };
}

/** Turns a reference to a missing category or author into `invalid_input` beside its field. */
export async function ofWhatThereIs<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'story_category_id_story_category_id_fk')
      throw new ApiFailure('invalid_input', { fields: { categoryId: 'Такой категории нет, выберите другую' } });
    if (broken === 'story_author_id_author_id_fk')
      throw new ApiFailure('invalid_input', { fields: { authorId: 'Такого автора нет, выберите другого' } });
    throw error;
  }
}
