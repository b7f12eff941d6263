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
import { Cluster, ClusterFields, clusterLimits, clusterRemovalConfirm } from '@venue/sdk/clusters/model';
import { ClusterSheet } from '@venue/shared-ui/areas/clusters/ClusterSheet.tsx';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { RemoveButton } from '../../app/record/form/RemoveButton.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { Gallery } from '../../app/record/pictures/Gallery.tsx';
import { ManyPictures } from '../../app/record/pictures/ManyPictures.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { ClusterFieldset } from './ClusterFieldset.tsx';
import { clusterPaths } from './clusters.paths.ts';

const { fields: named } = clusterRecord;
const removal = { call: removeCluster, question: clusterRemovalConfirm };
const edited = versioned(ClusterFields);
const facts = ['clusterName', 'clusterUrl', 'clusterVideoUrl', 'clusterContacts', 'clusterDescription'] as const;

/** One cluster: an editor, or the facts for readers who may not change it. */
export default function ClusterPage() {
  return (
    <RecordPage
      kind={clusterRecord}
      get={getCluster}
      input={clusterId => ({ clusterId })}
      list={clusterPaths.list}
      actions={({ clusterId }) => <SiteLink path={`/clusters/${clusterId}`} />}
    >
      {(cluster, { manages }) =>
        manages ? (
          <ClusterEditor cluster={cluster} />
        ) : (
          <RecordColumns kind={clusterRecord} id={cluster.clusterId}>
            <RecordFacts kind={clusterRecord} record={cluster} fields={facts} />
            {cluster.files.length > 0 && <Gallery label={named.files.label} photos={cluster.files} />}
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}

function ClusterEditor({ cluster }: { cluster: Cluster }) {
  const { clusterId, files } = cluster;
  const inText = useSendEach(uploadClusterTextFile);
  const add = useSendEach(addClusterFiles);
  const save = useSaveCall(clusterRecord, saveCluster, clusterId);
  const editing = useRecordForm({ kind: clusterRecord, record: cluster, model: Cluster, ...edited, save });
  return (
    <RecordColumns kind={clusterRecord} id={clusterId} restore={editing.restore}>
      <RecordForm
        editing={editing}
        preview={typed => ({
          title: typed.clusterName,
          sheet: (
            <ClusterSheet
              // The server has not sanitized this text yet.
              cluster={{ ...cluster, ...typed, clusterDescription: oursOf(typed.clusterDescription) }}
            />
          ),
        })}
        buttons={<RemoveButton kind={clusterRecord} paths={clusterPaths} removal={removal} record={cluster} />}
      >
        <ClusterFieldset>
          <RichText
            name="clusterDescription"
            label={named.clusterDescription.label}
            hint="Картинка из&nbsp;буфера или с&nbsp;диска встанет туда, где стоит курсор"
            imageLimits={limitsOf(uploadClusterTextFile)}
            uploadImage={async (file, how) => {
              const { message } = await inText({ body: { file, clusterId } }, how);
              return { url: message.path, alt: '' };
            }}
            optional
          />
          <ManyPictures
            label={named.files.label}
            hint="Первая станет обложкой. Сохраняются сразу"
            pictures={files}
            limit={clusterLimits.images}
            limits={limitsOf(addClusterFiles)}
            add={async (file, how, before) =>
              (await add({ body: { clusterId, clusterFiles: [file], before } }, how)).message.files
            }
            remove={removeClusterFile}
          />
        </ClusterFieldset>
      </RecordForm>
    </RecordColumns>
  );
}
