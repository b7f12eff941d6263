import { useParams } from 'react-router-dom';
import ClusterPage from './ClusterPage.tsx';
import ClustersPage from './ClustersPage.tsx';

/** The list, and a record of it. */
export default function ClusterPages() {
  return useParams().clusterId === undefined ? <ClustersPage /> : <ClusterPage />;
}
