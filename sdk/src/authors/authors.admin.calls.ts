import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Version } from '../core/schema/decision.ts';
import { created, current, done, Id, message, page, pageQuery, QueryInt } from '../core/schema/fields.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { required } from '../core/schema/rules.ts';
import { picture, uploadFails } from '../core/schema/uploads.ts';
import { Author, AuthorBrief, AuthorFields, AuthorRow, authorLimits } from './authors.model.ts';

const section = '7 Admin: authors';

export const authorSorts = ['authorId', 'authorName', 'authorCity', 'storiesCount', 'updatedAt'] as const;

/** A page of authors; `search` looks at the name and the city. */
export const listAuthors = call({
  id: 'admin.author.list',
  summary: 'List the authors of the blog',
  method: 'GET',
  path: '/admin/author',
  access: 'authors.read',
  query: z.extend(pageQuery(authorSorts), { storyCategoryId: z.optional(QueryInt) }),
  reply: page(AuthorRow),
  reads: ['authors'],
  section,
});

/** One author. */
export const getAuthor = call({
  id: 'admin.author.detail',
  summary: 'Read one author',
  method: 'GET',
  path: '/admin/author/{authorId}',
  access: 'authors.read',
  reply: message(Author),
  fails: ['not_found'],
  reads: ['authors'],
  section,
});

/** Adds an author. An unknown category is reported at its field. */
export const createAuthor = call({
  id: 'admin.author.create',
  summary: 'Add an author',
  method: 'POST',
  path: '/admin/author',
  access: 'authors.manage',
  body: AuthorFields,
  reply: created(Author),
  changes: ['authors'],
  repeat: 'idempotency-key',
  section,
});

/** Saves an author. A stale `version` is a `conflict`. */
export const saveAuthor = call({
  id: 'admin.author.update',
  summary: 'Save an author',
  method: 'PUT',
  path: '/admin/author',
  access: 'authors.manage',
  body: z.extend(AuthorFields, { authorId: Id, version: Version }),
  reply: message(Author),
  fails: ['not_found', { conflict: current(Author) }],
  changes: ['authors', 'stories'],
  repeat: 'idempotency-key',
  section,
});

/** Removes an author nobody refers to; one with stories is `in_use`. */
export const removeAuthor = call({
  id: 'admin.author.delete',
  summary: 'Remove an author',
  method: 'DELETE',
  path: '/admin/author/{authorId}',
  access: 'authors.manage',
  reply: done,
  fails: ['not_found', 'in_use'],
  changes: ['authors'],
  repeat: 'idempotency-key',
  section,
});

/** Uploads the author's picture, up to 10 MB of JPEG, PNG or WebP; it replaces the previous one. */
export const uploadAuthorAvatar = call({
  id: 'admin.author.avatarUpload',
  summary: 'Upload the picture of an author',
  method: 'PUT',
  path: '/admin/author/avatar',
  access: 'authors.manage',
  body: z.object({ file: picture(authorLimits.avatarMegabytes), authorId: QueryInt }),
  upload: ['file'],
  reply: message(RecordPicture),
  fails: ['not_found', ...uploadFails],
  changes: ['authors', 'stories'],
  repeat: 'idempotency-key',
  section,
});

/** Removes the author's picture. */
export const removeAuthorAvatar = call({
  id: 'admin.author.avatarDelete',
  summary: 'Remove the picture of an author',
  method: 'DELETE',
  path: '/admin/author/avatar',
  access: 'authors.manage',
  query: z.object({ authorId: QueryInt }),
  reply: done,
  fails: ['not_found'],
  changes: ['authors', 'stories'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Uploads a picture for the description, up to 10 MB of JPEG, PNG or WebP and 100 in all; returns its URL for the text.
 */
export const uploadAuthorTextImage = call({
  id: 'admin.author.textImage',
  summary: 'Upload a picture for the description of an author',
  method: 'POST',
  path: '/admin/author/image',
  access: 'authors.manage',
  body: z.object({ file: picture(authorLimits.textImageMegabytes), authorId: QueryInt }),
  upload: ['file'],
  reply: message(z.object({ success: z.boolean(), path: z.string() })),
  fails: ['not_found', ...uploadFails, 'file_limit'],
  // No reader sees a change until the text is saved.
  changes: [],
  repeat: 'idempotency-key',
  section,
});

/** Up to 20 authors whose name begins with or contains the text, for the author field of a story. */
export const findAuthors = call({
  id: 'admin.author.find',
  summary: 'Find authors by name',
  method: 'POST',
  path: '/admin/author/name',
  // Staff who write the blog choose its authors without managing them.
  access: 'stories.read',
  body: z.object({ authorName: required(200) }),
  reply: message(z.object({ authors: z.array(AuthorBrief) })),
  reads: ['authors'],
  section,
});
