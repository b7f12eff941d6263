import { addClusterFiles, removeClusterFile } from '@venue/sdk/clusters/admin';
import { clusterRecord } from '@venue/sdk/clusters/kind';
import { clusterLimits } from '@venue/sdk/clusters/model';
import { handle } from '../../core/http/handle.ts';
import { manyPictures } from '../../core/record/manyPictures.ts';
import { changeCluster, clusterById, lockCluster } from './clusters.store.ts';

const pictures = manyPictures({
  subject: clusterRecord.name,
  field: 'files',
  most: clusterLimits.images,
  read: clusterById,
  lock: lockCluster,
  touch: (tx, id, updatedAt) => changeCluster(tx, id, { updatedAt }),
});

export const clustersImagesRoutes = [
  handle(addClusterFiles, async ({ body: { clusterId, clusterFiles: files, before } }, context) => ({
    message: {
      files: await pictures.add(context, addClusterFiles, clusterId, { files, field: 'clusterFiles', before }),
    },
  })),

  handle(removeClusterFile, ({ body: { fileId } }, context) => pictures.remove(context, removeClusterFile, fileId)),
];
