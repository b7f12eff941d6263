import * as z from 'zod/mini';
import { staffCalls } from '../core/kind/staffCalls.ts';
import { call } from '../core/schema/call.ts';
import { Version } from '../core/schema/decision.ts';
import { created, current, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { picture, putBefore, uploadFails } from '../core/schema/uploads.ts';
import { Cluster, ClusterFields, ClusterRow, clusterLimits } from './clusters.model.ts';

const section = '7 Admin: clusters';
const { create, list, read, remove, save } = staffCalls('clusters', section);

export const clusterSorts = ['clusterId', 'clusterName', 'updatedAt'] as const;

/** A page of clusters; `search` looks at the name, the site and the contacts. */
export const listClusters = call({
  ...list,
  id: 'admin.cluster.list',
  summary: 'List the clusters',
  path: '/admin/cluster/show',
  body: pageBody(clusterSorts),
  reply: page(ClusterRow),
});

/** One cluster. */
export const getCluster = call({
  ...read,
  id: 'admin.cluster.detail',
  summary: 'Read one cluster',
  method: 'GET',
  path: '/admin/cluster/show/detailed/{clusterId}',
  reply: message(Cluster),
});

/** Adds a cluster. */
export const createCluster = call({
  ...create,
  id: 'admin.cluster.create',
  summary: 'Add a cluster',
  path: '/admin/cluster/create',
  body: ClusterFields,
  reply: created(Cluster),
});

/** Saves a cluster. A stale `version` is a `conflict`. */
export const saveCluster = call({
  ...save,
  id: 'admin.cluster.update',
  summary: 'Save a cluster',
  path: '/admin/cluster/update',
  body: z.extend(ClusterFields, { clusterId: Id, version: Version }),
  reply: message(Cluster),
  fails: ['not_found', { conflict: current(Cluster) }],
});

/** Removes a cluster with its pictures. */
export const removeCluster = call({
  ...remove,
  id: 'admin.cluster.remove',
  summary: 'Remove a cluster',
  path: '/admin/cluster/remove',
  body: z.object({ clusterId: Id }),
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
  repeat: 'idempotency-key',
  section,
});

/** Removes a picture of a cluster. */
export const removeClusterFile = call({
  ...remove,
  id: 'admin.cluster.fileRemove',
  summary: 'Remove a picture of a cluster',
  path: '/admin/cluster/file/remove',
  body: z.object({ fileId: Id }),
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
  repeat: 'idempotency-key',
  section,
});
