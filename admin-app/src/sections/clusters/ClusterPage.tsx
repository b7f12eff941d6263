import { limitsOf } from '@venue/sdk';
import {
  addClusterFiles,
  getCluster,
  removeCluster,
  removeClusterFile,
  saveCluster,
  uploadClusterTextFile,
} from '@venue/sdk/clusters/admin';
import { clusterRecord } from '@venue/sdk/clusters/kind';
import { Cluster, clusterLimits, clusterRemovalConfirm } from '@venue/sdk/clusters/model';
import { ClusterSheet } from '@venue/shared-ui/areas/clusters/ClusterSheet.tsx';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { useTextPictures } from '../../app/record/form/useTextPictures.ts';
import { Gallery } from '../../app/record/pictures/Gallery.tsx';
import { ManyPictures } from '../../app/record/pictures/ManyPictures.tsx';
import { plainPage } from '../../app/record/plainPage.tsx';
import { clusterPaths } from './clusters.paths.ts';

const { label } = clusterRecord.fields.files;

/** One cluster. */
export default plainPage(clusterRecord, {
  paths: clusterPaths,
  get: getCluster,
  save: saveCluster,
  model: Cluster,
  removal: { call: removeCluster, question: clusterRemovalConfirm },
  site: ({ clusterId }) => `/clusters/${clusterId}`,
  facts: ['clusterName', 'clusterUrl', 'clusterVideoUrl', 'clusterContacts', 'clusterDescription'],
  read: ({ files }, rows) => (
    <>
      <Facts rows={rows} />
      {files.length > 0 && <Gallery label={label} photos={files} />}
    </>
  ),
  useParts: cluster => {
    const { clusterId, files } = cluster;
    const add = useSendEach(addClusterFiles);
    const inText = useTextPictures(uploadClusterTextFile, { clusterId });
    return {
      own: {
        clusterDescription: props => (
          <>
            <RichText {...props} {...inText} />
            <ManyPictures
              label={label}
              hint="Первая станет обложкой. Сохраняются сразу"
              pictures={files}
              limit={clusterLimits.images}
              limits={limitsOf(addClusterFiles)}
              add={async (file, how, before) =>
                (await add({ body: { clusterId, clusterFiles: [file], before } }, how)).message.files
              }
              remove={removeClusterFile}
            />
          </>
        ),
      },
      preview: typed => ({
        title: typed.clusterName,
        sheet: (
          <ClusterSheet
            // The server has not sanitized this text yet.
            cluster={{ ...cluster, ...typed, clusterDescription: oursOf(typed.clusterDescription) }}
          />
        ),
      }),
    };
  },
});
