import { listClusters, removeCluster, saveCluster } from '@venue/sdk/clusters/admin';
import { clusterRecord } from '@venue/sdk/clusters/kind';
import { clusterRemovalConfirm } from '@venue/sdk/clusters/model';
import { recordList } from '../../app/list/RecordList.tsx';
import { clusterPaths } from './clusters.paths.ts';

/** The groups of businesses the venue is home to. */
export const ClustersList = recordList(clusterRecord, listClusters, {
  paths: clusterPaths,
  save: saveCluster,
  removal: { call: removeCluster, question: clusterRemovalConfirm },
  columns: ({ column, named }) => [
    column('clusterId'),
    named('clusterName', 'cover'),
    column('clusterUrl', { minWidth: 150 }),
    column('clusterContacts', { flex: 1, minWidth: 220 }),
    column('updatedAt'),
  ],
  filters: [],
  searchLabel: 'Номер, название, сайт или контакты',
  hint: 'Расскажите, какие сообщества работают на\u00a0площадке и\u00a0как с\u00a0ними связаться.',
});
