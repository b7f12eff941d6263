import type { Cluster } from '@venue/sdk/clusters/model';
import { PublicSheet } from '../../parts/record/PublicSheet.tsx';
import { VideoPlayer } from '../../parts/record/VideoPlayer.tsx';

type ClusterContent = Pick<
  Cluster,
  | 'clusterName'
  | 'clusterUrl'
  | 'clusterVideoUrl'
  | 'clusterSocials'
  | 'clusterContacts'
  | 'clusterDescription'
  | 'files'
>;

/** A cluster below its name as visitors see it: its pictures, text, video and contacts. */
export function ClusterSheet({ cluster }: { cluster: ClusterContent }) {
  const { clusterName, clusterUrl, clusterVideoUrl, clusterSocials, clusterContacts, clusterDescription, files } =
    cluster;
  return (
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
  );
}
