import { createCluster } from '@venue/sdk/clusters/admin';
import { clusterRecord } from '@venue/sdk/clusters/kind';
import { ClusterFields } from '@venue/sdk/clusters/model';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { ClusterFieldset } from './ClusterFieldset.tsx';
import { clusterPaths } from './clusters.paths.ts';

const empty: ClusterFields = {
  clusterName: '',
  clusterUrl: '',
  clusterVideoUrl: '',
  clusterSocials: { telegram: '', vk: '', dzen: '', youtube: '' },
  clusterContacts: { phone: '', email: '', address: '' },
  clusterDescription: '',
};

/** Adds a cluster; its pictures follow in the editor. */
export default function CreateClusterPage() {
  return (
    <CreatePage
      kind={clusterRecord}
      create={createCluster}
      schema={ClusterFields}
      from={empty}
      list={clusterPaths.list}
      next={({ clusterId }) => href(clusterPaths.page, { clusterId })}
    >
      <ClusterFieldset>
        <RichText
          name="clusterDescription"
          label={clusterRecord.fields.clusterDescription.label}
          hint="Картинки можно будет добавить сразу после этого"
          optional
        />
      </ClusterFieldset>
    </CreatePage>
  );
}
