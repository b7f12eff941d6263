import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, message, QueryInt } from '../core/schema/fields.ts';
import { InputInstant } from '../core/schema/inputDates.ts';
import { PublicationPlan, Version, VersionPicture } from './versions.model.ts';

/**
 * The versions of a record, newest first: what visitors saw of it each time it was saved while published. Requires the
 * right to read such records. A record that was never published has none.
 */
export const listVersions = call({
  id: 'admin.version.list',
  summary: 'List the versions of a published record',
  method: 'GET',
  path: '/admin/version/{kind}/{id}',
  access: 'admin',
  query: z.object({ most: z._default(QueryInt.check(z.minimum(1), z.maximum(500)), 20) }),
  reply: message(
    z.object({
      versions: z.array(Version),
      more: z.boolean(),
      isShown: z.boolean(),
      /** Whether such records can be published and withdrawn at a planned time. */
      isPlanned: z.boolean(),
    }),
  ),
  fails: ['not_found'],
  reads: ['versions'],
  ours: true,
});

/**
 * One version with all its fields, named as in the record, and its pictures; `pictures` is null for a version saved
 * before pictures were stored. To restore it, save the record with the fields, then call `restoreVersionPictures`.
 */
export const getVersion = call({
  id: 'admin.version.detail',
  summary: 'Read one version of a record',
  method: 'GET',
  path: '/admin/version/{kind}/{id}/{versionId}',
  access: 'admin',
  reply: message(
    z.object({
      number: z.int(),
      data: z.record(z.string(), z.unknown()),
      pictures: z.nullable(z.array(VersionPicture)),
    }),
  ),
  fails: ['not_found'],
  reads: ['versions'],
  ours: true,
});

/**
 * Gives a record the pictures of a version again: the same pictures, order and main picture. Pictures that the record
 * still has keep their numbers. Requires the right to change such records. A version saved before pictures were stored
 * is `not_found` too.
 */
export const restoreVersionPictures = call({
  id: 'admin.version.pictures',
  summary: 'Restore the pictures of a version',
  method: 'POST',
  path: '/admin/version/{kind}/{id}/{versionId}/pictures',
  access: 'admin',
  reply: done,
  fails: ['not_found'],
  // The record may be of any of these kinds.
  changes: [
    ...(['versions', 'articles', 'authors', 'banners', 'clusters', 'collaborators'] as const),
    ...(['galleries', 'projects', 'residents', 'reviews', 'stories'] as const),
  ],
  repeat: 'safe',
  ours: true,
});

/** The plans of all records of a kind that are not due yet, or have failed. */
export const listPublicationPlans = call({
  id: 'admin.version.plans',
  summary: 'List when records of a kind are published and withdrawn',
  method: 'GET',
  path: '/admin/publication/{kind}',
  access: 'admin',
  reply: message(z.object({ plans: z.array(PublicationPlan) })),
  fails: ['not_found'],
  reads: ['versions'],
  ours: true,
});

/**
 * Plans when a record is published and withdrawn automatically; it replaces the previous plan, and two nulls remove it.
 * Requires the right to change such records. What could not be published now is refused now. It is `move_not_allowed`
 * to plan the publication of a published record, or only the withdrawal of an unpublished one.
 */
export const planPublication = call({
  id: 'admin.version.plan',
  summary: 'Plan when a record is published and withdrawn',
  method: 'PUT',
  path: '/admin/publication/{kind}/{id}',
  access: 'admin',
  body: z.object({ publishAt: z.nullable(InputInstant), withdrawAt: z.nullable(InputInstant) }),
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  changes: ['versions'],
  repeat: 'safe',
  ours: true,
});
