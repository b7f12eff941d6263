import { getPublicCluster } from '@venue/sdk/clusters';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useParams } from 'react-router-dom';
import { PublicRecord } from '../app/PublicRecord.tsx';
import { PublicSheet } from '../app/PublicSheet.tsx';
import { VideoPlayer } from '../app/VideoPlayer.tsx';
import { clusterPaths } from './clusters.paths.ts';

/** A cluster with its contacts, pictures and video, for everybody. */
export default function ClusterPage() {
  const id = numberIn(useParams().clusterId);
  const reply = useCall(getPublicCluster, { clusterId: id ?? 0 }, { enabled: id !== null });
  return (
    <PublicRecord
      reply={reply}
      nameless={id === null}
      list={clusterPaths.list}
      titleOf={cluster => cluster.clusterName}
      texts={{ gone: 'Кластер не найден', failed: 'Не удалось загрузить кластер' }}
    >
      {({ clusterName, clusterUrl, clusterVideoUrl, clusterSocials, clusterContacts, clusterDescription, files }) => (
        <PublicSheet
          photos={files}
          html={clusterDescription}
          contacts={{
            address: clusterContacts.address,
            phones: clusterContacts.phone ? [clusterContacts.phone] : [],
            email: clusterContacts.email,
            links: [clusterUrl, ...Object.values(clusterSocials)],
          }}
        >
          {clusterVideoUrl && <VideoPlayer link={clusterVideoUrl} title={`Видео: ${clusterName}`} />}
        </PublicSheet>
      )}
    </PublicRecord>
  );
}
