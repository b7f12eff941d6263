import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { BlogAuthor } from './authors.model.ts';

/** An author of published stories; one with none is `not_found`. */
export const getBlogAuthor = call({
  id: 'author.detail',
  summary: 'Read an author of the blog',
  method: 'GET',
  path: '/blog/authors/{authorId}',
  access: 'public',
  reply: message(BlogAuthor),
  fails: ['not_found'],
  reads: ['authors'],
  ours: true,
});
