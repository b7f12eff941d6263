import { listClusters, saveCluster } from '@venue/sdk/clusters/admin';
import { clusterRecord } from '@venue/sdk/clusters/kind';
import { recordArea } from '../../area/recordArea.ts';
import { presentCluster, presentRows } from './clusters.presenter.ts';
import { fieldsOf } from './clusters.rules.ts';
import { clusterStore } from './clusters.store.ts';

export const clusters = recordArea({
  kind: clusterRecord,
  list: listClusters,
  save: saveCluster,
  store: clusterStore,
  presentRows,
  present: presentCluster,
  auditedOf: fieldsOf,
});
