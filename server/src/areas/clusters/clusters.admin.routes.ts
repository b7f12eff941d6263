import {
  addClusterFiles,
  createCluster,
  getCluster,
  listClusters,
  removeCluster,
  removeClusterFile,
  saveCluster,
  uploadClusterTextFile,
} from '@venue/sdk/clusters/admin';
import { clusterRecord } from '@venue/sdk/clusters/kind';
import { clusterLimits } from '@venue/sdk/clusters/model';
import { cleanHtml } from '../../core/files/richText.ts';
import { handle } from '../../core/http/handle.ts';
import { manyPictures } from '../../core/record/manyPictures.ts';
import { textPictures } from '../../core/record/textPictures.ts';
import { valuesOf } from './clusters.rules.ts';
import { clusters } from './clusters.service.ts';
import { clusterStore } from './clusters.store.ts';

const subject = clusterRecord.name;
const { byId: read, lock, touch } = clusterStore;
const pictures = manyPictures({ subject, field: 'files', most: clusterLimits.images, read, lock, touch });
const inText = textPictures({ subject, read, lock, textOf: row => row.description });

export const clustersAdminRoutes = [
  handle(listClusters, ({ body }, context) => clusters.list(context, body)),

  handle(getCluster, ({ clusterId }, context) => clusters.read(context, clusterId)),

  handle(createCluster, ({ body }, context) => {
    // A new cluster has no pictures for its text yet.
    const clusterDescription = cleanHtml(body.clusterDescription, []);
    return clusters.create(context, createCluster, valuesOf({ ...body, clusterDescription }));
  }),

  handle(saveCluster, ({ body: { clusterId: id, version, ...fields } }, context) =>
    clusters.save(context, { id, version }, async (_before, tx) => {
      const clusterDescription = cleanHtml(fields.clusterDescription, await inText.of(tx, id));
      return valuesOf({ ...fields, clusterDescription });
    }),
  ),

  handle(removeCluster, ({ body: { clusterId } }, context) =>
    clusters.remove(context, removeCluster, clusterId, tx => inText.remove(tx, context.ports.files, clusterId)),
  ),

  handle(addClusterFiles, async ({ body: { clusterId, clusterFiles: files, before } }, context) => {
    const added = await pictures.add(context, addClusterFiles, clusterId, { files, field: 'clusterFiles', before });
    return { message: { files: added } };
  }),

  handle(removeClusterFile, ({ body: { fileId } }, context) => pictures.remove(context, removeClusterFile, fileId)),

  handle(uploadClusterTextFile, ({ body: { file, clusterId } }, context) =>
    inText.put(context, uploadClusterTextFile, clusterId, file),
  ),
];
