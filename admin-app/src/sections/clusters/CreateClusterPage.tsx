import { createCluster } from '@venue/sdk/clusters/admin';
import { clusterRecord } from '@venue/sdk/clusters/kind';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { clusterPaths } from './clusters.paths.ts';

const textHint = 'Картинки можно будет добавить сразу после этого';

/** Adds a cluster; its pictures follow in the editor. */
export default function CreateClusterPage() {
  return (
    <CreatePage
      kind={clusterRecord}
      create={createCluster}
      paths={clusterPaths}
      own={{ clusterDescription: props => <RichText {...props} hint={textHint} /> }}
    />
  );
}
