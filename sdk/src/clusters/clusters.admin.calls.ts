import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Version } from '../core/schema/decision.ts';
import { created, current, done, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { picture, putBefore, uploadFails } from '../core/schema/uploads.ts';
import { Cluster, ClusterFields, ClusterRow, clusterLimits } from './clusters.model.ts';

const section = '7 Admin: clusters';

export const clusterSorts = ['clusterId', 'clusterName', 'updatedAt'] as const;

/** A page of clusters; `search` looks at the name, the site and the contacts. */
export const listClusters = call({
  id: 'admin.cluster.list',
  summary: 'List the clusters',
  method: 'POST',
  path: '/admin/cluster/show',
  access: 'clusters.read',
  body: pageBody(clusterSorts),
  reply: page(ClusterRow),
  reads: ['clusters'],
  section,
});

/** One cluster. */
export const getCluster = call({
  id: 'admin.cluster.detail',
  summary: 'Read one cluster',
  method: 'GET',
  path: '/admin/cluster/show/detailed/{clusterId}',
  access: 'clusters.read',
  reply: message(Cluster),
  fails: ['not_found'],
  reads: ['clusters'],
  section,
});

/** Adds a cluster. */
export const createCluster = call({
  id: 'admin.cluster.create',
  summary: 'Add a cluster',
  method: 'POST',
  path: '/admin/cluster/create',
  access: 'clusters.manage',
  body: ClusterFields,
  reply: created(Cluster),
  changes: ['clusters'],
  repeat: 'idempotency-key',
  section,
});

/** Saves a cluster. A stale `version` is a `conflict`. */
export const saveCluster = call({
  id: 'admin.cluster.update',
  summary: 'Save a cluster',
  method: 'POST',
  path: '/admin/cluster/update',
  access: 'clusters.manage',
  body: z.extend(ClusterFields, { clusterId: Id, version: Version }),
  reply: message(Cluster),
  fails: ['not_found', { conflict: current(Cluster) }],
  changes: ['clusters'],
  repeat: 'never: its version is used up',
  section,
});

/** Removes a cluster with its pictures. */
export const removeCluster = call({
  id: 'admin.cluster.remove',
  summary: 'Remove a cluster',
  method: 'POST',
  path: '/admin/cluster/remove',
  access: 'clusters.manage',
  body: z.object({ clusterId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['clusters'],
  repeat: 'never: the second finds it gone',
  section,
});

/** Adds pictures to a cluster, up to 10 MB each of JPEG, PNG or WebP and 30 in all. All or none. */
export const addClusterFiles = call({
  id: 'admin.cluster.file',
  summary: 'Upload pictures of a cluster',
  method: 'POST',
  path: '/admin/cluster/file',
  access: 'clusters.manage',
  body: z.object({
    clusterId: QueryInt,
    clusterFiles: z
      .array(picture(clusterLimits.imageMegabytes))
      .check(z.minLength(1, 'Выберите файл'), z.maxLength(clusterLimits.images)),
    before: putBefore,
  }),
  upload: ['clusterFiles'],
  reply: message(z.object({ files: z.array(RecordPicture) })),
  fails: ['not_found', ...uploadFails, 'file_limit'],
  changes: ['clusters'],
  repeat: 'never: each one adds a file',
  section,
});

/** Removes a picture of a cluster. */
export const removeClusterFile = call({
  id: 'admin.cluster.fileRemove',
  summary: 'Remove a picture of a cluster',
  method: 'POST',
  path: '/admin/cluster/file/remove',
  access: 'clusters.manage',
  body: z.object({ fileId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['clusters'],
  repeat: 'never: the second finds it gone',
  section,
});

/**
 * Uploads a picture for the description, up to 10 MB of JPEG, PNG or WebP and 100 in all; returns its URL for the text.
 */
export const uploadClusterTextFile = call({
  id: 'admin.cluster.textFile',
  summary: 'Upload a picture for the description of a cluster',
  method: 'POST',
  path: '/admin/cluster/text/file',
  access: 'clusters.manage',
  body: z.object({ file: picture(clusterLimits.imageMegabytes), clusterId: QueryInt }),
  upload: ['file'],
  reply: message(z.object({ success: z.boolean(), path: z.string() })),
  fails: ['not_found', ...uploadFails, 'file_limit'],
  // No reader sees a change until the text is saved.
  changes: [],
  repeat: 'never: each one adds a file',
  section,
});
