import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const clustersWords: Words = {
  clusterContacts: 'How to reach the cluster.',
  clusterDescription: 'About the cluster, as formatted text.',
  clusterFiles: 'Pictures to add to the cluster.',
  clusterId: 'Number of the cluster.',
  clusterName: 'What the cluster is called.',
  clusterSocials: 'The cluster’s pages in social networks.',
  clusterUrl: 'Link to the cluster’s site; may be empty.',
  clusterVideoUrl: 'Link to a video about the cluster; may be empty.',
};
