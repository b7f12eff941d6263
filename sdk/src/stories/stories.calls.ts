import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { LAST_PAGE, message, page, QueryInt } from '../core/schema/fields.ts';
import { BlogStory, BlogStoryRow, StoryCategory } from './stories.model.ts';

/**
 * A page of the published stories, 12 of them, newest first, of one category or one author if asked for; `search` looks
 * at the title and the author.
 */
export const listBlogStories = call({
  id: 'story.list',
  summary: 'List the published stories of the blog',
  method: 'GET',
  path: '/blog/stories',
  access: 'public',
  query: z.object({
    page: z._default(QueryInt.check(z.minimum(1), z.maximum(LAST_PAGE)), 1),
    storyCategoryId: z.optional(QueryInt),
    authorId: z.optional(QueryInt),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  reply: page(BlogStoryRow),
  reads: ['stories'],
  ours: true,
});

/** A published story with its pictures, its author and its neighbours. */
export const getBlogStory = call({
  id: 'story.detail',
  summary: 'Read a published story of the blog',
  method: 'GET',
  path: '/blog/stories/{storyId}',
  access: 'public',
  reply: message(BlogStory),
  fails: ['not_found'],
  reads: ['stories'],
  ours: true,
});

/** The categories that have published stories, by name. */
export const listBlogCategories = call({
  id: 'story.categories',
  summary: 'List the categories of the published stories',
  method: 'GET',
  path: '/blog/categories',
  access: 'public',
  reply: message(z.object({ categories: z.array(StoryCategory) })),
  reads: ['stories'],
  ours: true,
});
