import { call } from '../core/schema/call.ts';
import { message, page, publicList } from '../core/schema/fields.ts';
import { PublicCluster, PublicClusterRow } from './clusters.model.ts';

/** A page of the clusters, 12 of them, by name; `search` looks at the name. */
export const listPublicClusters = call({
  id: 'cluster.list',
  summary: 'List the clusters',
  method: 'GET',
  path: '/cluster/list',
  access: 'public',
  query: publicList(),
  reply: page(PublicClusterRow),
  reads: ['clusters'],
  ours: true,
});

/** A cluster with its contacts and pictures. */
export const getPublicCluster = call({
  id: 'cluster.detail',
  summary: 'Read a cluster',
  method: 'GET',
  path: '/cluster/detail/{clusterId}',
  access: 'public',
  reply: message(PublicCluster),
  fails: ['not_found'],
  reads: ['clusters'],
  ours: true,
});
