import * as z from 'zod/mini';
import { planned, plannedOnly } from '../core/kind/planned.ts';
import { call } from '../core/schema/call.ts';
import { basedOn, decisionFails, Version } from '../core/schema/decision.ts';
import { current, done, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { MainableImage } from '../core/schema/pictures.ts';
import { picture, putBefore, upload, uploadFails } from '../core/schema/uploads.ts';
import {
  Story,
  StoryCategory,
  StoryCategoryFields,
  StoryFields,
  StoryRow,
  storyLimits,
  storyStatus,
} from './stories.model.ts';

const section = '7 Admin: stories';
const StoryOf = z.object({ storyId: Id });
const textFile = upload({
  megabytes: storyLimits.textFileMegabytes,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
});
/** The story after the change. */
const Saved = message(z.extend(Story, { success: z.boolean() }));

export const storySorts = [
  'storyId',
  'storyTitle',
  'storyStatus',
  'storyCategory',
  'storyAuthor',
  'publishedAt',
  'createdAt',
  'updatedAt',
] as const;

/** A page of stories; `search` looks at number, title and author, the days filter by the day of publication. */
export const listStories = call({
  id: 'admin.story.list',
  summary: 'List the stories of the blog',
  method: 'POST',
  path: '/admin/story/show',
  access: 'stories.read',
  body: z.extend(pageBody(storySorts), {
    storyStatus: z.optional(storyStatus.schema),
    storyCategoryId: z.optional(Id),
    authorId: z.optional(Id),
    from: z.optional(InputDay),
    to: z.optional(InputDay),
    ...plannedOnly,
  }),
  reply: page(planned(StoryRow)),
  reads: ['stories', 'versions'],
  section,
});

/** One story with its text and pictures. */
export const getStory = call({
  id: 'admin.story.detail',
  summary: 'Read one story',
  method: 'POST',
  path: '/admin/story/detailed',
  access: 'stories.read',
  body: StoryOf,
  reply: message(Story),
  fails: ['not_found'],
  reads: ['stories'],
  section,
});

/** Adds a story as a draft. An unknown category or author is reported at its field. */
export const createStory = call({
  id: 'admin.story.create',
  summary: 'Add a story',
  method: 'POST',
  path: '/admin/story/create',
  access: 'stories.manage',
  body: StoryFields,
  reply: message(StoryOf),
  changes: ['stories', 'authors'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Saves a story, and with another status publishes or unpublishes it; left out, the status stays. A published story
 * must have a text. A stale `version` is a `conflict`.
 */
export const saveStory = call({
  id: 'admin.story.update',
  summary: 'Save a story',
  method: 'POST',
  path: '/admin/story/update',
  access: 'stories.manage',
  body: z.extend(StoryFields, { storyId: Id, status: z.optional(storyStatus.schema), version: Version }),
  reply: Saved,
  fails: ['not_found', { conflict: current(Story) }, 'move_not_allowed'],
  changes: ['stories', 'authors'],
  repeat: 'idempotency-key',
  section,
});

/** Publishes a story as it was last saved. */
export const publishStory = call({
  id: 'admin.story.publish',
  summary: 'Publish a story',
  method: 'POST',
  path: '/admin/story/publish',
  access: 'stories.manage',
  body: z.extend(StoryOf, { seen: basedOn(storyStatus.schema) }),
  reply: Saved,
  fails: decisionFails,
  changes: ['stories'],
  repeat: 'idempotency-key',
  section: '4 States and transitions',
});

/** Unpublishes a story; it becomes a draft again. */
export const unpublishStory = call({
  id: 'admin.story.unpublish',
  summary: 'Unpublish a story',
  method: 'POST',
  path: '/admin/story/unpublish',
  access: 'stories.manage',
  body: z.extend(StoryOf, { seen: basedOn(storyStatus.schema) }),
  reply: Saved,
  fails: decisionFails,
  changes: ['stories'],
  repeat: 'idempotency-key',
  section: '4 States and transitions',
});

/** Removes a story with its pictures and its file, a published one too. */
export const removeStory = call({
  id: 'admin.story.remove',
  summary: 'Remove a story',
  method: 'POST',
  path: '/admin/story/remove',
  access: 'stories.manage',
  body: StoryOf,
  reply: done,
  fails: ['not_found'],
  changes: ['stories', 'authors'],
  repeat: 'idempotency-key',
  section,
});

/** Adds pictures to a story, up to 10 MB each of JPEG, PNG or WebP and 30 in all. All or none. */
export const addStoryFiles = call({
  id: 'admin.story.file',
  summary: 'Upload pictures of a story',
  method: 'POST',
  path: '/admin/story/file',
  access: 'stories.manage',
  body: z.object({
    storyId: QueryInt,
    storyFiles: z
      .array(picture(storyLimits.imageMegabytes))
      .check(z.minLength(1, 'Выберите файл'), z.maxLength(storyLimits.images)),
    before: putBefore,
  }),
  upload: ['storyFiles'],
  reply: message(z.object({ paths: z.array(z.string()), storyImages: z.array(MainableImage) })),
  fails: ['not_found', ...uploadFails, 'file_limit'],
  changes: ['stories'],
  repeat: 'idempotency-key',
  section,
});

/** Makes a picture the main one of its story; the previous main picture loses the mark. */
export const setMainStoryFile = call({
  id: 'admin.story.fileMain',
  summary: 'Make a picture the main one of a story',
  method: 'POST',
  path: '/admin/story/file/main',
  access: 'stories.manage',
  body: z.extend(StoryOf, { fileId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['stories'],
  repeat: 'safe',
  section,
});

/** Removes a picture of a story. When it was the main one, the first of the others takes its place. */
export const removeStoryFile = call({
  id: 'admin.story.fileRemove',
  summary: 'Remove a picture of a story',
  method: 'POST',
  path: '/admin/story/file/remove',
  access: 'stories.manage',
  body: z.object({ fileId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['stories'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Uploads a picture for the text, 100 in all, or a PDF offered beside it, up to 20 MB; returns its address. A PDF is
 * deleted after a day unless a story uses it.
 */
export const uploadStoryTextFile = call({
  id: 'admin.story.textFile',
  summary: 'Upload a file for the text of a story',
  method: 'POST',
  path: '/admin/story/text/file',
  access: 'stories.manage',
  body: z.object({ storyId: QueryInt, storyFile: textFile }),
  upload: ['storyFile'],
  reply: message(z.object({ success: z.boolean(), path: z.string() })),
  fails: ['not_found', ...uploadFails, 'file_limit'],
  // No reader sees a change until the text is saved.
  changes: [],
  repeat: 'idempotency-key',
  section,
});

/** All categories of the blog by name. */
export const listStoryCategories = call({
  id: 'admin.story.categoryList',
  summary: 'List the categories of the blog',
  method: 'GET',
  path: '/admin/story/category/show',
  access: 'stories.read',
  reply: message(z.object({ categories: z.array(StoryCategory) })),
  reads: ['stories.categories'],
  section,
});

/** Adds a category of the blog; a name that exists already is `category_exists`. */
export const createStoryCategory = call({
  id: 'admin.story.categoryCreate',
  summary: 'Add a category of the blog',
  method: 'POST',
  path: '/admin/story/category/create',
  access: 'stories.manage',
  body: StoryCategoryFields,
  reply: message(z.object({ storyCategoryId: Id })),
  fails: ['category_exists'],
  changes: ['stories.categories'],
  repeat: 'idempotency-key',
  section,
});
