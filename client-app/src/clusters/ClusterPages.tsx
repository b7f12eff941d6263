import { useParams } from 'react-router-dom';
import ClusterPage from './ClusterPage.tsx';
import ClustersPage from './ClustersPage.tsx';

/** The list of clusters, or one cluster. */
export default function ClusterPages() {
  return useParams().clusterId === undefined ? <ClustersPage /> : <ClusterPage />;
}
