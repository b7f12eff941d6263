import { getPublicCluster } from '@venue/sdk/clusters';
import { ClusterSheet } from '@venue/shared-ui/areas/clusters/ClusterSheet.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useParams } from 'react-router-dom';
import { PublicRecord } from '../app/records/PublicRecord.tsx';
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
      {cluster => <ClusterSheet cluster={cluster} />}
    </PublicRecord>
  );
}
